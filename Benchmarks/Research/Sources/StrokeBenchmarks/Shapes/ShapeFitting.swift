@_spi(Fitting) import DactylStrokes
import Foundation
import StrokeData

/// Sets the few numbers of a shape from recordings by one fixed rule, so that people can be scored
/// who were not there.
///
/// The limits that users set stay. A logistic regression weighs the measures of what keeps them; the
/// shape ends where it is as likely as not, by `ShapeLikeness.certainty` earlier. The weights of the
/// kinds of rows are the same for every shape.
enum ShapeFitting {
  /// What a row counts as.
  enum Kind: CaseIterable {
    case own, twin, other, word, drawing
  }

  /// How much all rows of a kind that keep the limits count together.
  private static let weights: [Kind: Double] = [.own: 1, .other: 0.5, .word: 0.3, .drawing: 0.1]

  /// The weight of each measure against the shape, at least 0, and what their sum may be.
  static func border(
    _ rows: [(kind: Kind, measures: [Double])]
  ) -> (weights: [Double], limit: Double) {
    var counts: [Kind: Int] = [:]
    for row in rows { counts[row.kind, default: 0] += 1 }
    let border = LogisticRegression(
      rows.compactMap { row in
        guard let weight = weights[row.kind] else { return nil }
        return (row.measures, row.kind == .own, weight / Double(counts[row.kind] ?? 1))
      })
    return (
      border.weights.dropLast().map { max(-$0, 0) },
      (border.weights.last ?? 0) / ShapeLikeness.certainty
    )
  }
}
