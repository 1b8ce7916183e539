import Foundation

extension UIColor {
  /// A colour of the program's asset catalogues; nil where `dactyl port` found none of the name.
  public convenience init?(named name: String) {
    let color = MainActor.assumeIsolated { InterfaceArchives.current?.colors[name] }
    guard let color else { return nil }
    self.init(cgColor: color.cgColor)
  }

  /// The same, whatever bundle and traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Stored: a pattern, which is grey where its colour is asked for.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// Tells hue, saturation, brightness and opacity, 0…1; always true.
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

  /// Tells the grey that is as bright, 0…1, and the opacity; false for a colour that is no grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard components[0] == components[1], components[1] == components[2] else { return false }
    white?.pointee = components[0]
    alpha?.pointee = components[3]
    return true
  }

  /// What can be touched.
  public static let tintColor = systemBlue
  /// The system's mint.
  public static let systemMint = UIColor.system(0, 0.78, 0.745, dark: 0.4, 0.831, 0.812)
  /// The system's cyan.
  public static let systemCyan = UIColor.system(0.196, 0.678, 0.902, dark: 0.392, 0.824, 1)
  /// The system's brown.
  public static let systemBrown = UIColor.system(0.635, 0.518, 0.369, dark: 0.675, 0.557, 0.408)
  /// A link.
  public static let link = systemBlue
  /// Text that is dark on a bright ground.
  public static let darkText = black
  /// Text that is bright on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text that matters little.
  public static let tertiaryLabel = UIColor.system(
    0.235, 0.235, 0.263, 0.3, dark: 0.922, 0.922, 0.961, 0.3)
  /// Text that matters least.
  public static let quaternaryLabel = UIColor.system(
    0.235, 0.235, 0.263, 0.18, dark: 0.922, 0.922, 0.961, 0.16)
  /// Text that stands for one to come.
  public static let placeholderText = tertiaryLabel
  /// Lines between things through which nothing shows.
  public static let opaqueSeparator = UIColor.system(0.776, 0.776, 0.784, dark: 0.22, 0.22, 0.227)
  /// Thin shapes.
  public static let systemFill = UIColor.system(
    0.471, 0.471, 0.502, 0.2, dark: 0.471, 0.471, 0.502, 0.36)
  /// Middling shapes.
  public static let secondarySystemFill = UIColor.system(
    0.471, 0.471, 0.502, 0.16, dark: 0.471, 0.471, 0.502, 0.32)
  /// Large shapes.
  public static let tertiarySystemFill = UIColor.system(
    0.463, 0.463, 0.502, 0.12, dark: 0.463, 0.463, 0.502, 0.24)
  /// Shapes with much on them.
  public static let quaternarySystemFill = UIColor.system(
    0.455, 0.455, 0.502, 0.08, dark: 0.463, 0.463, 0.502, 0.18)
  /// What is behind what is behind groups.
  public static let tertiarySystemBackground = UIColor.system(1, 1, 1, dark: 0.173, 0.173, 0.18)
  /// What is behind lists in groups.
  public static let systemGroupedBackground = UIColor.system(
    0.949, 0.949, 0.969, dark: 0, 0, 0)
  /// What is behind groups of lists.
  public static let secondarySystemGroupedBackground = UIColor.system(
    1, 1, 1, dark: 0.11, 0.11, 0.118)
  /// What is behind groups in groups.
  public static let tertiarySystemGroupedBackground = UIColor.system(
    0.949, 0.949, 0.969, dark: 0.173, 0.173, 0.18)
  /// Behind the groups of a table, as before iOS 13.
  public static let groupTableViewBackground = systemGroupedBackground
}
