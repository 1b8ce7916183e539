import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that only begins along one axis, and whose translation knows no other.
final class AngleLockedPanGestureRecognizer: UIPanGestureRecognizer {
  enum Axis {
    case horizontal, vertical
  }

  let axis: Axis
  /// How far from the axis the finger may set out, in radians.
  var tolerance = CGFloat.pi / 6

  init(axis: Axis, target: AnyObject? = nil, action: Selector? = nil) {
    self.axis = axis
    super.init(target: target, action: action)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let velocity = self.velocity(in: view)
    let (along, across) =
      axis == .horizontal ? (abs(velocity.x), abs(velocity.y)) : (abs(velocity.y), abs(velocity.x))
    if atan2(across, along) > tolerance { state = .cancelled }
  }

  override func translation(in view: UIView?) -> CGPoint {
    let translation = super.translation(in: view)
    switch axis {
    case .horizontal: return CGPoint(x: translation.x, y: 0)
    case .vertical: return CGPoint(x: 0, y: translation.y)
    }
  }
}
