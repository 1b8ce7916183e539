import Foundation

// Extensions of views and recognisers have no other place for values of their own. Other objects
// cannot keep any.

/// How a value is kept; here always as it is.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Not kept alive on platforms with an Objective-C runtime.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps what extensions add.
@MainActor
protocol AssociationKeeping: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}

extension UIResponder: AssociationKeeping {}
extension UIGestureRecognizer: AssociationKeeping {}

/// Keeps a value with a responder or recogniser, by the address of a key; nil forgets it.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let keeper = object as? any AssociationKeeping else {
    preconditionFailure("values can be kept with responders and recognisers alone")
  }
  keeper.associations[key] = value
}

/// The value that is kept with a responder or recogniser by the address of a key.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any AssociationKeeping)?.associations[key]
}
