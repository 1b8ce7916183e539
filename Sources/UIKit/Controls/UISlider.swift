import Foundation

/// A control whose value follows the finger from side to side.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value; default 0.
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  /// The value at the left; default 0.
  open var minimumValue: Float = 0
  /// The value at the right; default 1.
  open var maximumValue: Float = 1
  /// Whether a change is told while the finger is down, and not only at the end; default true.
  open var isContinuous = true

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Follows the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Follows the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// Tells of the end.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func follow(_ touch: UITouch) {
    guard bounds.width > 0 else { return }
    let part = Float((touch.location(in: self).x - bounds.minX) / bounds.width)
    value = minimumValue + part * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  /// As high as every slider; as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
}
