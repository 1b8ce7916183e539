import Foundation
import Synchronization

/// A name, a size and a weight for letters; texts are measured by them and not drawn.
public final class UIFont: NSObject, Sendable {
  /// How bold letters are, −1…1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// A weight with a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Thinnest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Thin.
    public static let light = Weight(rawValue: -0.4)
    /// Ordinary.
    public static let regular = Weight(rawValue: 0)
    /// A little bold.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// Boldest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A style with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A title of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A title of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// A heading of the second level.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// A text beside others.
    public static let callout = TextStyle(rawValue: "callout")
    /// A note.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// What is written at pictures.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// What is written small at pictures.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// How bold the letters are.
  package let weight: Weight
  /// How it follows the size that people want; nil for not at all.
  private let scaling: FontScaling?
  /// Whether texts are measured by the wider letters of bold fonts.
  public var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }
  /// How high a line is, in points; of the system's font 1.193 times the size.
  public var lineHeight: CGFloat {
    let extent = extent
    return extent.ascender - extent.descender + extent.leading
  }
  /// From the line on which letters stand to the highest.
  public var ascender: CGFloat { extent.ascender }
  /// From the line on which letters stand to the lowest; negative.
  public var descender: CGFloat { extent.descender }
  /// The space between lines.
  public var leading: CGFloat { extent.leading }
  /// How high capitals are.
  public var capHeight: CGFloat { extent.capHeight }
  /// How high small letters are.
  public var xHeight: CGFloat { extent.xHeight }
  private var extent: FontExtent { UIFont.measure.extent(of: self) }

  private static let currentMeasure = Mutex<any TextMeasuring>(BuiltInTextMeasure())
  /// What measures texts; built-in widths until a host or program sets another, before its views.
  public static var measure: any TextMeasuring {
    get { currentMeasure.withLock { $0 } }
    set { currentMeasure.withLock { $0 = newValue } }
  }

  /// A font with a name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    self.fontName = fontName
    pointSize = fontSize
    weight = fontName.contains("Bold") ? .bold : .regular
    scaling = nil
    super.init()
  }

  private init(
    _ fontName: String, _ fontSize: CGFloat, _ weight: Weight, _ scaling: FontScaling? = nil
  ) {
    self.fontName = fontName
    pointSize = fontSize
    self.weight = weight
    self.scaling = scaling
    super.init()
  }

  /// The system's.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "System", size: fontSize)!
  }

  /// The system's with a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(weight.rawValue >= 0.3 ? "System-Bold" : "System", fontSize, weight)
  }

  /// The system's, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(name: "System-Italic", size: fontSize)!
  }

  /// The system's with figures of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's for a kind of text, in the size that people want.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's for a kind of text, in the size that traits say.
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

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName, fontSize, weight) }

  /// The same font, to follow the size that people want.
  func following(_ scaling: FontScaling, _ category: UIContentSizeCategory) -> UIFont {
    UIFont(fontName, scaling.size(category), weight, scaling)
  }

  /// The same font in the size that people want now; nil where it follows nothing.
  func followed(_ category: UIContentSizeCategory) -> UIFont? {
    scaling.map { following($0, category) }
  }

  /// The usual size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The usual size of buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The usual size of the system's texts.
  public static var systemFontSize: CGFloat { 14 }
}

/// Where a text stands between its sides.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
  /// On the right.
  case right
  /// At both sides.
  case justified
  /// As its language has it.
  case natural
}

/// What would happen to a text that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Goes on in the next line, at a word.
  case byWordWrapping
  /// Goes on in the next line, at a letter.
  case byCharWrapping
  /// Is cut off.
  case byClipping
  /// Loses its beginning.
  case byTruncatingHead
  /// Loses its end.
  case byTruncatingTail
  /// Loses its middle.
  case byTruncatingMiddle
}
