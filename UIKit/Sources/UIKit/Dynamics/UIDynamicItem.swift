import Foundation

/// Something that forces move.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Its middle.
  var center: CGPoint { get set }
  /// Its extent.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// What forces do to an item.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// How many forces act on it.
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

  /// A mass of 1 is 100 × 100 pt of density 1, as there.
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
    // Pushed harder than numbers tell.
    guard accepts(center, as: "center", of: item) else { return (velocity, spin) = (.zero, 0) }
    item.center = center
    guard allowsRotation, spin != 0 else { return }
    spin *= max(1 - angularResistance * step, 0)
    angle += spin * step
    item.transform = CGAffineTransform(rotationAngle: angle)
  }
}
