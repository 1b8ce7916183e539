import Foundation

/// Moves items by behaviours, 60 times a second, in its window's time.
///
/// Items are axis-aligned rectangles: collisions do not rotate them. Joints are soft.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view that defines the coordinates; nil for the items' own.
  public let referenceView: UIView?
  /// The behaviours.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The object that hears when items start moving and rest; held weakly.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// True while items move.
  open private(set) var isRunning = false
  /// The time that items have moved, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0
  /// The items that behaviours act on, in order of addition.
  private var bodies: [DynamicBody] = []
  private var bodyOfItem: [ObjectIdentifier: DynamicBody] = [:]
  private var call: ScrolledCall?
  private var restTime: TimeInterval = 0

  /// An animator for items in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator without a reference view.
  public override init() {
    referenceView = nil
    super.init()
  }

  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.join(self)
    start()
  }

  /// Removes a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.leave()
    if behaviors.isEmpty { stop() }
  }

  /// Removes all behaviours.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Reads an item's position again after the program moved it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = body(of: item) else { return }
    body.angle = atan2(item.transform.b, item.transform.a)
    (body.velocity, body.spin) = (.zero, 0)
    start()
  }

  /// The items in a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.map(\.item).filter {
      rect.overlaps(
        CGRect(
          x: $0.center.x - $0.bounds.width / 2, y: $0.center.y - $0.bounds.height / 2,
          width: $0.bounds.width, height: $0.bounds.height))
    }
  }

  /// An item's motion; nil if no behaviour acts on it.
  func body(of item: any UIDynamicItem) -> DynamicBody? { bodyOfItem[ObjectIdentifier(item)] }

  /// Counts one more behaviour on an item.
  func take(_ item: any UIDynamicItem) {
    let key = ObjectIdentifier(item)
    if let body = bodyOfItem[key] { return body.forces += 1 }
    let body = DynamicBody(item)
    bodyOfItem[key] = body
    bodies.append(body)
  }

  /// Counts one behaviour fewer on an item.
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

  /// The largest phase step of a spring, in radians; from 2 on, its swings would grow.
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
    // Steps are small because springs are stiff.
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

/// Hears when items start moving and rest; every method has a default.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// An item starts moving.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
