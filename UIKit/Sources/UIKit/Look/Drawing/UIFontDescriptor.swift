import Foundation

/// A font's name, size and traits.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32

    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Monospaced; measured like other fonts.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The design of a system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "default")
    /// Rounded.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let name: String
  /// The size in points; 0 leaves it to the font.
  public let pointSize: CGFloat
  /// The traits.
  public let symbolicTraits: SymbolicTraits

  /// Creates a descriptor from a name and a size.
  public init(name fontName: String, size: CGFloat) {
    (name, pointSize) = (fontName, size)
    var traits: SymbolicTraits = []
    if fontName.contains("Bold") { traits.insert(.traitBold) }
    if fontName.contains("Italic") || fontName.contains("Oblique") { traits.insert(.traitItalic) }
    symbolicTraits = traits
    super.init()
  }

  private init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits) {
    (self.name, pointSize, symbolicTraits) = (name, size, traits)
    super.init()
  }

  /// The descriptor of the system font for a text style.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same font with other traits.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name, pointSize, symbolicTraits)
  }
  /// The same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name, newPointSize, symbolicTraits)
  }
  /// The same font, because there is only one design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The font's name with its traits.
  var fullName: String {
    var plain = name
    for look in ["-BoldItalic", "-BoldOblique", "-Bold", "-Italic", "-Oblique"] {
      plain = plain.replacing(look, with: "")
    }
    let looks =
      (symbolicTraits.contains(.traitBold) ? "Bold" : "")
      + (symbolicTraits.contains(.traitItalic) ? "Italic" : "")
    return looks.isEmpty ? plain : "\(plain)-\(looks)"
  }
}

extension UIFont {
  /// Creates a font from a descriptor.
  ///
  /// - Parameter pointSize: the size in points; 0 uses the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      name: descriptor.fullName, size: pointSize > 0 ? pointSize : max(descriptor.pointSize, 1))!
  }

  /// The font's descriptor.
  public var fontDescriptor: UIFontDescriptor {
    let described = UIFontDescriptor(name: fontName, size: pointSize)
    guard isBold, !described.symbolicTraits.contains(.traitBold) else { return described }
    return described.withSymbolicTraits(described.symbolicTraits.union(.traitBold))!
  }

  /// The monospaced system font; measured like other fonts.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The font families of phones that pages can show, too.
  public static var familyNames: [String] { FontFamily.all.map(\.name) }
  /// The fonts of a family; empty for an unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamily.all.first { $0.name == familyName }?.fonts ?? []
  }
  /// The name of the font's family.
  public var familyName: String {
    family?.name ?? (fontName.hasPrefix("System") ? "System" : fontName)
  }
}
