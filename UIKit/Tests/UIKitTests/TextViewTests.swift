import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// A text view selects, replaces and deletes whole characters.
@MainActor @Suite(.freesItsObjects)
struct TextViewTests {
  /// Expects what programs do: it computes the new text from the range that the view asks about.
  private final class Reckoner: NSObject, UITextViewDelegate {
    var expected: String?
    /// What is set while the delegate is asked.
    var replaced: NSAttributedString?
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      expected = (textView.text as NSString).replacingCharacters(in: range, with: text)
      if let replaced { textView.attributedText = replaced }
      return true
    }
  }

  /// Characters of several UTF-16 units: an accent, a surrogate pair, flags, a family, a line end.
  nonisolated private static let characters = ["e\u{301}", "😀", "🇩🇪🇩", "👨‍👩‍👧‍👦x", "\r\n"]

  private let reckoner = Reckoner()
  private let view = UITextView()

  init() { view.delegate = reckoner }

  @Test(arguments: ["e\u{301}", "😀", "👨‍👩‍👧‍👦", "\r\n"])
  func deletingInsideACharacterDeletesAllOfIt(character: String) {
    for place in 1..<character.utf16.count {
      view.text = "a" + character + "b"
      view.selectedRange = NSRange(location: 1 + place, length: 0)
      view.deleteBackward()
      #expect(view.text == "ab", "\(place)")
      #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }
  }

  @Test func aSelectionThatBeginsAndEndsInsideCharactersHasAllOfThem() {
    view.text = "a😀b😀c"
    view.selectedRange = NSRange(location: 2, length: 3)
    #expect(view.selectedRange == NSRange(location: 1, length: 5))
    view.insertText("x")
    #expect(view.text == "axc")
  }

  @Test(arguments: characters)
  func theTextIsWhatTheRangeSaysThatTheDelegateGets(text: String) {
    for place in 0...text.utf16.count {
      for length in 0...text.utf16.count - place {
        for typed in ["", "\n", "\u{301}", "🇪"] {
          view.text = text
          view.selectedRange = NSRange(location: place, length: length)
          view.insertText(typed)
          #expect(view.text == reckoner.expected, "\(place) \(length) \(typed)")
        }
      }
    }
  }

  @Test func typingGoesOnBehindALetterThatJoinsTheAccentAfterIt() {
    view.text = "\u{301}"
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("e")
    view.insertText("x")
    #expect(view.text == "e\u{301}x")
  }

  @Test(arguments: characters)
  func attributesFitTheTextWhereverTheDelegatePutOtherCharacters(text: String) {
    for place in 0...text.utf16.count {
      view.text = String(repeating: "a", count: 20)
      view.selectedRange = NSRange(location: place, length: 1)
      reckoner.replaced = NSAttributedString(string: text, attributes: [.kern: 1])
      view.insertText("x")
      var length = 0
      let attributed = view.attributedText!
      attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
        _, range, _ in
        length += range.length
      }
      #expect(length == view.text.utf16.count, "\(place)")
      #expect(view.text.contains("x"), "\(place)")
    }
  }

  @Test(arguments: characters)
  func aRangeInsideACharacterScrollsToItsLine(text: String) {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    view.text = String(repeating: "\n", count: 20) + text
    view.scrollRangeToVisible(NSRange(location: 20, length: 1))
    let offset = view.contentOffset
    #expect(offset.y > 0)
    for place in 1..<text.utf16.count {
      view.contentOffset = .zero
      view.scrollRangeToVisible(NSRange(location: 20 + place, length: 1))
      #expect(view.contentOffset == offset, "\(place)")
    }
  }
}
