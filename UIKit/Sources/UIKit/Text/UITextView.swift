import Foundation

/// Lines of text that are typed: by a host, or in a test with `insertText(_:)`.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// The text; setting it tells nobody.
  open var text: String! = "" { didSet { setNeedsLayout(); invalidateIntrinsicContentSize() } }
  /// The text, with its looks.
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
  /// The letters.
  open var font: UIFont? = UIFont.systemFont(ofSize: 12) { didSet { setNeedsLayout() } }
  /// Whether the letters follow the size that people want, where the font is one of a text style or
  /// of `UIFontMetrics`; default false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  override func followTextSize() {
    guard adjustsFontForContentSizeCategory,
      let font = font?.followed(traitCollection.preferredContentSizeCategory)
    else { return }
    self.font = font
  }
  /// Stored: the text's colour.
  open var textColor: UIColor? = UIColor.black
  /// Stored: where the text lies.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether the text can be edited; default true.
  open var isEditable = true
  /// Stored: whether parts of the text can be chosen.
  open var isSelectable = true
  /// The part of the text that is chosen, or where typing goes on.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// Stored: what typed letters look like.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored: what in the text can be touched to open it.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Stored: what links look like.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What is typed and not yet decided; nil: everything is decided at once.
  open var markedTextRange: UITextRange? { nil }
  /// Stored: which keyboard it would like.
  open var keyboardType: UIKeyboardType = .default
  /// Stored: what is written on the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// Stored: whether words begin with capitals.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Stored: whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  private var isEdited = false

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Whether it can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins to edit, if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    isEdited = true
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEdited else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEdited = false
    textDelegate?.textViewDidEndEditing(self)
    return true
  }

  /// A lift begins to edit.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable { becomeFirstResponder() } else { super.touchesEnded(touches, with: event) }
  }

  /// True if there is text.
  open var hasText: Bool { !text.isEmpty }

  /// Adds what was typed at the end, if the delegate allows it.
  open func insertText(_ text: String) {
    change(NSRange(location: self.text.utf16.count, length: 0), to: text)
  }

  /// Takes back the last letter, if the delegate allows it.
  open func deleteBackward() {
    guard let last = text.last else { return }
    let length = String(last).utf16.count
    change(NSRange(location: text.utf16.count - length, length: length), to: "")
  }

  private func change(_ range: NSRange, to replacement: String) {
    guard
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true,
      let place = Range(range, in: text)
    else { return }
    text = text.replacingCharacters(in: place, with: replacement)
    selectedRange = NSRange(location: text.utf16.count, length: 0)
    textDelegate?.textViewDidChange(self)
  }

  /// Measures the text, which is the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = textSize(within: bounds.width)
  }

  /// As large as the text where it does not scroll.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return textSize(within: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
  }

  /// As high as the text is within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size.width) }

  private func textSize(within width: CGFloat) -> CGSize {
    let edge = textContainerInset.left + textContainerInset.right + 10
    let letters = font ?? UIFont.systemFont(ofSize: 12)
    let size = TextLayout.size(of: text, font: letters, within: max(width - edge, 0), lines: 0)
    let inset = textContainerInset.top + textContainerInset.bottom
    return CGSize(
      width: size.width + edge, height: max(size.height, letters.lineHeight) + inset)
  }
}

/// Is asked and told about typing; every method has a default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// True if editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether what was typed is taken over.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// The text has changed by typing.
  func textViewDidChange(_ textView: UITextView)
  /// What is chosen has changed; never called.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It is.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
