import Dactyl

/// What a stroke must be like to count as a circle, in either direction and from any starting
/// point.
///
/// Wide limits keep out what is something else; then four measures, each divided by its *allowance*
/// (what would refuse a stroke alone), are added up, and the sum must not exceed `generosity`: a
/// circle may be poor in one respect if it is good in the others. Independent of size and of the
/// sampling rate.
///
/// ```swift
/// CircleCriteria().examine(stroke).shape?.radius
/// ```
///
/// The numbers were fitted to recordings of 48 people; see *Designing gestures* for what they cost.
public struct CircleCriteria: ShapeCriteria {
  /// How far the sum of the measures may go, above 0; default 1. Below is stricter, 0.9 say, above
  /// generous.
  public var generosity = 1.0

  /// The least radius, in points, 0 or more; default 10. Below it lies the trembling of a finger at
  /// rest.
  public var minimumRadius = 10.0
  /// The least angle to go round, in radians, 0…; default 240°.
  public var minimumSweep = 240 * Double.pi / 180
  /// The largest angle to go round, in radians, 0…; default 560°. Beyond it lie spirals and double
  /// circles.
  public var maximumSweep = 560 * Double.pi / 180
  /// The least roundness, 0…1; default 0.38.
  public var minimumRoundness = 0.38
  /// How far a point may lie from the fitted circle, as a share of the radius, 0…; default 1:
  /// hardly a limit.
  ///
  /// A sixteenth of the path at each end is forgiven. Source: the circle recogniser of the books on
  /// UIKit, which measures from the radius of the outermost points, forgives none and allows 0.4.
  public var deviation = 1.0
  /// The largest distance between the ends, as a share of the radius, 0…; default 2: hardly a
  /// limit.
  public var maximumGap = 2.0

  /// The largest difference of the turns of neighbouring sixteenths of the path, in radians;
  /// default 0.5.
  ///
  /// The root mean square of them without the worst place, 0…π; what tells circles, ovals and eggs
  /// from polygons.
  public var maximumTurnUnevenness = 0.5

  /// The mean deviation that refuses a circle alone, as a share of the radius, above 0; default
  /// 0.43.
  public var meanDeviationAllowance = 0.43
  /// The flatness, −ln of the roundness, that refuses a circle alone, above 0; default 1.2.
  public var flatnessAllowance = 1.2
  /// How far the turn may be from a whole one in an otherwise perfect circle, in radians, above 0;
  /// default 4.4.
  public var turnAllowance = 4.4
  /// The unevenness of the turn that refuses a circle alone, in radians, above 0; default 1.05.
  public var turnUnevennessAllowance = 1.05

  /// The criteria with their defaults.
  public init() {}

  /// Says whether a stroke is a circle, and gives it or the reason against it.
  public func examine(_ stroke: Stroke) -> Verdict<CircleShape, ShapeRefusal> {
    var circle: CircleShape?
    return Verdict(refusal(of: stroke, or: &circle), or: circle)
  }

  /// The reason against a stroke, or nil where it is a circle, which is written then.
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
    if let refusal = sumRefusal(of: circle) { return refusal }
    found = circle
    return nil
  }

  /// The first reason against a circle already measured, or nil where there is none.
  public func refusal(of circle: CircleShape) -> ShapeRefusal? {
    limitRefusal(of: circle) ?? sumRefusal(of: circle)
  }

  /// What speaks against a circle that keeps the wide limits.
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

  /// The first wide limit of size, sweep, roundness or gap that a circle does not keep.
  ///
  /// Most strokes that are something else stop here, before their deviations and turns are
  /// measured.
  private func limitRefusal(of circle: CircleShape) -> ShapeRefusal? {
    let sweep = abs(circle.sweep)
    return ShapeRefusal(.circleTooSmall, circle.radius, atLeast: minimumRadius)
      ?? ShapeRefusal(.circleTooLittleSweep, sweep, atLeast: minimumSweep)
      ?? ShapeRefusal(.circleTooMuchSweep, sweep, atMost: maximumSweep)
      ?? ShapeRefusal(.circleFlat, circle.roundness, atLeast: minimumRoundness)
      ?? ShapeRefusal(.circleOpen, circle.gap, atMost: maximumGap)
  }

  /// Mean deviation, flatness as −ln of the roundness, how far the turn is from a whole one,
  /// unevenness.
  public func measures(of circle: CircleShape) -> [Double] {
    // A line is infinitely flat; what is this flat has been refused, unless everything is allowed.
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
