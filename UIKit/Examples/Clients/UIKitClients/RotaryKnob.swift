import QuartzCore
import UIKit

/// A knob that a finger turns about its middle, from one end of its scale to the other.
class RotaryKnob: UIControl {
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  private(set) var value: Float = 0

  let startAngle = -CGFloat.pi * 11 / 8
  let endAngle = CGFloat.pi * 3 / 8
  private let ring = CAShapeLayer()
  private let pointer = CAShapeLayer()
  private var lastAngle: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 60) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for part in [ring, pointer] {
      part.bounds = bounds
      part.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    let radius = min(bounds.width, bounds.height) / 2 - ring.lineWidth
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    ring.path =
      UIBezierPath(
        arcCenter: middle, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: true
      ).cgPath
    let needle = UIBezierPath()
    needle.move(to: CGPoint(x: bounds.maxX - 10, y: bounds.midY))
    needle.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
    pointer.path = needle.cgPath
  }

  func setValue(_ newValue: Float, animated: Bool = false) {
    value = min(maximumValue, max(minimumValue, newValue))
    let part = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    pointer.transform = CATransform3DMakeRotation(
      startAngle + part * (endAngle - startAngle), 0, 0, 1)
    CATransaction.commit()
  }

  /// Where the needle points, in radians.
  var needleAngle: CGFloat { atan2(pointer.transform.m12, pointer.transform.m11) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    lastAngle = angle(of: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let angle = angle(of: touch)
    var turn = angle - lastAngle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    lastAngle = angle
    let range = maximumValue - minimumValue
    setValue(value + Float(turn / (endAngle - startAngle)) * range)
    sendActions(for: .valueChanged)
    return true
  }

  private func setUp() {
    backgroundColor = .clear
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = tintColor.cgColor
    ring.lineWidth = 4
    pointer.lineCap = .round
    pointer.lineWidth = 4
    layer.addSublayer(ring)
    layer.addSublayer(pointer)
    setValue(minimumValue)
  }

  private func angle(of touch: UITouch) -> CGFloat {
    let place = touch.location(in: self)
    return atan2(place.y - bounds.midY, place.x - bounds.midX)
  }
}
