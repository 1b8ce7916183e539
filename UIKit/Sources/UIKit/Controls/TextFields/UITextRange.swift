import Foundation

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before it.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where it starts.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// True if the range is empty.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    (start, end) = (UITextPosition(range.location), UITextPosition(range.upperBound))
    super.init()
  }

  var range: NSRange { NSRange(location: start.offset, length: max(end.offset - start.offset, 0)) }
}

/// A view whose text has positions and a selection.
@preconcurrency @MainActor
public protocol UITextInput: AnyObject {
  /// The selection; nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range; the delegate is not asked.
  func replace(_ range: UITextRange, withText text: String)
  /// The number of UTF-16 units of the whole text.
  var textLength: Int { get }
}

extension UITextInput {
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(textLength) }
  /// The position some UTF-16 units after another; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return 0...textLength ~= place ? UITextPosition(place) : nil
  }
  /// The range between two positions.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (first, last) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return UITextRange(NSRange(location: first, length: last - first))
  }
  /// The number of UTF-16 units from one position to another.
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }
  /// Nil: no text is being composed.
  public var markedTextRange: UITextRange? { nil }
}

extension UITextField: UITextInput {
  /// The caret behind the text, where typing goes on; setting it does nothing.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(NSRange(location: textLength, length: 0)) }
    set {}
  }
  /// The text of a range.
  public func text(in range: UITextRange) -> String? { text?.part(range.range) }
  /// Replaces the text of a range; the delegate is not asked.
  public func replace(_ range: UITextRange, withText text: String) {
    self.text = (self.text ?? "").replacing(range.range, with: text)
    sendActions(for: .editingChanged)
  }
  /// The number of UTF-16 units.
  public var textLength: Int { (text ?? "").utf16.count }
}

extension UITextView: UITextInput {
  /// The selection.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }
  /// The text of a range.
  public func text(in range: UITextRange) -> String? { text.part(range.range) }
  /// Replaces the text of a range; the delegate is not asked.
  public func replace(_ range: UITextRange, withText text: String) {
    self.text = self.text.replacing(range.range, with: text)
  }
  /// The number of UTF-16 units.
  public var textLength: Int { text.utf16.count }
}

extension String {
  /// The text of a range of UTF-16 units; nil if the range is not in it.
  fileprivate func part(_ range: NSRange) -> String? {
    Range(range, in: self).map { String(self[$0]) }
  }
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
