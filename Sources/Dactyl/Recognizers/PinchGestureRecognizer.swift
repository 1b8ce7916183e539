/// Recognises two or more fingers that move apart or together; continuous.
///
/// Begins once the span — twice the mean distance of the fingers to their centre — has changed by
/// `minimumSpanChange`. That change is taken out, so `scale` starts near 1 without a jump. Holds
/// its value while one finger remains, goes on when another joins, and ends when the last is
/// lifted.
///
/// ```swift
/// pinch.addAction { pinch in
///   photo.transform = photo.transform.scaled(x: pinch.scale, y: pinch.scale)
///   pinch.scale = 1
/// }
/// ```
open class PinchGestureRecognizer: GestureRecognizer {
  /// Its own thresholds.
  @exclusivity(unchecked) final var own = Thresholds()

  @exclusivity(unchecked) private var spread = ScaleMeter()
  @exclusivity(unchecked) private var starts = FingerStarts()

  /// `pinch`
  open override var kind: StaticString { "pinch" }

  /// Fingers that spread or close.
  open override var footprint: GestureFootprint? { .pinch }

  /// How many times farther apart the fingers are than when it began; 1 while possible.
  ///
  /// Writing it rebases it; the velocity is not affected (SPEC C13).
  open var scale: Double {
    get { state == .possible ? 1 : spread.scale }
    set { spread.scale = newValue }
  }

  /// How fast the scale grows, per second, measured against the span with which it began (SPEC E2).
  open var velocity: Double { state == .possible ? 0 : spread.velocity(at: presentTime) }

  /// Starts to measure the fingers.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    if state == .possible {
      // What fewer fingers did is nothing that all of them do (SPEC E11).
      spread.removeAll()
      if followed.count < 2 { return }
    }
    spread.measured.join(self, event)
    starts.mark(followed)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    let before = committed.isActive ? 0 : spread.change
    if followed.count > 1 || spread.measured.hasMoved { spread.measured.follow(self, event) }
    if goesOn() { return }
    if event.hasJumped, !event.hasBegan { starts.skip(followed) }
    // The other numbers cost as much to read as all the rest of a move.
    guard spread.change > 0, spread.change >= minimumSpanChange else { return }
    if let limit = starts.threshold(
      minimumSpanChange, passedBy: spread.change, of: followed, movement: minimumFingerMovement,
      factor: stillFingerFactor)
    {
      begin(from: before, past: limit)
    }
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    // Most touches are of one finger, of which nothing was measured.
    if attempt.count > 1 {
      spread.measured.follow(self, event)
      leave(event)
    }
    finishTogether(touches, to: .ended, lacking: shortfall)
  }

  /// Is cancelled when the last finger is taken away.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    leave(event)
    finishTogether(touches, to: .cancelled, lacking: shortfall)
  }

  /// `scale` and `scaleVelocity`.
  open override func addReadings(to readings: inout GestureReadings, in view: View?) {
    readings.add("scale", scale)
    readings.add("scaleVelocity", velocity: velocity)
  }

  #if !hasFeature(Embedded)
    /// By how much the span has changed, and the way of the finger that has moved least.
    open override var progress: [Cause] {
      followed.count < 2
        ? [.tooFewTouches(count: followed.count, needed: 2)]
        : [
          measure(minimumSpanChange),
          .fingerMovedTooLittle(
            distance: starts.least(of: followed), needed: minimumFingerMovement),
        ]
    }
  #endif

  /// Forgets the pinch.
  open override func reset() {
    spread.removeAll()
    starts.removeAll()
  }

  /// Begins, with all taken out that was done before this event, or what it takes at least.
  private func begin(from before: Double, past limit: Double) {
    let change = spread.change
    spread.pass(max(limit, before))
    // Where only a finger was missing, it came past nothing on the way.
    cross(
      limit, from: before < limit ? before : change, to: change, becoming: .began,
      because: .spanChanged(distance: change, needed: limit))
  }

  private func leave(_ event: Event) {
    spread.measured.leave(self, event)
    starts.mark(followed)
  }

  /// Why it has not begun: too little was done, or not by every finger.
  private var shortfall: KeptCause {
    spread.change < minimumSpanChange
      ? measure(minimumSpanChange)
      : KeptCause(
        .fingerMovedTooLittle(
          distance: starts.least(of: followed), needed: minimumFingerMovement))
  }

  private func measure(_ limit: Double) -> KeptCause {
    KeptCause(.spanChanged(distance: spread.change, needed: limit))
  }
}
