/// Recognises fingers that stay where they are for a while; continuous (SPEC E5).
///
/// Begins when the fingers have rested long enough, by itself, without any further input; the host
/// calls `Window.advance(to:)` for that. Then follows the fingers wherever they go, and ends when
/// one of them is lifted. Defaults are as UIKit's header documents.
///
/// ```swift
/// zoom.numberOfTapsRequired = 1  // tap, then drag: the zoom of one finger on maps
/// zoom.minimumPressDuration = 0
/// ```
///
/// - SeeAlso: ``TapGestureRecognizer`` for a finger that lifts soon.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// Its own thresholds.
  @exclusivity(unchecked) final var own = Thresholds()

  /// How many taps must come before the press; default 0.
  @exclusivity(unchecked) public final var numberOfTapsRequired = 0
  /// How many fingers must press; at least 1, default 1.
  @exclusivity(unchecked) public final var numberOfTouchesRequired = 1
  @exclusivity(unchecked) private var sequence = TapSequence()
  /// When the last finger that was needed came down.
  @exclusivity(unchecked) private var completeTime = 0.0

  /// `longPress`
  open override var kind: StaticString { "longPress" }

  /// Fingers that rest, after some taps.
  open override var footprint: GestureFootprint? {
    .press(taps: numberOfTapsRequired, fingers: numberOfTouchesRequired)
  }

  /// Waits once all fingers are down.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    guard state == .possible else {
      ignore(touches, for: event)
      return
    }
    if let cause = sequence.press(
      touches, at: event.timestamp, down: followed.downCount,
      fingersRequired: numberOfTouchesRequired, maximumDistance: maximumTapDistance)
    {
      propose(.failed, because: cause)
    } else if sequence.fingers == numberOfTouchesRequired {
      completeTime = event.timestamp
      if sequence.taps < numberOfTapsRequired {
        deadline = completeTime + maximumTapDuration
      } else if minimumPressDuration <= 0 {
        beginPress(at: completeTime)
      } else {
        deadline = completeTime + minimumPressDuration
      }
    } else {
      deadline = nil
    }
  }

  /// Fails where the fingers wander before it began; follows them after.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    if continueIfActive() { return }
    let distance = TapSequence.movement(of: followed)
    if distance > allowableMovement {
      fail(because: .movedTooFar(distance: distance, limit: allowableMovement))
    }
  }

  /// Ends, or counts a tap, or fails.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    if finish(to: .ended) { return }
    if sequence.taps == numberOfTapsRequired, sequence.fingers == numberOfTouchesRequired {
      fail(
        because: .liftedTooSoon(
          duration: event.timestamp - completeTime, needed: minimumPressDuration))
    } else if followed.downCount == 0 {
      if let cause = sequence.lift(
        at: event.timestamp, fingersRequired: numberOfTouchesRequired)
      {
        propose(.failed, because: cause)
      } else {
        deadline = event.timestamp + maximumTapInterval
      }
    }
  }

  /// Fails, or is cancelled where it had begun.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    _ = finish(to: .cancelled)
  }

  /// Begins, because the fingers have rested long enough; or fails, because a tap took too long or
  /// did not come.
  open override func deadlineReached(at time: Double) {
    if !sequence.isPressing {
      fail(because: .nextTapLate(lifted: sequence.liftTime, limit: maximumTapInterval))
    } else if sequence.taps == numberOfTapsRequired {
      beginPress(at: time)
    } else {
      fail(because: .heldTooLong(duration: time - completeTime, limit: maximumTapDuration))
    }
  }

  #if !Core
    /// How long all fingers have been down and how far they have moved; between taps, when the last
    /// one was.
    open override var progress: [Cause] {
      guard sequence.isPressing else {
        return [.nextTapLate(lifted: sequence.liftTime, limit: maximumTapInterval)]
      }
      guard sequence.fingers == numberOfTouchesRequired else {
        return [.tooFewTouches(count: sequence.fingers, needed: numberOfTouchesRequired)]
      }
      let duration = presentTime - completeTime
      return [
        sequence.taps < numberOfTapsRequired
          ? .heldTooLong(duration: duration, limit: maximumTapDuration)
          : .liftedTooSoon(duration: duration, needed: minimumPressDuration),
        .movedTooFar(distance: TapSequence.movement(of: followed), limit: allowableMovement),
      ]
    }
  #endif

  /// Forgets the press.
  open override func reset() {
    sequence.removeAll()
    completeTime = 0
  }

  private func beginPress(at time: Double) {
    transition(
      to: .began, because: .held(duration: time - completeTime, needed: minimumPressDuration))
  }
}
