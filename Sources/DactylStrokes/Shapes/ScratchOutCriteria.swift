import Dactyl

/// What a stroke must be like to count as a scratch-out: a zig-zag in any orientation.
///
/// The turning points are sought along twelve axes; the legs between them are judged. What a zig-zag lacks
/// in regularity it may make up for by more reversals: nobody goes to and fro eight times by chance.
/// Independent of size and of the sampling rate.
///
///     ScratchOutCriteria().examine(stroke).shape?.reversals
///
/// The defaults were set on recordings of six people; see *Designing gestures* for what they cost.
public struct ScratchOutCriteria: Hashable, Sendable {
  /// The least number of times the path turns back, 1…; default 3.
  ///
  /// Source: the deletion gesture of the books on UIKit, which counts changes of vertical direction only.
  public var minimumReversals = 3
  /// The least mean length of the legs, in points, 0 or more; default 10.
  public var minimumLegLength = 10.0
  /// The largest mean angle between neighbouring legs, in radians, 0…π; default 90°. Staircases lie above.
  public var maximumAngle = 90 * Double.pi / 180
  /// The largest irregularity of a zig-zag with three reversals, 0…; default 0.075.
  ///
  /// Irregularity = `crookedness` + `backDriftWeight` · `backDrift` + `angleSpreadWeight` · `angleSpread`.
  /// The proportions follow a logistic regression of zig-zags against swiped words and other gestures,
  /// which gives weights of 1.0 and 0.37; they are lower here, to leave room for hasty hands.
  public var maximumIrregularity = 0.075
  /// By how much the limit grows with each reversal more than three, 0…; default 0.03.
  ///
  /// It grows up to eight reversals and is the same beyond; below three it shrinks.
  public var irregularityPerReversal = 0.03
  /// The part of the back-drift, in median leg lengths, in the irregularity, 0…; default 0.75.
  public var backDriftWeight = 0.75
  /// The part of the spread of the angles, in radians, in the irregularity, 0…; default 0.3.
  public var angleSpreadWeight = 0.3

  /// The criteria with their defaults.
  public init() {}

  /// Says whether a stroke is a scratch-out, and gives it or the first reason against it.
  ///
  /// - Precondition: `minimumReversals` is at least 1.
  public func examine(_ stroke: Stroke) -> Verdict<ScratchOut, ScratchOutRefusal> {
    precondition(minimumReversals >= 1, "a scratch-out turns back at least once")
    guard stroke.isMeasurable else { return .refused(.notMeasurable) }
    let outline = stroke.outline(count: 96, smoothing: 1)
    let zigZag = ZigZag(outline, reversals: minimumReversals)
    let reversals = max(zigZag.turningPoints.count - 2, 0)
    guard reversals >= minimumReversals else {
      return .refused(.tooFewReversals(reversals: reversals, limit: minimumReversals))
    }
    let scratch = ScratchOut(outline: outline, zigZag: zigZag, bounds: stroke.bounds)
    if let refusal = refusal(of: scratch) { return .refused(refusal) }
    return .recognized(scratch)
  }

  /// The irregularity of a zig-zag; see `maximumIrregularity`.
  public func irregularity(of scratch: ScratchOut) -> Double {
    scratch.crookedness + backDriftWeight * scratch.backDrift
      + angleSpreadWeight * scratch.angleSpread
  }

  /// The largest irregularity of a zig-zag with a number of reversals.
  public func irregularityLimit(reversals: Int) -> Double {
    maximumIrregularity + irregularityPerReversal * Double(min(reversals, 8) - 3)
  }

  /// The first reason against a zig-zag already measured, or nil where there is none.
  public func refusal(of scratch: ScratchOut) -> ScratchOutRefusal? {
    if scratch.legLength < minimumLegLength {
      return .tooShort(legLength: scratch.legLength, limit: minimumLegLength)
    }
    if scratch.angle > maximumAngle { return .tooWide(angle: scratch.angle, limit: maximumAngle) }
    let irregularity = irregularity(of: scratch)
    let limit = irregularityLimit(reversals: scratch.reversals)
    if irregularity > limit { return .irregular(irregularity: irregularity, limit: limit) }
    return nil
  }
}
