import Foundation

/// Editable lines of text; a host types, or a test calls `insertText(_:)`.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// The text; setting it sends no notification, and nil makes it empty.
  open var text: String! = "" {
    didSet {
      text = text ?? ""
      selectedRange = NSRange(location: text.utf16.count, length: 0)
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes: fonts, colours, underlines and lines through it show.
  open var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
  /// The attributed text, unless it is empty or `text` has been set since.
  package var attributedRuns: NSAttributedString? {
    guard let attributedText, attributedText.length > 0, attributedText.string == text else {
      return nil
    }
    return attributedText
  }
  /// The font.
  open var font: UIFont? = UIFont.systemFont(ofSize: 12) { didSet { setNeedsLayout() } }
  /// True if the font follows the preferred text size.
  ///
  /// Works for fonts of a text style or of `UIFontMetrics`; default false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  override func followTextSize() {
    guard adjustsFontForContentSizeCategory,
      let font = font?.followed(traitCollection.preferredContentSizeCategory)
    else { return }
    self.font = font
  }
  /// The text colour.
  open var textColor: UIColor? = UIColor.black
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural
  /// True if the text can be edited; default true.
  open var isEditable = true
  /// Stored: true if the text can be selected.
  open var isSelectable = true
  /// The selection, which typing replaces; in a new text, its end.
  ///
  /// What lies outside of the text is cut off, and characters are selected whole. An insertion point
  /// inside a character moves behind it.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet {
      selectedRange = selectedRange.whole(in: text)
      if selectedRange != oldValue { textDelegate?.textViewDidChangeSelection(self) }
    }
  }
  /// The insets around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsLayout() }
  }
  /// Stored: the attributes of typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Stored: the data that a touch opens.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Stored: the attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The keyboard type.
  open var keyboardType: UIKeyboardType = .default
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// The automatic capitalisation.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Stored: the automatic correction.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Stored: where the text may be.
  public let textContainer = NSTextContainer()
  private var isEdited = false

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// True if the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Starts editing if the delegate allows it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return isFirstResponder }
    isEdited = true
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing if the delegate allows it.
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

  /// Starts editing when a touch lifts.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEditable else { return super.touchesEnded(touches, with: event) }
    if becomeFirstResponder() { engine.report("edits") }
  }

  private var inputViews: (keys: UIView?, accessory: UIView?)

  /// A view in place of the keyboard, such as a picker.
  open override var inputView: UIView? {
    get { inputViews.keys }
    set { inputViews.keys = newValue }
  }

  /// A view above the keyboard's place, such as a toolbar.
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

  /// Scrolls until a part of the text can be seen.
  open func scrollRangeToVisible(_ range: NSRange) {
    let before = (text as NSString).substring(to: range.whole(in: text).location)
    let font = font ?? UIFont.systemFont(ofSize: 12)
    let width = bounds.width - textContainerInset.left - textContainerInset.right
    let line = TextLayout.lines(of: before, font: font, within: width, limit: 0).count
    layoutIfNeeded()
    scrollRectToVisible(
      CGRect(
        x: 0, y: textContainerInset.top + CGFloat(max(line - 1, 0)) * font.lineHeight, width: 1,
        height: font.lineHeight), animated: false)
  }

  /// True if there is text.
  open var hasText: Bool { !text.isEmpty }

  /// Replaces the selection by typed text if the delegate allows it.
  open func insertText(_ text: String) { change(selectedRange, to: text) }

  /// Deletes the selection, or the character before it, if the delegate allows it.
  open func deleteBackward() {
    guard selectedRange.length == 0 else { return change(selectedRange, to: "") }
    let before = (text as NSString).substring(to: selectedRange.location)
    guard let last = before.last else { return }
    let length = String(last).utf16.count
    change(NSRange(location: before.utf16.count - length, length: length), to: "")
  }

  private func change(_ range: NSRange, to replacement: String) {
    guard
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
    else { return }
    let start = range.whole(in: text).location
    if let attributedRuns {
      attributedText = attributedRuns.replacing(range, with: replacement)
    } else {
      text = text.replacing(range, with: replacement)
    }
    selectedRange = NSRange(location: start + replacement.utf16.count, length: 0)
    textDelegate?.textViewDidChange(self)
  }

  /// Sets the content size to the size of the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = textSize(within: bounds.width)
  }

  /// The size of the text unless the view scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return textSize(within: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude)
  }

  /// The size of the text within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size.width) }

  private func textSize(within width: CGFloat) -> CGSize {
    let edge = textContainerInset.left + textContainerInset.right + 10
    let letters = font ?? UIFont.systemFont(ofSize: 12)
    let space = max(width - edge, 0)
    let size =
      attributedRuns.map { TextLayout.size(of: $0, font: letters, within: space, lines: 0) }
      ?? TextLayout.size(of: text, font: letters, within: space, lines: 0)
    let inset = textContainerInset.top + textContainerInset.bottom
    return CGSize(
      width: size.width + edge, height: max(size.height, letters.lineHeight) + inset)
  }
}

/// Controls and observes editing; every method has a default.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// True if editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// True if editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// True if the replacement may happen.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Typing changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Allows it.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Takes no action.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Allows it.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Takes no action.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows it.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Takes no action.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Takes no action.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
