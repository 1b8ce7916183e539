import Foundation

/// What a font is asked by: a name and whether letters are bold or slanted.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The look of letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt32

    /// The looks with the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// All of one width; measured as others.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// Where letters have their ends.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A design with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As the system has it.
    public static let `default` = SystemDesign(rawValue: "default")
    /// Round.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With feet.
    public static let serif = SystemDesign(rawValue: "serif")
    /// All of one width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let name: String
  /// The size in points; 0 where the font says it.
  public let pointSize: CGFloat
  /// The look of letters.
  public let symbolicTraits: SymbolicTraits

  /// A font of a name and size.
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

  /// The system's font for a kind of text.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same font with other looks.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(name, pointSize, symbolicTraits)
  }
  /// The same font in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name, newPointSize, symbolicTraits)
  }
  /// The same font: there is one design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// The name of the font with these looks.
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
  /// The font that a description asks for.
  ///
  /// - Parameter pointSize: the size in points; 0 for the description's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      name: descriptor.fullName, size: pointSize > 0 ? pointSize : max(descriptor.pointSize, 1))!
  }

  /// What it would be asked by.
  public var fontDescriptor: UIFontDescriptor {
    let described = UIFontDescriptor(name: fontName, size: pointSize)
    guard isBold, !described.symbolicTraits.contains(.traitBold) else { return described }
    return described.withSymbolicTraits(described.symbolicTraits.union(.traitBold))!
  }

  /// The system's with letters of one width; measured as others.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The families of fonts; none are known by name.
  public static var familyNames: [String] { [] }
  /// The fonts of a family; none are known by name.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
