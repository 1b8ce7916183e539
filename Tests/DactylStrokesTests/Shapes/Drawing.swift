import Dactyl
import DactylStrokes

/// Strokes drawn by formula, so that tests know their shape.
enum Drawing {
  /// A path through corners at constant speed, sampled at a rate; 1,000 points a second.
  static func path(_ corners: [Point], hertz: Double = 120) -> Stroke {
    let speed = 1000.0
    var stroke = Stroke([])
    var walked = 0.0
    var next = 0.0
    for (from, to) in zip(corners, corners.dropFirst()) {
      let length = from.distance(to: to)
      while next <= walked + length {
        let part = length > 0 ? (next - walked) / length : 0
        stroke.append(from + (to - from) * part, time: next / speed)
        next += speed / hertz
      }
      walked += length
    }
    if let last = corners.last { stroke.append(last, time: walked / speed) }
    return stroke
  }

  /// A check mark with straight legs that leave the corner at angles from straight up, in radians.
  ///
  /// Positive is to the right on screen.
  static func checkMark(
    shortLeg: Double = 40, leaning left: Double = -0.6, longLeg: Double = 100,
    leaning right: Double = 0.6, hertz: Double = 120
  ) -> Stroke {
    let corner = Point(200, 300)
    return path(
      [
        corner + Vector(dx: sine(left), dy: -cosine(left)) * shortLeg,
        corner,
        corner + Vector(dx: sine(right), dy: -cosine(right)) * longLeg,
      ], hertz: hertz)
  }

  /// A part of an ellipse, from an angle on by a sweep in radians, positive clockwise on screen.
  static func arc(
    radius: Double = 60, flattened: Double = 1, from start: Double = 0, sweep: Double = 2 * .pi,
    center: Point = Point(150, 250), hertz: Double = 120
  ) -> Stroke {
    let corners = (0...360).map { index in
      let angle = start + sweep * Double(index) / 360
      return Point(center.x + radius * cosine(angle), center.y + radius * flattened * sine(angle))
    }
    return path(corners, hertz: hertz)
  }

  /// A closed regular polygon.
  static func polygon(_ count: Int, radius: Double = 60, hertz: Double = 120) -> Stroke {
    path(
      (0...count).map { index in
        let angle = 0.3 + 2 * Double.pi * Double(index) / Double(count)
        return Point(150 + radius * cosine(angle), 250 + radius * sine(angle))
      }, hertz: hertz)
  }

  /// Legs to and fro across an axis, each a step further along it.
  static func zigZag(
    legs: Int, leg: Double = 100, step: Double = 25, hertz: Double = 120
  ) -> Stroke {
    path(
      (0...legs).map { Point(100 + Double($0) * step, $0 % 2 == 0 ? 200 : 200 + leg) },
      hertz: hertz)
  }

  /// Degenerate strokes, which must neither crash nor be recognised.
  static let degenerate: [Stroke] = [
    Stroke([]),
    Stroke([Point(3, 4)]),
    Stroke([Point(3, 4), Point(3, 4)]),
    Stroke([Point(3, 4), Point(90, 120)]),
    Stroke(Array(repeating: Point(7, 7), count: 50)),
    Stroke((0..<50).map { Point(Double($0), 2) }),
    Stroke((0..<50).map { Point($0 % 2 == 0 ? 0 : 1e-300, 0) }),
    Stroke([Point(.nan, 0), Point(1, 1), Point(2, 0)]),
    Stroke([Point(0, 0), Point(.infinity, 1), Point(2, 0)]),
    Stroke([Point(0, 0), Point(-.infinity, .nan), Point(.infinity, 0)]),
    Stroke([Point(-1e308, 0), Point(1e308, 1e308), Point(0, -1e308)]),
    Stroke([Point(1e9, 1e9), Point(1e9, 1e9), Point(1e9, 1e9)]),
  ]
}

extension Stroke {
  /// The stroke after a transform of the plane.
  func applying(_ transform: AffineTransform) -> Stroke {
    Stroke(points.map { $0.applying(transform) }, times: times)
  }

  /// The stroke drawn backward.
  var reversed: Stroke { Stroke(points.reversed()) }
}
