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
    var gone: ContiguousArray<Int> = []
    for action in actions where !action.run(self) { gone.append(action.number) }
    isActing = false
    if !gone.isEmpty { actions.removeAll { gone.contains($0.number) } }
  }
}
