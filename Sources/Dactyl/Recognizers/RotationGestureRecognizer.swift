/// Recognises two or more fingers that turn about their centre; continuous (SPEC E1).
///
/// Begins once the fingers have travelled `minimumArc` about their centre, on average, or twice that
/// where they mostly go the same way or one of them rests. `rotation` starts near 0 without a jump
/// and makes up for what it took to begin while the fingers go three quarters as far again; it goes
/// on beyond ±π, turn after turn. Holds its value while one finger remains, goes on when another
/// joins, and ends when the last is lifted.
///
/// ```swift
/// rotation.addAction { rotation in
///   photo.transform = photo.transform.rotated(by: rotation.rotation)
///   rotation.rotation = 0
/// }
/// ```
///
/// - SeeAlso: ``PinchGestureRecognizer`` to stretch, ``TransformGestureRecognizer`` for both and
///   a pan.
open class RotationGestureRecognizer: GestureRecognizer {
  /// Its own thresholds.
  @exclusivity(unchecked) final var own = Thresholds()

  /// The fewest fingers with which it begins; at least 2, default 2.
  @exclusivity(unchecked) public final var minimumNumberOfTouches = 2
  /// The most fingers with which it begins; default unlimited. One more makes it fail, or is ignored
  /// once it has begun.
  @exclusivity(unchecked) public final var maximumNumberOfTouches = Int.max

  @exclusivity(unchecked) private var motion = FingerMotion(.turn)

  /// `rotation`
  open override var kind: StaticString { "rotation" }

  /// Fingers that turn.
  open override var footprint: GestureFootprint? {
    .rotation(fingers: minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches))
  }

  /// How far the fingers have turned since it began, in radians, clockwise on screen; 0 while
  /// possible.
  ///
  /// Writing it rebases it; the velocity is not affected (SPEC C13).
  open var rotation: Double {
    get { state == .possible ? 0 : motion.turn.rotation }
    set { motion.turn.rotation = newValue }
  }

  /// How fast the fingers turn, in radians per second (SPEC E2).
  open var velocity: Double { state == .possible ? 0 : motion.turnVelocity(at: presentTime) }

  /// Starts to measure the fingers.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    guard admits(touches, with: event, atMost: maximumNumberOfTouches) else { return }
    motion.join(self, event)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    let before = motion.turn.arc
    motion.followFingers(of: self, event, .turn)
    if continueIfActive() { return }
    motion.skipJumps(self, event)
    let arc = motion.turn.arc
    // To find out what the fingers mostly do costs as much as the rest of a move.
    guard arc > 0, arc >= minimumArc else { return }
    let limit = limit
    guard followed.count >= minimumNumberOfTouches, arc >= limit else { return }
    // Takes out all that the fingers did before this event, and at least the threshold.
    motion.turn.pass(max(limit, before), losing: profile { $0.thresholdLoss })
    crossTogether(limit, from: before, to: arc, because: .turned(arc: arc, needed: limit))
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .ended)
  }

  /// Is cancelled when the last finger is taken away.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .cancelled)
  }

  /// `rotation` and `rotationVelocity`.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    readings.add("rotation", rotation)
    readings.add("rotationVelocity", velocity: velocity)
  }

  #if !Core
    /// How far the fingers have turned.
    open override var progress: [Cause] {
      followed.count < minimumNumberOfTouches
        ? [.tooFewTouches(count: followed.count, needed: minimumNumberOfTouches)] : [shortfall]
    }
  #endif

  /// Forgets the rotation.
  open override func reset() { motion.removeAll() }

  private func finish(_ touches: TouchSet, with event: Event, to state: State) {
    // Most gestures have one finger, and nothing was measured then.
    if attempt.count > 1 {
      if state == .ended { motion.followFingers(of: self, event, .turn) }
      motion.leave(self, event)
    }
    finishTogether(
      touches, to: state, needing: minimumNumberOfTouches, lacking: shortfall)
  }

  /// What it takes to begin.
  private var limit: Double { limit(minimumArc, of: .relative, from: motion.starts) }

  /// Why it has not begun.
  private var shortfall: Cause { .turned(arc: motion.turn.arc, needed: limit) }
}
