import Foundation

/// What items are like.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIItemListBehavior {
  /// How much of the speed is kept when they hit something, 0…1; default 0.
  open var elasticity: CGFloat = 0
  /// How much they are slowed where they touch; default 0.
  open var friction: CGFloat = 0
  /// How heavy they are; default 1.
  open var density: CGFloat = 1
  /// How much of the speed is lost in a second; default 0.
  open var resistance: CGFloat = 0
  /// How much of the turning is lost in a second; default 0.
  open var angularResistance: CGFloat = 0
  /// Whether they turn; default true.
  open var allowsRotation = true
  /// Whether they stay where they are; default false.
  open var isAnchored = false

  /// Gives an item more speed, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard let animator = dynamicAnimator else { return speeds.append((item, velocity, 0)) }
    guard let body = animator.body(of: item) else { return }
    body.velocity = CGPoint(x: body.velocity.x + velocity.x, y: body.velocity.y + velocity.y)
    animator.start()
  }
  /// How fast an item is.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity ?? .zero
  }
  /// Turns an item faster, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard let animator = dynamicAnimator else { return speeds.append((item, .zero, velocity)) }
    guard let body = animator.body(of: item) else { return }
    body.spin += velocity
    animator.start()
  }
  /// How fast an item turns.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.body(of: item)?.spin ?? 0
  }
  private var speeds: [(any UIDynamicItem, CGPoint, CGFloat)] = []

  override func join(_ animator: UIDynamicAnimator) {
    super.join(animator)
    for (item, velocity, spin) in speeds {
      addLinearVelocity(velocity, for: item)
      addAngularVelocity(spin, for: item)
    }
    speeds = []
  }

  override func act(on body: DynamicBody, for step: CGFloat) {
    (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
    (body.resistance, body.angularResistance) = (resistance, angularResistance)
    (body.allowsRotation, body.isAnchored) = (allowsRotation, isAnchored)
  }
}
