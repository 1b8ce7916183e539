import Foundation

/// Stored: a dictionary; every word is taken as right, because there is none here.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// A dictionary without words.
  public override init() { super.init() }

  /// The first wrong word: none, so its place is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Nil: nothing is proposed.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// The languages: none.
  open class var availableLanguages: [String] { [] }
}
