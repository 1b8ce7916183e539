import Foundation
import UIKit

/// Operations on an animator and its behaviors.
enum DynamicsOperation: String, CaseIterable {
  case makeItem, forgetItem, moveItem, addItem, removeItem, updateItem
  case gravity, collision, snap, attach, push, resist, removeBehavior, removeAll, act, letTimePass
  case dropAnimator
}

/// An animator with every behavior, whose items come and go.
final class DynamicsWorld: World {
  private var animator: UIDynamicAnimator?
  private var items: [UIView] = []
  private var behaviors: [UIDynamicBehavior] = []
  @MainActor private lazy var collisions = CollisionWatcher(in: self)

  /// Items that only an animator may still hold.
  private var gone: [Trail] = []

  override var ownCount: Int { DynamicsOperation.allCases.count }

  @MainActor override func begin() {
    super.begin()
    for _ in 0..<4 { makeItem() }
  }

  @MainActor override func end() {
    animator?.removeAllBehaviors()
    animator = nil
    behaviors = []
    items = []
  }

  @MainActor private func makeItem() {
    let frame = CGRect(x: number(), y: number(), width: 40, height: 40)
    items.append(place(HostileUIView(in: self, frame: frame)))
  }

  @MainActor private func anyItem() -> UIView {
    if items.isEmpty { makeItem() }
    return dice.pick(items)!
  }

  @MainActor private func add(_ behavior: UIDynamicBehavior) {
    if animator == nil, let window = windows.first {
      animator = follow(UIDynamicAnimator(referenceView: window))
    }
    guard behaviors.count < 20 else { return }
    behaviors.append(behavior)
    animator?.addBehavior(behavior)
  }

  @MainActor override func carryOutOwn(_ operation: Int) {
    let place = CGPoint(x: number(), y: number())
    switch DynamicsOperation.allCases[operation] {
    case .makeItem: if items.count < 12 { makeItem() }
    case .forgetItem:
      if !items.isEmpty {
        let item = items.remove(at: dice.below(items.count))
        // First, because a callback of the removal may insert any of these.
        views.removeAll { $0 === item }
        item.removeFromSuperview()
        gone.append(Trail(name: "an item that left its animator", object: item))
      }
    case .moveItem: anyItem().frame = rectangle()
    // An item may be added twice.
    case .addItem: (dice.pick(behaviors) as? UICollisionBehavior)?.addItem(anyItem())
    case .removeItem: (dice.pick(behaviors) as? UIGravityBehavior)?.removeItem(anyItem())
    case .updateItem: animator?.updateItem(usingCurrentState: anyItem())
    case .gravity:
      let gravity = UIGravityBehavior(items: items)
      gravity.magnitude = number() / 100
      add(gravity)
    case .collision:
      let collision = UICollisionBehavior(items: items)
      collision.translatesReferenceBoundsIntoBoundary = dice.oneIn(2)
      collision.collisionDelegate = collisions
      collision.addBoundary(
        withIdentifier: "line" as NSString, from: place, to: CGPoint(x: number(), y: number()))
      add(collision)
    case .snap:
      let snap = UISnapBehavior(item: anyItem(), snapTo: place)
      snap.damping = CGFloat(dice.unit())
      add(snap)
    case .attach:
      let attachment = UIAttachmentBehavior(item: anyItem(), attachedToAnchor: place)
      attachment.frequency = CGFloat(dice.below(120))
      attachment.damping = CGFloat(dice.unit())
      attachment.length = CGFloat(dice.below(100))
      add(attachment)
    case .push:
      let push = UIPushBehavior(
        items: [anyItem()], mode: dice.oneIn(2) ? .instantaneous : .continuous)
      push.magnitude = number() / 100
      push.angle = number()
      add(push)
    case .resist:
      let resistance = UIDynamicItemBehavior(items: [anyItem()])
      resistance.elasticity = CGFloat(dice.unit())
      resistance.density = CGFloat(dice.unit() + 0.1)
      resistance.resistance = CGFloat(dice.below(10))
      resistance.friction = CGFloat(dice.unit())
      add(resistance)
      resistance.addLinearVelocity(place, for: anyItem())
    case .removeBehavior:
      if !behaviors.isEmpty {
        animator?.removeBehavior(behaviors.remove(at: dice.below(behaviors.count)))
      }
    case .removeAll:
      animator?.removeAllBehaviors()
      behaviors = []
    case .act: dice.pick(behaviors)?.action = { [unowned self] in called("action") }
    case .letTimePass:
      time += dice.unit()
      for window in windows { try? window.advance(to: max(time, window.currentTime)) }
    case .dropAnimator:
      animator = nil
      behaviors = []
    }
  }

  override func endMotion() {
    onMain { ground in
      guard let world = ground as? DynamicsWorld else { return }
      world.animator?.removeAllBehaviors()
      world.behaviors = []
    }
  }

  override func checkRest() {
    super.checkRest()
    (touches, events) = ([], [])
    for trail in gone where trail.object != nil { find("\(trail.name) is never freed") }
  }

  @MainActor override func look(at window: UIWindow) {
    // A spring with moderate values must not swing ever farther.
    guard !isExtreme, !isOver else { return }
    for item in items {
      let center = item.center
      outcome.digest.add(Double(center.x))
      outcome.digest.add(Double(center.y))
      if !center.x.isFinite || !center.y.isFinite || abs(center.x) > 1e12 || abs(center.y) > 1e12 {
        find("an item is at \(center)")
      }
    }
  }
}

/// Does anything whenever items collide.
private final class CollisionWatcher: NSObject, UICollisionBehaviorDelegate {
  unowned let world: DynamicsWorld
  init(in world: DynamicsWorld) { self.world = world }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    with other: any UIDynamicItem, at place: CGPoint
  ) { world.called("items meet") }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at place: CGPoint
  ) { world.called("an item meets a boundary") }
}
