import Dactyl

/// The limits within which a stroke is a circle, in either direction and from any starting point.
///
/// Wide limits exclude other shapes. Then each of four measures is divided by its *allowance* (the
/// value that alone refuses a stroke), and the sum must not exceed `generosity`: a circle may be
/// poor in one respect if it is good in the others. Independent of size and sampling rate.
///
/// ```swift
/// CircleCriteria().examine(stroke).shape?.radius
/// ```
///
/// The numbers were fitted to recordings of 48 people; see *Designing gestures* for error rates.
public struct CircleCriteria: ShapeCriteria {
  /// The largest sum of the measures, above 0; default 1. Smaller is stricter, 0.9 for example.
  public var generosity = 1.0

  /// The least radius, in points, 0 or more; default 10. A resting finger trembles below it.
  public var minimumRadius = 10.0
  /// The least angle to go round, in radians, 0…; default 240°.
  public var minimumSweep = 240 * Double.pi / 180
  /// The largest angle to go round, in radians, 0…; default 560°. Spirals exceed it.
  public var maximumSweep = 560 * Double.pi / 180
  /// The least roundness, 0…1; default 0.38.
  public var minimumRoundness = 0.38
  /// The largest distance of a point from the fitted circle, as a share of the radius, 0…;
  /// default 1: hardly a limit.
  ///
  /// Ignores a sixteenth of the path at each end. Source: the circle recogniser of the books on
  /// UIKit, which measures from the radius of the outermost points, ignores no end and allows 0.4.
  public var deviation = 1.0
  /// The largest distance between the ends, as a share of the radius, 0…; default 2: hardly a
  /// limit.
  public var maximumGap = 2.0

  /// The largest turn difference of neighbouring sixteenths of the path, in radians; default 0.5.
  ///
  /// The root mean square of all differences but the worst, 0…π. It tells circles, ovals and
  /// eggs from polygons.
  public var maximumTurnUnevenness = 0.5

  /// The mean deviation that alone refuses a circle, over the radius, above 0; default 0.43.
  public var meanDeviationAllowance = 0.43
  /// The flatness, −ln of the roundness, that alone refuses a circle, above 0; default 1.2.
  public var flatnessAllowance = 1.2
  /// The difference from a whole turn that alone refuses a circle, in radians, above 0; default
  /// 4.4.
  public var turnAllowance = 4.4
  /// The unevenness of the turn that alone refuses a circle, in radians, above 0; default 1.05.
  public var turnUnevennessAllowance = 1.05

  /// The criteria with their defaults.
  public init() {}

  /// Decides if a stroke is a circle, and gives the circle or the reason against it.
  public func examine(_ stroke: Stroke) -> Verdict<CircleShape, ShapeRefusal> {
    var circle: CircleShape?
    return Verdict(refusal(of: stroke, or: &circle), or: circle)
  }

  /// The reason against a stroke; nil for a circle, which it writes to `found`.
  func refusal(of stroke: Stroke, or found: inout CircleShape?) -> ShapeRefusal? {
    guard stroke.isMeasurable else { return ShapeRefusal(.circleNotMeasurable) }
    let outline = stroke.outline()
    let straight = ShapeRefusal(.circleStraight)
    guard let fit = CircleFit(outline.points) else { return straight }
    let (round, roundness) = CircleShape.stretchedRound(outline)
    guard let even = CircleFit(round.points) else { return straight }
    var circle = CircleShape(
      fit, gap: outline.gap, sweep: round.sweep(about: even.center), roundness: roundness)
    if let refusal = limitRefusal(of: circle) { return refusal }
    circle.measureTurns(of: outline, stretched: round, even)
    if let refusal = sumRefusal(of: circle) {
      guard looksLikeCircle(stroke, circle) else { return refusal }
      circle.isFoundByCurve = true
    }
    found = circle
    return nil
  }

  /// True if a stroke whose measures do not suffice is drawn as people draw circles.
  private func looksLikeCircle(_ stroke: Stroke, _ circle: CircleShape) -> Bool {
    guard circle.deviation <= deviation, circle.turnUnevenness <= maximumTurnUnevenness
    else { return false }
    let path = ShapeCurves.path(of: stroke, mirrored: circle.sweep > 0)
    return ShapeCurves.distance(of: path, to: ShapeCurves.circles)
      < ShapeCurves.circleDistance * generosity
  }

  /// The first reason against a measured circle; nil if there is none.
  public func refusal(of circle: CircleShape) -> ShapeRefusal? {
    limitRefusal(of: circle) ?? sumRefusal(of: circle)
  }

  /// The reason against a circle that keeps the wide limits; nil if there is none.
  private func sumRefusal(of circle: CircleShape) -> ShapeRefusal? {
    if let refusal = ShapeRefusal(.circleDeviating, circle.deviation, atMost: deviation)
      ?? ShapeRefusal(.circleAngular, circle.turnUnevenness, atMost: maximumTurnUnevenness)
    {
      return refusal
    }
    let excess = excess(of: circle)
    guard excess.sum > generosity else { return nil }
    let share = generosity / excess.sum
    let whole = 2 * Double.pi
    return switch excess.largest {
    case 0: ShapeRefusal(.circleDeviatingOnAverage, circle.meanDeviation, reducedTo: share)
    case 1:
      ShapeRefusal(
        .circleFlat, circle.roundness, limit: exponential(logarithm(circle.roundness) * share))
    case 2:
      ShapeRefusal(
        circle.turn < whole ? .circleTooLittleTurn : .circleTooMuchTurn, circle.turn,
        beyond: whole, reducedTo: share)
    default: ShapeRefusal(.circleAngular, circle.turnUnevenness, reducedTo: share)
    }
  }

  /// The first wide limit of size, sweep, roundness or gap that a circle breaks, if any.
  ///
  /// Refuses most other shapes before their deviations and turns are measured.
  private func limitRefusal(of circle: CircleShape) -> ShapeRefusal? {
    let sweep = abs(circle.sweep)
    return ShapeRefusal(.circleTooSmall, circle.radius, atLeast: minimumRadius)
      ?? ShapeRefusal(.circleTooLittleSweep, sweep, atLeast: minimumSweep)
      ?? ShapeRefusal(.circleTooMuchSweep, sweep, atMost: maximumSweep)
      ?? ShapeRefusal(.circleFlat, circle.roundness, atLeast: minimumRoundness)
      ?? ShapeRefusal(.circleOpen, circle.gap, atMost: maximumGap)
  }

  /// Mean deviation, flatness (−ln of the roundness), difference from a whole turn, unevenness.
  public func measures(of circle: CircleShape) -> [Double] {
    // A line is infinitely flat; unless all limits are off, they refuse so flat a shape.
    let flatness = -logarithm(max(circle.roundness, 1e-9))
    return [
      circle.meanDeviation, flatness, abs(circle.turn - 2 * .pi), circle.turnUnevenness,
    ]
  }

  /// The allowances in the order of `measures(of:)`.
  public var allowances: [Double] {
    get {
      [meanDeviationAllowance, flatnessAllowance, turnAllowance, turnUnevennessAllowance]
    }
    set {
      precondition(newValue.count == 4, "a circle has four measures")
      meanDeviationAllowance = newValue[0]
      flatnessAllowance = newValue[1]
      turnAllowance = newValue[2]
      turnUnevennessAllowance = newValue[3]
    }
  }
}
