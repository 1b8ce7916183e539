/// Recognises two or more fingers that turn about their centre; continuous.
///
/// Begins once the fingers have travelled `minimumArc` about their centre, on average, or twice that
/// where they mostly go the same way or one of them rests. `rotation` starts near 0 without a jump
/// and makes up for what it took to begin while the fingers go as far again; it goes on beyond ±π,
/// turn after turn.
/// Holds its value while one finger remains, goes on when another joins, and ends when the last is
/// lifted.
///
/// ```swift
/// rotation.addAction { rotation in
///   photo.transform = photo.transform.rotated(by: rotation.rotation)
///   rotation.rotation = 0
/// }
/// ```
open class RotationGestureRecognizer: GestureRecognizer {
  /// Its own thresholds.
  @exclusivity(unchecked) final var own = Thresholds()

  @exclusivity(unchecked) private var turn = RotationMeter()
  @exclusivity(unchecked) private var starts = FingerStarts()

  /// `rotation`
  open override var kind: StaticString { "rotation" }

  /// Fingers that turn.
  open override var footprint: GestureFootprint? { .rotation }

  /// How far the fingers have turned since it began, in radians, clockwise on screen; 0 while
  /// possible.
  ///
  /// Writing it rebases it; the velocity is not affected (SPEC C13).
  open var rotation: Double {
    get { state == .possible ? 0 : turn.rotation }
    set { turn.rotation = newValue }
  }

  /// How fast the fingers turn, in radians per second (SPEC E2).
  open var velocity: Double { state == .possible ? 0 : turn.velocity(at: presentTime) }

  /// Starts to measure the fingers.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    if state == .possible {
      // Fewer fingers did that, not these together (SPEC E11).
      turn.removeAll()
      if followed.count < 2 { return }
    }
    turn.measured.join(self, event)
    starts.mark(followed)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    let before = turn.arc
    if followed.count > 1 || turn.measured.hasMoved { turn.measured.follow(self, event) }
    if continueIfActive() { return }
    if event.hasJumped, !event.hasBegan { starts.skip(followed) }
    // To find out what the fingers mostly do costs as much as the rest of a move.
    guard turn.arc > 0, turn.arc >= minimumArc else { return }
    let limit = limit
    if turn.arc >= limit { begin(from: before, past: limit) }
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    // Most gestures have one finger, and nothing was measured then.
    if attempt.count > 1 {
      turn.measured.follow(self, event)
      leave(event)
    }
    finishTogether(touches, to: .ended, lacking: shortfall)
  }

  /// Is cancelled when the last finger is taken away.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    leave(event)
    finishTogether(touches, to: .cancelled, lacking: shortfall)
  }

  /// `rotation` and `rotationVelocity`.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    readings.add("rotation", rotation)
    readings.add("rotationVelocity", velocity: velocity)
  }

  #if !hasFeature(Embedded)
    /// How far the fingers have turned.
    open override var progress: [Cause] {
      followed.count < 2 ? [.tooFewTouches(count: followed.count, needed: 2)] : [shortfall]
    }
  #endif

  /// Forgets the rotation.
  open override func reset() {
    turn.removeAll()
    starts.removeAll()
  }

  /// Begins. Takes out all that the fingers did before this event, and at least the threshold.
  private func begin(from before: Double, past limit: Double) {
    let arc = turn.arc
    turn.pass(max(limit, before))
    // If the fingers have only now come to do mostly this, they crossed nothing in this step.
    cross(
      limit, from: before < limit ? before : arc, to: arc, becoming: .began,
      because: .turned(arc: arc, needed: limit))
  }

  private func leave(_ event: Event) {
    turn.measured.leave(self, event)
    starts.mark(followed)
  }

  /// What it takes to begin.
  private var limit: Double { starts.limit(minimumArc, of: .relative, by: followed) }

  /// Why it has not begun.
  private var shortfall: Cause { .turned(arc: turn.arc, needed: limit) }
}
