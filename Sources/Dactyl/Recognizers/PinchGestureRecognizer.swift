/// Recognises two or more fingers that move apart or together; continuous.
///
/// Begins once the span — twice the mean distance of the fingers to their centre — has changed by
/// `minimumSpanChange`, or twice that where they mostly go the same way or one of them rests.
/// `scale` starts near 1 without a jump and makes up for what it took to begin while the fingers go
/// as far again. Holds its value while one finger remains, goes on when another joins, and ends when
/// the last is lifted.
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

  /// How fast the scale grows, per second, measured against the span that the fingers had at
  /// first (SPEC E2).
  open var velocity: Double { state == .possible ? 0 : spread.velocity(at: presentTime) }

  /// Starts to measure the fingers.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    if state == .possible {
      // Fewer fingers did that, not these together (SPEC E11).
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
    if continueIfActive() { return }
    if event.hasJumped, !event.hasBegan { starts.skip(followed) }
    // To find out what the fingers mostly do costs as much as the rest of a move.
    guard spread.change > 0, spread.change >= minimumSpanChange else { return }
    let limit = limit
    if spread.change >= limit { begin(from: before, past: limit) }
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    // Most gestures have one finger, and nothing was measured then.
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
    /// By how much the span has changed.
    open override var progress: [Cause] {
      followed.count < 2 ? [.tooFewTouches(count: followed.count, needed: 2)] : [shortfall]
    }
  #endif

  /// Forgets the pinch.
  open override func reset() {
    spread.removeAll()
    starts.removeAll()
  }

  /// Begins. Takes out all that the fingers did before this event, and at least the threshold.
  private func begin(from before: Double, past limit: Double) {
    let change = spread.change
    spread.pass(max(limit, before))
    // If the fingers have only now come to do mostly this, they crossed nothing in this step.
    cross(
      limit, from: before < limit ? before : change, to: change, becoming: .began,
      because: .spanChanged(distance: change, needed: limit))
  }

  private func leave(_ event: Event) {
    spread.measured.leave(self, event)
    starts.mark(followed)
  }

  /// What it takes to begin.
  private var limit: Double { starts.limit(minimumSpanChange, of: .relative, by: followed) }

  /// Why it has not begun.
  private var shortfall: Cause {
    .spanChanged(distance: spread.change, needed: limit)
  }
}
