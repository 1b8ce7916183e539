/// A place on a plane: points right of and below an origin.
///
/// The origin is that of whatever the point belongs to — a window, a view, a stroke. `y` grows
/// downward, as on every touch device.
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// Points to the right of the origin.
  public var x: Double
  /// Points below the origin.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// A point at the given coordinates, in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// A point at the given coordinates, in points.
  @inlinable
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether both coordinates are finite numbers.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The straight distance to another point, in points, never negative.
  ///
  /// ```swift
  /// Point(0, 0).distance(to: Point(3, 4))  // 5
  /// ```
  @inlinable
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The square of the distance to another point; cheaper when only the order of distances counts.
  @inlinable
  public func squaredDistance(to other: Point) -> Double { (other - self).squaredLength }

  /// The point halfway to another.
  @inlinable
  public func midpoint(to other: Point) -> Point {
    Point(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }

  /// The vector that leads from the right point to the left one.
  @inlinable
  public static func - (left: Point, right: Point) -> Vector {
    Vector(dx: left.x - right.x, dy: left.y - right.y)
  }

  /// The point reached from `left` along a vector.
  @inlinable
  public static func + (left: Point, right: Vector) -> Point {
    Point(x: left.x + right.dx, y: left.y + right.dy)
  }

  /// The point reached from `left` against a vector.
  @inlinable
  public static func - (left: Point, right: Vector) -> Point {
    Point(x: left.x - right.dx, y: left.y - right.dy)
  }

  /// Moves the point along a vector.
  @inlinable
  public static func += (left: inout Point, right: Vector) { left = left + right }
}
