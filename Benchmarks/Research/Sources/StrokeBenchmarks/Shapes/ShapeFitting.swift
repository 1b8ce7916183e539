import DactylStrokes
import Foundation
import StrokeData

/// Sets the few numbers of a shape from recordings by one fixed rule, so that people can be scored
/// who were not there.
///
/// The wide limits of the criteria stay. A logistic regression weighs the measures of what passes
/// them; the sum is then scaled so that false answers stay within budgets. The weights of the kinds
/// of rows and the budgets are the same for every shape, but for the words, of which each shape has
/// a budget of its own.
enum ShapeFitting {
  /// What a row counts as.
  enum Kind: CaseIterable {
    case own, twin, other, word, drawing
  }

  /// A row as the fitting sees it: the measures, or nil where the wide limits refuse it.
  struct Row {
    var kind: Kind
    var measures: [Double]?
  }

  /// How much all rows of a kind that pass the limits count together.
  private static let weights: [Kind: Double] = [.own: 2, .other: 0.3, .word: 0.2, .drawing: 0.03]
  /// The share of other gestures that may be answered wrongly with yes.
  private static let otherBudget = 0.0003

  /// What each measure may be alone: the sum of the measures over these is at most 1 for the shape.
  static func allowances(_ rows: [Row], wordBudget: Double) -> [Double] {
    let size = rows.lazy.compactMap(\.measures).first?.count ?? 0
    var used = Array(0..<size)
    var weights = [Double](repeating: 0, count: size)
    while !used.isEmpty {
      let passing = rows.filter { $0.measures != nil && Self.weights[$0.kind] != nil }
      var counts: [Kind: Int] = [:]
      for row in passing { counts[row.kind, default: 0] += 1 }
      let border = LogisticRegression(
        passing.map { row in
          let measures = row.measures ?? []
          return (
            used.map { measures[$0] }, row.kind == .own,
            (Self.weights[row.kind] ?? 0) / Double(counts[row.kind] ?? 1)
          )
        })
      weights = [Double](repeating: 0, count: size)
      for (place, measure) in used.enumerated() { weights[measure] = -border.weights[place] }
      // A measure that speaks for the shape where it should speak against it is left out.
      let wrong = used.filter { weights[$0] <= 0 }
      if wrong.isEmpty { break }
      used.removeAll { wrong.contains($0) }
    }
    func sum(_ measures: [Double]) -> Double {
      zip(measures, weights).reduce(0) { $0 + $1.0 * $1.1 }
    }
    var limit = Double.infinity
    for (kind, budget) in [(Kind.other, otherBudget), (.word, wordBudget)] {
      let all = rows.filter { $0.kind == kind }
      let sums = all.compactMap { $0.measures.map(sum) }.sorted()
      let allowed = Int(budget * Double(all.count))
      if allowed < sums.count { limit = min(limit, sums[allowed]) }
    }
    // Just below the first stroke that would be one too many.
    limit = limit.isFinite ? limit * (1 - 1e-9) : 1
    return weights.map { $0 > 0 ? limit / $0 : .infinity }
  }

  /// The line between check marks and v's: the largest `maximumLegRatio` that lets no more than a
  /// share of all v's through.
  static func legRatio(_ rows: [(kind: Kind, ratio: Double?)], budget: Double = 0.039) -> Double {
    let ratios = rows.filter { $0.kind == .twin }.compactMap(\.ratio).sorted()
    let allowed = Int(budget * Double(rows.count { $0.kind == .twin }))
    return allowed < ratios.count ? ratios[allowed] * (1 - 1e-9) : 1
  }
}
