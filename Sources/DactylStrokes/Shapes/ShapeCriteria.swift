/// The limits within which a stroke is a shape: those of its measures, and one of how far it may be
/// from how people draw the shape.
///
/// Every kind of criteria is strict and generous in one way:
///
/// ```swift
/// var strict = CircleCriteria()
/// strict.generosity = 0.9
/// let circles = strokes.filter { strict.examine($0).isRecognized }
/// ```
public protocol ShapeCriteria: Hashable, Sendable {
  /// A stroke described as the shape.
  associatedtype Shape: Hashable & Sendable
  /// Why a stroke is not the shape.
  associatedtype Refusal: Hashable & Sendable

  /// The largest strangeness of the shape, above 0; default 1.
  var generosity: Double { get set }

  /// The criteria with their defaults.
  init()
  /// Decides if a stroke is the shape, and gives the shape or the reason against it.
  func examine(_ stroke: Stroke) -> Verdict<Shape, Refusal>
  /// The first reason against a measured shape; nil if there is none.
  func refusal(of shape: Shape) -> Refusal?
}
