import Dactyl
import DactylStrokes

/// The three heuristics found in books on UIKit, as baselines; they work on samples as they come.
enum BookHeuristics {
  /// A check mark: two neighbouring segments enclose 50–135° after 10 points of travel.
  @Sendable static func isCheckMark(_ stroke: Stroke) -> Bool {
    let points = stroke.points
    guard points.count > 2 else { return false }
    var travel = points[0].distance(to: points[1])
    for index in 1..<points.count - 1 {
      let degrees =
        angle(at: points[index], between: points[index - 1], and: points[index + 1]) * 180 / .pi
      if travel >= 10, degrees >= 50, degrees <= 135 { return true }
      travel += points[index].distance(to: points[index + 1])
    }
    return false
  }

  /// A circle: center and radius from the outermost points, every point within 40 % of the radius,
  /// the ends closed within twice that.
  @Sendable static func isCircle(_ stroke: Stroke) -> Bool {
    let points = stroke.points
    guard let first = points.first, let last = points.last else { return false }
    let outliers = [
      points.min { $0.x < $1.x }!, points.max { $0.x < $1.x }!,
      points.min { $0.y < $1.y }!, points.max { $0.y < $1.y }!,
    ]
    let center = Stroke(outliers).centroid
    let radius = outliers.map { $0.distance(to: center) }.reduce(0, +) / 4
    guard radius > 0, first.distance(to: last) <= 2 * 0.4 * radius else { return false }
    return points.allSatisfy { abs($0.distance(to: center) - radius) <= 0.4 * radius }
  }

  /// A deletion: three changes of vertical direction.
  @Sendable static func isDeletion(_ stroke: Stroke) -> Bool {
    var changes = 0
    var direction = 0.0
    for (before, after) in zip(stroke.points, stroke.points.dropFirst()) where before.y != after.y {
      let next = after.y > before.y ? 1.0 : -1.0
      if direction != 0, next != direction { changes += 1 }
      direction = next
    }
    return changes >= 3
  }
}
