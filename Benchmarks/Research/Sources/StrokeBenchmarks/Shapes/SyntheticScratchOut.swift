import Dactyl
import DactylStrokes
import Foundation

/// A dense scratch-out as a hasty hand draws it, for want of recorded ones.
///
/// Legs to and fro along one axis, curved, of uneven length, turning in bends, drifting sideways
/// with steps backward, in any orientation.
struct SyntheticScratchOut {
  var stroke: Stroke

  /// A scratch-out with 5 to 14 legs, in points of a phone's screen.
  init(orientation: Double, using generator: inout SeededGenerator) {
    let legs = Int.random(in: 5...14, using: &generator)
    let length = Double.random(in: 60...180, using: &generator)
    let drift = Double.random(in: 0...0.35, using: &generator) * length
    let bend = Double.random(in: 0...0.12, using: &generator)
    let side = Bool.random(using: &generator) ? 1.0 : -1.0
    var corners: [Point] = []
    for index in 0...legs {
      let along = (index % 2 == 0 ? 0 : length) + generator.normal() * 0.08 * length
      let across = side * (drift * Double(index) + generator.normal() * 0.05 * length)
      corners.append(Point(along, across))
    }
    // One bulge to each side of the way, so that the path turns in loops rather than in points.
    var points: [Point] = []
    let samples = Int.random(in: 6...16, using: &generator)
    for index in 0..<legs {
      let (from, to) = (corners[index], corners[index + 1])
      let way = to - from
      let normal = Vector(dx: -way.dy, dy: way.dx) * (index % 2 == 0 ? -side : side)
      let bulge = bend * Double.random(in: 0.3...1.7, using: &generator)
      for sample in 0..<samples {
        // Slower near the turns, as hands are.
        let part = (1 - cos(.pi * Double(sample) / Double(samples))) / 2
        points.append(from + way * part + normal * (bulge * sin(.pi * part)))
      }
    }
    points.append(corners[legs])
    var scratch = Stroke(points.map { Point($0.x + 200, $0.y + 300) }).rotated(by: orientation)
    scratch = scratch.jittered(by: 0.5, using: &generator)
    stroke = scratch
  }
}
