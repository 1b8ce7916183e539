import Dactyl

/// Eight numbers of a drawing that hardly depend on the person who draws.
///
/// Measured on 32 places of each stroke. Source of the first three: features 3, 8 and 9 to 11 of
/// Rubine, *Specifying gestures by example*, SIGGRAPH 1991.
///
/// In this order:
/// 0. The logarithm of the length of all paths over the diagonal of their box.
/// 1. How sharply the paths turn where they turn: the sum of the squared turns over that of the
///    turns.
/// 2. The logarithm of 1 and the sum of all turns either way, in radians.
/// 3. The logarithm of the number of strokes.
/// 4. The distance of the start from the centroid, over the diagonal of the box.
/// 5. The distance of the end from the centroid, over the diagonal of the box.
/// 6. The logarithm of 1 and how often a turn goes the other way round than the one before.
/// 7. The share of turns that are sharp.
enum StrokeTraits {
  /// The number of traits.
  static let count = 8

  /// Smaller turns, in radians, have no direction: hands and devices tremble.
  private static let leastTurn = 0.2
  /// Larger turns from place to place, in radians, are sharp.
  private static let sharpTurn = 0.7

  /// The traits of strokes.
  static func numbers(of drawing: [Stroke]) -> [Double] {
    var path = 0.0
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    var turns = 0.0
    var squares = 0.0
    var sum = Vector.zero
    var (count, turnCount, sharp, changed) = (0.0, 0.0, 0.0, 0.0)
    var (first, last) = (Point.zero, Point.zero)
    for stroke in drawing {
      let places = stroke.places(count: StrokePath.count)
      var heading = Vector.zero
      var side = 0.0
      if count == 0 { first = places[0] }
      last = places[places.count - 1]
      for index in places.indices {
        low = Point(min(low.x, places[index].x), min(low.y, places[index].y))
        high = Point(max(high.x, places[index].x), max(high.y, places[index].y))
        sum += places[index] - .zero
        count += 1
        guard index > 0 else { continue }
        let step = places[index] - places[index - 1]
        path += step.length
        guard step != .zero else { continue }
        if heading != .zero {
          let turn = heading.turn(to: step)
          turns += abs(turn)
          squares += turn * turn
          turnCount += 1
          if abs(turn) > Self.sharpTurn { sharp += 1 }
          if abs(turn) > Self.leastTurn {
            if turn * side < 0 { changed += 1 }
            side = turn
          }
        }
        heading = step
      }
    }
    let diagonal = low.distance(to: high)
    // Without extent there is nothing more to measure.
    let hasExtent = diagonal > 0
    let centroid = Point.zero + sum / count
    return [
      hasExtent ? logarithm(max(path / diagonal, 1e-3)) : 0, squares / max(turns, 0.3),
      logarithm(1 + turns), logarithm(Double(drawing.count)),
      hasExtent ? first.distance(to: centroid) / diagonal : 0,
      hasExtent ? last.distance(to: centroid) / diagonal : 0,
      hasExtent ? logarithm(1 + changed) : 0, hasExtent ? sharp / max(turnCount, 1) : 0,
    ]
  }
}
