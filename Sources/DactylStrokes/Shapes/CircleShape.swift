import Dactyl

/// A circle as drawn: the circle nearest to a stroke, with the numbers that describe the stroke against it.
///
/// Most strokes can be described so; whether one *is* a circle is for `CircleCriteria`.
public struct CircleShape: Hashable, Sendable {
  /// The middle of the fitted circle.
  public var center: Point
  /// The radius of the fitted circle, in points.
  public var radius: Double
  /// The angle swept about the center, in radians, counting whole turns: positive is clockwise on screen.
  public var sweep: Double
  /// The largest distance of a point from the circle, as a share of the radius; the ends left out.
  ///
  /// A sixteenth of the path at each end does not count: there fingers hook and tail off.
  public var deviation: Double
  /// The root mean square of all distances from the circle, as a share of the radius.
  public var meanDeviation: Double
  /// The distance between the ends of the stroke, as a share of the radius.
  public var gap: Double
  /// How differently the path turns from one sixteenth of it to the next, the worst quarter left out, in radians.
  public var turnUnevenness: Double

  /// Which way round the stroke went.
  public var direction: TurnDirection { sweep < 0 ? .counterclockwise : .clockwise }

  /// The circle nearest to a stroke's outline, or nil where it has none.
  init?(outline: Stroke) {
    let points = outline.points
    guard let fit = CircleFit(points) else { return nil }
    let end = points.count / 16
    center = fit.center
    radius = fit.radius
    sweep = outline.sweep(about: fit.center)
    deviation = fit.largestDeviation(of: points[end..<points.count - end])
    meanDeviation = fit.meanDeviation(of: points)
    gap = outline.gap / fit.radius
    turnUnevenness = outline.turnUnevenness(
      stride: points.count / 16, margin: points.count / 32, forgiven: 0.25)
  }
}
