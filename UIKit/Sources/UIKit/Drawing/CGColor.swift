import Foundation

/// A colour as layers and contexts take it; nothing is drawn with it.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, 0…1.
  public let components: [CGFloat]?

  /// A colour by its parts, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// How many parts there are.
  public var numberOfComponents: Int { 4 }

  /// How opaque it is, 0…1.
  public var alpha: CGFloat { components![3] }

  /// The same colour with another opacity, 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components!
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Whether both have the same parts.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
