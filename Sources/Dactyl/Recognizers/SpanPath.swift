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
  /// The span for each point that the fingers measure, since they last became more or fewer; 0
  /// before there were two.
  private var unit = 0.0

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
    let measured = measure(places)
    if start == 0 {
      start = measured
      span = measured
    }
    unit = span / measured
  }

  mutating func follow(_ places: Positions) {
    guard places.count > 1, unit > 0 else { return }
    span = unit * measure(places)
  }

  private func measure(_ places: Positions) -> Double { max(places.span, SpanPath.smallest) }
}
