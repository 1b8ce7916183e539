import Dactyl

/// The limits within which a stroke is a scratch-out: a zig-zag in any orientation.
///
/// Seeks the turning points along twelve axes, judges the legs between them, and compares the stroke
/// with how people draw zig-zags and fifteen other gestures. A stroke is one if its legs are straight
/// and parallel enough, or if it is drawn as people draw zig-zags; unless it is nearer to another
/// gesture. Independent of size and sampling rate.
///
/// ```swift
/// ScratchOutCriteria().examine(stroke).shape?.reversals
/// ```
///
/// What people draw is known from 54 of them; see *Designing gestures* for error rates.
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

  /// The criteria with their defaults.
  public init() {}

  /// Decides if a stroke is a scratch-out, and gives the zig-zag or the reason against it.
  ///
  /// - Precondition: `minimumReversals` is at least 1.
  public func examine(_ stroke: Stroke) -> Verdict<ScratchOut, ShapeRefusal> {
    examine(stroke, by: .own)
  }

  /// The same by another library than the engine's.
  @_spi(Fitting) public func examine(
    _ stroke: Stroke, by library: ShapeLibrary
  ) -> Verdict<ScratchOut, ShapeRefusal> {
    var scratch: ScratchOut?
    return Verdict(refusal(of: stroke, or: &scratch, by: library), or: scratch)
  }

  /// The reason against a stroke; nil for a scratch-out, which it writes to `found`.
  func refusal(
    of stroke: Stroke, or found: inout ScratchOut?, by library: ShapeLibrary = .own
  ) -> ShapeRefusal? {
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
    if let refusal = limitRefusal(of: scratch) { return refusal }
    scratch.likeness = library.compare(stroke, with: .zigZag)
    if let refusal = drawingRefusal(of: scratch) { return refusal }
    found = scratch
    return nil
  }

  /// The first reason against a measured zig-zag; nil if there is none.
  public func refusal(of scratch: ScratchOut) -> ShapeRefusal? {
    limitRefusal(of: scratch) ?? drawingRefusal(of: scratch)
  }

  /// The first limit of the legs' length or angle that a zig-zag breaks, if any.
  private func limitRefusal(of scratch: ScratchOut) -> ShapeRefusal? {
    ShapeRefusal(.scratchOutTooShort, scratch.legLength, atLeast: minimumLegLength)
      ?? ShapeRefusal(.scratchOutTooWide, scratch.angle, atMost: maximumAngle)
  }

  /// The reason against a zig-zag that keeps its limits; nil if there is none.
  private func drawingRefusal(of scratch: ScratchOut) -> ShapeRefusal? {
    guard scratch.strangeness > generosity else { return nil }
    let measured = scratch.strangenessOfMeasures
    if let refusal = scratch.likeness.refusal(measured: measured, generosity: generosity) {
      return refusal
    }
    // What a part needs if all shrink in proportion.
    let share = generosity / measured
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
