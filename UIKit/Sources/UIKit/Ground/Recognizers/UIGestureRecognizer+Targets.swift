@_spi(Facades) import Dactyl
import Foundation

/// A method that a recogniser calls, and the token that unregisters it.
struct RegisteredTarget {
  weak var target: AnyObject?
  var selector: Selector
  var token: ActionToken

  /// True if the target and the method match; nil matches any.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    (target == nil || self.target === target) && (selector == nil || self.selector == selector)
  }
}

/// A weak reference to a target.
private struct WeakTarget {
  weak let object: AnyObject?
}

/// A closure as an object, passed on without a new wrapper each time.
private final class Handler {
  let run: @MainActor (UIGestureRecognizer) -> Void

  init(run: @escaping @MainActor (UIGestureRecognizer) -> Void) { self.run = run }
}

extension UIGestureRecognizer {
  /// A recogniser that calls a method of a target, held weakly.
  ///
  /// ```swift
  /// UIPanGestureRecognizer(target: self, action: Player.handlePan)
  /// ```
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(target: target, action: Selector("action", action))
  }

  /// A recogniser that calls a method of a target, held weakly, with itself.
  ///
  /// ```swift
  /// UIPanGestureRecognizer(target: self, action: Player.handlePan)
  /// ```
  public convenience init<Target: AnyObject, Sender>(
    target: Target,
    action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(target: target, action: Selector("action", action))
  }

  /// Calls a method of a target, held weakly, whenever the gesture begins, changes, ends or is
  /// cancelled.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    register(target, Selector("action \(targets.count)", action))
  }

  /// Calls a method of a target, held weakly, with the recogniser.
  ///
  /// ```swift
  /// pan.addTarget(self, action: Player.handlePan)
  /// ```
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target,
    action: @escaping (Target) -> (Sender) -> Void
  ) {
    register(target, Selector("action \(targets.count)", action))
  }

  /// Registers a target's method as an action of the engine's recogniser.
  func register(_ target: AnyObject, _ selector: Selector) {
    let call = selector.method
    let token: ActionToken
    if target === self {
      // A recogniser may be its own target; then the closure uses its argument, not a reference.
      token = engine.register(target: nil) { recognizer in
        guard let owner = recognizer.owner else { return true }
        call(owner, owner, nil)
        return true
      }
    } else {
      let reference = WeakTarget(object: target)
      token = engine.register(target: ObjectIdentifier(target)) { recognizer in
        guard let target = reference.object else { return false }
        guard let owner = recognizer.owner else { return true }
        call(target, owner, nil)
        return true
      }
    }
    targets.append(RegisteredTarget(target: target, selector: selector, token: token))
  }

  /// Registers a closure as an action of the engine's recogniser.
  func register<Own: UIGestureRecognizer>(_ handler: @escaping @MainActor (Own) -> Void) {
    let handler = Handler { handler(unsafeDowncast($0, to: Own.self)) }
    _ = engine.register(target: nil) { recognizer in
      guard let owner = recognizer.owner else { return true }
      onMain(owner, handler) { $1.run($0) }
      return true
    }
  }

  /// True if the recogniser receives a press.
  func accepts(_ press: UIPress) -> Bool {
    isEnabled && allowedPressTypes.contains { $0.intValue == press.type.rawValue }
      && delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }

  /// Delivers presses that share a phase.
  func tell(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard let press = presses.first else { return }
    switch press.phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}
