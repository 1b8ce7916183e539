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

/// How far the centre of some fingers has travelled.
struct CentroidPath: FingerPath {
  /// The way so far, in the window.
  private(set) var travelled = Vector.zero
  /// What was travelled when the fingers last became more or fewer.
  private var base = Vector.zero
  /// Where the centre was then.
  private var reference = Point.zero

  static var fewest: Int { 1 }

  init() {}

  mutating func removeAll() { self = CentroidPath() }

  // Not zero plus that: sums are what microcontrollers spend their time on.
  var progress: Point { Point(travelled.dx, travelled.dy) }

  /// Where the centre of the fingers is.
  var centre: Point { reference + (travelled - base) }

  mutating func rebase(on places: Positions) {
    base = travelled
    reference = places.centre
  }

  mutating func follow(_ places: Positions) {
    travelled = base + (places.centre - reference)
  }
}

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
