/// Something that some fingers do together, measured so that it never jumps when one joins or
/// leaves (SPEC C12).
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
  mutating func rebase(on places: Positions)
  /// Follows the same fingers to these places.
  mutating func follow(_ places: Positions)
}

/// A path of the touches of a recogniser, and how fast they go along it.
struct MeasuredPath<Path: FingerPath & ~Copyable>: ~Copyable {
  /// The path so far.
  private(set) var path = Path()
  private var estimator = VelocityEstimator()
  /// How many fingers there are.
  private var count = 0

  init() {}

  /// Takes fingers in that have come down in this event; all go on from where they are after it
  /// (SPEC E11).
  @inline(never)
  mutating func join(_ recognizer: GestureRecognizer, _ event: Event) {
    let numbers = recognizer.profile { $0.velocity }
    estimator.horizon = numbers.horizon
    estimator.restTolerance = numbers.restTolerance
    estimator.restDuration = numbers.restDuration
    path.rebase(on: event.places(of: recognizer.followed))
    if count < Path.fewest { estimator.removeAll() }
    count = recognizer.followed.count
    estimator.add(path.progress, at: event.timestamp)
  }

  /// Follows the fingers through all samples of an event; velocities see the measured ones alone.
  ///
  /// What they did in a frame that counts for nothing is left out (SPEC E11, E12). May be called
  /// again in one event.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  mutating func follow(_ recognizer: GestureRecognizer, _ event: Event) {
    if recognizer.skips(event) {
      path.rebase(on: event.places(of: recognizer.followed))
      return
    }
    let track = event.motion(of: recognizer)
    for index in track.instants.indices {
      let instant = track.instants.baseAddress.unsafelyUnwrapped + index
      let before = path.progress
      path.follow(instant.pointee.places)
      guard instant.pointee.isMeasured else { continue }
      if path.progress != before {
        estimator.add(path.progress, at: instant.pointee.time)
      } else if !event.hasEnded {
        // Where a finger was when it was lifted is often no measurement but the last one again.
        estimator.stay(at: instant.pointee.time)
      }
    }
  }

  /// Goes on with the fingers that are still down after this event.
  mutating func leave(_ recognizer: GestureRecognizer, _ event: Event) {
    let places = event.places(of: recognizer.followed, areDown: true)
    path.rebase(on: places)
    count = places.count
  }

  /// Whether the fingers have come any way of late; a finger alone, of several that are needed,
  /// changes nothing where they have not.
  var hasMoved: Bool { estimator.hasMoved }

  /// How fast the path grows, per second.
  func velocity(at time: Double) -> Vector { estimator.velocity(at: time) }

  /// Forgets the path.
  mutating func removeAll() {
    path.removeAll()
    count = 0
    estimator.removeAll()
  }
}
