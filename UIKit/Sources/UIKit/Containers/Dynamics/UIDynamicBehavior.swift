import Foundation

/// A force on items, or a group of child behaviours.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The child behaviours.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that runs at each display frame.
  open var action: (() -> Void)?
  /// The animator that runs this behaviour.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A behaviour without effect of its own.
  public override init() { super.init() }

  /// Adds a child behaviour.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
  }

  /// Removes a child behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.leave()
  }

  /// The behaviour is about to join or leave an animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func join(_ animator: UIDynamicAnimator) {
    willMove(to: animator)
    dynamicAnimator = animator
    for item in movedItems { animator.take(item) }
    for child in childBehaviors { child.join(animator) }
  }

  func leave() {
    willMove(to: nil)
    for item in movedItems { dynamicAnimator?.letGo(item) }
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

  /// The highest frequency of springs in this behaviour and its children, per second.
  var fastestSwing: CGFloat { childBehaviors.reduce(0) { max($0, $1.fastestSwing) } }

  var movedItems: [any UIDynamicItem] { [] }
  func act(on body: DynamicBody, for step: CGFloat) {}
}
