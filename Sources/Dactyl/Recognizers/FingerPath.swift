/// Something that some fingers do together, measured so that it never jumps when one joins or leaves (SPEC C12).
protocol FingerPath: ~Copyable {
  /// How many fingers it takes.
  static var fewest: Int { get }
  /// Nothing done yet.
  init()
  /// Forgets what was done.
  mutating func removeAll()
  /// How far it has come, as a place for `VelocityEstimator`.
  var progress: Point { get }
  /// Goes on from where it is with the fingers at these places, which may be others than before.
  mutating func rebase(on places: Places)
  /// Follows the same fingers to these places.
  mutating func follow(_ places: Places)
}

/// A path of the touches of a recogniser, and how fast they go along it.
struct MeasuredPath<Path: FingerPath & ~Copyable>: ~Copyable {
  /// The path so far.
  private(set) var path = Path()
  private var estimator = VelocityEstimator()
  /// How many fingers there are.
  private var count = 0

  init() {}

  /// Takes fingers in that have come down in this event; the others go on from where they were before it.
  @inline(never)
  mutating func join(_ recognizer: GestureRecognizer, _ event: Event) {
    let numbers = recognizer.profile { $0.velocity }
    estimator.horizon = numbers.horizon
    estimator.restDuration = numbers.restDuration
    path.rebase(on: event.formerPlaces(of: recognizer.touches))
    if count < Path.fewest { estimator.removeAll() }
    count = recognizer.touches.count
    estimator.add(path.progress, at: event.timestamp)
  }

  /// Follows the fingers through all samples of an event; velocities see the measured ones alone.
  ///
  /// May be called again in one event.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  mutating func follow(_ motion: Motion) {
    for instant in motion.instants {
      let before = path.progress
      path.follow(instant.places)
      if instant.isMeasured, path.progress != before {
        estimator.add(path.progress, at: instant.time)
      }
    }
  }

  /// Goes on with the fingers that are still down after this event.
  @inline(never)
  mutating func leave(_ recognizer: GestureRecognizer, _ event: Event) {
    let places = event.places(of: recognizer.touches, areDown: true)
    path.rebase(on: places)
    count = places.count
  }

  /// How fast the path grows, per second.
  func velocity(at time: Double) -> Vector { estimator.velocity(at: time) }

  /// Forgets the path.
  mutating func removeAll() {
    path.removeAll()
    count = 0
    estimator.removeAll()
  }
}
