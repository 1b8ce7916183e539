/// One thing to do when a recogniser recognises: a closure, or a method of an object held weakly.
struct RecognizerAction {
  /// Tells actions of one recogniser apart.
  var number: Int
  /// The object whose method is called; nil for a closure.
  var target: Weak<AnyObject>?
  /// What to do with the target and the recogniser.
  var body: (AnyObject?, GestureRecognizer) -> Void

  /// Runs the action; false if its target is gone.
  func run(_ recognizer: GestureRecognizer) -> Bool {
    guard let target else {
      body(nil, recognizer)
      return true
    }
    guard let object = target.object else { return false }
    body(object, recognizer)
    return true
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
  /// A recogniser with one action.
  ///
  ///     pan.addAction { pan in photo.center += pan.translation(in: table) }
  ///
  /// The action runs when the state becomes began, changed, ended (recognized) or cancelled, in the order
  /// of registration, before `Window.send(_:)` returns (SPEC C2, D14).
  ///
  /// - Returns: A token for `removeAction(_:)`.
  @discardableResult
  public func addAction(_ body: @escaping (Self) -> Void) -> ActionToken {
    register(target: nil) { _, recognizer in body(unsafeDowncast(recognizer, to: Self.self)) }
  }

  /// Calls a method of `target` with the recogniser; `target` is held weakly.
  ///
  ///     pan.addTarget(self, action: Controller.handlePan)
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Self) -> Void
  ) {
    register(target: target) { object, recognizer in
      guard let object else { return }
      action(unsafeDowncast(object, to: Target.self))(unsafeDowncast(recognizer, to: Self.self))
    }
  }

  /// Calls a method of `target` without arguments; `target` is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    register(target: target) { object, _ in
      guard let object else { return }
      action(unsafeDowncast(object, to: Target.self))()
    }
  }
}
