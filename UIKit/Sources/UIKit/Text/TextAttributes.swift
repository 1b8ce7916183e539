import Foundation

extension NSAttributedString.Key {
  /// Stored: the letters, a `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// Stored: the letters' colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// Stored: the colour behind the letters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Stored: how lines lie.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Stored: how far letters are apart.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Stored: the line below.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// Stored: the colour of the line below.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// Stored: the line through.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// Stored: the colour of the line through.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Stored: how thick the letters' edge is.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// Stored: the colour of the letters' edge.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Stored: the shadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Stored: where it leads.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Stored: how far the letters are raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// Stored: a picture among the letters.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

/// Stored: lines below and through letters.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Lines by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// Stored: how lines lie.
open class NSParagraphStyle: NSObject {
  /// How lines lie without anybody's saying.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// Stored: where text lies between the sides.
  open var alignment: NSTextAlignment = .natural
  /// Stored: the space between lines.
  open var lineSpacing: CGFloat = 0
  /// Stored: the space after a paragraph.
  open var paragraphSpacing: CGFloat = 0
  /// Stored: where lines end.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// Stored: by what the height of lines is multiplied.
  open var lineHeightMultiple: CGFloat = 0
  /// Stored: the least height of lines.
  open var minimumLineHeight: CGFloat = 0
  /// Stored: the largest height of lines.
  open var maximumLineHeight: CGFloat = 0
  /// Stored: how far lines begin from the side.
  open var headIndent: CGFloat = 0
  /// Stored: how far a first line begins from the side.
  open var firstLineHeadIndent: CGFloat = 0
}

/// Stored: how lines lie, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {}

/// Stored: a shadow of letters.
open class NSShadow: NSObject {
  /// Stored: how far it lies from them.
  open var shadowOffset = CGSize.zero
  /// Stored: how soft it is.
  open var shadowBlurRadius: CGFloat = 0
  /// Stored: its colour.
  open var shadowColor: Any?
}

/// Stored: a picture among letters.
open class NSTextAttachment: NSObject {
  /// Stored: the picture.
  open var image: UIImage?
  /// Stored: where it lies.
  open var bounds = CGRect.zero
}

/// Stored: how a text is made to fit.
open class NSStringDrawingContext: NSObject {
  /// Stored: how small letters may become, as a part of their size.
  open var minimumScaleFactor: CGFloat = 0
}

/// Says how a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Ways by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the space that fonts want between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// By what is drawn.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line is shortened.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension String {
  /// How large the text is in a line, by its font.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextLayout.size(
      of: self, font: attrs?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12),
      within: .greatestFiniteMagnitude, lines: 0)
  }

  /// How large the text is within a width, by its font.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: Any?
  ) -> CGRect {
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    return CGRect(
      origin: .zero,
      size: TextLayout.size(
        of: self, font: font,
        within: options.contains(.usesLineFragmentOrigin) ? size.width : .greatestFiniteMagnitude,
        lines: options.contains(.usesLineFragmentOrigin) ? 0 : 1))
  }
}

extension NSString {
  /// How large the text is in a line, by its font.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
}

extension NSAttributedString {
  /// How large the text is in a line, by the font of its beginning.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    string.size(withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }

  /// How large the text is within a width, by the font of its beginning.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(
      with: size, options: options,
      attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil, context: nil)
  }

  /// A text of nothing but a picture; there is nothing to see of it.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
