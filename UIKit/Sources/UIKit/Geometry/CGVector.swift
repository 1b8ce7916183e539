import Foundation

/// A displacement on a plane, in points.
public struct CGVector: Hashable, Sendable, Codable {
  /// The part to the right.
  public var dx: CGFloat
  /// The part downward.
  public var dy: CGFloat

  /// No displacement.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// No displacement.
  public init() { self.init(dx: 0, dy: 0) }

  /// A vector with the given parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector with the given parts.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// A vector with the given parts.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
