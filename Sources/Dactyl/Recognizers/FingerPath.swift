/// Something that some fingers do together, measured so that it never jumps when one joins or leaves (SPEC C12).
protocol FingerPath {
  /// How many fingers it takes.
  static var fewest: Int { get }
  /// Nothing done yet.
  init()
  /// How far it has come, as a place for `VelocityEstimator`.
  var progress: Point { get }
  /// Goes on from where it is with the fingers at these places, which may be others than before.
  mutating func rebase(on places: ContiguousArray<Point>)
  /// Follows the same fingers to these places.
  mutating func follow(_ places: ContiguousArray<Point>)
}

/// A path of the touches of a recogniser, and how fast they go along it.
struct MeasuredPath<Path: FingerPath> {
  /// The path so far.
  private(set) var path = Path()
  private var estimator = VelocityEstimator()
  /// How many fingers there are.
  private var count = 0

  init() {}

  /// Takes fingers in that have come down in this event; the others go on from where they were before it.
  mutating func join(_ touches: ContiguousArray<Touch>, _ event: Event, _ profile: GestureProfile) {
    estimator.horizon = profile.velocity.horizon
    estimator.restDuration = profile.velocity.restDuration
    event.withPlaces(of: touches) {
      $0.sample.previousPosition
    } do: {
      path.rebase(on: $0)
    }
    if count < Path.fewest { estimator.removeAll() }
    count = touches.count
    estimator.add(path.progress, at: event.timestamp)
  }

  /// Follows the fingers through all samples of an event; velocities see the measured ones alone.
  ///
  /// May be called again in one event.
  mutating func follow(_ touches: ContiguousArray<Touch>, _ event: Event) {
    let isMeasured = event.forEachMeasurement(of: touches) { places, time in
      let before = path.progress
      path.follow(places)
      if path.progress != before { estimator.add(path.progress, at: time) }
    }
    guard !isMeasured else { return }
    event.withPlaces(of: touches) {
      $0.sample.position
    } do: {
      path.follow($0)
    }
  }

  /// Goes on with the fingers that are still down after this event.
  mutating func leave(_ touches: ContiguousArray<Touch>, _ event: Event) {
    event.withPlaces(of: touches, where: { $0.isDown }) {
      $0.sample.position
    } do: { places in
      path.rebase(on: places)
      count = places.count
    }
  }

  /// How fast the path grows, per second.
  func velocity(at time: Double) -> Vector { estimator.velocity(at: time) }

  /// Forgets the path.
  mutating func removeAll() {
    path = Path()
    count = 0
    estimator.removeAll()
  }
}

extension ContiguousArray<Point> {
  /// The centre of the points; the origin where there are none.
  var centre: Point {
    guard !isEmpty else { return .zero }
    var sum = Vector.zero
    for place in self { sum += place - .zero }
    return .zero + sum / Double(count)
  }

  /// The mean distance of the points to a point.
  func meanDistance(to centre: Point) -> Double {
    guard !isEmpty else { return 0 }
    var sum = 0.0
    for place in self { sum += place.distance(to: centre) }
    return sum / Double(count)
  }
}
