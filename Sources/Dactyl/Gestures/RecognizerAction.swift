/// One thing to do when a recogniser recognises: a closure, or a method of an object held weakly.
final class RecognizerAction {
  /// Tells actions of one recogniser apart.
  let number: Int
  /// The object whose method is called; nil for a closure. Only compared, never followed.
  let target: ObjectIdentifier?
  /// Does it; false if there is nothing left to call.
  let run: (GestureRecognizer) -> Bool
  /// Whether it was removed; one that is running is kept until all have run.
  @exclusivity(unchecked) var isRemoved = false

  init(number: Int, target: ObjectIdentifier?, run: @escaping (GestureRecognizer) -> Bool) {
    self.number = number
    self.target = target
    self.run = run
  }
}

/// Names an action of a recogniser, to remove it by.
public struct ActionToken: Hashable, Sendable {
  let number: Int
}

/// Gives every recogniser actions that get it with its own type.
///
/// Only `GestureRecognizer` conforms.
public protocol RecognizerActions: GestureRecognizer {}

extension GestureRecognizer: RecognizerActions {}

extension RecognizerActions {
  /// Runs a closure when the gesture is recognised.
  ///
  /// ```swift
  /// pan.addAction { pan in photo.center += pan.translation(in: table) }
  /// ```
  ///
  /// The action runs when the state becomes began, changed, ended (recognized) or cancelled, in the
  /// order of registration, before `Window.send(_:)` returns (SPEC C2, D14).
  ///
  /// - Returns: A token for `removeAction(_:)`.
  @discardableResult
  public func addAction(_ body: @escaping (Self) -> Void) -> ActionToken {
    register(target: nil) { recognizer in
      body(unsafeDowncast(recognizer, to: Self.self))
      return true
    }
  }

  /// Calls a method of `target` with the recogniser; `target` is held weakly.
  ///
  /// ```swift
  /// pan.addTarget(self, action: Controller.handlePan)
  /// ```
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Self) -> Void
  ) {
    let reference = Weak(object: target)
    register(target: ObjectIdentifier(target)) { recognizer in
      guard let target = reference.object else { return false }
      action(target)(unsafeDowncast(recognizer, to: Self.self))
      return true
    }
  }

  /// Calls a method of `target` without arguments; `target` is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    let reference = Weak(object: target)
    register(target: ObjectIdentifier(target)) { _ in
      guard let target = reference.object else { return false }
      action(target)()
      return true
    }
  }
}

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
