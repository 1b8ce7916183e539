import Dactyl

/// How people draw the shapes, and what is taken for them, as a few mean curves each.
///
/// Measures fail where a finger trembles at a corner or bows a leg, and the whole drawing still looks
/// like everybody's. Whole numbers as those of
/// `StrokeBackground`; each curve is the mean of many strokes of 48 people.
enum ShapeCurves {
  /// The largest distance of a circle from its nearest curve.
  static let circleDistance = 1.6
  /// The largest distance of a curly brace from its nearest curve.
  static let braceDistance = 6.0

  /// A stroke, or its mirror image, as the numbers to compare.
  @inline(never)
  static func path(of stroke: Stroke, mirrored: Bool = false) -> [Float] {
    var path = StrokePath.numbers(
      of: stroke.withoutJitter(), backward: false, padding: StrokePreparation.queryPadding)
    if mirrored {
      // The first runs of places and of directions are x.
      for slot in StrokePath.padding..<StrokePath.padding + StrokePath.count {
        path[slot].negate()
        path[slot + 2 * StrokePath.run].negate()
      }
    }
    return path
  }

  /// The distance of a path from the nearest of some curves.
  @inline(never)
  static func distance(of path: [Float], to curves: Range<Int>) -> Double {
    var nearest = Float.infinity
    for curve in curves {
      nearest = min(nearest, StrokeDistances.warped(path, 0, all[curve].rows, 0, limit: nearest))
    }
    return Double(nearest)
  }

  /// Check marks that end right of their start.
  static let checkMarks = 0..<4
  /// The letter v, drawn from left to right.
  static let letters = 4..<8
  /// Circles, drawn counterclockwise.
  static let circles = 8..<12
  /// Curly braces.
  static let braces = 12..<16

  /// In this order: check marks, letters, circles, braces.
  private static let all = StrokeBackground.targets(of: [
    -37, 4, 2, 4, 2, 3, 2, 3, 2, 4, 2, 3, 2, 3, 3, 3,
    3, 1, 4, -1, 3, -3, 2, -3, 2, -3, 3, -3, 2, -3, 2, -3,
    3, -4, 2, -3, 2, -3, 3, -3, 2, -3, 2, -3, 3, -3, 2, -3,
    3, -3, 2, -3, 3, -3, 2, -3, 3, -3, 2, -3, 3, -3, 2, -3,
    -43, 2, 2, 3, 3, 3, 2, 3, 2, 3, 2, 3, 3, 2, 3, 2,
    4, -1, 3, -1, 3, -2, 3, -2, 3, -3, 3, -2, 2, -2, 3, -2,
    3, -3, 3, -2, 3, -2, 3, -2, 3, -2, 3, -3, 3, -2, 3, -2,
    3, -2, 3, -2, 3, -2, 3, -2, 3, -2, 3, -2, 3, -2, 3, -2,
    -36, 13, 3, 3, 3, 3, 2, 2, 3, 3, 3, 3, 3, 2, 3, 2,
    3, 0, 3, -3, 1, -4, 2, -3, 1, -4, 2, -3, 2, -4, 1, -3,
    2, -3, 2, -4, 2, -3, 2, -4, 2, -3, 2, -3, 2, -3, 2, -4,
    2, -3, 2, -3, 2, -3, 3, -3, 2, -3, 2, -3, 3, -3, 2, -3,
    -46, 6, 4, 0, 4, 1, 4, 1, 4, 2, 3, 2, 3, 3, 3, 3,
    2, 3, 3, 3, 3, 2, 4, -2, 2, -3, 2, -3, 2, -4, 2, -3,
    2, -3, 3, -4, 2, -3, 2, -3, 3, -3, 3, -3, 2, -3, 3, -3,
    3, -3, 2, -3, 3, -3, 3, -2, 3, -3, 3, -3, 3, -2, 3, -3,
    -40, -32, 2, 5, 3, 4, 3, 4, 3, 5, 3, 4, 2, 4, 3, 5,
    3, 4, 3, 4, 3, 5, 2, 4, 3, 5, 3, 4, 3, 4, 3, 5,
    4, 1, 2, -4, 2, -5, 2, -5, 1, -5, 2, -5, 2, -5, 1, -5,
    2, -4, 2, -5, 2, -5, 2, -5, 1, -5, 2, -5, 2, -5, 2, -4,
    -37, -27, 3, 4, 2, 4, 2, 5, 2, 4, 2, 5, 2, 4, 2, 5,
    2, 4, 2, 5, 2, 4, 2, 5, 2, 4, 3, 4, 4, 3, 4, -3,
    2, -4, 3, -4, 2, -4, 3, -4, 2, -5, 3, -4, 3, -4, 2, -4,
    3, -4, 2, -5, 3, -4, 2, -4, 3, -4, 3, -4, 2, -4, 3, -5,
    -34, -32, 2, 5, 2, 5, 2, 5, 3, 5, 2, 5, 2, 4, 2, 5,
    2, 5, 2, 5, 2, 5, 3, 5, 2, 5, 2, 5, 3, 5, 4, 1,
    2, -5, 2, -5, 2, -5, 2, -5, 1, -5, 2, -5, 2, -5, 2, -5,
    2, -5, 2, -5, 3, -5, 2, -5, 2, -5, 2, -5, 2, -5, 3, -5,
    -43, -24, 3, 4, 2, 3, 3, 4, 2, 3, 3, 4, 2, 4, 3, 3,
    3, 4, 3, 3, 2, 4, 3, 3, 3, 3, 3, 4, 3, 2, 4, 2,
    4, -2, 3, -4, 2, -3, 3, -4, 2, -3, 3, -4, 3, -3, 3, -4,
    2, -3, 3, -4, 3, -3, 3, -4, 2, -3, 3, -4, 2, -3, 3, -4,
    6, -28, -5, -1, -6, 1, -5, 1, -5, 3, -4, 4, -4, 4, -2, 5,
    -2, 6, -1, 5, 0, 6, 2, 5, 2, 5, 4, 5, 4, 3, 5, 3,
    5, 1, 6, 1, 6, -1, 5, -2, 5, -2, 4, -4, 4, -4, 2, -5,
    1, -6, 1, -5, -1, -6, -2, -5, -2, -5, -4, -5, -4, -3, -6, -2,
    -4, -27, -5, 0, -6, 2, -4, 4, -4, 4, -3, 5, -1, 6, -1, 5,
    0, 6, 1, 6, 2, 5, 4, 4, 5, 4, 5, 2, 5, 2, 6, 0,
    6, 0, 5, -1, 6, -3, 4, -3, 4, -5, 2, -5, 2, -5, 0, -6,
    -1, -6, -2, -5, -3, -5, -4, -4, -5, -3, -5, -2, -6, -2, -6, 0,
    -14, -19, -6, 3, -3, 5, -3, 6, 0, 6, 0, 6, 2, 6, 3, 5,
    4, 4, 5, 4, 5, 2, 6, 2, 6, 0, 6, -1, 6, -3, 5, -3,
    4, -5, 2, -5, 2, -6, 0, -6, -1, -6, -2, -6, -4, -5, -4, -4,
    -5, -4, -6, -2, -6, -1, -6, 0, -6, 1, -5, 3, -5, 4, -3, 5,
    -9, -26, -6, 2, -5, 4, -3, 5, -3, 5, -1, 6, -1, 6, 1, 6,
    2, 6, 3, 5, 4, 4, 5, 3, 5, 2, 6, 1, 6, 1, 6, -1,
    6, -2, 4, -4, 4, -4, 3, -6, 2, -5, 0, -6, 0, -6, -2, -6,
    -3, -5, -4, -4, -5, -4, -5, -2, -6, -1, -6, -1, -6, 1, -6, 1,
    12, -38, -3, 0, -3, 0, -3, 1, -3, 2, -3, 3, -1, 3, -1, 3,
    -1, 3, 1, 3, 1, 4, 1, 3, 0, 3, 1, 4, 1, 3, 0, 3,
    -2, 3, -2, 2, -3, 2, 2, 3, 2, 2, 1, 3, 1, 4, 0, 3,
    0, 4, 1, 3, 1, 3, 3, 2, 2, 2, 3, 2, 4, 0, 3, 0,
    8, -40, -3, 0, -3, 1, -2, 2, -2, 3, -1, 3, -1, 3, 0, 3,
    1, 3, 1, 3, 1, 3, 0, 4, 0, 3, -1, 3, -1, 3, -3, 2,
    0, 3, 2, 2, 2, 3, 0, 3, 0, 3, 0, 3, 0, 4, 0, 3,
    0, 3, 1, 3, 1, 3, 2, 2, 3, 2, 3, 1, 3, 0, 3, -1,
    -11, -39, 4, -1, 3, 0, 3, 2, 2, 3, 1, 3, 1, 3, 0, 4,
    -1, 3, 0, 3, -1, 4, 0, 3, 0, 3, 2, 3, 3, 2, 2, 2,
    -1, 3, -2, 3, -1, 3, 0, 4, 0, 3, 0, 4, 0, 3, 0, 3,
    -1, 4, -1, 3, -3, 2, -3, 2, -3, 1, -3, 0, -4, -1, -3, -2,
    -11, -39, 3, 0, 3, 0, 3, 2, 2, 2, 2, 3, 1, 3, 0, 3,
    0, 3, -1, 3, -1, 4, -1, 3, 0, 3, -1, 3, 1, 3, 1, 3,
    2, 2, 1, 3, -1, 3, -1, 3, 0, 3, 1, 3, 0, 4, 0, 3,
    1, 3, -1, 3, -1, 3, -1, 3, -2, 2, -3, 2, -3, 0, -3, 0,
  ])
}
