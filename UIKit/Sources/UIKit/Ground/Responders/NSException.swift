import Foundation

extension NSExceptionName {
  /// An internal invariant is broken.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
}

/// A programming error that Objective-C would throw; here it ends the program.
open class NSException: NSObject, @unchecked Sendable {
  /// The exception's name.
  public let name: NSExceptionName
  /// The reason.
  public let reason: String?
  /// Additional information.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
    super.init()
  }

  /// Ends the program and prints the reason.
  open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }

  /// Ends the program and prints the format, without its arguments.
  public static func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    fatalError("\(name.rawValue): \(format)")
  }
}
