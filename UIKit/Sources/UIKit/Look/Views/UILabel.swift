import Foundation

/// A view for text; takes no touches by default.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text.
  open var text: String? { didSet { if text != oldValue { noteContent() } } }
  /// The text colour.
  open var textColor: UIColor! = UIColor.label { didSet { noteLook() } }
  /// The text with attributes: fonts, colours, underlines and lines through it show.
  open var attributedText: NSAttributedString? {
    didSet {
      text = attributedText?.string
      noteContent()
    }
  }
  /// The attributed text, unless it is plain or `text` has been set since.
  package var attributedRuns: NSAttributedString? {
    guard let attributedText, attributedText.length > 0, attributedText.string == text else {
      return nil
    }
    return attributedText
  }
  /// The font; it determines the width of the text.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { if font != oldValue { noteContent() } }
  }
  /// True if the font follows the preferred text size. Works for fonts of a text style or of
  /// `UIFontMetrics`; default false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  override func followTextSize() {
    guard adjustsFontForContentSizeCategory,
      let font = font.followed(traitCollection.preferredContentSizeCategory)
    else { return }
    self.font = font
  }
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { noteLook() } }
  /// The wrapping or truncation of a long text.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { noteLook() } }
  /// The maximum number of lines; 0 for any number.
  open var numberOfLines = 1 { didSet { noteContent() } }
  /// The width at which lines break if constraints give none; 0 for any width.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// True if the text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false { didSet { noteLook() } }
  /// The smallest scale of a shrinking text.
  open var minimumScaleFactor: CGFloat = 0 { didSet { noteLook() } }
  /// True if the label looks enabled.
  open var isEnabled = true
  /// True if the label is highlighted.
  open var isHighlighted = false { didSet { noteLook() } }
  /// The text colour of a highlighted label.
  open var highlightedTextColor: UIColor? { didSet { noteLook() } }
  /// Stored: true if letters may move closer together before the text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Stored: the part of a shrinking text that stays at its height.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// A label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label that an archive describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The size of the text.
  open override var intrinsicContentSize: CGSize {
    textSize(
      within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  /// The size of the text within a width; a width of 0 or a single line sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude)
  }

  /// The rectangle that the text takes in the label.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size =
      attributedRuns.map {
        TextLayout.size(of: $0, font: font, within: bounds.width, lines: numberOfLines)
      }
      ?? TextLayout.size(
        of: text ?? "", font: font, within: bounds.width, lines: numberOfLines)
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Sets where the text is drawn; an override passes `super` another rectangle.
  open func drawText(in rect: CGRect) { writtenRect = rect }
  private var writtenRect: CGRect?

  /// The rectangle that `drawText(in:)` chooses.
  package var textBounds: CGRect {
    writtenRect = nil
    drawText(in: bounds)
    return writtenRect ?? .zero
  }

  private func noteContent() {
    invalidateIntrinsicContentSize()
    noteLook()
  }

  /// True if constraints give the width and the height follows.
  override var firstBaselineOffset: CGFloat { font.ascender }
  override var lastBaselineOffset: CGFloat { -font.descender }
  var wrapsInLayout: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  func textSize(within width: CGFloat) -> CGSize {
    guard let attributedRuns else {
      return TextLayout.size(of: text ?? "", font: font, within: width, lines: numberOfLines)
    }
    return TextLayout.size(
      of: attributedRuns, font: font, within: width, lines: numberOfLines)
  }
}

/// Stored: the part of a shrinking text that stays at its height.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// An alignment.
  case alignBaselines, alignCenters, none
}
