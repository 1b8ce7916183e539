/// Where some fingers were when they last became more or fewer, to tell which of them have moved
/// since (SPEC E1).
struct FingerStarts: ~Copyable {
  private var places = PlainArray<Point>()
  /// How far the finger had come that had moved least, when the fingers last became fewer.
  private var formerLeast = 0.0

  init() {}

  /// Starts anew from where the fingers are that are still down.
  @inline(never)
  mutating func mark(_ touches: borrowing UnretainedArray<Touch>) {
    if places.count > 1 { formerLeast = least(of: touches) }
    places.removeAll()
    touches.forEach { if $0.isDown { places.append($0.sample.position) } }
  }

  /// Leaves out what the fingers did in a frame in which one of them jumped.
  @inline(never)
  mutating func skip(_ touches: borrowing UnretainedArray<Touch>) {
    guard places.count == touches.count else { return }
    for index in 0..<places.count {
      places[index] += touches[index].sample.position - touches[index].sample.previousPosition
    }
  }

  /// How far the finger has come that has moved least, in points; with one finger left, when there
  /// were more.
  @inline(never)
  func least(of touches: borrowing UnretainedArray<Touch>) -> Double {
    guard places.count > 1, places.count == touches.count else { return formerLeast }
    var least = Double.infinity
    for index in 0..<places.count {
      least = min(least, places[index].distance(to: touches[index].sample.position))
    }
    return least
  }

  /// What a change of all fingers has to reach for a gesture to begin, and has reached; nil where
  /// it has not.
  ///
  /// - Parameters:
  ///   - usual: what it takes where every finger has moved.
  ///   - movement: how far that is, in points.
  ///   - factor: how many times more it takes where one has not.
  func threshold(
    _ usual: Double, passedBy change: Double, of touches: borrowing UnretainedArray<Touch>,
    movement: Double, factor: Double
  ) -> Double? {
    guard change >= usual, change > 0 else { return nil }
    if least(of: touches) >= movement { return usual }
    let increased = usual * factor
    return change >= increased ? increased : nil
  }

  /// How far one of the fingers has come.
  func way(of touches: borrowing UnretainedArray<Touch>, at index: Int) -> Vector {
    index < places.count ? touches[index].sample.position - places[index] : .zero
  }

  /// Forgets the fingers.
  mutating func removeAll() {
    places.removeAll()
    formerLeast = 0
  }
}
