@_spi(Fitting) import DactylStrokes
import Foundation
import StrokeData
import Synchronization

/// A few mean curves of many drawings: each drawing belongs to the curve that it is nearest to when
/// both are warped in time, and each curve is the mean of what its places are matched with.
///
/// Source: Petitjean, Ketterlin, Gançarski, *A global averaging method for dynamic time warping*,
/// Pattern Recognition 2011; first curves by lot as in Arthur, Vassilvitskii, *k-means++*, 2007.
struct MeanCurves: Sendable {
  /// A path as 32 places and directions, weighed as the engine weighs them.
  typealias Path = [SIMD4<Double>]

  private static let count = 32
  /// Places farther apart in order than this are never matched.
  private static let band = 7
  /// Sum of squares of the places' coordinates, and of one direction.
  private static let (placeSquares, directionSquare) = (0.3 * 32, 0.35)
  /// The units of the whole numbers that are shipped: a path's places, whose squares add up to this
  /// many units squared.
  private static let unit = 160.0

  private(set) var curves: [Path] = []

  /// The best of some runs, each from other first curves, in whole numbers.
  init(of drawings: [[Float]], count: Int, runs: Int, rounds: Int) {
    let paths = drawings.map(Self.path)
    var generator = SeededGenerator(seed: 1)
    var least = Double.infinity
    for _ in 0..<runs {
      var curves = [paths.randomElement(using: &generator) ?? []]
      while curves.count < count {
        let distances = paths.map { path in Self.nearest(path, curves).distance }
        var left = Double.random(in: 0..<1, using: &generator) * distances.reduce(0, +)
        let chosen = distances.firstIndex { distance in
          left -= distance
          return left <= 0
        }
        curves.append(paths[chosen ?? 0])
      }
      for _ in 0..<rounds { curves = Self.averaged(paths, curves) }
      let sum = paths.reduce(0) { $0 + Self.nearest($1, curves).distance }
      if sum < least { (least, self.curves) = (sum, curves) }
    }
    curves = curves.map { Self.path(Self.rounded($0).map { SIMD2(Double($0.x), Double($0.y)) }) }
  }

  /// For each curve, x and y of the first place and the steps to the others.
  var numbers: [Int8] {
    curves.flatMap { curve in
      let places = Self.rounded(curve)
      return zip([.zero] + places, places).flatMap { before, after in
        [Int8(after.x - before.x), Int8(after.y - before.y)]
      }
    }
  }

  /// The curves of all gestures, as a shape's library takes them.
  static func numbers(of rows: [RecordedStroke], runs: Int = 3, rounds: Int = 12) -> [Int8] {
    let gestures = ShapeGesture.allCases
    let paths = gestures.map { gesture in
      rows.filter { RecordedSet.unistrokes.contains($0.set) && $0.label == gesture.label }
        .map { gesture.isMirrored($0.stroke) ? $0.stroke.mirrored : $0.stroke }
        .map(ShapeLibrary.path)
    }
    let found = Mutex([Int: [Int8]]())
    DispatchQueue.concurrentPerform(iterations: gestures.count) { index in
      let curves = MeanCurves(
        of: paths[index], count: gestures[index].curveCount, runs: runs, rounds: rounds)
      found.withLock { $0[index] = curves.numbers }
    }
    return found.withLock { found in gestures.indices.flatMap { found[$0] ?? [] } }
  }

  /// The library of shapes by the drawings of some people.
  static func library(of rows: [RecordedStroke]) -> ShapeLibrary {
    ShapeLibrary(numbers(of: rows))
  }

  private static func rounded(_ curve: Path) -> [SIMD2<Int>] {
    let scale = unit / placeSquares.squareRoot()
    return curve.map { place in
      SIMD2(Int((place.x * scale).rounded()), Int((place.y * scale).rounded()))
    }
  }

  private static func nearest(_ path: Path, _ curves: [Path]) -> (curve: Int, distance: Double) {
    var best = (curve: 0, distance: Double.infinity)
    for (index, curve) in curves.enumerated() {
      let distance = warp(path, curve)[count * (count + 1) + count]
      if distance < best.distance { best = (index, distance) }
    }
    return best
  }

  /// Each curve as the mean of the drawings that are nearest to it.
  private static func averaged(_ paths: [Path], _ curves: [Path]) -> [Path] {
    var sums = curves.map { $0.map { _ in SIMD2<Double>.zero } }
    var counts = curves.map { $0.map { _ in 0.0 } }
    for path in paths {
      let own = nearest(path, curves).curve
      let costs = warp(path, curves[own])
      var (i, j) = (count, count)
      while i > 0 && j > 0 {
        sums[own][j - 1] += SIMD2(path[i - 1].x, path[i - 1].y)
        counts[own][j - 1] += 1
        let (both, one, other) = (
          costs[(i - 1) * (count + 1) + j - 1], costs[(i - 1) * (count + 1) + j],
          costs[i * (count + 1) + j - 1]
        )
        if both <= min(one, other) {
          (i, j) = (i - 1, j - 1)
        } else if one <= other {
          i -= 1
        } else {
          j -= 1
        }
      }
    }
    return curves.indices.map { index in
      // A curve that lost all its drawings stays.
      if counts[index].contains(0) { return curves[index] }
      return path(spaced(zip(sums[index], counts[index]).map { $0 / $1 }))
    }
  }

  /// The least cost to match the first i places of one path with the first j of another, in rows.
  private static func warp(_ one: Path, _ other: Path) -> [Double] {
    let width = count + 1
    var costs = [Double](repeating: .infinity, count: width * width)
    costs[0] = 0
    for i in 1...count {
      for j in max(1, i - band)...min(count, i + band) {
        let step = one[i - 1] - other[j - 1]
        let before = min(
          costs[(i - 1) * width + j - 1], costs[(i - 1) * width + j], costs[i * width + j - 1])
        costs[i * width + j] = before + (step * step).sum()
      }
    }
    return costs
  }

  /// As many places at equal distances along a path.
  private static func spaced(_ places: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let stroke = Stroke(places.map { .init($0.x, $0.y) }).resampled(count: count)
    return stroke.points.map { SIMD2($0.x, $0.y) }
  }

  /// Places about their middle, in the size and with the directions to compare.
  private static func path(_ places: [SIMD2<Double>]) -> Path {
    let middle = places.reduce(.zero, +) / Double(places.count)
    let squares = places.reduce(0) { $0 + (($1 - middle) * ($1 - middle)).sum() }
    let scale = (placeSquares / squares).squareRoot()
    return places.indices.map { index in
      let from = min(index, places.count - 2)
      let step = places[from + 1] - places[from]
      let length = (step * step).sum().squareRoot()
      let direction = length > 0 ? step / length * directionSquare.squareRoot() : .zero
      let place = (places[index] - middle) * scale
      return SIMD4(lowHalf: place, highHalf: direction)
    }
  }

  /// The engine's numbers of a path: four runs of 40, with four of padding at either end.
  private static func path(_ numbers: [Float]) -> Path {
    (4..<4 + count).map { slot in
      var place = SIMD4<Double>()
      for run in 0..<4 { place[run] = Double(numbers[slot + 40 * run]) }
      return place
    }
  }
}

extension ShapeGesture {
  /// The class that people were asked for.
  fileprivate var label: String {
    switch self {
    case .arrow: "arrow"
    case .caret: "caret"
    case .checkMark: "check"
    case .circle: "circle"
    case .deleteMark: "delete_mark"
    case .leftBrace: "left_curly_brace"
    case .leftBracket: "left_sq_bracket"
    case .pigtail: "pigtail"
    case .rectangle: "rectangle"
    case .rightBrace: "right_curly_brace"
    case .rightBracket: "right_sq_bracket"
    case .star: "star"
    case .triangle: "triangle"
    case .v: "v"
    case .x: "x"
    case .zigZag: "zig_zag"
    }
  }

  /// True for the minority who draw the mirror image, which shapes mirror before they compare.
  fileprivate func isMirrored(_ stroke: Stroke) -> Bool {
    let points = stroke.points
    switch self {
    case .checkMark: return points[points.count - 1].x < points[0].x
    case .circle: return stroke.sweep(about: stroke.centroid) > 0
    default: return false
    }
  }
}
