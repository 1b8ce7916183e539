import Foundation

/// Moves items by forces, 60 times a second, by the time of the window that its view is in.
///
/// Items are upright boxes: they hit the borders of collisions and each other without being turned
/// by it. Joints are soft.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates count; nil for those of the items.
  public let referenceView: UIView?
  /// The forces.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Who is told when everything rests; held weakly.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether something moves.
  open private(set) var isRunning = false
  /// How long something has moved, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  /// The items that forces act on, in the order in which they came.
  private var bodies: [DynamicBody] = []
  private var bodyOfItem: [ObjectIdentifier: DynamicBody] = [:]
  private var call: ScrolledCall?
  private var restTime: TimeInterval = 0

  /// Moves what lies in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Moves what lies nowhere in particular.
  public override init() {
    referenceView = nil
    super.init()
  }

  /// Has a force act.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.join(self)
    start()
  }

  /// Has a force act no longer.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.leave()
    if behaviors.isEmpty { stop() }
  }

  /// Has nothing act any longer.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Takes over where an item was put.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.angle = atan2(item.transform.b, item.transform.a)
    (body.velocity, body.spin) = (.zero, 0)
    start()
  }

  /// The items in a part.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.map(\.item).filter {
      rect.overlaps(
        CGRect(
          x: $0.center.x - $0.bounds.width / 2, y: $0.center.y - $0.bounds.height / 2,
          width: $0.bounds.width, height: $0.bounds.height))
    }
  }

  /// What forces do to an item; nil where none acts on it.
  func body(of item: any UIDynamicItem) -> DynamicBody? { bodyOfItem[ObjectIdentifier(item)] }

  /// A force acts on an item from now on.
  func take(_ item: any UIDynamicItem) {
    let key = ObjectIdentifier(item)
    if let body = bodyOfItem[key] { return body.forces += 1 }
    let body = DynamicBody(item)
    bodyOfItem[key] = body
    bodies.append(body)
  }

  /// A force acts on an item no longer.
  func letGo(_ item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.forces -= 1
    guard body.forces == 0 else { return }
    bodyOfItem[ObjectIdentifier(item)] = nil
    bodies.removeAll { $0 === body }
  }

  func start() {
    restTime = 0
    guard call == nil else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    let clock = referenceView?.window?.clock ?? .current
    call = ScrolledCall(
      clock: clock,
      call: clock.call(after: 1.0 / 60, every: 1.0 / 60) { [weak self] in self?.step(1.0 / 60) })
  }

  /// How far a spring may swing in a step, in radians; with 2 and more it would swing ever further.
  private static let longestSwing: CGFloat = 1

  private func stop() {
    call?.stop()
    call = nil
    guard isRunning else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func step(_ duration: CGFloat) {
    elapsedTime += Double(duration)
    // In small steps: springs are stiff.
    let rate = behaviors.reduce(0) { max($0, $1.fastestSwing) }
    let count = Int(max(rate * 2 * .pi * duration / UIDynamicAnimator.longestSwing, 4).rounded(.up))
    let step = duration / CGFloat(count)
    for _ in 0..<count {
      for behavior in behaviors { behavior.act(for: step) }
      for body in bodies { body.move(for: step) }
      for behavior in behaviors { behavior.constrain() }
    }
    for behavior in behaviors { behavior.action?() }
    let isMoving = bodies.contains {
      abs($0.velocity.x) + abs($0.velocity.y) > 1 || abs($0.spin) > 0.02
    }
    restTime = isMoving ? 0 : restTime + Double(duration)
    if restTime > 0.5 { stop() }
  }
}

/// Is told when everything rests; every method has a default.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Something begins to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything rests.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
