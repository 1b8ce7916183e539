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
    /// What is set while the delegate is asked.
    var shorter: NSAttributedString?
    /// What is set while the delegate is asked, without attributes.
    var replaced: String?
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
    ) -> Bool {
      if let shorter { textField.attributedText = shorter }
      if let replaced { textField.text = replaced }
      return true
    }
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

  @Test func aDelegateMayMakeTheTextShorterWhileItIsAsked() {
    field.attributedText = NSAttributedString(string: "many words")
    asked.shorter = NSAttributedString(string: "few")
    field.deleteBackward()
    #expect(field.text == "few")
  }

  /// Fields of one digit clear themselves for each digit.
  @Test func typingGoesOnInTheTextThatTheDelegateSetWhileItWasAsked() {
    asked.replaced = ""
    field.insertText("7")
    #expect(field.text == "7")
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

  @Test func kernAndTheSpacesOfParagraphsCount() {
    let font = UIFont.systemFont(ofSize: 10)
    func size(_ text: String, kern: CGFloat = 0, _ change: (NSMutableParagraphStyle) -> Void)
      -> CGSize
    {
      let style = NSMutableParagraphStyle()
      change(style)
      let run = FontRun(
        length: text.count, font: font, kern: kern, spaces: ParagraphSpaces(style))
      return StyledLines(of: text, [run], within: 100, limit: 0).size
    }
    let plain = size("ab\ncd") { _ in }
    #expect(abs(size("ab\ncd", kern: 3) { _ in }.width - plain.width - 6) < 0.01)
    #expect(size("ab\ncd") { $0.lineSpacing = 6 }.height == plain.height + 6)
    #expect(size("ab\ncd") { $0.paragraphSpacing = 9 }.height == plain.height + 9)
    #expect(size("ab") { $0.lineSpacing = 6 } == size("ab") { _ in })
    #expect(size("ab\ncd") { $0.minimumLineHeight = 30 }.height == 60)
    #expect(size("ab\ncd") { $0.maximumLineHeight = 6 }.height == 12)
    #expect(abs(size("ab\ncd") { $0.lineHeightMultiple = 2 }.height - plain.height * 2) < 0.01)
    #expect(abs(size("ab\ncd") { $0.firstLineHeadIndent = 12 }.width - plain.width - 12) < 0.01)
  }

  @Test func indentsNarrowTheLines() {
    var spaces = ParagraphSpaces()
    (spaces.firstIndent, spaces.indent) = (20, 5)
    let font = UIFont.systemFont(ofSize: 10)
    let lines = StyledLines(
      of: "one two three", [FontRun(length: 13, font: font, spaces: spaces)], within: 42, limit: 0
    ).lines
    #expect(lines.map { $0.pieces.map(\.text).joined() } == ["one", "two", "three"])
    #expect(lines.map(\.indent) == [20, 5, 5])
    #expect(lines[1].top == lines[0].height)
  }

  @Test func configurationsShowTheAttributesOfTheirTitle() {
    var look = UIButton.Configuration.plain()
    var title = AttributedString("large")
    title.font = UIFont.systemFont(ofSize: 40)
    title.foregroundColor = .red
    look.attributedTitle = title
    let button = UIButton(configuration: look)
    let shown = button.currentAttributedTitle
    #expect((shown?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 40)
    #expect(shown?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(look.title == "large")
    look.title = "plain"
    button.configuration = look
    #expect(button.currentAttributedTitle == nil && button.currentTitle == "plain")
  }

  @Test func aButtonIsAsLargeAsItsBackground() {
    let button = UIButton()
    button.setBackgroundImage(UIImage(size: CGSize(width: 90, height: 46)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 90, height: 46))
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
