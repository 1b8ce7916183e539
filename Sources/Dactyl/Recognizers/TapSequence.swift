/// Counts presses of a number of fingers that follow each other soon and near enough.
///
/// Shared by everything that starts with taps. A press lasts from the first finger down to the last
/// finger up; the fingers need not come down in one frame.
struct TapSequence: ~Copyable {
  /// The presses that are complete.
  private(set) var taps = 0
  /// When the present press began.
  private(set) var pressTime = 0.0
  /// When the last finger of the last press that is complete was lifted.
  private(set) var liftTime = 0.0
  /// Where the fingers of the first press came down.
  private(set) var firstPlaces = PlainArray<Point>()
  private var places = PlainArray<Point>()
  private var formerPlaces = PlainArray<Point>()
  /// Whether a finger of the present press has lifted and come back.
  private var hasReturned = false

  init() {}

  /// How many fingers were down at once in the present press.
  var fingers: Int { places.count }

  /// Whether a press is going on.
  var isPressing: Bool { !places.isEmpty }

  /// The centre of the places where the fingers of the first press came down; nil before any.
  var firstLocation: Point? {
    guard !firstPlaces.isEmpty else { return nil }
    var sum = Vector.zero
    for index in 0..<firstPlaces.count { sum += firstPlaces[index] - .zero }
    return .zero + sum / Double(firstPlaces.count)
  }

  /// Adds fingers that came down; says what is wrong with them, if anything.
  ///
  /// - Parameter down: how many are down now. One more than before is another finger; else one has
  ///   lifted and come back, which devices report of fingers that stay. More than one drums.
  mutating func press(
    _ touches: TouchSet, at time: Double, down: Int, fingersRequired: Int, maximumDistance: Double
  ) -> Cause? {
    var fault: Cause?
    touches.forEachBorrowed { touch in
      guard fault == nil else { return }
      if places.count >= down {
        if hasReturned {
          fault = .tooManyTouches(count: places.count + 1, limit: fingersRequired)
        }
        hasReturned = true
        return
      }
      if places.isEmpty { pressTime = time }
      places.append(touch.downPosition)
      if taps == 0 { firstPlaces.append(touch.downPosition) }
      if places.count > fingersRequired {
        fault = .tooManyTouches(count: places.count, limit: fingersRequired)
      } else if let distance = distanceToFormerPress(touch.downPosition),
        distance > maximumDistance
      {
        fault = .nextTapFar(distance: distance, limit: maximumDistance)
      }
    }
    return fault
  }

  /// Completes the present press; says what was wrong with it, if anything.
  mutating func lift(at time: Double, fingersRequired: Int) -> Cause? {
    if places.count < fingersRequired {
      return .tooFewTouches(count: places.count, needed: fingersRequired)
    }
    taps += 1
    liftTime = time
    swap(&formerPlaces, &places)
    places.removeAll()
    hasReturned = false
    return nil
  }

  /// Forgets everything.
  mutating func removeAll() {
    taps = 0
    pressTime = 0
    liftTime = 0
    firstPlaces.removeAll()
    places.removeAll()
    formerPlaces.removeAll()
    hasReturned = false
  }

  /// How far the centre of touches is from where they came down.
  static func movement(of touches: borrowing UnretainedArray<Touch>) -> Double {
    var sum = Vector.zero
    touches.forEach { sum += $0.sample.position - $0.downPosition }
    return touches.isEmpty ? 0 : (sum / Double(touches.count)).length
  }

  private func distanceToFormerPress(_ place: Point) -> Double? {
    var nearest: Double?
    for index in 0..<formerPlaces.count {
      let distance = formerPlaces[index].distance(to: place)
      nearest = min(nearest ?? distance, distance)
    }
    return nearest
  }
}
