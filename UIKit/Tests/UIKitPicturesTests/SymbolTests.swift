import Foundation
import FreedObjects
import Testing
import UIKit
import UIKitPictures

/// System symbols, templates, blurs, titles of several lines, carets.
@MainActor @Suite(.freesItsObjects)
struct SymbolTests {
  @Test func symbolsTakeTheTintAndFilledOnesLetTheirMiddleThrough() throws {
    let view = UIImageView(image: UIImage(systemName: "plus.circle.fill"))
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let picture = view.picture()
    #expect(picture.contains("fill=\"#ff0000\"") && picture.contains("stroke=\"rgba(255,255,255"))
    view.image = UIImage(systemName: "plus")?.withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(view.picture().contains("stroke=\"#0000ff\""))
  }

  @Test func templateFilesAreFilteredToTheTint() throws {
    let file =
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0H8V6Z"/></svg>"#
    let image = try #require(UIImage(data: Data(file.utf8)))
    #expect(image.size == CGSize(width: 8, height: 6))
    let view = UIImageView(image: image)
    #expect(
      view.picture().contains("data:image/svg+xml;base64,") && !view.picture().contains("feColor"))
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(
      view.picture().contains(#"<feColorMatrix values="0 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 1 0"/>"#)
    )
  }

  @Test func aBlurIsATranslucentColour() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.picture().contains("rgba(31,31,31,0.78)"))
  }

  @Test func titlesOfSeveralLinesStandBelowEachOther() {
    let button = UIButton(type: .system)
    button.setTitle("one\ntwo", for: .normal)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    #expect(button.picture().contains(">one</text>") && button.picture().contains(">two</text>"))
    #expect(button.bounds.height > 40)
  }

  @Test func textViewsShowCaretAndSelection() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let field = UITextView(frame: window.bounds)
    field.text = "one two"
    window.addSubview(field)
    let before = window.picture()
    #expect(field.becomeFirstResponder() && window.picture() != before)
    let caret = window.picture()
    field.selectedRange = NSRange(location: 4, length: 3)
    #expect(window.picture() != caret && window.picture().contains(",0.25)"))
  }
}
