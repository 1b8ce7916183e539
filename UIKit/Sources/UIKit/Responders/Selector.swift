import Foundation

/// Names a method that is called when something happens, and carries the method itself.
///
/// There is no Objective-C runtime to find a method by its name, and no `#selector`. Where an
/// action is wanted, pass the method: `addTarget(self, action: Player.handlePan)`. Where a
/// `Selector` is handed on, make one:
///
/// ```swift
/// Selector("handlePan(_:)", Player.handlePan(_:))
/// ```
///
/// `dactyl port` writes this in place of `#selector(handlePan(_:))`. Selectors with the same name
/// are equal.
public struct Selector: Sendable {
  /// The method's name.
  public let name: String
  /// Called on the main actor alone. Methods of actors cannot be told from others here, so that
  /// both can be given.
  nonisolated(unsafe) private let call: ((AnyObject, AnyObject?, AnyObject?) -> Void)?

  /// A name without a method: it can be compared and handed on; as an action it is a mistake.
  public init(_ name: String) {
    self.name = name
    call = nil
  }

  /// A method without arguments.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping (Target) -> () -> Void
  ) {
    self.name = name
    let asTarget = ArgumentCast(for: name)
    call = { target, _, _ in method(asTarget(target))() }
  }

  /// A method that gets the sender.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    self.name = name
    let (asTarget, asSender) = (ArgumentCast(for: name), ArgumentCast(for: name))
    call = { target, sender, _ in method(asTarget(target))(asSender(sender)) }
  }

  /// A method that gets the sender and the event.
  public init<Target: AnyObject, Sender, Cause>(
    _ name: String,
    _ method: @escaping (Target) -> (Sender, Cause) -> Void
  ) {
    self.name = name
    let (asTarget, asSender) = (ArgumentCast(for: name), ArgumentCast(for: name))
    let asCause = ArgumentCast(for: name)
    call = { target, sender, event in method(asTarget(target))(asSender(sender), asCause(event)) }
  }

  /// A method without arguments of whatever an object's class is, for code that `dactyl port`
  /// writes: `Selector("stop", of: player) { $0.stop }`.
  public init<Target: AnyObject>(
    _ name: String, of target: Target?, _ method: @escaping (Target) -> () -> Void
  ) { self.init(name, method) }

  /// A method that gets the sender, of whatever an object's class is.
  public init<Target: AnyObject, Sender>(
    _ name: String, of target: Target?, _ method: @escaping (Target) -> (Sender) -> Void
  ) { self.init(name, method) }

  /// Calls the method.
  ///
  /// - Precondition: The selector carries a method, and target and sender have the types it asks
  ///   for.
  @MainActor
  func perform(on target: AnyObject, sender: AnyObject?, event: AnyObject? = nil) {
    method(target, sender, event)
  }

  /// The method, to be called on the main actor with target, sender and event.
  ///
  /// - Precondition: The selector carries one.
  var method: (AnyObject, AnyObject?, AnyObject?) -> Void {
    guard let call else {
      preconditionFailure(
        "no method is known by its name, \"\(name)\": pass the method, or Selector(name, method)")
    }
    return call
  }
}

extension Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// A name without a method.
  public init(stringLiteral value: String) { self.init(value) }

  /// Whether both have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
