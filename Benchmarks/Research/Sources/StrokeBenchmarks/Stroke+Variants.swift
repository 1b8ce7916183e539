import Dactyl
import DactylStrokes

extension Stroke {
  /// The stroke as its mirror image.
  var mirrored: Stroke { Stroke(points.map { Point(-$0.x, $0.y) }, times: times) }

  /// The stroke drawn from its end to its start, without times.
  var reversed: Stroke { Stroke(points.reversed()) }

  /// The stroke begun at another of its points: what came before follows at the end, without times.
  ///
  /// Where its ends do not meet, the path now runs straight from one to the other.
  func started(atShare share: Double) -> Stroke {
    let first = Int(Double(points.count) * share) % max(points.count, 1)
    return Stroke(Array(points[first...] + points[..<first]))
  }

  /// The stroke with its ends brought together, each point moved in proportion to its place,
  /// without times.
  var closed: Stroke {
    guard let first = points.first, let last = points.last, points.count > 1 else { return self }
    let apart = last - first
    return Stroke(
      points.enumerated().map { index, point in
        point - apart * (Double(index) / Double(points.count - 1) - 0.5)
      })
  }

  /// The stroke drawn so small that the longer side of its box is `size`, on whole points.
  func onWholePoints(size: Double) -> Stroke {
    let scale = size / max(bounds.width, bounds.height, 1e-9)
    return Stroke(
      points.map { Point(($0.x * scale).rounded(), ($0.y * scale).rounded()) }, times: times)
  }

  /// The stroke turned about the origin, in radians.
  func rotated(by radians: Double) -> Stroke {
    let turn = AffineTransform(rotationAngle: radians)
    return Stroke(points.map { $0.applying(turn) }, times: times)
  }

  /// The stroke as a device of another sampling rate reports it; between samples it runs straight.
  ///
  /// The last point is always reported. Without times the points are taken to be 10 ms apart.
  func sampled(hertz: Double) -> Stroke {
    guard points.count > 1 else { return self }
    let clock = times.isEmpty ? points.indices.map { Double($0) / 100 } : times
    var sampled: [Point] = []
    var moments: [Double] = []
    var index = 1
    var tick = 0.0
    while clock[0] + tick / hertz < clock[clock.count - 1] {
      let time = clock[0] + tick / hertz
      while clock[index] < time { index += 1 }
      let span = clock[index] - clock[index - 1]
      let part = span > 0 ? (time - clock[index - 1]) / span : 1
      sampled.append(points[index - 1] + (points[index] - points[index - 1]) * part)
      moments.append(time)
      tick += 1
    }
    sampled.append(points[points.count - 1])
    moments.append(clock[clock.count - 1])
    return Stroke(sampled, times: moments)
  }

  /// The stroke with each coordinate off by up to `distance` points, equally likely everywhere.
  func jittered(by distance: Double, using generator: inout SeededGenerator) -> Stroke {
    Stroke(
      points.map {
        Point(
          $0.x + .random(in: -distance...distance, using: &generator),
          $0.y + .random(in: -distance...distance, using: &generator))
      }, times: times)
  }
}
