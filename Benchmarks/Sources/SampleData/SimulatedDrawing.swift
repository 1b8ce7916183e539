import Dactyl
import DactylTesting
import Foundation

/// A shape drawn by a finger, differently each time.
struct SimulatedDrawing {
  var label: String
  var number: Int
  var points: [Point]

  private static let shapes: [(label: String, outline: @Sendable (inout SplitMix64) -> [Point])] = [
    (
      "check",
      { hand in
        [Point(0, 0), Point(0.32, 0.4), Point(1 + hand.part(0.2), -0.62 + hand.part(0.2))]
      }
    ),
    (
      "circle",
      { hand in
        let start = hand.part(0.8)
        return (0...40).map { step in
          let angle = start - Double(step) / 40 * 2.04 * .pi
          return Point(0.6 * cos(angle), 0.55 * sin(angle))
        }
      }
    ),
    (
      "zig_zag",
      { hand in
        (0...6).map { Point($0.isMultiple(of: 2) ? 0 : 1 + hand.part(0.08), 0.13 * Double($0)) }
      }
    ),
    ("line", { hand in [Point(0, 0), Point(1, hand.part(0.4))] }),
    (
      "triangle",
      { hand in [Point(0.5, 0), Point(0, 0.9 + hand.part(0.2)), Point(1, 0.9), Point(0.5, 0)] }
    ),
    (
      "rectangle",
      { hand in
        [Point(0, 0), Point(0, 0.7 + hand.part(0.2)), Point(1, 0.7), Point(1, 0), Point(0, 0)]
      }
    ),
    (
      "arc",
      { hand in
        let height = 0.4 + hand.part(0.1)
        return (0...40).map { step in
          let angle = Double(step) / 40 * .pi
          return Point(-0.5 * cos(angle), -height * sin(angle))
        }
      }
    ),
  ]

  static var all: [SimulatedDrawing] {
    var hand = SplitMix64(seed: 20)
    return shapes.flatMap { shape in
      (1...6).map { number in
        let size = 120 + 60 * Double.random(in: 0..<1, using: &hand)
        let corners = shape.outline(&hand).map { Point(200 + size * $0.x, 200 + size * $0.y) }
        return SimulatedDrawing(label: shape.label, number: number, points: trace(corners, &hand))
      }
    }
  }

  /// Walks from corner to corner in steps of six points, trembling by half a point.
  private static func trace(_ corners: [Point], _ hand: inout SplitMix64) -> [Point] {
    var points: [Point] = []
    for (start, end) in zip(corners, corners.dropFirst()) {
      let steps = max(1, Int(start.distance(to: end) / 6))
      for step in 0..<steps {
        let place = start + (end - start) * (Double(step) / Double(steps))
        points.append(Point(place.x + hand.part(0.5), place.y + hand.part(0.5)))
      }
    }
    return points + corners.suffix(1)
  }

  /// A line of `strokes`, with a sample every 8 ms.
  var row: String {
    let samples = points.enumerated().map { index, point in
      "[\(tenths(point.x)),\(tenths(point.y)),\(index * 8)]"
    }
    return """
      {"src":"simulated","dev":"finger","label":"\(label)","subject":"simulated","speed":null,"n":\(number),\
      "flag":null,"file":null,"strokes":[[\(samples.joined(separator: ","))]]}
      """
  }

  private func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}

extension SplitMix64 {
  /// A number from minus to plus a limit.
  fileprivate mutating func part(_ limit: Double) -> Double {
    Double.random(in: -limit...limit, using: &self)
  }
}
