import Dactyl
import Foundation

/// The expected result of one gesture, by plain geometry and the documented defaults (SPEC E).
struct ExpectedGesture {
  /// How often each action runs.
  private(set) var actions = RecognizerCounts()
  /// The final values of the pan, the pinch and the rotation.
  private(set) var translation = Vector.zero
  private(set) var scale = 1.0
  private(set) var rotation = 0.0

  init(of motion: FingerMotion) {
    guard motion.moves > 0 else {
      actions.tap = 1
      return
    }
    let shapes = (0..<motion.frames).map { Shape(motion.places(in: $0)) }
    expectPan(shapes)
    guard motion.fingers > 1 else { return }
    expectPinch(shapes)
    expectRotation(shapes)
  }

  // Each begins with the frame in which it crosses its threshold, and subtracts the threshold.

  private mutating func expectPan(_ shapes: [Shape]) {
    let ways = shapes.map { $0.centre - shapes[0].centre }
    func reach(_ way: Vector) -> Double { max(abs(way.dx), abs(way.dy)) }
    guard let first = ways.firstIndex(where: { reach($0) >= 10 }) else { return }
    actions.pan = shapes.count - first
    translation = ways[ways.count - 1] - ways[first] * (10 / reach(ways[first]))
  }

  private mutating func expectPinch(_ shapes: [Shape]) {
    let spans = shapes.map { 2 * $0.radius }
    guard let first = spans.firstIndex(where: { abs($0 - spans[0]) >= 16 }) else { return }
    actions.pinch = shapes.count - first
    scale = spans[spans.count - 1] / (spans[0] + (spans[first] < spans[0] ? -16 : 16))
  }

  private mutating func expectRotation(_ shapes: [Shape]) {
    var turns = [0.0]
    var arcs = [0.0]
    for (before, after) in zip(shapes, shapes.dropFirst()) {
      let turn = after.turn(since: before)
      turns.append(turns[turns.count - 1] + turn)
      arcs.append(arcs[arcs.count - 1] + turn * (before.radius + after.radius) / 2)
    }
    guard let first = arcs.firstIndex(where: { abs($0) >= 10 }) else { return }
    actions.rotation = shapes.count - first
    rotation = turns[turns.count - 1] - turns[first] * (10 / abs(arcs[first]))
  }

  /// Where fingers are in one frame.
  private struct Shape {
    var centre: Point
    /// The mean distance to the centre.
    var radius: Double
    /// The direction of each finger from the centre.
    var angles: [Double]

    init(_ places: ArraySlice<Point>) {
      let count = Double(places.count)
      let centre = Point(
        places.reduce(0) { $0 + $1.x } / count, places.reduce(0) { $0 + $1.y } / count)
      self.centre = centre
      radius = places.reduce(0) { $0 + hypot($1.x - centre.x, $1.y - centre.y) } / count
      angles = places.map { atan2($0.y - centre.y, $0.x - centre.x) }
    }

    /// The fingers' mean rotation about their centre.
    func turn(since before: Shape) -> Double {
      let turns = zip(angles, before.angles).map { remainder($0 - $1, 2 * .pi) }
      return turns.reduce(0, +) / Double(turns.count)
    }
  }
}
