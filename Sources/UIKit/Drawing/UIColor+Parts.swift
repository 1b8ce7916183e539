import Foundation

extension UIColor {
  /// A colour by hue, saturation and brightness, 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour as layers take it.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components!
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A colour that could differ by traits; here that of the screen.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection()).cgColor)
  }

  /// The colour as layers take it.
  public var cgColor: CGColor {
    let parts = components
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Tells the parts, 0…1; always true.
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

  /// Has what follows drawn with the colour, in the current context.
  public func set() {
    setFill()
    setStroke()
  }
  /// Has what follows filled with the colour, in the current context.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Has lines drawn with the colour, in the current context.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

// The system's colours, as they are in the light.
extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
  /// The system's green.
  public static let systemGreen = UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
  /// The system's blue.
  public static let systemBlue = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  /// The system's orange.
  public static let systemOrange = UIColor(red: 1, green: 0.584, blue: 0, alpha: 1)
  /// The system's yellow.
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  /// The system's pink.
  public static let systemPink = UIColor(red: 1, green: 0.176, blue: 0.333, alpha: 1)
  /// The system's purple.
  public static let systemPurple = UIColor(red: 0.686, green: 0.322, blue: 0.871, alpha: 1)
  /// The system's teal.
  public static let systemTeal = UIColor(red: 0.188, green: 0.69, blue: 0.78, alpha: 1)
  /// The system's indigo.
  public static let systemIndigo = UIColor(red: 0.345, green: 0.337, blue: 0.839, alpha: 1)
  /// The system's grey.
  public static let systemGray = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
  /// The system's second grey.
  public static let systemGray2 = UIColor(red: 0.682, green: 0.682, blue: 0.698, alpha: 1)
  /// The system's third grey.
  public static let systemGray3 = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
  /// The system's fourth grey.
  public static let systemGray4 = UIColor(red: 0.82, green: 0.82, blue: 0.839, alpha: 1)
  /// The system's fifth grey.
  public static let systemGray5 = UIColor(red: 0.898, green: 0.898, blue: 0.918, alpha: 1)
  /// The system's sixth grey.
  public static let systemGray6 = UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  /// What is behind everything.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// What is behind groups.
  public static let secondarySystemBackground = UIColor(
    red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  /// Text.
  public static let label = UIColor(white: 0, alpha: 1)
  /// Text that matters less.
  public static let secondaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
  /// Lines between things.
  public static let separator = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)
}
