import Foundation

/// Attaches an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  private let other: (any UIDynamicItem)?
  /// The point to which the item is attached.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.start() } }
  /// The distance between the attached points.
  open var length: CGFloat
  /// How strongly the spring is damped.
  open var damping: CGFloat = 0
  /// The spring's oscillations per second, at most 120; 0, the default, for a rigid rod.
  open var frequency: CGFloat = 0
  private let offset: UIOffset
  private let otherOffset: UIOffset
  /// The attached items.
  open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }
  override var movedItems: [any UIDynamicItem] { [item] }
  private var swing: CGFloat { frequency > 0 ? min(frequency, 120) : 0 }
  override var fastestSwing: CGFloat { max(super.fastestSwing, swing) }

  /// Attaches an item to a point; the offset is from the item's centre.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero,
    attachedToAnchor point: CGPoint
  ) {
    (self.item, other, anchorPoint) = (item, nil, point)
    (self.offset, otherOffset) = (offset, .zero)
    length = hypot(
      item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
    super.init()
  }

  /// Attaches an item to another; the offsets are from the items' centres.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero,
    attachedTo other: any UIDynamicItem, offsetFromCenter otherOffset: UIOffset = .zero
  ) {
    (self.item, self.other, anchorPoint) = (item, other, .zero)
    (self.offset, self.otherOffset) = (offset, otherOffset)
    length = hypot(
      item.center.x + offset.horizontal - other.center.x - otherOffset.horizontal,
      item.center.y + offset.vertical - other.center.y - otherOffset.vertical)
    super.init()
  }

  private static func turned(_ offset: UIOffset, _ angle: CGFloat) -> CGPoint {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGPoint(
      x: offset.horizontal * cosine - offset.vertical * sine,
      y: offset.horizontal * sine + offset.vertical * cosine)
  }

  override func act(on body: DynamicBody, for step: CGFloat) {
    let anchor =
      other.map {
        let arm = UIAttachmentBehavior.turned(otherOffset, atan2($0.transform.b, $0.transform.a))
        return CGPoint(x: $0.center.x + arm.x, y: $0.center.y + arm.y)
      } ?? anchorPoint
    let arm = UIAttachmentBehavior.turned(offset, body.angle)
    let hook = CGPoint(x: body.item.center.x + arm.x, y: body.item.center.y + arm.y)
    let way = CGPoint(x: anchor.x - hook.x, y: anchor.y - hook.y)
    let far = hypot(way.x, way.y)
    guard far > 0 else { return }
    let stretch = (far - length) / far
    let stiffness = swing > 0 ? pow(2 * .pi * swing, 2) : 900
    let loss = swing > 0 ? 2 * damping * sqrt(stiffness) : 40
    let pull = CGPoint(x: way.x * stretch * stiffness, y: way.y * stretch * stiffness)
    // A step removes at most the whole velocity.
    let lost = min(loss * step, 1)
    body.velocity.x += pull.x * step - body.velocity.x * lost
    body.velocity.y += pull.y * step - body.velocity.y * lost
    let size = body.item.bounds.size
    // A long arm would spin the item faster than the steps can follow.
    let inertia = max(
      (size.width * size.width + size.height * size.height) / 12,
      (arm.x * arm.x + arm.y * arm.y) / 4, 1)
    body.spin += (arm.x * pull.y - arm.y * pull.x) / inertia * step - body.spin * lost / 4
  }
}
