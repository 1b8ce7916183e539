import Foundation

extension String {
  /// The text with a range of UTF-16 units replaced; what lies outside of the text is left out.
  func replacing(_ range: NSRange, with replacement: String) -> String {
    let range = range.cut(to: utf16.count)
    let from = utf16.index(startIndex, offsetBy: range.location)
    var text = self
    text.replaceSubrange(
      from..<utf16.index(from, offsetBy: range.length), with: replacement)
    return text
  }
}

extension NSRange {
  /// What of the range lies in a text of this length.
  func cut(to count: Int) -> NSRange {
    let start = min(max(location, 0), count)
    return NSRange(location: start, length: min(max(length, 0), count - start))
  }
}

extension NSAttributedString {
  /// The text with a range replaced; what is typed looks like the letter before it.
  func replacing(_ range: NSRange, with replacement: String) -> NSAttributedString {
    // A delegate that was asked may have made the text shorter.
    let range = range.cut(to: length)
    let text = NSMutableAttributedString(attributedString: self)
    let place = range.length > 0 ? range.location : max(range.location - 1, 0)
    let look = place < length ? attributes(at: place, effectiveRange: nil) : [:]
    text.replaceCharacters(
      in: range, with: NSAttributedString(string: replacement, attributes: look))
    return text
  }
}
