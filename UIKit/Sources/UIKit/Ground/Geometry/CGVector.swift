import Foundation

/// A displacement in the plane, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The component to the right.
  public var dx: CGFloat
  /// The component downward.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// The zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector with the given components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector with the given components.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// A vector with the given components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
