import Foundation

/// A straight border between two classes: the more a weighted sum exceeds 0, the likelier the
/// first.
///
/// Fitted by Newton's method with a little ridge.
struct LogisticRegression {
  /// What is known of one example: its features, which side it is on, and how much it counts.
  typealias Example = (features: [Double], isPositive: Bool, weight: Double)

  /// The weight of each feature, and last that of the constant 1.
  var weights: [Double]

  init(_ examples: [Example], ridge: Double = 1e-4) {
    let rows = examples.map { ($0.features + [1], $0.isPositive ? 1.0 : 0.0, $0.weight) }
    let size = rows[0].0.count
    let scale = (0..<size).map { column in
      max(rows.map { abs($0.0[column]) }.reduce(0, +) / Double(rows.count), 1e-12)
    }
    var scaled = [Double](repeating: 0, count: size)
    for _ in 0..<60 {
      var gradient = scaled.map { -ridge * $0 }
      var curvature = (0..<size).map { row in
        (0..<size).map { $0 == row ? ridge : 0 }
      }
      for (features, answer, weight) in rows {
        let x = zip(features, scale).map { $0 / $1 }
        let sum = zip(x, scaled).map(*).reduce(0, +)
        let likely = 1 / (1 + exp(-sum))
        for i in 0..<size {
          gradient[i] += weight * (answer - likely) * x[i]
          for j in 0..<size {
            curvature[i][j] += weight * max(likely * (1 - likely), 1e-9) * x[i] * x[j]
          }
        }
      }
      let step = Self.solve(curvature, gradient)
      // Far from the border Newton's step overshoots; no weight moves by more than 5 at once.
      let largest = step.map { abs($0) }.max() ?? 0
      for i in 0..<size { scaled[i] += step[i] * min(1, 5 / max(largest, 1e-12)) }
      if largest < 1e-9 { break }
    }
    weights = zip(scaled, scale).map { $0 / $1 }
  }

  /// Solves a system of linear equations by elimination with pivots.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var rows = zip(matrix, right).map { $0 + [$1] }
    let size = right.count
    for column in 0..<size {
      let pivot = (column..<size).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
      rows.swapAt(column, pivot)
      for row in 0..<size where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...size { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<size).map { rows[$0][size] / rows[$0][$0] }
  }
}
