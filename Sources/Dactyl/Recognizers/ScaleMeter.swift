/// How much fingers have spread since they passed a threshold, and how fast.
struct ScaleMeter {
  var measured = MeasuredPath<SpanPath>()
  /// The span that counts as a scale of 1 where the owner has not written another.
  private var unit = 1.0
  /// What the owner has written, as a factor of what was measured.
  private var factor = 1.0

  init() {}

  /// How many times farther apart the fingers are; writing it has it go on from there (SPEC C13).
  var scale: Double {
    get { measured.path.span / unit * factor }
    set { factor = measured.path.span > 0 ? newValue * unit / measured.path.span : newValue }
  }

  /// By how many points the span has changed, never negative.
  var change: Double { abs(measured.path.change) }

  /// How fast the scale grows, per second, measured against the span with which it began.
  func velocity(at time: Double) -> Double { measured.velocity(at: time).dx / unit }

  /// Takes the threshold out of what was spread.
  mutating func pass(_ threshold: Double) {
    let change = measured.path.change
    let out = min(abs(change), threshold)
    unit = max(measured.path.start + (change < 0 ? -out : out), 1)
  }

  /// Forgets everything.
  mutating func removeAll() {
    measured.removeAll()
    unit = 1
    factor = 1
  }
}
