import Foundation

/// Physical properties of items.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIItemListBehavior {
  /// The share of velocity kept in a collision, 0…1; default 0.
  open var elasticity: CGFloat = 0
  /// The friction at contacts; default 0.
  open var friction: CGFloat = 0
  /// The density; default 1.
  open var density: CGFloat = 1
  /// The share of velocity lost per second; default 0.
  open var resistance: CGFloat = 0
  /// The share of rotation lost per second; default 0.
  open var angularResistance: CGFloat = 0
  /// Stored: the electric charge; there are no fields.
  open var charge: CGFloat = 0
  /// True if items rotate; default true.
  open var allowsRotation = true
  /// True if items stay in place; default false.
  open var isAnchored = false

  /// Adds to an item's velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard let animator = dynamicAnimator else { return speeds.append((item, velocity, 0)) }
    guard let body = animator.body(of: item) else { return }
    body.velocity = CGPoint(x: body.velocity.x + velocity.x, y: body.velocity.y + velocity.y)
    animator.start()
  }
  /// An item's velocity.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity ?? .zero
  }
  /// Adds to an item's angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard let animator = dynamicAnimator else { return speeds.append((item, .zero, velocity)) }
    guard let body = animator.body(of: item) else { return }
    body.spin += velocity
    animator.start()
  }
  /// An item's angular velocity.
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
