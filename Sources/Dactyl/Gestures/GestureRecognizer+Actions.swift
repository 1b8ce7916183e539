extension GestureRecognizer {
  /// Removes one action.
  public func removeAction(_ token: ActionToken) {
    actions.removeAll { $0.number == token.number }
  }

  /// Removes all actions that call methods of an object.
  public func removeTarget<Target: AnyObject>(_ target: Target) {
    let target = ObjectIdentifier(target)
    actions.removeAll { $0.target == target }
  }

  @discardableResult
  package func register(
    target: ObjectIdentifier?, run: @escaping (GestureRecognizer) -> Bool
  ) -> ActionToken {
    actionCount += 1
    actions.append(RecognizerAction(number: actionCount, target: target, run: run))
    return ActionToken(number: actionCount)
  }

  /// Runs the actions in the order in which they were registered (SPEC C2).
  func performActions() {
    isActing = true
    // Most have one; walking the array would count references to it.
    if actions.count == 1 {
      perform(actions[0])
    } else {
      for action in actions { perform(action) }
    }
    isActing = false
  }

  /// Runs an action, and forgets it where there is nothing left to call.
  @inline(__always)
  private func perform(_ action: RecognizerAction) {
    if !action.run(self) { removeAction(ActionToken(number: action.number)) }
  }
}
