import Foundation

/// A control that is on or off; a tap or a drag of the knob changes it.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The colour while on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// True if the switch is on; default false.
  open var isOn = false

  /// Stored: the picture while on.
  open var onImage: UIImage?
  /// Stored: the picture while off.
  open var offImage: UIImage?
  /// Stored: the title beside a box with a check mark.
  open var title: String?
  /// Stored: the look that the program prefers.
  open var preferredStyle = Style.automatic
  /// The look: a switch that slides.
  open var style: Style { .sliding }

  /// Looks of switches.
  public enum Style: Int, Hashable, Sendable {
    /// The available looks.
    case automatic, checkbox, sliding
  }

  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var takesTaps: Bool { true }
  override func outcome(isInside: Bool) -> String? { isOn ? "went on" : "went off" }
  private var start: CGFloat = 0

  /// Keeps taps and drags of the knob from recognisers of views beneath.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  { !takesDrag(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer) }

  /// Follows the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    return true
  }

  /// Toggles on a tap; after a drag of 10 pt or more takes the finger's side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let place = touch.location(in: self)
    let wasOn = isOn
    if abs(place.x - start) >= 10 {
      isOn = place.x > bounds.midX
    } else if point(inside: place, with: event) {
      isOn.toggle()
    }
    if isOn != wasOn { sendActions(for: .valueChanged) }
  }

  /// 51 × 31 pt.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 51, height: 31)
  }
}
