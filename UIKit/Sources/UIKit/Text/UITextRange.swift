import Foundation

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// True if the range is empty.
  open var isEmpty: Bool { true }
}

/// Stored: the data in a text that a touch opens.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt

  /// A set with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
