/// Recognises fingers that quickly go straight in one direction; discrete (SPEC E7).
///
/// Recognises on the first sample that is `minimumDistance` away from where the fingers came down, before
/// they are lifted, if that way points in a `direction`. Fails there if it does not, and after `maximumDuration`.
/// The way is that of the fingers' centre from when all of them were down: the whole of it counts, no single step.
///
///     let back = SwipeGestureRecognizer()
///     back.direction = .right
///     pan.require(toFail: back)  // a pan begins sooner, and one of the two wins
///
/// Differs from UIKit, which hides its limits, in that each is a property.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions that are recognised; default right.
  @exclusivity(unchecked) public final var direction: Direction = .right
  /// How many fingers must swipe; at least 1, default 1. They need not come down in one frame.
  @exclusivity(unchecked) public final var numberOfTouchesRequired = 1
  /// How long in seconds it may take from the first finger's touch-down; default 0.5, above 0.
  public final var maximumDuration: Double {
    get { ownMaximumDuration ?? profile { $0.swipe.maximumDuration } }
    set { ownMaximumDuration = newValue }
  }
  /// How far in points the fingers must go; default 50, above 0.
  public final var minimumDistance: Double {
    get { ownMinimumDistance ?? profile { $0.swipe.minimumDistance } }
    set { ownMinimumDistance = newValue }
  }
  /// How far in radians the way may point away from the direction; default π/6, 0…π.
  public final var maximumDirectionDeviation: Double {
    get { ownMaximumDirectionDeviation ?? profile { $0.swipe.maximumDirectionDeviation } }
    set { ownMaximumDirectionDeviation = newValue }
  }
  /// Which of the directions was swiped; empty before.
  @exclusivity(unchecked) public private(set) var recognizedDirection: Direction = []

  // What the owner has set; else the profile of the window holds.
  @exclusivity(unchecked) private var ownMaximumDuration: Double?
  @exclusivity(unchecked) private var ownMinimumDistance: Double?
  @exclusivity(unchecked) private var ownMaximumDirectionDeviation: Double?
  @exclusivity(unchecked) private var startTime = 0.0
  @exclusivity(unchecked) private var path = CentroidPath()
  /// Where the centre of all fingers was when the last of them came down.
  @exclusivity(unchecked) private var startPlace: Point?

  /// `swipe`
  open override var kind: StaticString { "swipe" }

  override var claim: GestureClaim? { .swipe(direction, fingers: numberOfTouchesRequired) }

  /// Where the fingers started, their centre (SPEC C11).
  open override func location(in view: View?) -> Point {
    View.convert(startPlace ?? centroid, to: view)
  }

  /// Starts to measure once all fingers are down.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    let count = attempt.count
    if count > numberOfTouchesRequired {
      fail(because: .tooManyTouches(count: count, limit: numberOfTouchesRequired))
      return
    }
    if count == touches.count {
      recognizedDirection = []
      startTime = event.timestamp
      deadline = startTime + maximumDuration
    }
    guard count == numberOfTouchesRequired else { return }
    path.rebase(on: event.formerPlaces(of: self.touches))
    startPlace = path.centre
  }

  /// Recognises, or fails, once the fingers have gone far enough.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    guard startPlace != nil else { return }
    let before = path.travelled.length
    path.follow(event.places(of: self.touches))
    let distance = path.travelled.length
    guard distance >= minimumDistance, let nearest = direction.nearest(to: path.travelled) else {
      return
    }
    if nearest.deviation > maximumDirectionDeviation {
      fail(
        because: .directionMismatch(deviation: nearest.deviation, limit: maximumDirectionDeviation))
    } else {
      recognizedDirection = nearest.direction
      pass(
        minimumDistance, from: before, to: distance, becoming: .recognized,
        because: .movedEnough(distance: distance, needed: minimumDistance))
    }
  }

  /// Recognises where the last step was far enough; else fails, as a swipe is over before its fingers lift.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    touchesMoved(touches, with: event)
    guard state == .possible else { return }
    fail(
      because: startPlace == nil
        ? .tooFewTouches(count: attempt.count, needed: numberOfTouchesRequired)
        : .movedTooLittle(distance: path.travelled.length, needed: minimumDistance))
  }

  /// Fails.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    _ = finish(to: .cancelled)
  }

  /// Fails, because it takes too long.
  open override func deadlineReached(at time: Double) {
    fail(because: .tooSlow(duration: time - startTime, limit: maximumDuration))
  }

  /// Forgets the way.
  open override func reset() {
    path = CentroidPath()
    startPlace = nil
    startTime = 0
  }
}
