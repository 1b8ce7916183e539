import Dactyl
import Foundation

/// A transform of space: a matrix that multiplies row vectors from the right.
///
/// Touches use only the part in the plane.
public struct CATransform3D: Hashable, Sendable {
  /// The first row: the contribution of x to x', y', z' and w'.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: the contribution of y.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: the contribution of z.
  public var m31, m32, m33, m34: CGFloat
  /// The last row: the constant contribution.
  public var m41, m42, m43, m44: CGFloat

  /// All zero; not the identity.
  public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

  /// A transform with the given coefficients.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(rows: [[CGFloat]]) {
    self.init(
      m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3],
      m21: rows[1][0], m22: rows[1][1], m23: rows[1][2], m24: rows[1][3],
      m31: rows[2][0], m32: rows[2][1], m33: rows[2][2], m34: rows[2][3],
      m41: rows[3][0], m42: rows[3][1], m43: rows[3][2], m44: rows[3][3])
  }

  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }

  /// The part in the plane.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// The rotation of the x axis in the plane, in radians.
  var turn: CGFloat { CGFloat(arctangent(Double(m12), Double(m11))) }
}

/// The identity.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// True if the transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// True if both are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Scales about the origin, by a factor for each axis; 1 leaves the axis as it is.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// A rotation about an axis through the origin, in radians; the identity for an axis of length 0.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (CGFloat(sine(Double(angle))), CGFloat(cosine(Double(angle))))
  let rest = 1 - c
  return CATransform3D(rows: [
    [x * x * rest + c, x * y * rest + z * s, x * z * rest - y * s, 0],
    [x * y * rest - z * s, y * y * rest + c, y * z * rest + x * s, 0],
    [x * z * rest + y * s, y * z * rest - x * s, z * z * rest + c, 0],
    [0, 0, 0, 1],
  ])
}

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: left.map { row in
      (0..<4).map { column in
        (0..<4).reduce(0) { $0 + row[$1] * right[$1][column] }
      }
    })
}

/// Translates first, then applies the transform.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Scales first, then applies the transform.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Rotates by radians first, then applies the transform.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The inverse transform; the transform itself if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss–Jordan: the steps that reduce the matrix to the identity make its inverse from the
  // identity.
  var (rows, result) = (t.rows, CATransform3DIdentity.rows)
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
    guard rows[pivot][column] != 0 else { return t }
    rows.swapAt(column, pivot)
    result.swapAt(column, pivot)
    let scale = rows[column][column]
    for place in 0..<4 {
      rows[column][place] /= scale
      result[column][place] /= scale
    }
    for row in 0..<4 where row != column {
      let factor = rows[row][column]
      for place in 0..<4 {
        rows[row][place] -= factor * rows[column][place]
        result[row][place] -= factor * result[column][place]
      }
    }
  }
  return CATransform3D(rows: result)
}

/// The same transform of the plane; depth stays as it is.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// True if the transform acts only in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(t.affine)
}

/// The part in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
