import Dactyl
import DactylTesting
import Foundation
import FreedObjects
import Testing

@testable import UIKit

/// A clear button clears a field's text if the delegate allows it.
@MainActor @Suite(.freesItsObjects)
struct TextFieldTests {
  private final class Asked: NSObject, UITextFieldDelegate {
    var words: [String] = []
    var allows = true
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      words.append("clear")
      return allows
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      words.append("begin")
      return true
    }
  }

  private let asked = Asked()
  private let field = UITextField(frame: CGRect(x: 100, y: 100, width: 200, height: 40))
  private let stage = TestWindow()

  init() {
    field.text = "words"
    field.delegate = asked
    field.clearButtonMode = .always
    field.addAction(
      UIAction { [asked] in
        asked.words.append("changed to \(($0.sender as? UITextField)?.text ?? "")")
      }, for: .editingChanged)
    stage.view.addSubview(field)
  }

  @Test func aTapOnTheClearButtonClearsAndThenEdits() throws {
    try stage.run("down(288,120) 50ms up")
    #expect(asked.words == ["clear", "changed to ", "begin"])
    #expect(field.text == "")
    #expect(field.isEditing)
    field.resignFirstResponder()
  }

  @Test func theDelegateMayRefuseToClear() throws {
    asked.allows = false
    try stage.run("down(288,120) 50ms up")
    #expect(field.text == "words")
    #expect(field.isEditing)
    field.resignFirstResponder()
  }

  @Test func aTapOnTheTextOnlyEdits() throws {
    try stage.run("down(150,120) 50ms up")
    #expect(asked.words == ["begin"])
    #expect(field.text == "words")
    field.resignFirstResponder()
  }

  @Test func theButtonShowsInItsModeBesideText() {
    let width = field.textRect(forBounds: field.bounds).width
    field.clearButtonMode = .whileEditing
    #expect(!field.showsClearButton)
    #expect(field.textRect(forBounds: field.bounds).width > width)
    field.becomeFirstResponder()
    #expect(field.showsClearButton)
    field.text = ""
    #expect(!field.showsClearButton)
    field.resignFirstResponder()
  }
}

/// Views keep the attributes of their texts.
@MainActor @Suite(.freesItsObjects)
struct AttributedTextTests {
  private func mixed(_ first: String, _ second: String, size: CGFloat) -> NSAttributedString {
    let text = NSMutableAttributedString(string: first)
    text.append(
      NSAttributedString(
        string: second, attributes: [.font: UIFont.systemFont(ofSize: size)]))
    return text
  }

  @Test func eachLineIsAsHighAsItsHighestFont() {
    let text = mixed("small\n", "large", size: 40)
    let small = UIFont.systemFont(ofSize: 10)
    let size = TextLayout.size(of: text, font: small, within: 1000, lines: 0)
    let large = UIFont.systemFont(ofSize: 40)
    #expect(abs(size.height - small.lineHeight - large.lineHeight) < 0.34)
  }

  @Test func linesBreakWhereTheFontsNeedIt() {
    let font = UIFont.systemFont(ofSize: 10)
    let lines = StyledLines(
      of: "one two three",
      [FontRun(length: 8, font: font), FontRun(length: 5, font: font.withSize(30))],
      within: 60, limit: 0
    ).lines
    #expect(lines.map { $0.pieces.map(\.text).joined() } == ["one two", "thre", "e"])
    #expect(lines.map(\.start) == [0, 8, 12])
  }

  /// A text in one font breaks as it does without attributes.
  @Test(arguments: ["", "one", "one two three four", "a\n\nb", "immeasurably long", "two  gaps "])
  func oneFontBreaksLikePlainText(text: String) {
    let font = UIFont.systemFont(ofSize: 12)
    for width in [20, 40, 80, 1000] as [CGFloat] {
      let lines = StyledLines(
        of: text, [FontRun(length: text.count, font: font)], within: width, limit: 0
      ).lines.map { $0.pieces.map(\.text).joined().trimmingCharacters(in: .whitespaces) }
      let plain = TextLayout.lines(of: text, font: font, within: width, limit: 0)
      #expect(lines == plain.map { $0.trimmingCharacters(in: .whitespaces) }, "\(width)")
    }
  }

  @Test func attributedTitlesTakePrecedenceAndGiveTheButtonItsSize() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    let plain = button.intrinsicContentSize
    button.setAttributedTitle(mixed("very ", "large", size: 40), for: .normal)
    #expect(button.titleLabel?.text == "very large")
    #expect(button.intrinsicContentSize.height > plain.height + 20)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "plain")
    #expect(button.intrinsicContentSize == plain)
  }

  @Test func typedLettersLookLikeTheLetterBefore() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = mixed("small ", "large", size: 40)
    view.insertText("r")
    #expect(view.text == "small larger")
    let font = view.attributedText.attribute(.font, at: 11, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 40)
    view.text = "new"
    #expect(view.attributedRuns == nil)
  }
}

/// A selected row highlights its images and labels.
@MainActor @Suite(.freesItsObjects)
struct SelectedRowTests {
  @Test func imagesAndLabelsAreHighlightedWhileTheRowIs() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.imageView?.image = UIImage()
    cell.textLabel?.text = "a"
    cell.setHighlighted(true, animated: false)
    #expect(cell.imageView?.isHighlighted == true)
    #expect(cell.textLabel?.isHighlighted == true)
    cell.setSelected(true, animated: false)
    cell.setHighlighted(false, animated: false)
    #expect(cell.imageView?.isHighlighted == true)
    cell.setSelected(false, animated: false)
    #expect(cell.imageView?.isHighlighted == false)
    #expect(cell.textLabel?.isHighlighted == false)
  }

  @Test func rowsWithoutASelectionStyleKeepTheirLook() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.selectionStyle = .none
    cell.imageView?.image = UIImage()
    cell.setSelected(true, animated: false)
    #expect(cell.imageView?.isHighlighted == false)
  }

  @Test func theOwnBackgroundOfASelectedRowLiesBehindTheContentMeanwhile() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let back = UIView()
    cell.selectedBackgroundView = back
    #expect(back.superview == nil)
    cell.setSelected(true, animated: false)
    #expect(cell.subviews == [back, cell.contentView])
    #expect(back.frame == cell.bounds)
    cell.setSelected(false, animated: false)
    #expect(back.superview == nil)
  }
}

/// The content of a row shows texts with attributes.
@MainActor @Suite(.freesItsObjects)
struct ListContentTests {
  @Test func aPlainTextReplacesOneWithAttributes() {
    var content = UIListContentConfiguration.cell()
    let text = NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
    content.attributedText = text
    #expect(content.text == "a")
    let view = UIListContentView(configuration: content)
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
    }
    #expect(labels(view).first?.attributedRuns == text)
    content.text = "b"
    view.configuration = content
    #expect(labels(view).first?.text == "b")
    #expect(labels(view).first?.attributedRuns == nil)
  }
}
