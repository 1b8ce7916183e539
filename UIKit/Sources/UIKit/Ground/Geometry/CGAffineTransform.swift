import Dactyl
import Foundation

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// `rotated`, `scaledBy` and `translatedBy` act before the existing transform. Sines and cosines
/// are the engine's, so results are identical on every platform, bit for bit.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The coefficient of x in x'.
  public var a: CGFloat
  /// The coefficient of x in y'.
  public var b: CGFloat
  /// The coefficient of y in x'.
  public var c: CGFloat
  /// The coefficient of y in y'.
  public var d: CGFloat
  /// The translation in x, in points.
  public var tx: CGFloat
  /// The translation in y, in points.
  public var ty: CGFloat

  /// The identity.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// All coefficients zero, as in Core Graphics; not the identity.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// A transform with the given coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A transform with the given coefficients.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// A rotation about the origin, in radians; clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(Dactyl.AffineTransform(rotationAngle: Double(angle)))
  }

  /// A scale about the origin, with a factor for each axis.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A translation in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The transform that scales, shears, rotates and translates, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// True if this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// The transform that applies this one first and then the other.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(dactyl.concatenating(t2.dactyl))
  }

  /// The inverse; as in Core Graphics, a transform without one returns itself.
  public func inverted() -> CGAffineTransform { dactyl.inverted.map { .init($0) } ?? self }

  /// The transform that rotates first, by radians, and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that scales first and then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform that translates first and then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The scale, shear, rotation and translation that make up the transform.
  public func decomposed() -> CGAffineTransformComponents {
    let rotation = CGFloat(arctangent(Double(b), Double(a)))
    let upright = concatenating(CGAffineTransform(rotationAngle: -rotation))
    return CGAffineTransformComponents(
      scale: CGSize(width: upright.a, height: upright.d),
      horizontalShear: upright.d == 0 ? 0 : upright.c / upright.d,
      rotation: rotation, translation: CGVector(dx: tx, dy: ty))
  }
}

/// The scale, shear, rotation and translation that make up a transform.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale of each axis.
  public var scale: CGSize
  /// The horizontal shear, applied after the scale.
  public var horizontalShear: CGFloat
  /// The rotation, in radians.
  public var rotation: CGFloat
  /// The translation, in points.
  public var translation: CGVector

  /// Components with the given values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
