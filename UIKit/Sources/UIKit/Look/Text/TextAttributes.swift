import Foundation

extension NSAttributedString.Key {
  /// Stored: the font, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// Stored: the text colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// Stored: the background colour.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The paragraph's spaces and alignment, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The space after each letter in points, a number; default 0.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Stored: the underline style.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// Stored: the underline colour.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// Stored: the strikethrough style.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// Stored: the strikethrough colour.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Stored: the width of the letters' outline.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// Stored: the colour of the letters' outline.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Stored: the shadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Stored: the target of a link.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Stored: the offset from the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Stored: an image in the text.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

/// Underlines and strikethroughs; all show as a single line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A style with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The spaces and the alignment of a paragraph; those of its first letter count.
open class NSParagraphStyle: NSObject {
  /// The default style.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// The horizontal alignment; default that of the view.
  open var alignment: NSTextAlignment = .natural
  /// The space between two lines in points; default 0.
  open var lineSpacing: CGFloat = 0
  /// The space after the paragraph in points, unless it is the last; default 0.
  open var paragraphSpacing: CGFloat = 0
  /// Stored: the line breaking.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// The factor on the height of lines; 0, the default, for none.
  open var lineHeightMultiple: CGFloat = 0
  /// The least height of lines in points; 0, the default, for none.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of lines in points; 0, the default, for none.
  open var maximumLineHeight: CGFloat = 0
  /// The indent of lines after the first in points; default 0.
  open var headIndent: CGFloat = 0
  /// The indent of the first line in points; default 0.
  open var firstLineHeadIndent: CGFloat = 0
  /// Stored: the end of lines in points.
  open var tailIndent: CGFloat = 0
  /// Stored: the space above the paragraph.
  open var paragraphSpacingBefore: CGFloat = 0
  /// Stored: how readily words are divided.
  open var hyphenationFactor: Float = 0
  /// Stored: whether letters come closer before a text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Stored: the direction of writing.
  open var baseWritingDirection = NSWritingDirection.natural
}

/// The direction of writing.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// The available directions.
  case natural = -1, leftToRight, rightToLeft
}

/// A paragraph style that can change.
open class NSMutableParagraphStyle: NSParagraphStyle {}

/// Stored: a text shadow.
open class NSShadow: NSObject {
  /// Stored: the offset of the shadow.
  open var shadowOffset = CGSize.zero
  /// Stored: the blur radius.
  open var shadowBlurRadius: CGFloat = 0
  /// Stored: the colour of the shadow.
  open var shadowColor: Any?
}

/// Stored: where a text may be.
open class NSTextContainer: NSObject {
  /// Stored: the space at the ends of lines.
  open var lineFragmentPadding: CGFloat = 5
  /// Stored: the number of lines; 0 for any.
  open var maximumNumberOfLines = 0
  /// Stored: how a text that is too long ends.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Stored: whether it is as wide as its view.
  open var widthTracksTextView = true
  /// Stored: whether it is as high as its view.
  open var heightTracksTextView = false
  /// Stored: its size.
  open var size = CGSize.zero
  /// Stored: the paths that the text flows around.
  open var exclusionPaths: [UIBezierPath] = []
}

/// Stored: an image in a text.
open class NSTextAttachment: NSObject {
  /// Stored: the image.
  open var image: UIImage?
  /// Stored: the bounds of the image.
  open var bounds = CGRect.zero
}

/// Stored: the limits for shrinking a text.
open class NSStringDrawingContext: NSObject {
  /// Stored: the smallest scale of the font.
  open var minimumScaleFactor: CGFloat = 0
}

/// Options for measuring a text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wraps the text into lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Includes the fonts' line spacing.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Measures the drawn glyphs.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Truncates the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension String {
  /// The size of the text without wrapping.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The bounds of the text, wrapped to a width.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: nil)
  }
}

extension NSString {
  /// The size of the text without wrapping.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
}

extension NSAttributedString {
  /// The size of the text without wrapping.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    TextLayout.size(
      of: self, font: UIFont.systemFont(ofSize: 12), within: .greatestFiniteMagnitude, lines: 0)
  }

  /// The bounds of the text, wrapped to a width.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin)
    return CGRect(
      origin: .zero,
      size: TextLayout.size(
        of: self, font: UIFont.systemFont(ofSize: 12),
        within: wraps ? size.width : .greatestFiniteMagnitude, lines: wraps ? 0 : 1))
  }

  /// A text that consists of an attachment, which is not drawn.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
