extension GestureRecognizer {
  /// Removes one action.
  public func removeAction(_ token: ActionToken) {
    actions.removeAll { $0.number == token.number }
  }

  /// Removes all actions that call methods of an object.
  public func removeTarget(_ target: AnyObject) {
    actions.removeAll { action in
      guard let held = action.target else { return false }
      return held.object == nil || held.object === target
    }
  }

  @discardableResult
  package func register(
    target: AnyObject?, body: @escaping (AnyObject?, GestureRecognizer) -> Void
  ) -> ActionToken {
    actionCount += 1
    actions.append(
      RecognizerAction(number: actionCount, target: target.map { Weak(object: $0) }, body: body))
    return ActionToken(number: actionCount)
  }

  /// Runs the actions in the order in which they were registered (SPEC C2).
  func performActions() {
    isActing = true
    var someTargetIsGone = false
    for action in actions where !action.run(self) { someTargetIsGone = true }
    isActing = false
    if someTargetIsGone {
      actions.removeAll { action in action.target.map { $0.object == nil } ?? false }
    }
  }
}
