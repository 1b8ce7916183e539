import Dactyl

/// Tells shapes from other gestures: a library of a few mean curves of how people draw sixteen
/// gestures.
///
/// Measures fail where a finger trembles at a corner or bows a leg, and the whole drawing still looks
/// like everybody's. Each curve is the mean of many strokes of 54 people, made by
/// `stroke-benchmarks shapes --curves`.
///
/// Source: Petitjean, Ketterlin, Gançarski, *A global averaging method for dynamic time warping*,
/// Pattern Recognition 2011.
@_spi(Fitting) public struct ShapeLibrary: Sendable {
  /// The library that the shapes use.
  public static let own = ShapeLibrary(curves)

  /// How far a drawing may be from people's for a distance of 1.
  ///
  /// Mean curves are nearer to every drawing than drawings are, which a library expects.
  private static let generosity = 0.7

  private var library = StrokeLibrary(rejection: .learned(generosity: generosity))

  /// A library of curves as whole numbers: for each gesture as many as its `curveCount`, for each
  /// curve x and y of the first place and the steps to the 31 others.
  public init(_ curves: [Int8]) {
    var strokes = StrokeBackground.strokes(of: curves)[...]
    for gesture in ShapeGesture.allCases {
      library.define(StrokeClass(id: gesture.rawValue, name: ""))
      for _ in 0..<gesture.curveCount {
        guard let stroke = strokes.popFirst(), let outline = try? StrokeOutline([stroke]) else {
          preconditionFailure("a gesture lacks a curve")
        }
        library.add(outline, class: gesture.rawValue)
      }
    }
    precondition(strokes.isEmpty, "there are more curves than gestures need")
  }

  /// Compares a stroke with a shape and with all other gestures.
  ///
  /// - Parameters:
  ///   - mirrored: True to compare its mirror image.
  ///   - angle: How far to turn it before, clockwise on screen, after mirroring.
  @inline(never)
  func compare(
    _ stroke: Stroke, with gesture: ShapeGesture, mirrored: Bool = false, turnedBy angle: Double = 0
  ) -> ShapeLikeness {
    let way = Vector(cosine(angle), sine(angle))
    let side = mirrored ? -1.0 : 1.0
    let points = stroke.points
    let seen = Stroke(
      Array(count: points.count) { index in
        let (x, y) = (side * points[index].x, points[index].y)
        return Point(x * way.dx - y * way.dy, x * way.dy + y * way.dx)
      })
    guard let answer = library.compare(seen, withClass: gesture.rawValue) else {
      return ShapeLikeness()
    }
    return ShapeLikeness(
      distance: answer.own, rivalDistance: answer.other,
      rival: ShapeGesture(rawValue: answer.otherID) ?? .v)
  }

  /// The resampled path of a stroke, as the numbers that mean curves are averaged from.
  public static func path(of stroke: Stroke) -> [Float] {
    StrokePath.numbers(
      of: stroke.withoutJitter(), backward: false, padding: StrokePreparation.queryPadding)
  }
}
