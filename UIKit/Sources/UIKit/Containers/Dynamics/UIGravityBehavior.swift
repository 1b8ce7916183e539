import Foundation

/// Lets items fall, by default at 1000 pt/s² downwards.
@preconcurrency @MainActor
open class UIGravityBehavior: UIItemListBehavior {
  /// The acceleration, in thousands of points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction as an angle, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func act(on body: DynamicBody, for step: CGFloat) {
    body.velocity.x += gravityDirection.dx * 1000 * step
    body.velocity.y += gravityDirection.dy * 1000 * step
  }
}
