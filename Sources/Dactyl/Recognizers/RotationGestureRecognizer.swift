/// Recognises two or more fingers that turn about their centre; continuous.
///
/// Begins once the fingers have travelled `minimumArc` about their centre, on average. That is taken out, so
/// `rotation` starts near 0 without a jump; it goes on beyond ±π, turn after turn. Holds its value while one
/// finger remains, goes on when another joins, and ends when the last is lifted.
///
///     rotation.addAction { rotation in
///       photo.transform = photo.transform.rotated(by: rotation.rotation)
///       rotation.rotation = 0
///     }
open class RotationGestureRecognizer: GestureRecognizer {
  /// How far in points the fingers must travel about their centre; default 10, at least 0.
  ///
  /// A way, not an angle, so that it acts alike whether fingers are 40 or 400 pt apart, and resting fingers do
  /// not trigger it (SPEC E1). UIKit hides its threshold.
  public final var minimumArc: Double {
    get { ownMinimumArc ?? profile { $0.rotation.minimumArc } }
    set { ownMinimumArc = newValue }
  }

  // What the owner has set; else the profile of the window holds.
  @exclusivity(unchecked) private var ownMinimumArc: Double?
  @exclusivity(unchecked) private var turn = RotationMeter()

  /// `rotation`
  open override var kind: StaticString { "rotation" }

  override var claim: GestureClaim? { .rotation }

  /// How far the fingers have turned since it began, in radians, clockwise on screen; 0 while possible.
  ///
  /// Write it to have it go on from another value; the velocity is not affected (SPEC C13).
  open var rotation: Double {
    get { state == .possible ? 0 : turn.rotation }
    set { turn.rotation = newValue }
  }

  /// How fast the fingers turn, in radians per second (SPEC E2).
  open var velocity: Double { state == .possible ? 0 : turn.velocity(at: presentTime) }

  /// Starts to measure the fingers.
  open override func touchesBegan(_ touches: TouchSet, with event: Event) {
    turn.measured.join(self, event)
  }

  /// Begins, or follows the fingers.
  open override func touchesMoved(_ touches: TouchSet, with event: Event) {
    let before = turn.arc
    turn.measured.follow(event.motion(of: self))
    if goOn() { return }
    if turn.arc >= minimumArc, turn.arc > 0 {
      turn.pass(minimumArc)
      pass(minimumArc, from: before, to: turn.arc, becoming: .began, because: measure)
    }
  }

  /// Ends when the last finger is lifted.
  open override func touchesEnded(_ touches: TouchSet, with event: Event) {
    turn.measured.follow(event.motion(of: self))
    turn.measured.leave(self, event)
    finishTogether(touches, to: .ended, lacking: measure)
  }

  /// Is cancelled when the last finger is taken away.
  open override func touchesCancelled(_ touches: TouchSet, with event: Event) {
    turn.measured.leave(self, event)
    finishTogether(touches, to: .cancelled, lacking: measure)
  }

  /// Forgets the rotation.
  open override func reset() { turn.removeAll() }

  private final var measure: Cause { .turned(arc: turn.arc, needed: minimumArc) }
}
