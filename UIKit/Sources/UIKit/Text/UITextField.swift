import Foundation

/// A line of text that is typed: by a host, or in a test with `insertText(_:)`.
///
/// A touch makes it the first responder, and its delegate is asked and told in UIKit's order.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// Stored: what surrounds the line.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// One of the ways.
    case none, line, bezel, roundedRect
  }

  /// Stored: when something is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// One of the times.
    case never, whileEditing, unlessEditing, always
  }

  /// Who is asked and told; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text; setting it tells nobody.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// The text, with its looks.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// What is shown in place of no text.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// Stored: the same, with its looks.
  open var attributedPlaceholder: NSAttributedString?
  /// Stored: the text's colour.
  open var textColor: UIColor? = UIColor.black
  /// The letters.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// Whether the letters follow the size that people want, where the font is one of a text style or
  /// of `UIFontMetrics`; default false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  override func followTextSize() {
    guard adjustsFontForContentSizeCategory,
      let font = font?.followed(traitCollection.preferredContentSizeCategory)
    else { return }
    self.font = font
  }
  /// Stored: where the text lies.
  open var textAlignment: NSTextAlignment = .natural
  /// Stored: what surrounds the line.
  open var borderStyle: BorderStyle = .none
  /// Whether the text goes as editing begins; default false.
  open var clearsOnBeginEditing = false
  /// Stored: whether letters shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Stored: how small letters may become.
  open var minimumFontSize: CGFloat = 0
  /// Stored: when there is a button to clear the text.
  open var clearButtonMode: ViewMode = .never
  /// Stored: the view at the line's beginning.
  open var leftView: UIView?
  /// Stored: when it is shown.
  open var leftViewMode: ViewMode = .never
  /// Stored: the view at the line's end.
  open var rightView: UIView?
  /// Stored: when it is shown.
  open var rightViewMode: ViewMode = .never
  /// Stored: the picture behind the line.
  open var background: UIImage?
  /// Stored: which keyboard it would like.
  open var keyboardType: UIKeyboardType = .default
  /// Stored: what is written on the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// Stored: whether the return key works only where there is text.
  open var enablesReturnKeyAutomatically = false
  /// Stored: whether words begin with capitals.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Stored: whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Stored: whether words are looked up.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Stored: how bright the keyboard is.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Stored: what the line is for.
  open var textContentType: UITextContentType!
  /// Stored: whether nobody may read along.
  open var isSecureTextEntry = false
  /// Whether the text is being edited.
  open private(set) var isEditing = false

  /// True.
  open override var canBecomeFirstResponder: Bool { true }

  /// Begins to edit, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEnabled, !isFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override var takesTaps: Bool { true }

  /// A lift inside begins to edit.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: event) { becomeFirstResponder() }
  }

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Adds what was typed at the end, if the delegate allows it; a newline is the return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
      return
    }
    let end = (self.text ?? "").utf16.count
    change(NSRange(location: end, length: 0), to: text)
  }

  /// Takes back the last letter, if the delegate allows it.
  open func deleteBackward() {
    guard let last = text?.last else { return }
    let length = String(last).utf16.count
    change(NSRange(location: (text ?? "").utf16.count - length, length: length), to: "")
  }

  private func change(_ range: NSRange, to replacement: String) {
    let former = text ?? ""
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
        ?? true, let place = Range(range, in: former)
    else { return }
    text = former.replacingCharacters(in: place, with: replacement)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Where the text lies.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 7, dy: 2) }
  /// Where the text lies while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where what is shown in place of no text lies.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// As large as the text, or what is shown in its place.
  open override var intrinsicContentSize: CGSize {
    let shown = hasText ? text : placeholder
    let size = TextLayout.size(
      of: shown ?? "", font: font ?? UIFont.systemFont(ofSize: 17),
      within: .greatestFiniteMagnitude, lines: 1)
    let edge: CGFloat = borderStyle == .none ? 0 : 14
    return CGSize(width: size.width + edge, height: borderStyle == .none ? 22 : 34)
  }

  /// The text has changed by typing.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")
  /// Does nothing: editing has begun; not posted.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditing")
}

/// Is asked and told about typing; every method has a default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether what was typed is taken over.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The return key was pressed; whether it does what it does elsewhere.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// What is chosen has changed; never called.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It is.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
