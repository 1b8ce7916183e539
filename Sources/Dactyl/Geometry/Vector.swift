/// A displacement on a plane, in points; or a velocity, in points per second.
public struct Vector: Hashable, Sendable, BitwiseCopyable {
  /// The part to the right.
  public var dx: Double
  /// The part downward.
  public var dy: Double

  /// No displacement.
  public static let zero = Vector(dx: 0, dy: 0)

  /// A vector with the given parts.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector with the given parts.
  @inlinable
  public init(_ dx: Double, _ dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The length, never negative.
  @inlinable
  public var length: Double { squaredLength.squareRoot() }

  /// The square of the length.
  @inlinable
  public var squaredLength: Double { dx * dx + dy * dy }

  /// Whether both parts are finite numbers.
  @inlinable
  public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The direction in radians, in −π…π: 0 to the right, π/2 downward; 0 for a vector without
  /// length.
  public var angle: Double { arctangent(dy, dx) }

  /// The scalar product.
  @inlinable
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The length of the vector product: positive when `other` lies clockwise of this vector on
  /// screen.
  @inlinable
  public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The signed turn from this vector to another, in radians, in −π…π: positive is clockwise on
  /// screen.
  ///
  /// ```swift
  /// Vector(1, 0).turn(to: Vector(0, 1))  // π/2: from right to down
  /// ```
  public func turn(to other: Vector) -> Double { arctangent(cross(other), dot(other)) }

  /// The vector of length 1 in the same direction, or zero if there is no direction.
  @inlinable
  public var normalized: Vector {
    let length = length
    return length > 0 ? self / length : .zero
  }

  /// The sum.
  @inlinable
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  /// The difference.
  @inlinable
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  /// The vector in the opposite direction.
  @inlinable
  public static prefix func - (vector: Vector) -> Vector {
    Vector(dx: -vector.dx, dy: -vector.dy)
  }

  /// The vector, stretched.
  @inlinable
  public static func * (left: Vector, right: Double) -> Vector {
    Vector(dx: left.dx * right, dy: left.dy * right)
  }

  /// The vector, shrunk.
  @inlinable
  public static func / (left: Vector, right: Double) -> Vector {
    Vector(dx: left.dx / right, dy: left.dy / right)
  }

  /// Adds a vector.
  @inlinable
  public static func += (left: inout Vector, right: Vector) { left = left + right }
}
