import Dactyl
import DactylStrokes

/// Jackknife without its rejection, as a baseline: the nearest template by dynamic time warping of
/// directions, made farther where extents or travel differ.
///
/// Taranta, Samiei, Maghoumi, Khaloo, Pittman, LaViola, *Jackknife: a reliable recognizer with few
/// samples and many modalities*, CHI 2017: 16 places, the cosine of two directions for their cost, a
/// band of a tenth of the length, and both correction factors. Several strokes are joined in the
/// order drawn.
struct Jackknife: BaselineMatcher {
  private static let count = 16
  /// How far apart in order two directions may be that are matched.
  private static let band = 2
  private var templates: [Features] = []
  private var labels: [Int] = []

  init() {}

  /// What is compared of a drawing.
  private struct Features {
    /// The unit directions from place to place.
    var directions: [Vector]
    /// Width and height of the box, as a unit vector.
    var extent: Vector
    /// How far the path travels along each axis, as a unit vector.
    var travel: Vector
  }

  mutating func add(_ strokes: [Stroke], label: Int) {
    templates.append(Self.features(strokes))
    labels.append(label)
  }

  func recognize(_ strokes: [Stroke]) -> Int? {
    let drawn = Self.features(strokes)
    var best: Int?
    var least = Double.infinity
    for (index, template) in templates.enumerated() {
      let factor =
        1
        / (max(drawn.extent.dot(template.extent), 0.01)
          * max(drawn.travel.dot(template.travel), 0.01))
      let distance =
        factor * Self.warped(drawn.directions, template.directions, limit: least / factor)
      if distance < least {
        least = distance
        best = labels[index]
      }
    }
    return best
  }

  /// The least sum of costs of a matching in order; infinite once it must exceed the limit.
  private static func warped(_ left: [Vector], _ right: [Vector], limit: Double) -> Double {
    var before = [Double](repeating: .infinity, count: right.count + 1)
    before[0] = 0
    for row in left.indices {
      var sums = [Double](repeating: .infinity, count: right.count + 1)
      var least = Double.infinity
      for column in max(row - band, 0)...min(row + band, right.count - 1) {
        let reached = min(before[column], before[column + 1], sums[column])
        sums[column + 1] = reached + 1 - left[row].dot(right[column])
        least = min(least, sums[column + 1])
      }
      if least > limit { return .infinity }
      before = sums
    }
    return before[right.count]
  }

  private static func features(_ strokes: [Stroke]) -> Features {
    let drawn = Stroke(strokes.flatMap(\.points)).resampled(count: count)
    let steps = zip(drawn.points, drawn.points.dropFirst()).map { $1 - $0 }
    var travel = Vector.zero
    for step in steps { travel += Vector(abs(step.dx), abs(step.dy)) }
    return Features(
      directions: steps.map(\.normalized),
      extent: Vector(drawn.bounds.width, drawn.bounds.height).normalized,
      travel: travel.normalized)
  }
}
