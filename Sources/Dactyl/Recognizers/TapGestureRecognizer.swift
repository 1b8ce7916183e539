/// Recognises one or more taps of one or more fingers; discrete (SPEC E4).
///
/// Recognises when the last finger of the last tap is lifted. Fails as soon as a finger too many
/// comes down, the fingers wander or stay too long, or the next tap comes too late or too far away.
///
/// ```swift
/// let doubleTap = TapGestureRecognizer()
/// doubleTap.numberOfTapsRequired = 2
/// tap.require(toFail: doubleTap)
/// ```
///
/// Differs from UIKit, which hides its limits, in that each is a property. A tap never prevents a
/// tap that requires more taps (SPEC D4).
///
/// - SeeAlso: ``LongPressGestureRecognizer`` for a finger that stays.
open class TapGestureRecognizer: GestureRecognizer {
  /// Its own thresholds.
  @exclusivity(unchecked) final var own = Thresholds()

  /// How many taps in a row; at least 1, default 1.
  @exclusivity(unchecked) public final var numberOfTapsRequired = 1
  /// How many fingers each tap takes; at least 1, default 1. They need not come down in one frame.
  @exclusivity(unchecked) public final var numberOfTouchesRequired = 1
  /// When the last finger of the last tap was lifted.
  @exclusivity(unchecked) private var liftTime = -Double.infinity
  @exclusivity(unchecked) private var sequence = TapSequence()

  /// `tap`
  open override var kind: StaticString { "tap" }

  /// Some taps of some fingers.
  open override var footprint: GestureFootprint? {
    .taps(count: numberOfTapsRequired, fingers: numberOfTouchesRequired)
  }

  override var tapsToRecognize: Int { numberOfTapsRequired }

  /// How many fingers it follows; once recognised, how many it took.
  open override var numberOfTouches: Int {
    followed.isEmpty ? sequence.firstPlaces.count : followed.count
  }

  /// Where the fingers of the first tap came down, their centre (SPEC C11).
  open override func location(in view: View?) -> Point {
    View.convert(sequence.firstLocation ?? centroid, to: view)
  }

  /// The place of one finger; once all are lifted, where the fingers of the first tap came down.
  ///
  /// - Precondition: `index` is below `numberOfTouches`.
  open override func location(ofTouch index: Int, in view: View?) -> Point {
    guard followed.isEmpty else { return super.location(ofTouch: index, in: view) }
    precondition(
      (0..<sequence.firstPlaces.count).contains(index), "there is no touch with this index")
    return View.convert(sequence.firstPlaces[index], to: view)
  }

  /// Counts the fingers of a tap.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    let pause = event.timestamp - liftTime
    if !sequence.isPressing, pause >= 0, pause < minimumTapInterval {
      bounce(touches, in: event, after: pause)
    } else if let cause = sequence.press(
      touches, at: event.timestamp, down: followed.downCount,
      fingersRequired: numberOfTouchesRequired, maximumDistance: maximumTapDistance)
    {
      propose(.failed, because: cause)
    } else {
      deadline = sequence.pressTime + maximumPressDuration
    }
  }

  /// Fails where the fingers wander.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    let distance = TapSequence.movement(of: followed)
    if distance > allowableMovement {
      fail(because: .movedTooFar(distance: distance, limit: allowableMovement))
    }
  }

  /// Completes a tap when the last finger is lifted.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    touchesMoved(touches, with: event)
    guard state == .possible, followed.downCount == 0 else { return }
    if let cause = sequence.lift(
      at: event.timestamp, fingersRequired: numberOfTouchesRequired)
    {
      propose(.failed, because: cause)
      return
    }
    liftTime = event.timestamp
    if sequence.taps >= numberOfTapsRequired {
      transition(to: .recognized, because: .tapped(count: sequence.taps))
    } else {
      deadline = event.timestamp + maximumTapInterval
    }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    _ = finish(to: .cancelled)
  }

  /// Fails, because the fingers stayed too long or the next tap did not come.
  open override func deadlineReached(at time: Double) {
    if sequence.isPressing {
      fail(
        because: .heldTooLong(
          duration: time - sequence.pressTime, limit: maximumPressDuration))
    } else {
      fail(because: .nextTapLate(lifted: sequence.liftTime, limit: maximumTapInterval))
    }
  }

  #if !Core
    /// How far the fingers are from where they came down and for how long; between taps, when the
    /// last one was.
    open override var progress: [Cause] {
      guard sequence.isPressing else {
        return [.nextTapLate(lifted: sequence.liftTime, limit: maximumTapInterval)]
      }
      return [
        .movedTooFar(distance: TapSequence.movement(of: followed), limit: allowableMovement),
        .heldTooLong(duration: presentTime - sequence.pressTime, limit: maximumPressDuration),
      ]
    }
  #endif

  /// Forgets all taps.
  open override func reset() { sequence.removeAll() }

  /// Ignores fingers that were not lifted at all before they came down.
  private func bounce(_ touches: TouchSet, in event: Event, after pause: Double) {
    if sequence.taps == 0 {
      fail(because: .bounced(pause: pause, needed: minimumTapInterval))
    } else {
      ignore(touches, for: event)
    }
  }
}
