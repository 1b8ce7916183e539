import CoreGraphics
import UIKit

/// A stick that follows the finger within its base and springs back when it is let go.
final class JoystickView: UIView {
  /// Gets direction and strength: each −1…1.
  var monitor: ((CGVector) -> Void)?
  let knob = UIImageView(image: nil)

  private let knock = UIImpactFeedbackGenerator(style: .light)
  private var reach: CGFloat { (bounds.width - knob.bounds.width) / 2 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    knob.frame.size = CGSize(width: bounds.width / 3, height: bounds.height / 3)
    knob.center = bounds.middle
    knob.layer.cornerRadius = knob.frame.width / 2
    knob.layer.masksToBounds = true
    knob.image = UIImage(named: "knob")?.withRenderingMode(.alwaysTemplate)
    addSubview(knob)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    knock.impactOccurred()
    superview?.bringSubviewToFront(self)
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let way = touch.location(in: self) - bounds.middle
    let length = hypot(way.dx, way.dy)
    let held = length > reach ? way * (reach / length) : way
    knob.center = CGPoint(x: bounds.midX + held.dx, y: bounds.midY + held.dy)
    monitor?(held * (1 / reach))
  }

  private func letGo() {
    UIView.animate(
      withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .curveEaseOut],
      animations: { self.knob.center = self.bounds.middle },
      completion: { isDone in if isDone { self.monitor?(.zero) } })
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

private func - (left: CGPoint, right: CGPoint) -> CGVector {
  CGVector(dx: left.x - right.x, dy: left.y - right.y)
}

private func * (vector: CGVector, factor: CGFloat) -> CGVector {
  CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
}
