import Foundation

/// An object that behaviours move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre.
  var center: CGPoint { get set }
  /// The bounds; their size counts.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
  /// How it bumps into others: as a box; never asked.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path by which it bumps into others; never asked.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A box.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The bounds.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

/// How an item bumps into others; items are boxes here.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  /// The available ways.
  case rectangle, ellipse, path
}

extension UIView: UIDynamicItem {}

/// An item's motion.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// The number of behaviours that act on it.
  var forces = 1
  var velocity = CGPoint.zero
  var spin: CGFloat = 0
  var angle: CGFloat
  var force = CGPoint.zero
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var density: CGFloat = 1
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false

  init(_ item: any UIDynamicItem) {
    self.item = item
    angle = atan2(item.transform.b, item.transform.a)
  }

  /// As in UIKit, mass 1 is 100 × 100 pt at density 1.
  var mass: CGFloat { max(item.bounds.width * item.bounds.height / 10_000 * density, 0.01) }

  func move(for step: CGFloat) {
    guard !isAnchored else { return }
    velocity.x += force.x / mass * step
    velocity.y += force.y / mass * step
    force = .zero
    let kept = max(1 - resistance * step, 0)
    velocity = CGPoint(x: velocity.x * kept, y: velocity.y * kept)
    let center = CGPoint(
      x: item.center.x + velocity.x * step, y: item.center.y + velocity.y * step)
    // The forces exceeded what a number can hold.
    guard accepts(center, as: "center", of: item) else { return (velocity, spin) = (.zero, 0) }
    item.center = center
    guard allowsRotation, spin != 0 else { return }
    spin *= max(1 - angularResistance * step, 0)
    angle += spin * step
    item.transform = CGAffineTransform(rotationAngle: angle)
  }
}
