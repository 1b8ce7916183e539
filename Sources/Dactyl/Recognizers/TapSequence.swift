/// Counts presses of a number of fingers that follow each other soon and near enough.
///
/// Shared by everything that starts with taps. A press lasts from the first finger down to the last
/// finger up; the fingers need not come down in one frame.
struct TapSequence {
  /// The presses that are complete.
  private(set) var taps = 0
  /// When the present press began.
  private(set) var pressTime = 0.0
  /// When the last finger of the last press that is complete was lifted.
  private(set) var liftTime = 0.0
  /// Where the fingers of the first press came down.
  private(set) var firstPlaces: ContiguousArray<Point> = []
  private var places: ContiguousArray<Point> = []
  private var formerPlaces: ContiguousArray<Point> = []

  init() {}

  /// How many fingers have come down in the present press.
  var fingers: Int { places.count }

  /// Whether a press is going on.
  var isPressing: Bool { !places.isEmpty }

  /// The centre of the places where the fingers of the first press came down; nil before any.
  var firstLocation: Point? {
    guard !firstPlaces.isEmpty else { return nil }
    var sum = Vector.zero
    for place in firstPlaces { sum += place - .zero }
    return .zero + sum / Double(firstPlaces.count)
  }

  /// Adds fingers that came down; says what is wrong with them, if anything.
  mutating func press(
    _ touches: TouchSet, at time: Double, fingersRequired: Int, maximumDistance: Double
  ) -> Cause? {
    for touch in touches {
      if places.isEmpty { pressTime = time }
      places.add(touch.downPosition)
      if taps == 0 { firstPlaces.add(touch.downPosition) }
      if places.count > fingersRequired {
        return .tooManyTouches(count: places.count, limit: fingersRequired)
      }
      if let distance = distanceToFormerPress(touch.downPosition), distance > maximumDistance {
        return .nextTapFar(distance: distance, limit: maximumDistance)
      }
    }
    return nil
  }

  /// Completes the present press; says what was wrong with it, if anything.
  mutating func lift(at time: Double, fingersRequired: Int) -> Cause? {
    if places.count < fingersRequired {
      return .tooFewTouches(count: places.count, needed: fingersRequired)
    }
    taps += 1
    liftTime = time
    // Exchanged, because lists that shared their memory would be copied with the next tap.
    swap(&formerPlaces, &places)
    places.clear()
    return nil
  }

  /// Forgets everything.
  mutating func removeAll() {
    taps = 0
    pressTime = 0
    liftTime = 0
    firstPlaces.clear()
    places.clear()
    formerPlaces.clear()
  }

  /// How far the centre of touches is from where they came down.
  static func movement(of touches: borrowing UnretainedArray<Touch>) -> Double {
    var sum = Vector.zero
    touches.forEach { sum += $0.sample.position - $0.downPosition }
    return touches.isEmpty ? 0 : (sum / Double(touches.count)).length
  }

  private func distanceToFormerPress(_ place: Point) -> Double? {
    var nearest: Double?
    for former in formerPlaces {
      let distance = former.distance(to: place)
      nearest = min(nearest ?? distance, distance)
    }
    return nearest
  }
}
