/// How much farther apart some fingers have come, without a jump when one joins or leaves (SPEC C12).
///
/// The span is twice the mean distance of the fingers to their centre; of two fingers, their distance.
struct SpanPath {
  /// The present span as it would be had no finger ever joined or left; 0 before there were two fingers.
  private(set) var span = 0.0
  /// The span when there were first two fingers.
  private(set) var start = 0.0
  /// The span and what the fingers measured when they last became more or fewer.
  private var base = 0.0
  private var reference = 0.0

  /// Below this many points a span says nothing, and a ratio to it would explode.
  private static let smallest = 1.0

  init() {}

  /// By how much the span has changed.
  var change: Double { span - start }

  /// Goes on with the present fingers, from where they were before this event.
  mutating func join(_ touches: ContiguousArray<Touch>) {
    rebase(measure(touches) { $0.previousPosition })
  }

  /// Follows the fingers to where they are.
  mutating func follow(_ touches: ContiguousArray<Touch>) {
    guard touches.count > 1 else { return }
    span = base * max(measure(touches) { $0.position }, SpanPath.smallest) / reference
  }

  /// Goes on with the fingers that are still down, from where they are.
  mutating func leave(_ touches: ContiguousArray<Touch>) {
    var remaining = touches
    remaining.removeAll { !$0.isDown }
    rebase(measure(remaining) { $0.position })
  }

  private mutating func rebase(_ measured: Double) {
    guard measured > 0 else { return }
    reference = max(measured, SpanPath.smallest)
    if start == 0 {
      start = reference
      span = reference
    }
    base = span
  }

  private func measure(
    _ touches: ContiguousArray<Touch>, _ place: (TouchSample) -> Point
  ) -> Double {
    guard touches.count > 1 else { return 0 }
    var sum = Vector.zero
    for touch in touches { sum += place(touch.sample) - .zero }
    let centre = Point.zero + sum / Double(touches.count)
    var distances = 0.0
    for touch in touches { distances += place(touch.sample).distance(to: centre) }
    return 2 * distances / Double(touches.count)
  }
}
