@_spi(Fitting) import DactylStrokes
import Foundation

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
  init(of drawings: [[Float]], count: Int = 4, runs: Int = 3, rounds: Int = 12) {
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

  /// The distance of a drawing from the nearest curve.
  func distance(of drawing: [Float]) -> Double {
    Self.nearest(Self.path(drawing), curves).distance
  }

  /// The lines of `ShapeCurves.swift`: x and y of the first place and the steps to the others.
  var lines: [String] {
    curves.flatMap { curve in
      let places = Self.rounded(curve)
      var numbers = [places[0].x, places[0].y]
      for (before, after) in zip(places, places.dropFirst()) {
        numbers += [after.x - before.x, after.y - before.y]
      }
      return stride(from: 0, to: numbers.count, by: 16).map { start in
        "    " + numbers[start..<start + 16].map { "\($0)," }.joined(separator: " ")
      }
    }
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
