/// Recognises fingers that move quickly and straight in one direction; discrete (SPEC E7).
///
/// Recognises on the first sample that is `minimumDistance` away from where the fingers came down,
/// before they are lifted, if the displacement points in a `direction`. Fails there if it does not,
/// and after `maximumDuration`. Displacement runs from the centroid when the last finger landed;
/// only the total counts, no single step. Each of several fingers must go the same way; one that
/// lifts before the others, or lifts and comes back, changes nothing.
///
/// ```swift
/// let back = SwipeGestureRecognizer()
/// back.direction = .right
/// pan.require(toFail: back)  // a pan begins sooner, and one of the two wins
/// ```
///
/// Beside a drag that lets it recognise, it is decided at the lift instead, where the fingers still
/// move: a flick at the end of a drag, and not whatever passes by in it (`recognizesAtLift`).
///
/// A swipe of several fingers on a touchpad is best taken as a direction: without a limit of time,
/// within 45° of the axis, and with some time for more fingers if those mean something else.
///
/// ```swift
/// let workspace = SwipeGestureRecognizer()
/// workspace.numberOfTouchesRequired = 3
/// workspace.maximumDuration = .infinity
/// workspace.maximumDirectionDeviation = .pi / 4
/// workspace.landingInterval = 0.3
/// ```
///
/// Differs from UIKit, which hides its limits, in that each is a property.
///
/// - SeeAlso: ``PanGestureRecognizer`` to follow the fingers, ``ScreenEdgePanGestureRecognizer``
///   from an edge.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Its own thresholds.
  @exclusivity(unchecked) final var own = Thresholds()

  /// Directions on screen.
  public typealias Direction = SwipeDirection

  /// The directions that are recognised; default right.
  @exclusivity(unchecked) public final var direction: Direction = .right
  /// How many fingers must swipe; at least 1, default 1. They need not come down in one frame.
  @exclusivity(unchecked) public final var numberOfTouchesRequired = 1
  /// Whether it is recognised when a finger is lifted, and only if they still move the way then.
  ///
  /// Else it is recognised as soon as the fingers have gone far enough. By default it is true if
  /// a drag of the same touches may recognise beside it and does not wait for it to fail. Read when
  /// the fingers set off.
  public final var recognizesAtLift: Bool {
    get { ownRecognizesAtLift ?? isBesideDrag }
    set { ownRecognizesAtLift = newValue }
  }
  /// Whether the fingers may rest before they set off; default false.
  ///
  /// `maximumDuration` then counts from when they have gone a tenth of the distance, and not from
  /// when the first finger comes down.
  @exclusivity(unchecked) public final var allowsRest = false
  /// Which of the directions was swiped; empty before.
  @exclusivity(unchecked) public private(set) var recognizedDirection: Direction = []

  /// What the owner has set.
  @exclusivity(unchecked) private var ownRecognizesAtLift: Bool?
  @exclusivity(unchecked) private var startTime = 0.0
  /// When the duration begins to count; infinite before.
  @exclusivity(unchecked) private var clockStart = Double.infinity
  /// Whether the time for more fingers has passed.
  @exclusivity(unchecked) private var hasLanded = false
  /// When all fingers were down.
  @exclusivity(unchecked) private var readyTime = 0.0
  @exclusivity(unchecked) private var path = FingerMotion.Drag()
  @exclusivity(unchecked) private var starts = FingerStarts()
  @exclusivity(unchecked) private var estimator = VelocityEstimator()
  /// Whether the fingers have gone any way since then.
  @exclusivity(unchecked) private var isUnderWay = false
  /// Whether the present attempt asks for a velocity, and whether it is decided at the lift.
  @exclusivity(unchecked) private var asksVelocity = false
  @exclusivity(unchecked) private var waitsForLift = false
  /// Where the centre of all fingers was when the last of them came down.
  @exclusivity(unchecked) private var startPlace: Point?

  /// `swipe`
  open override var kind: StaticString { "swipe" }

  /// Fingers that go in one of its directions.
  open override var footprint: GestureFootprint? {
    .swipe(direction, fingers: numberOfTouchesRequired)
  }

  /// Where the fingers started, their centre (SPEC C11).
  open override func location(in view: View?) -> Point {
    View.convert(startPlace ?? centroid, to: view)
  }

  /// Starts to measure once all fingers are down.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    let count = followed.downCount
    if count > numberOfTouchesRequired {
      fail(because: .tooManyTouches(count: count, limit: numberOfTouchesRequired))
      return
    }
    if attempt.count == followed.count {
      recognizedDirection = []
      startTime = event.timestamp
      clockStart = allowsRest ? .infinity : startTime
      setDeadline()
    }
    if startPlace == nil, count < numberOfTouchesRequired { return }
    path.rebase(on: event.places(of: followed, areDown: true))
    if startPlace == nil {
      startPlace = path.centre
      starts.mark(followed)
      readyTime = event.timestamp
    } else if !event.hasLifted {
      // One that is back has gone as far as the others.
      starts.keepDown(followed, movedBy: path.travelled)
    }
  }

  /// Recognises, or fails, once the fingers have gone far enough.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    let before = path.travelled.length
    guard startPlace != nil, followPath(in: event) else { return }
    guard !waitsForLift, event.timestamp >= startTime + landingInterval else { return }
    if let decision = decision(at: event.timestamp) { carryOut(decision, from: before) }
  }

  /// Recognises where the fingers have gone far enough by now; fails when the last one lifts.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    let before = path.travelled.length
    if startPlace != nil { _ = followPath(in: event) }
    if let decision = decision(at: event.timestamp) {
      carryOut(decision, from: before)
    } else if followed.downCount == 0 {
      carryOut(.failed(because: shortfall(at: event.timestamp)), from: before)
    } else if startPlace != nil {
      path.rebase(on: event.places(of: followed, areDown: true))
      starts.keepDown(followed, movedBy: path.travelled)
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    _ = finish(to: .cancelled)
  }

  /// Recognises what was far enough while more fingers might have come; fails if it takes too long.
  open override func deadlineReached(at time: Double) {
    guard time < clockStart + maximumDuration else {
      fail(because: .tooSlow(duration: time - clockStart, limit: maximumDuration))
      return
    }
    hasLanded = true
    setDeadline()
    guard startPlace != nil, !waitsForLift, let decision = decision(at: time) else { return }
    carryOut(decision, from: path.travelled.length)
  }

  /// `direction`.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    let direction = recognizedDirection
    readings.add(
      "direction", direction.isEmpty ? .nan : Double(direction.rawValue), spelled: direction.word)
  }

  #if !Core
    /// How far the fingers have gone, for how long, and how much off course.
    open override var progress: [Cause] {
      guard startPlace != nil else {
        return [.tooFewTouches(count: attempt.count, needed: numberOfTouchesRequired)]
      }
      let travelled = path.travelled
      let distance = Cause.movedTooLittle(distance: travelled.length, needed: minimumDistance)
      let duration = Cause.tooSlow(
        duration: max(0, presentTime - clockStart), limit: maximumDuration)
      guard travelled != .zero, let nearest = direction.nearest(to: travelled) else {
        return [distance, duration]
      }
      let turn = Cause.directionMismatch(
        deviation: nearest.deviation, limit: maximumDirectionDeviation)
      return [distance, duration, turn]
    }
  #endif

  /// Forgets the way.
  open override func reset() {
    path = FingerMotion.Drag()
    startPlace = nil
    hasLanded = false
    isUnderWay = false
    asksVelocity = false
    waitsForLift = false
  }

  private func setDeadline() {
    let end = clockStart + maximumDuration
    deadline = hasLanded || landingInterval <= 0 ? end : min(startTime + landingInterval, end)
  }

  /// What becomes of a swipe.
  private enum Decision {
    case recognized(Direction)
    case failed(because: Cause)
  }

  /// Takes in what the fingers did; false in a frame that counts for nothing.
  private func followPath(in event: Event) -> Bool {
    if skips(event) {
      path.rebase(on: event.places(of: followed))
      if !event.hasBegan { starts.skip(followed) }
      return false
    }
    let former = path.travelled
    path.follow(event.places(of: followed))
    if !isUnderWay, path.travelled != .zero { setOff() }
    if clockStart == .infinity, path.travelled.length >= minimumDistance / 10 {
      clockStart = event.timestamp
      setDeadline()
    }
    guard asksVelocity else { return true }
    if path.travelled != former {
      estimator.add(.zero + path.travelled, at: event.timestamp)
    } else if !event.hasEnded {
      estimator.stay(at: event.timestamp)
    }
    return true
  }

  /// Finds out how it is decided, now that the fingers go; the others of a tap need not be asked.
  private func setOff() {
    isUnderWay = true
    waitsForLift = recognizesAtLift
    asksVelocity = waitsForLift || minimumVelocity > 0
    if asksVelocity {
      estimator.restart(with: profile { $0.velocity })
      estimator.add(.zero, at: readyTime)
    }
  }

  /// What becomes of it now; nil if the fingers may yet go on.
  private func decision(at time: Double) -> Decision? {
    guard startPlace != nil, path.travelled.length >= minimumDistance,
      let nearest = direction.nearest(to: path.travelled)
    else { return nil }
    if nearest.deviation > maximumDirectionDeviation {
      return .failed(
        because: .directionMismatch(
          deviation: nearest.deviation, limit: maximumDirectionDeviation))
    }
    guard leastWay(along: nearest.direction) >= minimumDistance * minimumFingerShare,
      isFast(at: time, along: nearest.direction)
    else { return nil }
    return .recognized(nearest.direction)
  }

  /// The least that one of several fingers has gone in a direction.
  private func leastWay(along direction: Direction) -> Double {
    var least = Double.infinity
    guard followed.count > 1 else { return least }
    for index in 0..<followed.count {
      least = min(least, starts.way(of: followed, at: index).dot(direction.axis))
    }
    return least
  }

  private func carryOut(_ decision: Decision, from before: Double) {
    switch decision {
    case .failed(let cause): propose(.failed, because: cause)
    case .recognized(let direction):
      recognizedDirection = direction
      let distance = path.travelled.length
      cross(
        minimumDistance, from: before, to: distance, becoming: .recognized,
        because: .movedEnough(distance: distance, needed: minimumDistance))
    }
  }

  private func isFast(at time: Double, along direction: Direction) -> Bool {
    guard asksVelocity else { return true }
    let speed = estimator.velocity(at: time).dot(direction.axis)
    return speed > 0 && speed >= minimumVelocity
  }

  /// Why it was not recognised when the fingers are lifted.
  private func shortfall(at time: Double) -> Cause {
    if startPlace == nil {
      return .tooFewTouches(count: attempt.count, needed: numberOfTouchesRequired)
    }
    let distance = path.travelled.length
    if distance < minimumDistance {
      return .movedTooLittle(distance: distance, needed: minimumDistance)
    }
    let needed = minimumDistance * minimumFingerShare
    if let nearest = direction.nearest(to: path.travelled) {
      let least = leastWay(along: nearest.direction)
      if least < needed { return .fingerMovedTooLittle(distance: max(0, least), needed: needed) }
    }
    return .liftedTooSlow(speed: estimator.velocity(at: time).length, needed: minimumVelocity)
  }

  /// Whether a drag of the same touches may go on beside it.
  private var isBesideDrag: Bool {
    guard let touch = followed.last else { return false }
    return touch.hasFollower { other in
      other !== self && other.footprint?.dragFingers != nil && !other.isKnownToWait(for: self)
        && !isKnownToWait(for: other) && !other.prevents(self)
    }
  }
}
