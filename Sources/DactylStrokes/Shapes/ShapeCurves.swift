import Dactyl

/// How people draw the shapes, and what is taken for them, as a few mean curves each.
///
/// Measures fail where a finger trembles at a corner or bows a leg, and the whole drawing still looks
/// like everybody's. Whole numbers as those of `StrokeBackground`; each curve is the mean of many
/// strokes of 54 people, made by `stroke-benchmarks shapes --curves`.
///
/// Source: Petitjean, Ketterlin, Gançarski, *A global averaging method for dynamic time warping*,
/// Pattern Recognition 2011.
@_spi(Fitting) public enum ShapeCurves {
  /// A stroke, or its mirror image, turned clockwise on screen by an angle, as the numbers to compare.
  @inline(never)
  public static func path(
    of stroke: Stroke, mirrored: Bool = false, turnedBy angle: Double = 0
  ) -> [Float] {
    var path = StrokePath.numbers(
      of: stroke.withoutJitter(), backward: false, padding: StrokePreparation.queryPadding)
    if mirrored {
      // The first runs of places and of directions are x.
      for slot in StrokePath.padding..<StrokePath.padding + StrokePath.count {
        path[slot].negate()
        path[slot + 2 * StrokePath.run].negate()
      }
    }
    guard angle != 0 else { return path }
    var turned = path
    StrokePath.turn(path, cosine: Float(cosine(angle)), sine: Float(sine(angle)), into: &turned)
    return turned
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

  /// Check marks whose long leg rises to the right, turned upright.
  static let checkMarks = 0..<4
  /// The letter v, turned upright.
  static let letters = 4..<8
  /// Circles, drawn counterclockwise.
  static let circles = 8..<12
  /// Curly braces.
  static let braces = 12..<16

  /// In this order: check marks, letters, circles, braces.
  private static let all = StrokeBackground.targets(of: [
    -34, 4, 2, 3, 2, 3, 2, 3, 2, 3, 3, 3, 2, 3, 2, 3,
    3, 2, 2, -1, 3, -3, 1, -3, 2, -3, 2, -3, 2, -3, 3, -3,
    2, -3, 2, -3, 2, -3, 2, -3, 2, -3, 3, -3, 2, -2, 2, -3,
    3, -3, 2, -3, 2, -3, 3, -2, 2, -3, 3, -3, 2, -2, 2, -3,
    -42, 0, 3, -3, 4, 1, 4, 1, 3, 2, 4, 2, 2, 4, 3, 2,
    2, 4, 2, 3, 1, 4, 1, 4, 3, 0, 1, -4, 2, -4, 2, -3,
    2, -4, 3, -3, 3, -3, 3, -3, 3, -2, 3, -3, 3, -3, 3, -2,
    3, -2, 4, -3, 3, -2, 4, -2, 3, -2, 4, -1, 4, -2, 4, -1,
    -39, 5, 2, 3, 3, 1, 2, 3, 3, 2, 3, 2, 2, 3, 2, 2,
    3, 1, 3, -2, 2, -2, 2, -3, 3, -2, 2, -3, 3, -2, 2, -2,
    3, -3, 2, -2, 3, -2, 2, -3, 3, -2, 3, -2, 2, -2, 3, -2,
    3, -3, 2, -2, 3, -2, 3, -2, 2, -2, 3, -2, 3, -2, 2, -2,
    -29, 2, 1, 4, 2, 3, 2, 4, 2, 3, 2, 4, 2, 3, 2, 3,
    2, 4, 3, 2, 2, -3, 1, -4, 2, -4, 1, -3, 2, -4, 2, -3,
    1, -4, 2, -4, 2, -3, 2, -3, 1, -4, 2, -3, 2, -4, 2, -3,
    3, -3, 2, -4, 2, -3, 2, -3, 2, -3, 3, -3, 2, -4, 2, -3,
    -32, -32, 1, 4, 2, 5, 2, 4, 2, 4, 2, 5, 2, 4, 2, 4,
    2, 5, 2, 4, 2, 4, 2, 5, 2, 4, 3, 4, 2, 4, 2, 5,
    4, -1, 2, -4, 2, -5, 3, -4, 2, -4, 2, -5, 2, -4, 2, -4,
    2, -4, 2, -5, 2, -4, 2, -4, 2, -5, 2, -4, 2, -5, 1, -4,
    -34, -23, 2, 4, 3, 4, 2, 4, 2, 4, 3, 4, 2, 5, 2, 4,
    2, 4, 2, 4, 2, 5, 2, 4, 2, 4, 2, 4, 4, 2, 2, -4,
    2, -4, 1, -5, 2, -4, 2, -4, 2, -5, 2, -4, 2, -4, 2, -4,
    3, -5, 2, -4, 2, -4, 3, -4, 2, -4, 2, -4, 3, -4, 2, -4,
    -38, -27, 2, 4, 3, 4, 2, 4, 3, 3, 2, 4, 3, 3, 2, 4,
    2, 4, 3, 3, 2, 4, 3, 4, 2, 3, 3, 4, 2, 4, 3, 3,
    3, -1, 2, -4, 2, -4, 3, -4, 2, -3, 2, -4, 3, -4, 2, -3,
    3, -4, 2, -3, 3, -4, 2, -4, 3, -3, 2, -4, 3, -3, 2, -4,
    -29, -34, 1, 5, 2, 4, 2, 5, 2, 5, 2, 5, 2, 4, 2, 5,
    2, 5, 2, 5, 2, 4, 1, 5, 2, 5, 2, 5, 2, 5, 2, 4,
    3, -2, 1, -5, 2, -5, 2, -5, 1, -5, 2, -5, 2, -5, 2, -4,
    2, -5, 2, -5, 2, -5, 2, -4, 2, -5, 2, -5, 2, -4, 2, -5,
    -9, -20, -6, 0, -5, 4, -4, 5, -2, 6, 0, 6, 1, 7, 2, 6,
    3, 5, 4, 5, 5, 4, 6, 2, 7, 1, 6, 0, 6, -2, 6, -3,
    4, -4, 4, -5, 1, -6, 1, -7, 0, -6, -2, -6, -4, -5, -4, -5,
    -5, -4, -5, -3, -7, -2, -6, 0, -6, 1, -6, 3, -4, 5, -3, 5,
    5, -28, -5, -1, -6, 0, -5, 2, -5, 3, -4, 5, -3, 4, -2, 6,
    -2, 5, 0, 6, 0, 5, 2, 6, 2, 5, 4, 4, 4, 4, 6, 2,
    5, 1, 6, 0, 5, 0, 6, -3, 4, -3, 4, -4, 3, -5, 2, -5,
    1, -6, 0, -5, -1, -6, -2, -5, -3, -5, -4, -4, -5, -3, -5, -2,
    -1, -24, -6, -1, -6, 1, -5, 3, -5, 3, -3, 4, -3, 6, -1, 5,
    0, 6, 1, 6, 2, 5, 4, 4, 5, 4, 5, 2, 6, 2, 5, 0,
    6, 0, 6, 0, 5, -2, 5, -3, 5, -4, 3, -4, 2, -6, 1, -6,
    -1, -5, -2, -6, -3, -4, -4, -4, -5, -3, -6, -2, -6, -1, -5, 0,
    -7, -26, -6, 2, -5, 3, -4, 5, -2, 5, -2, 5, -1, 6, 0, 6,
    1, 6, 2, 5, 4, 5, 5, 3, 5, 3, 6, 1, 6, 0, 5, 0,
    6, -2, 5, -3, 4, -4, 3, -5, 2, -5, 1, -6, 0, -6, -1, -6,
    -2, -5, -4, -5, -4, -4, -5, -3, -6, -1, -6, -1, -6, 0, -5, 2,
    12, -43, -4, -1, -4, 1, -3, 2, -3, 3, -2, 4, 0, 4, 0, 4,
    1, 4, 1, 4, 1, 4, 1, 3, 0, 4, -1, 4, -2, 3, -4, 2,
    -4, 1, 3, 0, 4, 1, 2, 3, 1, 3, -1, 4, 0, 4, -1, 4,
    1, 4, 0, 4, 2, 4, 2, 3, 3, 3, 4, 1, 4, 0, 3, -1,
    -12, -41, 4, -1, 4, 0, 3, 2, 3, 2, 1, 4, 1, 4, 0, 3,
    -1, 4, -1, 4, -2, 3, -1, 4, 0, 4, 0, 3, 3, 3, 4, 1,
    2, 2, -4, 1, -2, 3, -1, 4, 1, 3, 1, 4, 1, 4, 0, 4,
    0, 3, 0, 4, -1, 4, -3, 3, -3, 2, -4, 0, -4, 1, -3, -1,
    9, -41, -3, -1, -4, 1, -3, 1, -3, 3, -2, 3, 0, 3, 0, 4,
    1, 4, 2, 3, 2, 3, 1, 3, 0, 4, -1, 3, -2, 3, -2, 3,
    -1, 3, 3, 2, 2, 3, 0, 4, 0, 4, -1, 3, -1, 4, 0, 3,
    0, 4, 1, 3, 2, 4, 3, 2, 3, 1, 4, 0, 3, -1, 3, -3,
    -12, -39, 3, -2, 4, -1, 3, 1, 3, 3, 1, 3, 1, 4, 0, 4,
    0, 4, -1, 4, -1, 4, 0, 3, 1, 4, 3, 3, 4, 0, 1, 3,
    -2, 3, -2, 3, -1, 4, 0, 4, 1, 4, 0, 4, 0, 4, -1, 4,
    -1, 3, -3, 3, -3, 3, -4, 0, -4, 0, -3, -2, -3, -3, -1, -4,
  ])
}
