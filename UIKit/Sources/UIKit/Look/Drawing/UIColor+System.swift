import Foundation

extension UIColor {
  /// Finds a colour in the program's asset catalogues; nil if `dactyl port` did not find it.
  public convenience init?(named name: String) {
    let color = MainActor.assumeIsolated { InterfaceArchives.current?.colors[name] }
    guard let color else { return nil }
    self.init(cgColor: color.cgColor)
  }

  /// Finds a colour, ignoring bundle and traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Stored: a pattern, in whose place a medium grey shows.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// Writes hue, saturation, brightness and alpha, from 0 to 1; always returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (components[0], components[1], components[2])
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sixths: CGFloat = 0
    if range > 0 {
      if most == red {
        sixths = (green - blue) / range
      } else if most == green {
        sixths = 2 + (blue - red) / range
      } else {
        sixths = 4 + (red - green) / range
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = components[3]
    return true
  }

  /// Writes grey and alpha, from 0 to 1; returns false if the colour is not grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard components[0] == components[1], components[1] == components[2] else { return false }
    white?.pointee = components[0]
    alpha?.pointee = components[3]
    return true
  }

  /// The colour of controls.
  public static let tintColor = systemBlue
  /// The system's mint.
  public static let systemMint = UIColor.system(0, 0.78, 0.745, dark: 0.4, 0.831, 0.812)
  /// The system's cyan.
  public static let systemCyan = UIColor.system(0.196, 0.678, 0.902, dark: 0.392, 0.824, 1)
  /// The system's brown.
  public static let systemBrown = UIColor.system(0.635, 0.518, 0.369, dark: 0.675, 0.557, 0.408)
  /// The colour of links.
  public static let link = systemBlue
  /// Dark text on a bright background.
  public static let darkText = black
  /// Bright text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor.system(
    0.235, 0.235, 0.263, 0.3, dark: 0.922, 0.922, 0.961, 0.3)
  /// The colour of quaternary text.
  public static let quaternaryLabel = UIColor.system(
    0.235, 0.235, 0.263, 0.18, dark: 0.922, 0.922, 0.961, 0.16)
  /// The colour of placeholder text.
  public static let placeholderText = tertiaryLabel
  /// The colour of opaque separator lines.
  public static let opaqueSeparator = UIColor.system(0.776, 0.776, 0.784, dark: 0.22, 0.22, 0.227)
  /// The fill colour of thin shapes.
  public static let systemFill = UIColor.system(
    0.471, 0.471, 0.502, 0.2, dark: 0.471, 0.471, 0.502, 0.36)
  /// The fill colour of medium shapes.
  public static let secondarySystemFill = UIColor.system(
    0.471, 0.471, 0.502, 0.16, dark: 0.471, 0.471, 0.502, 0.32)
  /// The fill colour of large shapes.
  public static let tertiarySystemFill = UIColor.system(
    0.463, 0.463, 0.502, 0.12, dark: 0.463, 0.463, 0.502, 0.24)
  /// The fill colour of large, complex shapes.
  public static let quaternarySystemFill = UIColor.system(
    0.455, 0.455, 0.502, 0.08, dark: 0.463, 0.463, 0.502, 0.18)
  /// The background of groups within groups.
  public static let tertiarySystemBackground = UIColor.system(1, 1, 1, dark: 0.173, 0.173, 0.18)
  /// The background of grouped lists.
  public static let systemGroupedBackground = UIColor.system(
    0.949, 0.949, 0.969, dark: 0, 0, 0)
  /// The background of a group in a list.
  public static let secondarySystemGroupedBackground = UIColor.system(
    1, 1, 1, dark: 0.11, 0.11, 0.118)
  /// The background of groups within a list's group.
  public static let tertiarySystemGroupedBackground = UIColor.system(
    0.949, 0.949, 0.969, dark: 0.173, 0.173, 0.18)
  /// The background of grouped tables, from before iOS 13.
  public static let groupTableViewBackground = systemGroupedBackground
}
