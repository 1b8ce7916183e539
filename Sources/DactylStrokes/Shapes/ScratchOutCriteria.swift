import Dactyl

/// The limits within which a stroke is a scratch-out: a zig-zag in any orientation.
///
/// Seeks the turning points along twelve axes and judges the legs between them. Refuses what is drawn
/// as people draw curly braces. Independent of size and sampling rate.
///
/// ```swift
/// ScratchOutCriteria().examine(stroke).shape?.reversals
/// ```
///
/// The numbers are of 49 people; see *Designing gestures* for error rates.
public struct ScratchOutCriteria: ShapeCriteria {
  /// The largest `strangeness`, above 0; default 1. Smaller is stricter, 0.9 for example.
  public var generosity = 1.0

  /// The least number of times the path turns back, 1…; default 3.
  ///
  /// Up to three, a zig-zag with no more than these must be much straighter than others. Source: the
  /// deletion gesture of the books on UIKit, which counts changes of vertical direction only.
  public var minimumReversals = 3
  /// The least mean length of the legs, in points, 0 or more; default 10.
  public var minimumLegLength = 10.0
  /// The largest mean angle between neighbouring legs, in radians, 0…π; default 100°.
  /// Staircases exceed it.
  public var maximumAngle = 100 * Double.pi / 180

  /// The distance from a mean curve of people's curly braces within which a stroke is a brace.
  private static let braceDistance = 5.0

  /// The criteria with their defaults.
  public init() {}

  /// Decides if a stroke is a scratch-out, and gives the zig-zag or the reason against it.
  ///
  /// - Precondition: `minimumReversals` is at least 1.
  public func examine(_ stroke: Stroke) -> Verdict<ScratchOut, ShapeRefusal> {
    var scratch: ScratchOut?
    return Verdict(refusal(of: stroke, or: &scratch), or: scratch)
  }

  /// The reason against a stroke; nil for a scratch-out, which it writes to `found`.
  func refusal(of stroke: Stroke, or found: inout ScratchOut?) -> ShapeRefusal? {
    precondition(minimumReversals >= 1, "a scratch-out turns back at least once")
    guard stroke.isMeasurable else { return ShapeRefusal(.scratchOutNotMeasurable) }
    let outline = stroke.outline(count: 96, smoothing: 1)
    let zigZag = ZigZag(outline, reversals: minimumReversals)
    let reversals = max(zigZag.turningPoints.count - 2, 0)
    if let refusal = ShapeRefusal(
      .scratchOutTooFewReversals, Double(reversals), atLeast: Double(minimumReversals))
    {
      return refusal
    }
    var scratch = ScratchOut(outline: outline, zigZag: zigZag, bounds: stroke.bounds)
    scratch.missingReversals = max(min(minimumReversals, 3) + 1 - reversals, 0)
    if let refusal = refusal(of: scratch) { return refusal }
    let distance = ShapeCurves.distance(
      of: ShapeCurves.path(of: stroke), to: ShapeCurves.braces)
    if let refusal = ShapeRefusal(
      .scratchOutBrace, distance / Self.braceDistance, atLeast: 1)
    {
      return refusal
    }
    found = scratch
    return nil
  }

  /// The first reason against a measured zig-zag; nil if there is none.
  public func refusal(of scratch: ScratchOut) -> ShapeRefusal? {
    if let refusal = ShapeRefusal(
      .scratchOutTooShort, scratch.legLength, atLeast: minimumLegLength)
      ?? ShapeRefusal(.scratchOutTooWide, scratch.angle, atMost: maximumAngle)
    {
      return refusal
    }
    guard scratch.strangeness > generosity else { return nil }
    // What a part needs if all shrink in proportion.
    let share = generosity / scratch.strangeness
    let parts = scratch.parts
    let largest = max(parts.divergence, parts.crookedness, parts.wandering, parts.missing)
    func refusal(_ reason: StrokeCause, _ measured: Double) -> ShapeRefusal {
      ShapeRefusal(reason, measured, limit: share * measured)
    }
    if parts.divergence == largest { return refusal(.scratchOutDivergent, scratch.divergence) }
    if parts.crookedness == largest { return refusal(.scratchOutCrooked, scratch.crookedness) }
    if parts.wandering == largest { return refusal(.scratchOutWandering, scratch.wandering) }
    return ShapeRefusal(
      .scratchOutTooFewReversals, Double(scratch.reversals),
      limit: Double(scratch.reversals + scratch.missingReversals))
  }
}
