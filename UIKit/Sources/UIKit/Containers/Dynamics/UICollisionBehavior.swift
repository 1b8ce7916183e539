import Foundation

/// Lets items collide with boundaries and each other.
@preconcurrency @MainActor
open class UICollisionBehavior: UIItemListBehavior {
  /// Kinds of collisions.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The kinds with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both kinds.
    public static let everything = Mode(rawValue: .max)
  }

  /// The kinds of collisions; default both.
  open var collisionMode: Mode = .everything
  /// True if the edges of the animator's view are a boundary; default false.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The object that hears of collisions; held weakly.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var inset: UIEdgeInsets?
  private var lines: [(identifier: any NSCopying, rect: CGRect)] = []
  private var touching: Set<String> = []

  /// Makes the edges of the animator's view, moved inward, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    inset = insets
  }
  /// Adds a line as a boundary; its bounding box counts.
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
  /// Adds a path as a boundary; its bounding box counts.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    lines.append((identifier, bezierPath.bounds))
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    lines.removeAll { "\($0.identifier)" == "\(identifier)" }
  }
  /// Removes all boundaries except the view's edges.
  open func removeAllBoundaries() { lines = [] }
  /// The identifiers of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? { lines.map(\.identifier) }

  override func constrain() {
    super.constrain()
    guard let animator = dynamicAnimator else { return }
    // A delegate may remove items when it hears of a collision.
    let items = items
    for item in items {
      if collisionMode.contains(.boundaries), let body = animator.body(of: item) {
        hold(body, in: animator)
      }
    }
    guard collisionMode.contains(.items) else { return }
    for (index, item) in items.enumerated() {
      for other in items[(index + 1)...] where other !== item {
        if let a = animator.body(of: item), let b = animator.body(of: other) { collide(a, b) }
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

  /// Pushes a body out of a rectangle by the shortest way.
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

  /// Exchanges the velocities of two bodies that collide head on.
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
