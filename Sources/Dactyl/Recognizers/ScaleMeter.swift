/// How much fingers have spread since they passed a threshold, and how fast.
struct ScaleMeter: ~Copyable {
  var measured = MeasuredPath<SpanPath>()
  /// By how much the span had changed as the threshold was passed.
  private var taken = 0.0
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

  /// How fast the scale grows, per second, measured against the first span.
  func velocity(at time: Double) -> Double {
    measured.velocity(at: time).dx / max(measured.path.start, 1)
  }

  /// Takes the threshold out of what was spread, until the fingers have gone as far again.
  mutating func pass(_ threshold: Double) {
    let change = measured.path.change
    taken = change < 0 ? -min(-change, threshold) : min(change, threshold)
  }

  /// Forgets everything.
  mutating func removeAll() {
    measured.removeAll()
    taken = 0
    factor = 1
  }

  /// The span that counts as a scale of 1 if the owner has not written another.
  private var unit: Double {
    max(measured.path.start + taken * withheld(measured.path.change, of: taken), 1)
  }

  /// What was measured; 1 before there were two fingers.
  private var ratio: Double { measured.path.span > 0 ? measured.path.span / unit : 1 }
}

/// The share that is left out of what a gesture took to begin: all of it as it begins, nothing once
/// the fingers have gone as far again (SPEC E1).
@inline(__always)
func withheld(_ way: Double, of taken: Double) -> Double {
  taken == 0 ? 0 : min(max(2 - way / taken, 0), 1)
}
