/// What a stroke must be like to count as a shape: wide limits, then a sum of measures over their
/// allowances.
///
/// `CheckMarkCriteria`, `CircleCriteria` and `ScratchOutCriteria` are such criteria. A program that
/// sets their allowances from recordings works on all of them alike:
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
  /// What each measure may be alone, above 0, in the order of `measures(of:)`.
  ///
  /// - Precondition: As many are set as there are measures.
  var allowances: [Double] { get set }

  /// The criteria with their defaults.
  init()
  /// Says whether a stroke is the shape, and gives it or the reason against it.
  func examine(_ stroke: Stroke) -> Verdict<Shape, Refusal>
  /// The first reason against a shape already measured, or nil where there is none.
  func refusal(of shape: Shape) -> Refusal?
  /// What is added up, each over its allowance; 0 where nothing speaks against the shape.
  func measures(of shape: Shape) -> [Double]
}

extension ShapeCriteria {
  /// The sum of the measures over their allowances: at most `generosity` for the shape.
  public func sum(of shape: Shape) -> Double { excess(of: shape).sum }

  /// The sum of the measures over their allowances, and which of them is the largest.
  func excess(of shape: Shape) -> (sum: Double, largest: Int) {
    measures(of: shape).excess(over: allowances)
  }
}

extension [Double] {
  /// The sum of measures over their allowances, and which of them is the largest.
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
