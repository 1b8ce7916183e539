/// Recognises two or more fingers that move apart or together; continuous.
///
/// Begins once the span — twice the mean distance of the fingers to their centre — has changed by
/// `minimumSpanChange`. That change is taken out, so `scale` starts near 1 without a jump. Holds its value
/// while one finger remains, goes on when another joins, and ends when the last is lifted.
///
///     pinch.addAction { pinch in
///       photo.transform = photo.transform.scaled(x: pinch.scale, y: pinch.scale)
///       pinch.scale = 1
///     }
open class PinchGestureRecognizer: GestureRecognizer {
  /// By how many points the span must change; default 16, at least 0.
  ///
  /// A distance, not a ratio, so that it acts alike whether fingers are 40 or 400 pt apart, and resting fingers
  /// do not trigger it (SPEC E1). UIKit hides its threshold.
  public final var minimumSpanChange: Double {
    get { ownMinimumSpanChange ?? profile { $0.pinch.minimumSpanChange } }
    set { ownMinimumSpanChange = newValue }
  }

  // What the owner has set; else the profile of the window holds.
  @exclusivity(unchecked) private var ownMinimumSpanChange: Double?
  @exclusivity(unchecked) private var spread = ScaleMeter()

  /// `pinch`
  open override var kind: StaticString { "pinch" }

  override var claim: GestureClaim? { .pinch }

  /// How many times farther apart the fingers are than when it began; 1 while possible.
  ///
  /// Write it to have it go on from another value; the velocity is not affected (SPEC C13).
  open var scale: Double {
    get { state == .possible ? 1 : spread.scale }
    set { spread.scale = newValue }
  }

  /// How fast the scale grows, per second, measured against the span with which it began (SPEC E2).
  open var velocity: Double { state == .possible ? 0 : spread.velocity(at: presentTime) }

  /// Starts to measure the fingers.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    spread.measured.join(self, event)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    let before = spread.change
    spread.measured.follow(event.motion(of: self))
    if goOn() { return }
    if spread.change >= minimumSpanChange, spread.change > 0 {
      spread.pass(minimumSpanChange)
      pass(
        minimumSpanChange, from: before, to: spread.change, becoming: .began, because: measure)
    }
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    spread.measured.follow(event.motion(of: self))
    spread.measured.leave(self, event)
    finishTogether(touches, to: .ended, lacking: measure)
  }

  /// Is cancelled when the last finger is taken away.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    spread.measured.leave(self, event)
    finishTogether(touches, to: .cancelled, lacking: measure)
  }

  /// Forgets the pinch.
  open override func reset() { spread.removeAll() }

  private var measure: Cause { .spanChanged(distance: spread.change, needed: minimumSpanChange) }
}
