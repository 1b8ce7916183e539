import UIKit

/// Shows the line that a finger draws.
class InkView: UIView {
  var color = UIColor.systemBlue { didSet { setNeedsDisplay() } }
  private var points: [CGPoint] = [] { didSet { setNeedsDisplay() } }

  func clear() {
    points = []
    color = .systemBlue
  }

  override func draw(_ rect: CGRect) {
    guard let first = points.first else { return }
    let path = UIBezierPath()
    path.lineWidth = 8
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    color.setStroke()
    path.stroke()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    clear()
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  private func follow(_ touches: Set<UITouch>) {
    if let touch = touches.first { points.append(touch.location(in: self)) }
  }
}
