/// How far fingers have turned since they passed a threshold, and how fast.
struct RotationMeter: ~Copyable {
  var measured = MeasuredPath<TurnPath>()
  /// What of the turn does not count: the threshold, and what the owner took out.
  private var offset = 0.0

  init() {}

  /// How far the fingers have turned, in radians; writing rebases it (SPEC C13).
  var rotation: Double {
    get { measured.path.turned - offset }
    set { offset = measured.path.turned - newValue }
  }

  /// How far the fingers have travelled about their centre, in points, never negative.
  var arc: Double { abs(measured.path.arc) }

  /// How fast the fingers turn, in radians per second.
  func velocity(at time: Double) -> Double { measured.velocity(at: time).dx }

  /// Takes the threshold out of what was turned.
  mutating func pass(_ threshold: Double) {
    let arc = arc
    offset = arc > 0 ? measured.path.turned * min(1, threshold / arc) : 0
  }

  /// Forgets everything.
  mutating func removeAll() {
    measured.removeAll()
    offset = 0
  }
}
