import Foundation

/// Everything falls: 1000 pt/s² downwards unless said otherwise.
@preconcurrency @MainActor
open class UIGravityBehavior: UIItemListBehavior {
  /// Which way, and how hard, in thousands of points a second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The direction as an angle, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How hard.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Says which way and how hard.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func act(on body: DynamicBody, for step: CGFloat) {
    body.velocity.x += gravityDirection.dx * 1000 * step
    body.velocity.y += gravityDirection.dy * 1000 * step
  }
}
