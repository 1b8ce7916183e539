/// How much fingers have spread since they passed a threshold, and how fast.
struct ScaleMeter: ~Copyable {
  var measured = MeasuredPath<SpanPath>()
  /// The span that counts as a scale of 1 where the owner has not written another; nil for the
  /// first there was.
  private var ownUnit: Double?
  /// What the owner has written, as a factor of what was measured.
  private var factor = 1.0

  init() {}

  /// How many times farther apart the fingers are; writing rebases it (SPEC C13).
  var scale: Double {
    get { ratio * factor }
    set { factor = newValue / ratio }
  }

  /// By how many points the span has changed, never negative.
  var change: Double { abs(measured.path.change) }

  /// How fast the scale grows, per second, measured against the span with which it began.
  func velocity(at time: Double) -> Double { measured.velocity(at: time).dx / unit }

  /// Takes the threshold out of what was spread.
  mutating func pass(_ threshold: Double) {
    let change = measured.path.change
    let out = min(abs(change), threshold)
    guard out > 0 else { return }
    ownUnit = max(measured.path.start + (change < 0 ? -out : out), 1)
  }

  /// Forgets everything.
  mutating func removeAll() {
    measured.removeAll()
    ownUnit = nil
    factor = 1
  }

  private var unit: Double { ownUnit ?? max(measured.path.start, 1) }

  /// What was measured; 1 before there were two fingers.
  private var ratio: Double { measured.path.span > 0 ? measured.path.span / unit : 1 }
}
