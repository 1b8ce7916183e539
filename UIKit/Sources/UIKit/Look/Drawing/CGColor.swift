import Foundation

/// A colour for layers and contexts.
public final class CGColor: Hashable, Sendable {
  /// Red, green, blue and alpha, from 0 to 1.
  public let components: [CGFloat]?

  /// Creates a colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// The number of components, alpha included.
  public var numberOfComponents: Int { 4 }

  /// The alpha, from 0 to 1.
  public var alpha: CGFloat { components![3] }

  /// The same colour with another alpha, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components!
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// True if both have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
