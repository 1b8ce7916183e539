import UIKit

/// Lines that are drawn with a finger or pencil, and rubbed out by a tap on one.
final class LineCanvas: UIView {
  private(set) var lines: [CAShapeLayer] = []
  private var path = UIBezierPath()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    path = UIBezierPath()
    path.move(to: touch.preciseLocation(in: self))
    let line = CAShapeLayer()
    line.strokeColor = UIColor.label.cgColor
    line.fillColor = nil
    line.lineWidth = touch.type == .pencil ? 2 : 6
    line.lineCap = .round
    layer.addSublayer(line)
    lines.append(line)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let line = lines.last else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      path.addLine(to: sample.preciseLocation(in: self))
    }
    line.path = path.cgPath
    setNeedsDisplay(path.bounds.insetBy(dx: -line.lineWidth, dy: -line.lineWidth))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.tapCount == 1, lines.last?.path == nil else { return }
    lines.removeLast().removeFromSuperlayer()
    let place = touch.location(in: self)
    for line in lines.reversed() where isHit(line, at: place) {
      line.removeFromSuperlayer()
      lines.removeAll { $0 === line }
      return
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lines.popLast()?.removeFromSuperlayer()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.systemBackground.cgColor)
    context.fill(rect)
  }

  private func isHit(_ line: CAShapeLayer, at place: CGPoint) -> Bool {
    line.path?.copy(
      strokingWithWidth: max(line.lineWidth, 20), lineCap: .round, lineJoin: .round, miterLimit: 0
    ).contains(place) ?? false
  }
}
