import Foundation

/// A control that is on or off, and changes as a finger taps it or drags its knob to the other side.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Stored: its colour while it is on.
  open var onTintColor: UIColor?
  /// Stored: the colour of what moves.
  open var thumbTintColor: UIColor?
  /// Whether it is on; default false.
  open var isOn = false

  /// Switches it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var takesTaps: Bool { true }
  private var start: CGFloat = 0

  /// Keeps drags of the knob from recognisers of views beneath, too.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  { !takesDrag(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer) }

  /// Follows the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    return true
  }

  /// Switches it over, or to the side of a finger that has moved 10 pt and more, and tells so.
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

  /// The extent of every switch.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 51, height: 31)
  }
}
