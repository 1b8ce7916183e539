import Foundation

/// The name of a method together with the method itself, to be called for an event.
///
/// Without an Objective-C runtime there is no `#selector`, and a name does not find a method. Pass
/// the method as an action: `addTarget(self, action: Player.handlePan)`. Make a `Selector` where an
/// API needs one:
///
/// ```swift
/// Selector("handlePan(_:)", Player.handlePan(_:))
/// ```
///
/// `dactyl port` replaces `#selector(handlePan(_:))` with this. The usual kinds of methods are compiled into the program, where the
/// compiler knows the types: a call then makes no closure. Selectors with the same name are
/// equal.
public struct Selector: Sendable {
  /// The method's name.
  public let name: String
  /// Called only on the main actor. The type is unisolated so that actors' methods fit, too.
  @usableFromInline nonisolated(unsafe) let call: ((AnyObject, AnyObject?, AnyObject?) -> Void)?
  /// The class that has the method; nil without a method, and for a protocol's.
  @usableFromInline let owner: AnyClass?

  /// Creates a name without a method, which can be compared but not used as an action.
  public init(_ name: String) {
    self.name = name
    call = nil
    owner = nil
  }

  /// Creates a selector for a method without arguments.
  @inlinable
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.name = name
    owner = Target.self as? AnyClass
    let asTarget = ArgumentCast(for: name)
    call = { target, _, _ in _ = method(asTarget(target))() }
  }

  /// Creates a selector for a method that takes the sender.
  @inlinable
  public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.name = name
    owner = Target.self as? AnyClass
    let (asTarget, asSender) = (ArgumentCast(for: name), ArgumentCast(for: name))
    call = { target, sender, _ in _ = method(asTarget(target))(asSender(sender)) }
  }

  /// Creates a selector for a method that takes the sender and the event.
  @inlinable
  public init<Target, Sender, Cause>(
    _ name: String,
    _ method: @escaping (Target) -> (Sender, Cause) -> Void
  ) {
    self.name = name
    owner = Target.self as? AnyClass
    let (asTarget, asSender) = (ArgumentCast(for: name), ArgumentCast(for: name))
    let asCause = ArgumentCast(for: name)
    call = { target, sender, event in method(asTarget(target))(asSender(sender), asCause(event)) }
  }

  /// Creates a selector for a method that hears how something ended, such as the saving of an
  /// image: what it was about, the error, and what the program added.
  public init<Target, Subject, Context>(
    _ name: String,
    _ method: @escaping (Target) -> (Subject, (any Error)?, Context) -> Void
  ) {
    self.name = name
    owner = Target.self as? AnyClass
    let (asTarget, asSubject) = (ArgumentCast(for: name), ArgumentCast(for: name))
    call = { target, subject, error in
      let context = UnsafeRawPointer(bitPattern: 8)!
      // Programs declare it as one of the kinds of pointers, optional or not.
      let kinds: [Any] = [
        context, UnsafeMutableRawPointer(mutating: context), OpaquePointer(context), 0,
      ]
      guard let context = kinds.lazy.compactMap({ $0 as? Context }).first else { return }
      method(asTarget(target))(asSubject(subject), error as? any Error, context)
    }
  }

  /// Creates a selector for a method of an object's class, without arguments.
  ///
  /// `dactyl port` writes it: `Selector("stop", of: player) { $0.stop }`.
  @inlinable
  public init<Target>(
    _ name: String, of target: Target?, _ method: @escaping (Target) -> () -> Void
  ) { self.init(name, method) }

  /// Creates a selector for a method of an object's class that takes the sender.
  @inlinable
  public init<Target, Sender>(
    _ name: String, of target: Target?, _ method: @escaping (Target) -> (Sender) -> Void
  ) { self.init(name, method) }

  /// True if the method is one of an object's class.
  func isMethod(of object: NSObject) -> Bool { owner.map(object.isKind(of:)) ?? false }

  /// Calls the method.
  ///
  /// - Precondition: The selector has a method whose parameter types fit target and sender.
  @MainActor
  func perform(on target: AnyObject, sender: AnyObject?, event: AnyObject? = nil) {
    method(target, sender, event)
  }

  /// The method with parameters target, sender and event; call it on the main actor.
  ///
  /// - Precondition: The selector has a method.
  var method: (AnyObject, AnyObject?, AnyObject?) -> Void {
    guard let call else {
      preconditionFailure(
        "no method is known by its name, \"\(name)\": pass the method, or Selector(name, method)")
    }
    return call
  }
}

extension Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a name without a method.
  public init(stringLiteral value: String) { self.init(value) }

  /// True if both have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
