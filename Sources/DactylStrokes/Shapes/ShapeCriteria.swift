/// The limits within which a stroke is a shape: wide ones, then one on a sum of measures.
///
/// A program that fits allowances to recordings works on every kind of criteria alike:
///
/// ```swift
/// var open = CircleCriteria()
/// open.generosity = .infinity
/// let measures = strokes.compactMap { open.examine($0).shape.map(open.measures) }
/// ```
public protocol ShapeCriteria: Hashable, Sendable {
  /// A stroke described as the shape.
  associatedtype Shape: Hashable & Sendable
  /// Why a stroke is not the shape.
  associatedtype Refusal: Hashable & Sendable

  /// How far the sum of the measures may go, above 0; default 1.
  var generosity: Double { get set }
  /// The value of each measure that alone refuses a stroke, above 0, ordered as `measures(of:)`.
  ///
  /// - Precondition: As many are set as there are measures.
  var allowances: [Double] { get set }

  /// The criteria with their defaults.
  init()
  /// Decides if a stroke is the shape, and gives the shape or the reason against it.
  func examine(_ stroke: Stroke) -> Verdict<Shape, Refusal>
  /// The first reason against a measured shape; nil if there is none.
  func refusal(of shape: Shape) -> Refusal?
  /// The measures to divide by their allowances and add up; 0 if nothing speaks against the shape.
  func measures(of shape: Shape) -> [Double]
}

extension ShapeCriteria {
  /// The sum of the measures over their allowances; at most `generosity` for the shape.
  public func sum(of shape: Shape) -> Double { excess(of: shape).sum }

  /// The sum of the measures over their allowances, and the index of the largest part.
  func excess(of shape: Shape) -> (sum: Double, largest: Int) {
    measures(of: shape).excess(over: allowances)
  }
}

extension [Double] {
  /// The sum of measures over their allowances, and the index of the largest part.
  @inline(never)
  fileprivate func excess(over allowances: [Double]) -> (sum: Double, largest: Int) {
    var (sum, largest, most) = (0.0, 0, -Double.infinity)
    for index in indices {
      let part = self[index] / allowances[index]
      sum += part
      if part > most { (largest, most) = (index, part) }
    }
    return (sum, largest)
  }
}
