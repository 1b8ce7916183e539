extension GestureRecognizer {
  /// Removes one action.
  public func removeAction(_ token: ActionToken) {
    removeActions { $0.number == token.number }
  }

  /// Removes all actions that call methods of an object.
  public func removeTarget<Target: AnyObject>(_ target: Target) {
    let target = ObjectIdentifier(target)
    removeActions { $0.target == target }
  }

  /// Adds an action, which answers false once its target is gone.
  @discardableResult
  @_spi(Facades) public func register(
    target: ObjectIdentifier?, run: @escaping (GestureRecognizer) -> Bool
  ) -> ActionToken {
    actionCount += 1
    actions.add(RecognizerAction(number: actionCount, target: target, run: run))
    return ActionToken(number: actionCount)
  }

  /// Runs the actions in the order in which they were registered (SPEC C2).
  @inline(__always)
  func performActions() { if !actions.isEmpty { runActions() } }

  // Hosts of the C interface have none: they read what was written down.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private func runActions() {
    machine.run(.actions)
    // Actions added meanwhile run the next time.
    for index in 0..<actions.count {
      // Actions stay on the list until all have run, so references need not be counted.
      Unmanaged.passUnretained(actions[index])._withUnsafeGuaranteedRef { action in
        if !action.isRemoved, !action.run(self) { remove(action) }
      }
    }
    machine.run(.nothing)
    if hasRemovedActions { forgetRemovedActions() }
  }

  private func removeActions(where isMeant: (RecognizerAction) -> Bool) {
    for action in actions where isMeant(action) { remove(action) }
    if machine.running != .actions { forgetRemovedActions() }
  }

  private func remove(_ action: RecognizerAction) {
    action.isRemoved = true
    hasRemovedActions = true
  }

  private func forgetRemovedActions() {
    hasRemovedActions = false
    actions.keep { !$0.isRemoved }
  }
}
