/// How much farther apart some fingers have come.
///
/// The span is twice the mean distance of the fingers to their centre; of two fingers, their
/// distance.
struct SpanPath: FingerPath {
  /// The present span as it would be had no finger ever joined or left; 0 before there were two
  /// fingers.
  private(set) var span = 0.0
  /// The span when there were first two fingers.
  private(set) var start = 0.0
  /// The span and what the fingers measured when they last became more or fewer.
  private var base = 0.0
  private var reference = 0.0

  /// Below this many points a span says nothing, and a ratio to it would explode.
  private static let smallest = 1.0

  static var fewest: Int { 2 }

  init() {}

  mutating func removeAll() { self = SpanPath() }

  var progress: Point { Point(span, 0) }

  /// By how much the span has changed.
  var change: Double { span - start }

  mutating func rebase(on places: Positions) {
    guard places.count > 1 else { return }
    reference = measure(places)
    if start == 0 {
      start = reference
      span = reference
    }
    base = span
  }

  mutating func follow(_ places: Positions) {
    guard places.count > 1, reference > 0 else { return }
    span = base * measure(places) / reference
  }

  private func measure(_ places: Positions) -> Double {
    max(2 * places.meanDistance, SpanPath.smallest)
  }
}
