import Dactyl
import DactylStrokes

/// Plain $P with 32 points, as a baseline: the nearest template by a greedy match of two point
/// clouds.
///
/// Vatavu, Anthony, Wobbrock, *Gestures as point clouds*, ICMI 2012, with its early abandoning by
/// the best template so far.
struct PointCloud: BaselineMatcher {
  private static let count = 32
  private var clouds: [[Point]] = []
  private var labels: [Int] = []

  init() {}

  mutating func add(_ strokes: [Stroke], label: Int) {
    clouds.append(Self.cloud(strokes))
    labels.append(label)
  }

  func recognize(_ strokes: [Stroke]) -> Int? { nearest(strokes).label }

  /// The nearest template's label, and how far it is.
  func nearest(_ strokes: [Stroke]) -> (label: Int?, distance: Double) {
    let drawn = Self.cloud(strokes)
    var best: Int?
    var least = Double.infinity
    for (index, cloud) in clouds.enumerated() {
      let step = Int(Double(Self.count).squareRoot())
      for start in stride(from: 0, to: Self.count, by: step) {
        for (from, to) in [(drawn, cloud), (cloud, drawn)] {
          let distance = Self.distance(from, to, start: start, limit: least)
          if distance < least {
            least = distance
            best = labels[index]
          }
        }
      }
    }
    return (best, least)
  }

  private static func distance(
    _ from: [Point], _ to: [Point], start: Int, limit: Double
  ) -> Double {
    withUnsafeTemporaryAllocation(of: Bool.self, capacity: count) { matched in
      matched.initialize(repeating: false)
      var sum = 0.0
      var index = start
      repeat {
        var nearest = 0
        var least = Double.infinity
        for other in 0..<count where !matched[other] {
          let distance = from[index].squaredDistance(to: to[other])
          if distance < least {
            least = distance
            nearest = other
          }
        }
        matched[nearest] = true
        let weight = 1 - Double((index - start + count) % count) / Double(count)
        sum += weight * least.squareRoot()
        if sum >= limit { return sum }
        index = (index + 1) % count
      } while index != start
      return sum
    }
  }

  private static func cloud(_ strokes: [Stroke]) -> [Point] {
    let length = strokes.reduce(0) { $0 + $1.length }
    let step = length / Double(count - 1)
    var points: [Point] = []
    var walked = 0.0
    for stroke in strokes where !stroke.points.isEmpty {
      if points.isEmpty { points.append(stroke.points[0]) }
      for index in stroke.points.indices.dropFirst() {
        let from = stroke.points[index - 1]
        let segment = from.distance(to: stroke.points[index])
        while points.count < count, segment > 0, step * Double(points.count) <= walked + segment {
          let part = (step * Double(points.count) - walked) / segment
          points.append(from + (stroke.points[index] - from) * part)
        }
        walked += segment
      }
    }
    while points.count < count { points.append(strokes.last?.points.last ?? .zero) }
    let box = Rect(enclosing: points) ?? .zero
    let scale = max(box.width, box.height)
    let scaled = points.map { Point($0.x / max(scale, 1e-9), $0.y / max(scale, 1e-9)) }
    var center = Vector.zero
    for point in scaled { center += point - .zero }
    return scaled.map { $0 - center / Double(count) }
  }
}
