import Foundation
import Synchronization

/// A font's name, size and weight.
public final class UIFont: NSObject, Sendable {
  /// The weight of a font, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Ultra-light.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// Black.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A first-level title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A second-level title.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A third-level title.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// A second-level heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "body")
    /// A callout.
    public static let callout = TextStyle(rawValue: "callout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A small caption.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The name.
  public let fontName: String
  /// The family; nil for the system's and unknown fonts. Stored, because each measured word needs it.
  package let family: FontFamily?
  /// The size in points.
  public let pointSize: CGFloat
  package let weight: Weight
  /// How the font follows the user's text size; nil if it does not.
  private let scaling: FontScaling?
  /// True for semibold and heavier fonts, which are measured with wider letters.
  public var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
  /// The line height in points; the system font's is 1.193 times its size.
  public var lineHeight: CGFloat {
    let extent = extent
    return extent.ascender - extent.descender + extent.leading
  }
  /// The distance from the baseline to the top of the highest letters.
  public var ascender: CGFloat { extent.ascender }
  /// The distance from the baseline to the bottom of the lowest letters; negative.
  public var descender: CGFloat { extent.descender }
  /// The space between lines.
  public var leading: CGFloat { extent.leading }
  /// The height of capitals.
  public var capHeight: CGFloat { extent.capHeight }
  /// The height of lowercase letters.
  public var xHeight: CGFloat { extent.xHeight }
  private var extent: FontExtent { UIFont.measure.extent(of: self) }

  private static let currentMeasure = Mutex<any TextMeasuring>(BuiltInTextMeasure())
  /// Measures text; a host or program may replace the built-in widths before it creates views.
  public static var measure: any TextMeasuring {
    get { currentMeasure.withLock { $0 } }
    set { currentMeasure.withLock { $0 = newValue } }
  }

  /// Creates a font by name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    family = FontFamily.of(fontName)
    pointSize = fontSize
    weight = fontName.contains("Bold") ? .bold : .regular
    scaling = nil
    super.init()
  }

  private init(
    _ fontName: String, _ fontSize: CGFloat, _ weight: Weight, _ scaling: FontScaling? = nil
  ) {
    self.fontName = fontName
    family = FontFamily.of(fontName)
    pointSize = fontSize
    self.weight = weight
    self.scaling = scaling
    super.init()
  }

  /// The system font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "System", size: fontSize)!
  }

  /// The system font with a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(weight.rawValue >= 0.3 ? "System-Bold" : "System", fontSize, weight)
  }

  /// The bold system font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The italic system font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "System-Italic", size: fontSize)!
  }

  /// The system font, whose digits all have the same width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font for a style in the user's text size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system font for a style in the traits' text size.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    return UIFont(
      "System-\(style.rawValue)", style.usualSize, style == .headline ? .semibold : .regular
    ).following(
      FontScaling(style: style, usualSize: style.usualSize, largest: .greatestFiniteMagnitude),
      traits.preferredContentSizeCategory)
  }

  /// True for a font of the same name, size and weight that follows the text size alike.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && scaling == other.scaling
  }

  /// A hash of the name and the size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }

  /// The same font with a size that follows the user's text size.
  func following(_ scaling: FontScaling, _ category: UIContentSizeCategory) -> UIFont {
    UIFont(fontName, scaling.size(category), weight, scaling)
  }

  /// The same font in the current text size; nil if its size is fixed.
  func followed(_ category: UIContentSizeCategory) -> UIFont? {
    scaling.map { following($0, category) }
  }

  /// The default size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The default size of buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The default size of system text.
  public static var systemFontSize: CGFloat { 14 }
}

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left
  /// Centred.
  case center
  case right, justified
  /// The alignment of the text's language.
  case natural
}

/// How to break or shorten text that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Wrap between words.
  case byWordWrapping
  /// Wrap between letters.
  case byCharWrapping
  /// Cut off.
  case byClipping
  /// Shorten the beginning.
  case byTruncatingHead
  /// Shorten the end.
  case byTruncatingTail
  /// Shorten the middle.
  case byTruncatingMiddle
}
