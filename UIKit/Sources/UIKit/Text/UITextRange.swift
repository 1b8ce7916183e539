import Foundation

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Whether it is a place alone.
  open var isEmpty: Bool { true }
}

/// Stored: what in a text can be touched to open it.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt

  /// The kinds with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of telephones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Days and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
