import Dactyl
import Foundation

/// A map of the plane that keeps straight lines straight: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// `rotated`, `scaledBy` and `translatedBy` act before what the transform already does. Sines and
/// cosines are the engine's, so that results are the same, bit for bit, on every platform.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// What x adds to x'.
  public var a: CGFloat
  /// What x adds to y'.
  public var b: CGFloat
  /// What y adds to x'.
  public var c: CGFloat
  /// What y adds to y'.
  public var d: CGFloat
  /// Points added to x'.
  public var tx: CGFloat
  /// Points added to y'.
  public var ty: CGFloat

  /// The transform that changes nothing.
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

  /// A turn about the origin, in radians; clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(Dactyl.AffineTransform(rotationAngle: Double(angle)))
  }

  /// Scales about the origin, by a factor for each axis; 1 leaves the axis as it is.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A shift by points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The transform that stretches, shears, turns and shifts, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// The transform that does this one first and then the other.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(dactyl.concatenating(t2.dactyl))
  }

  /// The transform that undoes this one; this one itself where it flattens the plane, as in Core
  /// Graphics.
  public func inverted() -> CGAffineTransform { dactyl.inverted.map { .init($0) } ?? self }

  /// The transform that turns first, by radians, and then does this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that stretches first and then does this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform that shifts first and then does this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// What stretch, shear, turn and shift the transform consists of.
  public func decomposed() -> CGAffineTransformComponents {
    let rotation = CGFloat(arctangent(Double(b), Double(a)))
    let upright = concatenating(CGAffineTransform(rotationAngle: -rotation))
    return CGAffineTransformComponents(
      scale: CGSize(width: upright.a, height: upright.d),
      horizontalShear: upright.d == 0 ? 0 : upright.c / upright.d,
      rotation: rotation, translation: CGVector(dx: tx, dy: ty))
  }
}

/// The stretch, shear, turn and shift of which a transform consists.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors by which x and y grow.
  public var scale: CGSize
  /// What a unit of y adds to x after the stretch.
  public var horizontalShear: CGFloat
  /// The turn, in radians.
  public var rotation: CGFloat
  /// The shift, in points.
  public var translation: CGVector

  /// Components with the given values.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
