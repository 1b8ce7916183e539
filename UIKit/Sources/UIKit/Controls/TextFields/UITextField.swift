import Foundation

/// A line of editable text; a host types, or a test calls `insertText(_:)`.
///
/// A touch inside makes it the first responder. Delegate calls come in UIKit's order.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting {
  /// Stored: the border style.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// A setting.
    case none, line, bezel, roundedRect
  }

  /// Stored: the times at which an overlay shows.
  public enum ViewMode: Int, Hashable, Sendable {
    /// A mode.
    case never, whileEditing, unlessEditing, always
  }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The field resigned.
    case committed
    /// The user took the changes back; never here.
    case cancelled
  }

  /// The delegate; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text; setting it sends no notification.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// The text with attributes: fonts, colours, underlines and lines through it show.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The attributed text, unless it is empty or `text` has been set since.
  package var attributedRuns: NSAttributedString? {
    guard let attributedText, attributedText.length > 0, attributedText.string == text else {
      return nil
    }
    return attributedText
  }
  /// The placeholder.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The placeholder with attributes; it replaces the plain one.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// Stored: the text colour.
  /// Font, colour and alignment of the text, as attributes; other attributes are left out.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      let style = NSMutableParagraphStyle()
      style.alignment = textAlignment
      return [
        .font: font ?? UIFont.systemFont(ofSize: 17), .foregroundColor: textColor ?? .black,
        .paragraphStyle: style,
      ]
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
    }
  }
  open var textColor: UIColor? = UIColor.black
  /// The font.
  open var font: UIFont? = UIFont.systemFont(ofSize: 17) {
    didSet { invalidateIntrinsicContentSize() }
  }
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
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural
  /// The border style.
  open var borderStyle: BorderStyle = .none
  /// True if the text is cleared when editing begins; default false.
  open var clearsOnBeginEditing = false
  /// True if the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// Stored: the smallest font size.
  open var minimumFontSize: CGFloat = 0
  /// The times at which a field with text shows a button that clears it; default never.
  open var clearButtonMode: ViewMode = .never
  /// True if the clear button shows.
  package var showsClearButton: Bool {
    guard hasText, isEnabled else { return false }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
  /// The view at the line's beginning, such as a symbol.
  open var leftView: UIView? { didSet { putBeside(leftView, insteadOf: oldValue) } }
  /// When the view shows; default never.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// The view at the line's end.
  open var rightView: UIView? { didSet { putBeside(rightView, insteadOf: oldValue) } }
  /// When the view shows; default never.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

  private func putBeside(_ view: UIView?, insteadOf former: UIView?) {
    former?.removeFromSuperview()
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  private func shows(_ view: UIView?, _ mode: ViewMode) -> UIView? {
    switch mode {
    case .never: nil
    case .whileEditing: isEditing ? view : nil
    case .unlessEditing: isEditing ? nil : view
    case .always: view
    }
  }

  /// The rectangle of the view at the line's beginning.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    beside(leftView, bounds, isLeft: true)
  }
  /// The rectangle of the view at the line's end.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    beside(rightView, bounds, isLeft: false)
  }

  private func beside(_ view: UIView?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let starts = isLeft == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return CGRect(
      x: starts ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Places the views at the line's ends.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = shows(leftView, leftViewMode) == nil
    rightView?.isHidden = shows(rightView, rightViewMode) == nil
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }
  /// The background image.
  open var background: UIImage?
  /// The keyboard type.
  open var keyboardType: UIKeyboardType = .default
  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// Stored: true if the return key needs text.
  open var enablesReturnKeyAutomatically = false
  /// The automatic capitalisation.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Stored: the automatic correction.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Stored: the spelling check.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Stored: the look of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Stored: the meaning of the text.
  open var textContentType: UITextContentType!
  /// True if the text is hidden.
  open var isSecureTextEntry = false
  /// True if the text is being edited.
  open private(set) var isEditing = false

  /// True.
  open override var canBecomeFirstResponder: Bool { true }

  /// Starts editing if the delegate allows it.
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

  /// Ends editing if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  override var takesTaps: Bool { true }

  override func outcome(isInside: Bool) -> String? { isEditing ? "edits" : nil }

  /// Starts editing when a touch lifts inside; on the clear button it clears the text before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let place = touch?.location(in: self), point(inside: place, with: event) else { return }
    if showsClearButton, clearButtonRect(forBounds: bounds).insetBy(dx: -8, dy: -8).contains(place)
    {
      clear()
    }
    becomeFirstResponder()
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
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

  /// True if there is text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Appends typed text if the delegate allows it.
  ///
  /// A newline counts as the return key, which ends editing if an action awaits
  /// `editingDidEndOnExit`.
  open func insertText(_ text: String) {
    if text == "\n" {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      sendActions(for: .editingDidEndOnExit)
      if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
      return
    }
    let end = (self.text ?? "").utf16.count
    change(NSRange(location: end, length: 0), to: text)
  }

  /// Deletes the last character if the delegate allows it.
  open func deleteBackward() {
    guard let last = text?.last else { return }
    let length = String(last).utf16.count
    change(NSRange(location: (text ?? "").utf16.count - length, length: length), to: "")
  }

  private func change(_ range: NSRange, to replacement: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
        ?? true
    else { return }
    if let attributedRuns {
      attributedText = attributedRuns.replacing(range, with: replacement)
    } else {
      text = (text ?? "").replacing(range, with: replacement)
    }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// The rectangle of the text, beside the clear button.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = bounds.insetBy(dx: 7, dy: 2)
    for (view, place) in [
      (shows(leftView, leftViewMode), leftViewRect(forBounds: bounds)),
      (shows(rightView, rightViewMode), rightViewRect(forBounds: bounds)),
    ] where view != nil && place.width > 0 {
      let isFirst = place.minX <= bounds.minX + bounds.width / 2
      if isFirst { rect.origin.x = max(place.maxX, rect.minX) }
      rect.size.width = max(rect.width - place.width, 0)
    }
    guard showsClearButton else { return rect }
    rect.size.width = max(rect.width - 22, 0)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { rect.origin.x += 22 }
    return rect
  }
  /// The rectangle of the clear button, at the line's end.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
    return CGRect(
      x: isLeft ? bounds.maxX - 24 : bounds.minX + 5, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// The rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The width of the text or the placeholder, and a height for its font.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? UIFont.systemFont(ofSize: 17)
    let size =
      (hasText ? attributedRuns : attributedPlaceholder).map {
        TextLayout.size(of: $0, font: font, within: .greatestFiniteMagnitude, lines: 1)
      }
      ?? TextLayout.size(
        of: (hasText ? text : placeholder) ?? "", font: font, within: .greatestFiniteMagnitude,
        lines: 1)
    let edge: CGFloat = borderStyle == .none ? 0 : 14
    // Large fonts need more than the usual 22 and 34 points.
    let line = font.lineHeight.rounded(.up)
    return CGSize(
      width: size.width + edge,
      height: borderStyle == .none ? max(line + 1, 22) : max(line + 13, 34))
  }

  /// The distance from the top to the baseline, at the usual height.
  override var firstBaselineOffset: CGFloat {
    let font = font ?? UIFont.systemFont(ofSize: 17)
    return (intrinsicContentSize.height - font.lineHeight) / 2 + font.ascender
  }
  override var lastBaselineOffset: CGFloat { intrinsicContentSize.height - firstBaselineOffset }

  /// Posted after typing changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChange")
  /// Does nothing: editing began; never posted.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditing")
}

/// Controls and observes editing; every method has a default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// True if editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// True if editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended; called unless the delegate has the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, for a reason.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// True if the replacement may happen.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// True if the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called for the return key; true sends `editingDidEndOnExit`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The selection changed; never called.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Takes no action.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Takes no action.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Allows it.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Allows it.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Answers true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Takes no action.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}
