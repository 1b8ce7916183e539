import Foundation

extension NSExceptionName {
  /// Something within is not as it must be.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
}

/// A programmer's mistake that Objective-C would throw; nobody can catch it here.
open class NSException: NSObject, @unchecked Sendable {
  /// Its name.
  public let name: NSExceptionName
  /// What is wrong.
  public let reason: String?
  /// More about it.
  public let userInfo: [AnyHashable: Any]?

  /// A mistake with a name.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    super.init()
  }

  /// Ends the program with the reason.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }

  /// Ends the program with a reason.
  public static func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    fatalError("\(name.rawValue): \(format)")
  }
}
