import Dactyl

/// The limits within which a stroke is a circle, in either direction and from any starting point.
///
/// Fits a circle to the outline of the stroke, which gives centre, radius and sweep, and compares the
/// stroke with how people draw circles and fifteen other gestures. A stroke is one if its measures
/// are near enough to a circle's, all together, or if it is drawn as people draw circles; unless it is
/// nearer to another gesture. Independent of size and sampling rate.
///
/// ```swift
/// CircleCriteria().examine(stroke).shape?.radius
/// ```
///
/// What people draw is known from 54 of them; see *Designing gestures* for error rates.
public struct CircleCriteria: ShapeCriteria {
  /// The largest `strangeness`, above 0; default 1. Smaller is stricter, 0.9 for example.
  public var generosity = 1.0

  /// The least radius, in points, 0 or more; default 10. A resting finger trembles below it.
  public var minimumRadius = 10.0
  /// The least angle to go round, in radians, 0…; default 240°.
  public var minimumSweep = 240 * Double.pi / 180
  /// The largest angle to go round, in radians, 0…; default 560°. Spirals exceed it.
  public var maximumSweep = usualMaximumSweep

  static let usualMaximumSweep = 560 * Double.pi / 180

  /// The criteria with their defaults.
  public init() {}

  /// Decides if a stroke is a circle, and gives the circle or the reason against it.
  public func examine(_ stroke: Stroke) -> Verdict<CircleShape, ShapeRefusal> {
    examine(stroke, by: .own)
  }

  /// The same by another library than the engine's.
  @_spi(Fitting) public func examine(
    _ stroke: Stroke, by library: ShapeLibrary
  ) -> Verdict<CircleShape, ShapeRefusal> {
    var circle: CircleShape?
    return Verdict(refusal(of: stroke, or: &circle, by: library), or: circle)
  }

  /// The reason against a stroke; nil for a circle, which it writes to `found`.
  func refusal(
    of stroke: Stroke, or found: inout CircleShape?, by library: ShapeLibrary = .own
  ) -> ShapeRefusal? {
    guard stroke.isMeasurable else { return ShapeRefusal(.circleNotMeasurable) }
    let stroke = stroke.asPolygonIfSlow
    let outline = stroke.outline()
    let straight = ShapeRefusal(.circleStraight)
    guard let fit = CircleFit(outline.points) else { return straight }
    let (round, roundness) = CircleShape.stretchedRound(outline)
    guard let even = CircleFit(round.points) else { return straight }
    var circle = CircleShape(
      fit, gap: outline.gap, sweep: round.sweep(about: even.center), roundness: roundness)
    if let refusal = limitRefusal(of: circle) { return refusal }
    circle.measureTurns(of: outline, stretched: round, even)
    circle.compare(stroke, by: library)
    if let refusal = drawingRefusal(of: circle) { return refusal }
    found = circle
    return nil
  }

  /// The first reason against a measured circle; nil if there is none.
  public func refusal(of circle: CircleShape) -> ShapeRefusal? {
    limitRefusal(of: circle) ?? drawingRefusal(of: circle)
  }

  /// The first limit of size or sweep that a circle breaks, if any.
  ///
  /// Refuses most other shapes before they are compared.
  private func limitRefusal(of circle: CircleShape) -> ShapeRefusal? {
    let sweep = abs(circle.sweep)
    return ShapeRefusal(.circleTooSmall, circle.radius, atLeast: minimumRadius)
      ?? ShapeRefusal(.circleTooLittleSweep, sweep, atLeast: minimumSweep)
      ?? ShapeRefusal(.circleTooMuchSweep, sweep, atMost: maximumSweep)
  }

  /// The reason against a circle that keeps its limits; nil if there is none.
  private func drawingRefusal(of circle: CircleShape) -> ShapeRefusal? {
    guard circle.strangeness > generosity else { return nil }
    let measured = circle.strangenessOfMeasures
    if let refusal = circle.likeness.refusal(measured: measured, generosity: generosity) {
      return refusal
    }
    // What a part needs if all shrink in proportion.
    let share = generosity / measured
    let parts = circle.parts
    let largest = max(parts.deviation, parts.flatness, parts.turn, parts.unevenness)
    func refusal(_ reason: StrokeCause, _ measured: Double) -> ShapeRefusal {
      ShapeRefusal(reason, measured, limit: share * measured)
    }
    if parts.deviation == largest {
      return refusal(.circleDeviatingOnAverage, circle.meanDeviation)
    }
    if parts.flatness == largest {
      return ShapeRefusal(
        .circleFlat, circle.roundness, limit: exponential(logarithm(circle.roundness) * share))
    }
    guard parts.turn == largest else { return refusal(.circleAngular, circle.turnUnevenness) }
    let whole = circle.wholeTurn
    return ShapeRefusal(
      circle.turn < whole ? .circleTooLittleTurn : .circleTooMuchTurn, circle.turn,
      limit: whole + (circle.turn - whole) * share)
  }
}
