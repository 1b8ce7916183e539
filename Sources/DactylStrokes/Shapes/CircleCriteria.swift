import Dactyl

/// What a stroke must be like to count as a circle, in either direction and from any starting point.
///
/// A circle is fitted to the outline of the stroke; the stroke must stay near it, close it, and turn evenly
/// all the way, which polygons do not. Independent of size and of the sampling rate.
///
///     CircleCriteria().examine(stroke).shape?.radius
///
/// The defaults were set on recordings of eleven people; see *Designing gestures* for what they cost.
public struct CircleCriteria: Hashable, Sendable {
  /// How far a point may lie from the fitted circle, as a share of the radius, 0…1; default 0.4.
  ///
  /// A sixteenth of the path at each end is forgiven. Source: the circle recogniser of the books on
  /// UIKit, which measures from the radius of the outermost points and forgives none.
  public var deviation = 0.4
  /// The largest root mean square of the distances from the circle, as a share of the radius, 0…1; default 0.19.
  public var maximumMeanDeviation = 0.19
  /// The least radius, in points, 0 or more; default 10. Below it lies the trembling of a finger at rest.
  public var minimumRadius = 10.0
  /// The least angle to go round, in radians, 0…; default 290°.
  public var minimumSweep = 290 * Double.pi / 180
  /// The largest angle to go round, in radians, 0…; default 500°. Beyond it lie spirals and double circles.
  public var maximumSweep = 500 * Double.pi / 180
  /// The largest distance between the ends, as a share of the radius, 0…; default 1.25.
  public var maximumGap = 1.25
  /// The largest difference of the turns of neighbouring sixteenths of the path, in radians; default 18°.
  ///
  /// The root mean square of all but the worst quarter, 0…π; what tells circles, ovals and eggs from polygons.
  public var maximumTurnUnevenness = 18 * Double.pi / 180

  /// The criteria with their defaults.
  public init() {}

  /// Says whether a stroke is a circle, and gives it or the first reason against it.
  public func examine(_ stroke: Stroke) -> Verdict<CircleShape, CircleRefusal> {
    guard stroke.isMeasurable else { return .refused(.notMeasurable) }
    guard let circle = CircleShape(outline: stroke.outline()) else { return .refused(.straight) }
    if let refusal = refusal(of: circle) { return .refused(refusal) }
    return .recognized(circle)
  }

  /// The first reason against a circle already measured, or nil where there is none.
  public func refusal(of circle: CircleShape) -> CircleRefusal? {
    if circle.radius < minimumRadius {
      return .tooSmall(radius: circle.radius, limit: minimumRadius)
    }
    let sweep = abs(circle.sweep)
    if sweep < minimumSweep { return .tooLittleSweep(sweep: sweep, limit: minimumSweep) }
    if sweep > maximumSweep { return .tooMuchSweep(sweep: sweep, limit: maximumSweep) }
    if circle.gap > maximumGap { return .open(gap: circle.gap, limit: maximumGap) }
    if circle.deviation > deviation {
      return .deviating(deviation: circle.deviation, limit: deviation)
    }
    if circle.meanDeviation > maximumMeanDeviation {
      return .deviatingOnAverage(deviation: circle.meanDeviation, limit: maximumMeanDeviation)
    }
    if circle.turnUnevenness > maximumTurnUnevenness {
      return .angular(unevenness: circle.turnUnevenness, limit: maximumTurnUnevenness)
    }
    return nil
  }
}
