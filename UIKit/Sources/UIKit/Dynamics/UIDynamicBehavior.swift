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

  /// The highest frequency of springs in this force and its parts, in swings a second.
  var fastestSwing: CGFloat { childBehaviors.reduce(0) { max($0, $1.fastestSwing) } }

  var movedItems: [any UIDynamicItem] { [] }
  func act(on body: DynamicBody, for step: CGFloat) {}
}
