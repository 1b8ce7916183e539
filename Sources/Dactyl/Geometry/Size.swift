/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Points from left to right.
  public var width: Double
  /// Points from top to bottom.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// A size with the given sides, in points.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The length of the diagonal, in points.
  @inlinable
  public var diagonal: Double { (width * width + height * height).squareRoot() }
}
