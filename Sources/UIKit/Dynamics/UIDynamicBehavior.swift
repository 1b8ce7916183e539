import Foundation

/// A force, or several that are its children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The forces that are part of it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// What is called with every picture.
  open var action: (() -> Void)?
  /// What has it act.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A force that does nothing by itself.
  public override init() { super.init() }

  /// Takes a force as part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
  }

  /// Gives up a part.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.leave()
  }

  /// Is about to act, or to act no longer.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func join(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }

  func leave() {
    willMove(to: nil)
    dynamicAnimator = nil
    for child in childBehaviors { child.leave() }
  }

  func act(for step: CGFloat) {
    for child in childBehaviors { child.act(for: step) }
    for item in movedItems {
      if let body = dynamicAnimator?.body(of: item) { act(on: body, for: step) }
    }
  }

  func constrain() { for child in childBehaviors { child.constrain() } }

  var movedItems: [any UIDynamicItem] { [] }
  func act(on body: DynamicBody, for step: CGFloat) {}
}

/// A force on a list of items.
@preconcurrency @MainActor
open class UIItemListBehavior: UIDynamicBehavior {
  /// The items.
  open private(set) var items: [any UIDynamicItem] = []
  override var movedItems: [any UIDynamicItem] { items }

  /// A force on items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// A force on nothing yet.
  public convenience override init() { self.init(items: []) }

  /// Has it act on an item, too.
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.start()
  }

  /// Has it act on an item no longer.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

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

/// An item is drawn to a point as by a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// The point.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.start() } }
  /// How little it swings, 0…1; default 0.5.
  open var damping: CGFloat = 0.5
  override var movedItems: [any UIDynamicItem] { [item] }

  /// Draws an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func act(on body: DynamicBody, for step: CGFloat) {
    let stiffness: CGFloat = 220
    let loss = 2 * sqrt(stiffness) * (0.3 + 0.7 * damping)
    let center = body.item.center
    body.velocity.x += ((snapPoint.x - center.x) * stiffness - body.velocity.x * loss) * step
    body.velocity.y += ((snapPoint.y - center.y) * stiffness - body.velocity.y * loss) * step
    // It comes to lie straight, too.
    body.spin += (-body.angle * stiffness - body.spin * loss) * step
  }
}

/// An item hangs on a point, or on another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  private let other: (any UIDynamicItem)?
  /// The point on which it hangs.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.start() } }
  /// How far they stay apart.
  open var length: CGFloat
  /// How soon a swinging spring comes to rest.
  open var damping: CGFloat = 0
  /// How often a spring swings in a second; 0, the default, for a stick.
  open var frequency: CGFloat = 0
  private let offset: UIOffset
  /// What hangs.
  open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }
  override var movedItems: [any UIDynamicItem] { [item] }

  /// Hangs an item on a point, by a point of it, counted from its middle.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero,
    attachedToAnchor point: CGPoint
  ) {
    (self.item, other, anchorPoint, self.offset) = (item, nil, point, offset)
    length = hypot(
      item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
    super.init()
  }

  /// Hangs an item on another.
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    (self.item, self.other, anchorPoint, offset) = (item, other, .zero, .zero)
    length = hypot(item.center.x - other.center.x, item.center.y - other.center.y)
    super.init()
  }

  override func act(on body: DynamicBody, for step: CGFloat) {
    let anchor = other?.center ?? anchorPoint
    let (sine, cosine) = (sin(body.angle), cos(body.angle))
    let arm = CGPoint(
      x: offset.horizontal * cosine - offset.vertical * sine,
      y: offset.horizontal * sine + offset.vertical * cosine)
    let hook = CGPoint(x: body.item.center.x + arm.x, y: body.item.center.y + arm.y)
    let way = CGPoint(x: anchor.x - hook.x, y: anchor.y - hook.y)
    let far = hypot(way.x, way.y)
    guard far > 0 else { return }
    let stretch = (far - length) / far
    let stiffness = frequency > 0 ? pow(2 * .pi * frequency, 2) : 900
    let loss = frequency > 0 ? 2 * damping * sqrt(stiffness) : 40
    let pull = CGPoint(x: way.x * stretch * stiffness, y: way.y * stretch * stiffness)
    body.velocity.x += (pull.x - body.velocity.x * loss) * step
    body.velocity.y += (pull.y - body.velocity.y * loss) * step
    let size = body.item.bounds.size
    let inertia = max((size.width * size.width + size.height * size.height) / 12, 1)
    body.spin += ((arm.x * pull.y - arm.y * pull.x) / inertia - body.spin * loss / 4) * step
  }
}

/// A push, once or on and on.
@preconcurrency @MainActor
open class UIPushBehavior: UIItemListBehavior {
  /// How often it pushes.
  public enum Mode: Int, Hashable, Sendable {
    /// On and on.
    case continuous
    /// Once each time it becomes active.
    case instantaneous
  }

  /// How often it pushes.
  public let mode: Mode
  /// Whether it pushes; default true.
  open var active = true { didSet { dynamicAnimator?.start() } }
  /// Which way, and how hard: 1 moves 100 × 100 pt by 100 pt/s².
  open var pushDirection = CGVector(dx: 0, dy: 0)
  /// The direction as an angle, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How hard.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A push.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Says which way and how hard.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  /// Has it push at a point counted from an item's middle, which turns the item.
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
    guard let body = dynamicAnimator?.body(of: item) else {
      speeds.append((item, velocity, 0))
      return
    }
    body.velocity = CGPoint(x: body.velocity.x + velocity.x, y: body.velocity.y + velocity.y)
    dynamicAnimator?.start()
  }
  /// How fast an item is.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item).velocity ?? .zero
  }
  /// Turns an item faster, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard let body = dynamicAnimator?.body(of: item) else {
      speeds.append((item, .zero, velocity))
      return
    }
    body.spin += velocity
    dynamicAnimator?.start()
  }
  /// How fast an item turns.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.body(of: item).spin ?? 0
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

/// Items that hit borders, and each other.
@preconcurrency @MainActor
open class UICollisionBehavior: UIItemListBehavior {
  /// What hits what.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Ways by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items hit each other.
    public static let items = Mode(rawValue: 1)
    /// Items hit borders.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }

  /// What hits what; default everything.
  open var collisionMode: Mode = .everything
  /// Whether the edges of the animator's view are borders; default false.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Who is told; held weakly.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var inset: UIEdgeInsets?
  private var lines: [(identifier: any NSCopying, rect: CGRect)] = []
  private var touching: Set<String> = []

  /// Takes the edges of the animator's view, moved inwards, as borders.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    inset = insets
  }
  /// Adds a line as a border; it counts as the upright box around it.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    lines.append(
      (
        identifier,
        CGRect(
          x: min(p1.x, p2.x), y: min(p1.y, p2.y), width: abs(p1.x - p2.x),
          height: abs(p1.y - p2.y))
      ))
  }
  /// Adds a path as a border; it counts as the upright box around it.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    lines.append((identifier, bezierPath.bounds))
  }
  /// Gives up a border.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    lines.removeAll { "\($0.identifier)" == "\(identifier)" }
  }
  /// Gives up all borders but the edges.
  open func removeAllBoundaries() { lines = [] }
  /// The names of the borders.
  open var boundaryIdentifiers: [any NSCopying]? { lines.map(\.identifier) }

  override func constrain() {
    super.constrain()
    guard let animator = dynamicAnimator else { return }
    for item in items {
      let body = animator.body(of: item)
      if collisionMode.contains(.boundaries) { hold(body, in: animator) }
    }
    guard collisionMode.contains(.items) else { return }
    for (index, item) in items.enumerated() {
      for other in items[(index + 1)...] {
        collide(animator.body(of: item), animator.body(of: other))
      }
    }
  }

  private func hold(_ body: DynamicBody, in animator: UIDynamicAnimator) {
    if translatesReferenceBoundsIntoBoundary, let view = animator.referenceView {
      let inset = inset ?? .zero
      let edges = view.bounds.inset(by: inset)
      let half = half(of: body)
      var hits = false
      var center = body.item.center
      if center.x < edges.minX + half.width {
        center.x = edges.minX + half.width; hits = true; bounce(body, alongX: true, to: 1)
      }
      if center.x > edges.maxX - half.width {
        center.x = edges.maxX - half.width; hits = true; bounce(body, alongX: true, to: -1)
      }
      if center.y < edges.minY + half.height {
        center.y = edges.minY + half.height; hits = true; bounce(body, alongX: false, to: 1)
      }
      if center.y > edges.maxY - half.height {
        center.y = edges.maxY - half.height; hits = true; bounce(body, alongX: false, to: -1)
      }
      if hits { body.item.center = center }
      tell(body, nil, hits, at: center)
    }
    for line in lines {
      let overlap = push(body, out: line.rect, isWall: true)
      tell(body, line.identifier, overlap, at: body.item.center)
    }
  }

  private func tell(
    _ body: DynamicBody, _ identifier: (any NSCopying)?, _ isTouching: Bool, at place: CGPoint
  ) {
    let key = "\(ObjectIdentifier(body.item)) \(identifier.map { "\($0)" } ?? "")"
    if isTouching, touching.insert(key).inserted {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: body.item, withBoundaryIdentifier: identifier, at: place)
    } else if !isTouching, touching.remove(key) != nil {
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: body.item, withBoundaryIdentifier: identifier)
    }
  }

  private func half(of body: DynamicBody) -> CGSize {
    CGSize(width: body.item.bounds.width / 2, height: body.item.bounds.height / 2)
  }

  private func bounce(_ body: DynamicBody, alongX: Bool, to side: CGFloat) {
    let kept = body.elasticity
    if alongX {
      if body.velocity.x * side < 0 { body.velocity.x *= -kept }
      body.velocity.y *= 1 - min(body.friction, 1) * 0.05
    } else {
      if body.velocity.y * side < 0 { body.velocity.y *= -kept }
      body.velocity.x *= 1 - min(body.friction, 1) * 0.05
    }
  }

  /// Pushes an item out of a box by the shortest way.
  private func push(_ body: DynamicBody, out rect: CGRect, isWall: Bool) -> Bool {
    let half = half(of: body)
    let center = body.item.center
    let x = half.width + rect.width / 2 - abs(center.x - rect.midX)
    let y = half.height + rect.height / 2 - abs(center.y - rect.midY)
    guard x > 0, y > 0 else { return false }
    if x < y {
      let side: CGFloat = center.x < rect.midX ? -1 : 1
      body.item.center.x += side * x
      bounce(body, alongX: true, to: side)
    } else {
      let side: CGFloat = center.y < rect.midY ? -1 : 1
      body.item.center.y += side * y
      bounce(body, alongX: false, to: side)
    }
    return true
  }

  private func collide(_ a: DynamicBody, _ b: DynamicBody) {
    let key = "\(ObjectIdentifier(a.item)) \(ObjectIdentifier(b.item))"
    let (halfA, halfB) = (half(of: a), half(of: b))
    let (ca, cb) = (a.item.center, b.item.center)
    let x = halfA.width + halfB.width - abs(ca.x - cb.x)
    let y = halfA.height + halfB.height - abs(ca.y - cb.y)
    guard x > 0, y > 0 else {
      if touching.remove(key) != nil {
        collisionDelegate?.collisionBehavior(self, endedContactFor: a.item, with: b.item)
      }
      return
    }
    if touching.insert(key).inserted {
      let place = CGPoint(x: (ca.x + cb.x) / 2, y: (ca.y + cb.y) / 2)
      collisionDelegate?.collisionBehavior(self, beganContactFor: a.item, with: b.item, at: place)
    }
    let total = a.mass + b.mass
    let shareA = a.isAnchored ? 0 : b.isAnchored ? 1 : b.mass / total
    let elasticity = max(a.elasticity, b.elasticity)
    if x < y {
      let side: CGFloat = ca.x < cb.x ? -1 : 1
      a.item.center.x += side * x * shareA
      b.item.center.x -= side * x * (1 - shareA)
      exchange(&a.velocity.x, &b.velocity.x, a.mass, b.mass, side, elasticity)
    } else {
      let side: CGFloat = ca.y < cb.y ? -1 : 1
      a.item.center.y += side * y * shareA
      b.item.center.y -= side * y * (1 - shareA)
      exchange(&a.velocity.y, &b.velocity.y, a.mass, b.mass, side, elasticity)
    }
  }

  /// What two bodies that meet head on do to each other's speed.
  private func exchange(
    _ a: inout CGFloat, _ b: inout CGFloat, _ massA: CGFloat, _ massB: CGFloat, _ side: CGFloat,
    _ elasticity: CGFloat
  ) {
    guard (a - b) * side < 0 else { return }
    let mean = (massA * a + massB * b) / (massA + massB)
    let difference = (b - a) * elasticity / (massA + massB)
    (a, b) = (mean + massB * difference, mean - massA * difference)
  }
}

/// Is told what hits what; every method has a default.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items have hit each other.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items touch no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item has hit a border; nil for the edges of the view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item touches a border no longer.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
