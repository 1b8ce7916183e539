import Foundation

extension String {
  /// The text with a range of UTF-16 units replaced, in whole characters of the text.
  func replacing(_ range: NSRange, with replacement: String) -> String {
    let range = range.whole(in: self)
    let from = utf16.index(startIndex, offsetBy: range.location)
    var text = self
    text.replaceSubrange(
      from..<utf16.index(from, offsetBy: range.length), with: replacement)
    return text
  }
}

extension NSRange {
  /// The part of the range that lies in a text, widened to whole characters.
  ///
  /// Foundation traps on half a surrogate pair, and replaces whole characters. An empty range inside
  /// a character moves behind it.
  func whole(in text: String) -> NSRange {
    let units = text.utf16
    let first = min(max(location, 0), units.count)
    var start = units.index(units.startIndex, offsetBy: first)
    var end = units.index(start, offsetBy: min(max(length, 0), units.count - first))
    while end.samePosition(in: text) == nil { end = units.index(after: end) }
    if length <= 0 { start = end }
    while start.samePosition(in: text) == nil { start = units.index(before: start) }
    return NSRange(start..<end, in: text)
  }
}

extension NSAttributedString {
  /// The text with a range replaced; what is typed looks like the letter before it.
  func replacing(_ range: NSRange, with replacement: String) -> NSAttributedString {
    // A delegate that was asked may have made the text shorter.
    let range = range.whole(in: string)
    let text = NSMutableAttributedString(attributedString: self)
    let place = range.length > 0 ? range.location : max(range.location - 1, 0)
    let look = place < length ? attributes(at: place, effectiveRange: nil) : [:]
    text.replaceCharacters(
      in: range, with: NSAttributedString(string: replacement, attributes: look))
    return text
  }
}
