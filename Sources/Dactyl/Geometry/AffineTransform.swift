/// A map of the plane that keeps straight lines straight: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// The letters are those of Core Graphics, and so is the order of the operations: `rotated`,
/// `scaled` and `translated` act *before* what the transform already does.
public struct AffineTransform: Hashable, Sendable {
  /// What x adds to x'.
  public var a: Double
  /// What x adds to y'.
  public var b: Double
  /// What y adds to x'.
  public var c: Double
  /// What y adds to y'.
  public var d: Double
  /// Points added to x'.
  public var tx: Double
  /// Points added to y'.
  public var ty: Double

  /// The transform that changes nothing.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform with the given coefficients.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A shift by points.
  @inlinable
  public init(translationX tx: Double, y ty: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Scales about the origin, by a factor for each axis; 1 leaves the axis as it is.
  @inlinable
  public init(scaleX sx: Double, y sy: Double) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A turn about the origin, in radians; clockwise on screen, where y grows downward.
  public init(rotationAngle radians: Double) {
    let s = sine(radians)
    let c = cosine(radians)
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// Whether this is exactly the identity.
  @inlinable
  public var isIdentity: Bool { self == .identity }

  /// The factor by which areas grow; negative where the transform mirrors, 0 if it flattens.
  @inlinable
  public var determinant: Double { a * d - b * c }

  /// The transform that does this one first and then the other.
  @inlinable
  public func concatenating(_ other: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that shifts first and then does this one.
  @inlinable
  public func translated(x: Double, y: Double) -> AffineTransform {
    AffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// The transform that stretches first and then does this one.
  @inlinable
  public func scaled(x: Double, y: Double) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The transform that turns first, by radians, and then does this one.
  public func rotated(by radians: Double) -> AffineTransform {
    AffineTransform(rotationAngle: radians).concatenating(self)
  }

  /// The transform that undoes this one, or nil if this one flattens the plane.
  @inline(never)
  public var inverted: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }
}

extension Point {
  /// The place to which a transform takes this point.
  @inlinable
  public func applying(_ t: AffineTransform) -> Point {
    Point(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension Vector {
  /// What a transform makes of this displacement; its shift has no effect.
  @inlinable
  public func applying(_ t: AffineTransform) -> Vector {
    Vector(dx: t.a * dx + t.c * dy, dy: t.b * dx + t.d * dy)
  }
}

extension Rect {
  /// The smallest upright rectangle around the transformed corners.
  public func applying(_ t: AffineTransform) -> Rect {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    for corner in 0..<4 {
      let place = Point(x: corner & 1 == 0 ? minX : maxX, y: corner & 2 == 0 ? minY : maxY)
        .applying(t)
      low = Point(min(low.x, place.x), min(low.y, place.y))
      high = Point(max(high.x, place.x), max(high.y, place.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension AffineTransform {
  /// The transform that does what this one does about a point instead of the origin: the point is
  /// where the origin was.
  ///
  /// ```swift
  /// AffineTransform(scaleX: 2, y: 2).about(Point(10, 10))  // leaves (10, 10) where it is
  /// ```
  ///
  /// Concatenate it to what a view or a camera already has, to zoom about two fingers:
  ///
  /// ```swift
  /// let zoom = AffineTransform(scaleX: pinch.scale, y: pinch.scale)
  /// camera = camera.concatenating(zoom.about(pinch.location(in: view)))
  /// pinch.scale = 1
  /// ```
  public func about(_ point: Point) -> AffineTransform {
    AffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
      .concatenating(AffineTransform(translationX: point.x, y: point.y))
  }
}
