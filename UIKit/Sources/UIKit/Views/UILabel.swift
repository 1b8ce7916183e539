import Foundation

/// A text that knows its extent and is not drawn; takes no touches unless told to.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// What is written.
  open var text: String? { didSet { if text != oldValue { noteContent() } } }
  /// Stored: its colour.
  open var textColor: UIColor! = UIColor.label { didSet { noteLook() } }
  /// What is written, with how it looks; measured by `font` alone.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The letters, whose size and weight tell how wide the text is.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
    didSet { noteContent() }
  }
  /// Whether the letters follow the size that people want, where the font is one of a text style or
  /// of `UIFontMetrics`; default false.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }
  override func followTextSize() {
    guard adjustsFontForContentSizeCategory,
      let font = font.followed(traitCollection.preferredContentSizeCategory)
    else { return }
    self.font = font
  }
  /// Stored: where the text stands.
  open var textAlignment: NSTextAlignment = .natural { didSet { noteLook() } }
  /// Stored: what happens to a text that is too long.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { noteLook() } }
  /// How many lines it may have; 0 for any number.
  open var numberOfLines = 1 { didSet { noteContent() } }
  /// How wide a text of several lines may be where constraints do not say; 0 for any width.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Stored: whether the text shrinks until it fits.
  open var adjustsFontSizeToFitWidth = false { didSet { noteLook() } }
  /// Stored: how far it may shrink.
  open var minimumScaleFactor: CGFloat = 0 { didSet { noteLook() } }
  /// Stored: whether it looks as if it could be used.
  open var isEnabled = true
  /// Stored: whether it looks pressed.
  open var isHighlighted = false { didSet { noteLook() } }
  /// Stored: the colour where it looks pressed.
  open var highlightedTextColor: UIColor? { didSet { noteLook() } }
  /// Stored: whether letters may move nearer to each other before a text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Stored: which part of a text that shrinks stays at its height.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Stored: the colour of the shadow.
  open var shadowColor: UIColor?
  /// Stored: where the shadow lies.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// A label with the given place and extent.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A label without extent. Nothing is read: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The extent of the text.
  open override var intrinsicContentSize: CGSize {
    textSize(
      within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
  }

  /// The extent of the text within a width; of no width, or of one line, as wide as it is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude)
  }

  /// Where the text goes in the label.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = TextLayout.size(
      of: text ?? "", font: font, within: bounds.width, lines: numberOfLines)
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Writes the text within a rectangle; who overrides it hands `super` another one.
  open func drawText(in rect: CGRect) { writtenRect = rect }
  private var writtenRect: CGRect?

  /// Where the text is written, as `drawText(in:)` says.
  package var textBounds: CGRect {
    writtenRect = nil
    drawText(in: bounds)
    return writtenRect ?? .zero
  }

  /// The text looks different, and may have another extent.
  private func noteContent() {
    invalidateIntrinsicContentSize()
    noteLook()
  }

  /// Whether the height follows from the width that constraints give.
  var wrapsInLayout: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  func textSize(within width: CGFloat) -> CGSize {
    TextLayout.size(of: text ?? "", font: font, within: width, lines: numberOfLines)
  }
}

/// Stored: which part of a text that shrinks stays at its height.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// One of the parts.
  case alignBaselines, alignCenters, none
}
