import Foundation

/// Pulls an item to a point as by a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point to snap to.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.start() } }
  /// The damping of the swing, 0…1; default 0.5.
  open var damping: CGFloat = 0.5
  override var movedItems: [any UIDynamicItem] { [item] }

  /// Pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func act(on body: DynamicBody, for step: CGFloat) {
    let stiffness: CGFloat = 220
    let loss = 2 * sqrt(stiffness) * (0.3 + 0.7 * damping)
    let center = body.item.center
    let lost = min(loss * step, 1)
    body.velocity.x += (snapPoint.x - center.x) * stiffness * step - body.velocity.x * lost
    body.velocity.y += (snapPoint.y - center.y) * stiffness * step - body.velocity.y * lost
    // Also rotates the item upright.
    body.spin += -body.angle * stiffness * step - body.spin * lost
  }
}
