import Foundation

/// A matcher's distances for its own strokes and for others, from strict to generous.
struct RecallCurve {
  /// The matcher's name.
  var name: String
  /// Its SVG colour in a figure.
  var ink: FigureInk
  /// How many strokes were its own, and how many were not.
  private(set) var (own, others) = (0, 0)
  private var answers: [(distance: Double, isOwn: Bool)] = []

  init(name: String, ink: FigureInk) {
    self.name = name
    self.ink = ink
  }

  /// Counts a stroke with its distance from the shape; infinite if it is taken for another.
  mutating func add(_ distance: Double, isOwn: Bool) {
    if isOwn { own += 1 } else { others += 1 }
    if distance.isFinite { answers.append((distance, isOwn)) }
  }

  /// The shares of others and of its own that are accepted, at each distance where they change.
  var points: [(falsely: Double, recalled: Double)] {
    var points: [(falsely: Double, recalled: Double)] = []
    var (hits, wrong) = (0.0, 0.0)
    let sorted = answers.sorted { $0.distance < $1.distance }
    for (index, answer) in sorted.enumerated() {
      if answer.isOwn { hits += 1 } else { wrong += 1 }
      let isLast = index + 1 == sorted.count || sorted[index + 1].distance > answer.distance
      if isLast { points.append((wrong / Double(max(others, 1)), hits / Double(max(own, 1)))) }
    }
    return points
  }

  /// The recall at some shares of false answers, and the largest.
  var summary: String {
    let points = points
    let cells = [0.0005, 0.001, 0.01, 1].map { limit in
      let best = points.last { $0.falsely <= limit }
      return String(
        format: "%.1f %% at %.2f %%", 100 * (best?.recalled ?? 0), 100 * (best?.falsely ?? 0))
    }
    return cells.joined(separator: ", ")
  }
}
