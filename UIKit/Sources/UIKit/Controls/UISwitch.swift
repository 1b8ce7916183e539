import Foundation

/// A control that is on or off, and changes as a finger is lifted inside.
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

  /// Switches it over and tells so.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  /// The extent of every switch.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 51, height: 31)
  }
}
