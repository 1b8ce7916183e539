import Dactyl
import DactylStrokes
import Foundation

/// Plain Protractor with 32 points, as a baseline: the nearest template by the angle between two
/// vectors.
///
/// Li, *Protractor: a fast and accurate gesture recognizer*, CHI 2010, in its orientation-sensitive
/// form: a stroke is first turned to the nearest of eight base orientations of its first point. Only the
/// first stroke of a drawing counts.
struct Protractor: BaselineMatcher {
  private var vectors: [[Double]] = []
  private var labels: [Int] = []

  init() {}

  mutating func add(_ strokes: [Stroke], label: Int) {
    vectors.append(Self.vector(strokes[0]))
    labels.append(label)
  }

  func recognize(_ strokes: [Stroke]) -> Int? { nearest(strokes[0]).label }

  /// The nearest template's label, and its distance: the angle between the two, in radians.
  func nearest(_ stroke: Stroke) -> (label: Int?, distance: Double) {
    let drawn = Self.vector(stroke)
    var best: Int?
    var greatest = -Double.infinity
    for (index, vector) in vectors.enumerated() {
      var a = 0.0
      var b = 0.0
      for place in stride(from: 0, to: drawn.count, by: 2) {
        a += vector[place] * drawn[place] + vector[place + 1] * drawn[place + 1]
        b += vector[place] * drawn[place + 1] - vector[place + 1] * drawn[place]
      }
      // The cosine at the best angle.
      let similarity = (a * a + b * b).squareRoot()
      if similarity > greatest {
        greatest = similarity
        best = labels[index]
      }
    }
    return (best, acos(min(max(greatest, -1), 1)))
  }

  private static func vector(_ stroke: Stroke) -> [Double] {
    let points = stroke.resampled(count: 32).points
    var center = Vector.zero
    for point in points { center += point - .zero }
    let centered = points.map { $0 - .zero - center / Double(points.count) }
    let indicative = centered[0].angle
    let base = Double.pi / 4 * ((indicative + .pi / 8) / (.pi / 4)).rounded(.down)
    let turn = base - indicative
    var vector: [Double] = []
    var sum = 0.0
    for place in centered {
      let x = place.dx * cosine(turn) - place.dy * sine(turn)
      let y = place.dy * cosine(turn) + place.dx * sine(turn)
      vector.append(x)
      vector.append(y)
      sum += x * x + y * y
    }
    let length = sum.squareRoot()
    return length > 0 ? vector.map { $0 / length } : vector
  }
}
