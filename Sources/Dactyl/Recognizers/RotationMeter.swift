/// How far fingers have turned since they passed a threshold, and how fast.
struct RotationMeter: ~Copyable {
  var measured = MeasuredPath<TurnPath>()
  /// How far the fingers had turned, and travelled, as the threshold was passed.
  private var taken = 0.0
  private var takenArc = 0.0
  /// What the owner took out by writing `rotation`.
  private var offset = 0.0

  init() {}

  /// How far the fingers have turned, in radians; writing rebases it (SPEC C13).
  var rotation: Double {
    get { counted - offset }
    set { offset = counted - newValue }
  }

  /// How far the fingers have travelled about their centre, in points, never negative.
  var arc: Double { abs(measured.path.arc) }

  /// How fast the fingers turn, in radians per second.
  func velocity(at time: Double) -> Double { measured.velocity(at: time).dx }

  /// Takes the threshold out of what was turned, until the fingers have gone as far again.
  mutating func pass(_ threshold: Double) {
    let share = arc > 0 ? min(1, threshold / arc) : 0
    taken = measured.path.turned * share
    takenArc = measured.path.arc * share
    offset = 0
  }

  /// Forgets everything.
  mutating func removeAll() {
    measured.removeAll()
    taken = 0
    takenArc = 0
    offset = 0
  }

  private var counted: Double {
    measured.path.turned - taken * withheld(measured.path.arc, of: takenArc)
  }
}
