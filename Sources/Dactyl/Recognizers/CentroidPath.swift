/// How far the centre of some fingers has travelled, without a jump when one joins or leaves (SPEC C12).
struct CentroidPath {
  /// The way so far, in the window.
  private(set) var travelled = Vector.zero
  /// What was travelled when the fingers last became more or fewer.
  private var base = Vector.zero
  /// Where the centre was then.
  private var reference = Point.zero

  init() {}

  /// Goes on with the present fingers, from where they were before this event.
  mutating func join(_ touches: ContiguousArray<Touch>) {
    base = travelled
    reference = centre(of: touches) { $0.previousPosition }
  }

  /// Follows the fingers to where they are.
  mutating func follow(_ touches: ContiguousArray<Touch>) {
    travelled = base + (centre(of: touches) { $0.position } - reference)
  }

  /// Goes on with the fingers that are still down, from where they are.
  mutating func leave(_ touches: ContiguousArray<Touch>) {
    base = travelled
    var sum = Vector.zero
    var count = 0.0
    for touch in touches where touch.isDown {
      sum += touch.sample.position - .zero
      count += 1
    }
    reference = count > 0 ? .zero + sum / count : .zero
  }

  private func centre(
    of touches: ContiguousArray<Touch>, _ place: (TouchSample) -> Point
  ) -> Point {
    guard !touches.isEmpty else { return .zero }
    var sum = Vector.zero
    for touch in touches { sum += place(touch.sample) - .zero }
    return .zero + sum / Double(touches.count)
  }
}
