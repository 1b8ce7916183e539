import Foundation

/// Pushes items, once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIItemListBehavior {
  /// Kinds of pushes.
  public enum Mode: Int, Hashable, Sendable {
    /// All the time.
    case continuous
    /// Once whenever the push becomes active.
    case instantaneous
  }

  /// The kind of push.
  public let mode: Mode
  /// True if the push is active; default true.
  open var active = true { didSet { dynamicAnimator?.start() } }
  /// The force as a vector; length 1 accelerates 100 × 100 pt by 100 pt/s².
  open var pushDirection = CGVector(dx: 0, dy: 0)
  /// The direction as an angle, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A push on the given items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// A continuous push on nothing yet.
  public convenience init() { self.init(items: [], mode: .continuous) }

  /// Sets the direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Sets where the push meets an item, from its centre; off centre, the item rotates.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }

  override func act(for step: CGFloat) {
    super.act(for: step)
    if mode == .instantaneous { active = false }
  }

  override func act(on body: DynamicBody, for step: CGFloat) {
    guard active else { return }
    let time: CGFloat = mode == .continuous ? step : 1
    let push = CGPoint(
      x: pushDirection.dx * 100 / body.mass * time, y: pushDirection.dy * 100 / body.mass * time)
    body.velocity.x += push.x
    body.velocity.y += push.y
    guard let arm = offsets[ObjectIdentifier(body.item)] else { return }
    let size = body.item.bounds.size
    let inertia = max((size.width * size.width + size.height * size.height) / 12, 1)
    body.spin += (arm.horizontal * push.y - arm.vertical * push.x) / inertia
  }
}
