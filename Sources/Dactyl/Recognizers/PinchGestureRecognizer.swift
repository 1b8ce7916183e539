/// Recognises two or more fingers that move apart or together; continuous (SPEC E1).
///
/// Begins once the span — twice the mean distance of the fingers to their centre — has changed by
/// `minimumSpanChange`; beside a drag of as many fingers that would exclude it, twice that where they
/// mostly go the same way or one of them rests. `scale` starts near 1 without a jump and makes up for
/// what it took to begin while the fingers go three quarters as far again. Holds its value while one finger remains, goes on when another
/// joins, and ends when the last is lifted.
///
/// ```swift
/// pinch.addAction { pinch in
///   photo.transform = photo.transform.scaled(x: pinch.scale, y: pinch.scale)
///   pinch.scale = 1
/// }
/// ```
///
/// - SeeAlso: ``RotationGestureRecognizer`` to turn, ``TransformGestureRecognizer`` for both and
///   a pan.
open class PinchGestureRecognizer: GestureRecognizer {
  /// Its own thresholds.
  @exclusivity(unchecked) final var own = Thresholds()

  /// The fewest fingers with which it begins; at least 2, default 2.
  @exclusivity(unchecked) public final var minimumNumberOfTouches = 2
  /// The most fingers with which it begins; default unlimited. One more makes it fail, or is ignored
  /// once it has begun.
  @exclusivity(unchecked) public final var maximumNumberOfTouches = Int.max

  @exclusivity(unchecked) private var motion = FingerMotion(.spread)

  /// `pinch`
  open override var kind: StaticString { "pinch" }

  /// Fingers that spread or close.
  open override var footprint: GestureFootprint? {
    .pinch(fingers: minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches))
  }

  /// How many times farther apart the fingers are than when it began; 1 while possible.
  ///
  /// Writing it rebases it; the velocity is not affected (SPEC C13).
  open var scale: Double {
    get { state == .possible ? 1 : motion.spread.scale }
    set { motion.spread.scale = newValue }
  }

  /// How fast the scale grows, per second, measured against the span that the fingers had at
  /// first (SPEC E2).
  open var velocity: Double { state == .possible ? 0 : motion.spreadVelocity(at: presentTime) }

  /// Starts to measure the fingers.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    guard admits(touches, with: event, atMost: maximumNumberOfTouches) else { return }
    motion.join(self, event)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    let before = motion.spread.change
    motion.followFingers(of: self, event, .spread)
    if continueIfActive() { return }
    motion.skipJumps(self, event)
    let change = motion.spread.change
    // To find out what the fingers mostly do costs as much as the rest of a move.
    guard change > 0, change >= minimumSpanChange else { return }
    let limit = limit
    guard followed.count >= minimumNumberOfTouches, change >= limit else { return }
    // Takes out all that the fingers did before this event, and at least the threshold.
    motion.spread.pass(max(limit, before), losing: profile { $0.thresholdLoss })
    crossTogether(
      limit, from: before, to: change, because: .spanChanged(distance: change, needed: limit))
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .ended)
  }

  /// Is cancelled when the last finger is taken away.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    finish(touches, with: event, to: .cancelled)
  }

  /// `scale` and `scaleVelocity`.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    readings.add("scale", scale)
    readings.add("scaleVelocity", velocity: velocity)
  }

  #if !Core
    /// By how much the span has changed.
    open override var progress: [Cause] {
      followed.count < minimumNumberOfTouches
        ? [.tooFewTouches(count: followed.count, needed: minimumNumberOfTouches)] : [shortfall]
    }
  #endif

  /// Forgets the pinch.
  open override func reset() { motion.removeAll() }

  private func finish(_ touches: TouchSet, with event: Event, to state: State) {
    // Most gestures have one finger, and nothing was measured then.
    if attempt.count > 1 {
      if state == .ended { motion.followFingers(of: self, event, .spread) }
      motion.leave(self, event)
    }
    finishTogether(
      touches, to: state, needing: minimumNumberOfTouches, lacking: shortfall)
  }

  /// What it takes to begin.
  private var limit: Double {
    limit(minimumSpanChange, of: .relative, from: motion.starts)
  }

  /// Why it has not begun.
  private var shortfall: Cause { .spanChanged(distance: motion.spread.change, needed: limit) }
}
