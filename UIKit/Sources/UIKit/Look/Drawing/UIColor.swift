import Foundation

/// A colour; system colours differ in dark mode.
public final class UIColor: NSObject, Sendable {
  private let light: [CGFloat]
  /// The components in dark mode; nil if they are the same.
  private let dark: [CGFloat]?

  /// The components, 0…1, for the style of `UITraitCollection.current`.
  package var components: [CGFloat] {
    guard let dark, UITraitCollection.current.userInterfaceStyle == .dark else { return light }
    return dark
  }

  /// A colour with the given components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    light = [red, green, blue, alpha]
    dark = nil
    super.init()
  }

  /// A colour with components for light and dark mode, 0…1.
  init(light: [CGFloat], dark: [CGFloat]?) {
    self.light = light
    self.dark = dark
    super.init()
  }

  /// A system colour: red, green, blue and opacity for light and dark mode.
  static func system(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1, dark: CGFloat...
  ) -> UIColor {
    UIColor(light: [red, green, blue, alpha], dark: dark.count == 3 ? dark + [1] : dark)
  }

  /// The colour under the given traits, the same in light and dark mode.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    return UIColor(light: isDark ? dark ?? light : light, dark: nil)
  }

  /// A transparent colour.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// A grey between black, 0, and white, 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Light grey.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// The same colour with another opacity, 0…1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      light: light.prefix(3) + [alpha], dark: dark.map { $0.prefix(3) + [alpha] })
  }

  /// True if both have the same components in light and dark mode.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.light == light && (other.dark ?? other.light) == (dark ?? light)
  }

  /// A hash of the components.
  public override var hash: Int { light.hashValue }
}
