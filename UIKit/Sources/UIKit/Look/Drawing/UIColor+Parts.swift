import Foundation

extension UIColor {
  /// A colour of the wider gamut, taken as one of sRGB.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha) }

  /// A colour by hue, saturation, brightness and opacity, each 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components!
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates a colour that depends on the traits; calls the closure once for light, once for dark.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let parts = [UIUserInterfaceStyle.light, .dark].map { style in
      let traits = UITraitCollection(
        forceTouchCapability: .unavailable, userInterfaceStyle: style)
      return dynamicProvider(traits).resolvedColor(with: traits).components
    }
    self.init(light: parts[0], dark: parts[1])
  }

  /// The colour as a Core Graphics colour.
  public var cgColor: CGColor {
    let parts = components
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Writes the components, from 0 to 1; always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Sets the fill and stroke colour of the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Sets the fill colour of the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the stroke colour of the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

// The system's colours in light and dark style.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor.system(1, 0.231, 0.188, dark: 1, 0.271, 0.227)
  /// The system's green.
  public static let systemGreen = UIColor.system(0.204, 0.78, 0.349, dark: 0.188, 0.82, 0.345)
  /// The system's blue.
  public static let systemBlue = UIColor.system(0, 0.478, 1, dark: 0.039, 0.518, 1)
  /// The system's orange.
  public static let systemOrange = UIColor.system(1, 0.584, 0, dark: 1, 0.624, 0.039)
  /// The system's yellow.
  public static let systemYellow = UIColor.system(1, 0.8, 0, dark: 1, 0.839, 0.039)
  /// The system's pink.
  public static let systemPink = UIColor.system(1, 0.176, 0.333, dark: 1, 0.216, 0.373)
  /// The system's purple.
  public static let systemPurple = UIColor.system(0.686, 0.322, 0.871, dark: 0.749, 0.353, 0.949)
  /// The system's teal.
  public static let systemTeal = UIColor.system(0.188, 0.69, 0.78, dark: 0.251, 0.784, 0.878)
  /// The system's indigo.
  public static let systemIndigo = UIColor.system(0.345, 0.337, 0.839, dark: 0.369, 0.361, 0.902)
  /// The system's grey.
  public static let systemGray = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
  /// The system's second grey.
  public static let systemGray2 = UIColor.system(0.682, 0.682, 0.698, dark: 0.388, 0.388, 0.4)
  /// The system's third grey.
  public static let systemGray3 = UIColor.system(0.78, 0.78, 0.8, dark: 0.282, 0.282, 0.29)
  /// The system's fourth grey.
  public static let systemGray4 = UIColor.system(0.82, 0.82, 0.839, dark: 0.227, 0.227, 0.235)
  /// The system's fifth grey.
  public static let systemGray5 = UIColor.system(0.898, 0.898, 0.918, dark: 0.173, 0.173, 0.18)
  /// The system's sixth grey.
  public static let systemGray6 = UIColor.system(0.949, 0.949, 0.969, dark: 0.11, 0.11, 0.118)
  /// The background of the whole screen.
  public static let systemBackground = UIColor.system(1, 1, 1, dark: 0, 0, 0)
  /// The background of grouped content.
  public static let secondarySystemBackground = UIColor.system(
    0.949, 0.949, 0.969, dark: 0.11, 0.11, 0.118)
  /// The colour of text.
  public static let label = UIColor.system(0, 0, 0, dark: 1, 1, 1)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor.system(
    0.235, 0.235, 0.263, 0.6, dark: 0.922, 0.922, 0.961, 0.6)
  /// The colour of separator lines.
  public static let separator = UIColor.system(
    0.235, 0.235, 0.263, 0.29, dark: 0.329, 0.329, 0.345, 0.6)
}
