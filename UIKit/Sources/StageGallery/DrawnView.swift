import UIKit

/// What `draw(_:)` draws: paths, a clip, a shadow, dashes and text.
final class DrawnView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 358, height: 72) }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIBezierPath(roundedRect: CGRect(x: 0, y: 4, width: 100, height: 64), cornerRadius: 32)
      .addClip()
    UIColor.systemPurple.setFill()
    UIRectFill(bounds)
    UIColor.systemYellow.setStroke()
    let stripes = UIBezierPath()
    for x in stride(from: -60, to: 120, by: 16) {
      stripes.move(to: CGPoint(x: x, y: 72))
      stripes.addLine(to: CGPoint(x: x + 72, y: 0))
    }
    stripes.lineWidth = 5
    stripes.stroke()
    context.restoreGState()

    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 3), blur: 5, color: UIColor.gray.cgColor)
    UIColor.systemBlue.setFill()
    UIBezierPath(ovalIn: CGRect(x: 124, y: 8, width: 56, height: 56)).fill()
    context.restoreGState()

    let line = UIBezierPath()
    line.move(to: CGPoint(x: 200, y: 60))
    line.addCurve(
      to: CGPoint(x: 350, y: 12), controlPoint1: CGPoint(x: 250, y: -40),
      controlPoint2: CGPoint(x: 300, y: 110))
    line.lineWidth = 4
    line.setLineDash([10, 6], count: 2, phase: 0)
    UIColor.systemRed.setStroke()
    line.stroke()
  }
}
