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

  /// The colour by given traits: the same by all.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// What can be touched.
  public static let tintColor = systemBlue
  /// The system's mint.
  public static let systemMint = UIColor(red: 0, green: 0.78, blue: 0.745, alpha: 1)
  /// The system's cyan.
  public static let systemCyan = UIColor(red: 0.196, green: 0.678, blue: 0.902, alpha: 1)
  /// The system's brown.
  public static let systemBrown = UIColor(red: 0.635, green: 0.518, blue: 0.369, alpha: 1)
  /// A link.
  public static let link = systemBlue
  /// Text that is dark on a bright ground.
  public static let darkText = black
  /// Text that is bright on a dark ground.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text that matters little.
  public static let tertiaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
  /// Text that matters least.
  public static let quaternaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.18)
  /// Text that stands for one to come.
  public static let placeholderText = tertiaryLabel
  /// Lines between things through which nothing shows.
  public static let opaqueSeparator = UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1)
  /// Thin shapes.
  public static let systemFill = UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.2)
  /// Middling shapes.
  public static let secondarySystemFill = systemFill.withAlphaComponent(0.16)
  /// Large shapes.
  public static let tertiarySystemFill = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
  /// Shapes with much on them.
  public static let quaternarySystemFill = tertiarySystemFill.withAlphaComponent(0.08)
  /// What is behind what is behind groups.
  public static let tertiarySystemBackground = systemBackground
  /// What is behind lists in groups.
  public static let systemGroupedBackground = secondarySystemBackground
  /// What is behind groups of lists.
  public static let secondarySystemGroupedBackground = systemBackground
  /// What is behind groups in groups.
  public static let tertiarySystemGroupedBackground = secondarySystemBackground
  /// Behind the groups of a table, as before iOS 13.
  public static let groupTableViewBackground = systemGroupedBackground
}
