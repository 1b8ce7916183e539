import Dactyl
import DactylStrokes

/// Drawings for tests: polylines with points every few units and seeded noise.
enum Drawings {
  static let check = [(0.0, 60.0), (40, 100), (120, 0)]
  static let bracket = [(60.0, 0.0), (0, 0), (0, 100), (60, 100)]
  static let zigzag = [(0.0, 0.0), (80, 20), (0, 40), (80, 60), (0, 80)]
  static let triangle = [(50.0, 0.0), (100, 90), (0, 90), (50, 0)]
  static let shapes = [check, bracket, zigzag, triangle]

  static func stroke(
    _ corners: [(Double, Double)], wobble: Double = 0, seed: UInt64 = 0, scale: Double = 1
  ) -> Stroke {
    var random = Random(state: seed &* 77 &+ 5)
    let moved = corners.map {
      Point(($0.0 + wobble * random.signed()) * scale, ($0.1 + wobble * random.signed()) * scale)
    }
    var points: [Point] = []
    for index in 1..<moved.count {
      for part in 0..<20 {
        points.append(moved[index - 1] + (moved[index] - moved[index - 1]) * (Double(part) / 20))
      }
    }
    return Stroke(points + [moved[moved.count - 1]])
  }

  static func turned(_ stroke: Stroke, by radians: Double) -> Stroke {
    Stroke(
      stroke.points.map {
        Point(
          $0.x * cosine(radians) - $0.y * sine(radians),
          $0.x * sine(radians) + $0.y * cosine(radians))
      })
  }

  /// A library of the four shapes, classes 0…3, with some templates each.
  static func library(
    templates: Int = 4, invariance: StrokeInvariance = .standard
  ) -> StrokeLibrary {
    var library = StrokeLibrary()
    for (id, shape) in shapes.enumerated() {
      library.define(StrokeClass(id: id, name: "\(id)", invariance: invariance))
      for seed in 0..<UInt64(templates) {
        _ = try? library.add([stroke(shape, wobble: 8, seed: seed)], class: id)
      }
    }
    return library
  }
}

/// SplitMix64, so that every run draws the same.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func signed() -> Double { .random(in: -1...1, using: &self) }
}
