import Foundation

// Only responders and recognisers can keep associated values.

/// How to keep a value; every policy keeps it as it is.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Not retained on platforms with an Objective-C runtime.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied on platforms with an Objective-C runtime.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied on platforms with an Objective-C runtime.
  case OBJC_ASSOCIATION_COPY = 771
}

/// An object that stores associated values.
@MainActor
protocol AssociationKeeping: AnyObject {
  var associations: [UnsafeRawPointer: Any] { get set }
}

extension UIResponder: AssociationKeeping {}
extension UIGestureRecognizer: AssociationKeeping {}

/// Stores a value with a responder or recogniser under a key's address; nil removes it.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let keeper = object as? any AssociationKeeping else {
    preconditionFailure("values can be kept with responders and recognisers alone")
  }
  keeper.associations[key] = value
}

/// The value that a responder or recogniser stores under a key's address.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any AssociationKeeping)?.associations[key]
}
