import Dactyl

/// The limits within which a stroke is a scratch-out: a zig-zag in any orientation.
///
/// Seeks the turning points along twelve axes and judges the legs between them. Wide limits exclude
/// other shapes. Then each measure is divided by its *allowance* (the value that alone refuses a
/// stroke), and the sum must not exceed `generosity`. Independent of size and sampling rate.
///
/// ```swift
/// ScratchOutCriteria().examine(stroke).shape?.reversals
/// ```
///
/// The numbers were fitted to recordings of 43 people; see *Designing gestures* for error rates.
public struct ScratchOutCriteria: ShapeCriteria {
  /// The largest sum of the measures, above 0; default 1. Smaller is stricter, 0.9 for example.
  public var generosity = 1.0

  /// The least number of times the path turns back, 1…; default 3.
  ///
  /// Source: the deletion gesture of the books on UIKit, which counts changes of vertical direction
  /// only.
  public var minimumReversals = 3
  /// The least mean length of the legs, in points, 0 or more; default 10.
  public var minimumLegLength = 10.0
  /// The largest mean angle between neighbouring legs, in radians, 0…π; default 100°.
  /// Staircases exceed it.
  public var maximumAngle = 100 * Double.pi / 180

  /// The divergence of the legs that alone refuses a zig-zag, in radians, above 0; default 0.57.
  public var divergenceAllowance = 0.57
  /// The crookedness of the legs that alone refuses a zig-zag, above 0; default 0.085.
  public var crookednessAllowance = 0.085
  /// The mean opening beyond 1.4 radians that alone refuses a zig-zag; default 0.66.
  public var openingAllowance = 0.66
  /// The narrowness below 0.4 radians that alone refuses a zig-zag, above 0; default 0.27.
  ///
  /// Swiped words run straight back; zig-zags drawn on request do not. Counts in full up to four
  /// reversals, a third at five and not at all from six: dense scratch-outs run straight back too.
  public var narrownessAllowance = 0.27
  /// The missing reversals that alone refuse a zig-zag, above 0; default 2.2.
  ///
  /// A zig-zag has enough with one more than `minimumReversals`, or with four. With three of three,
  /// 1/2.2 of the allowances is used up before anything else counts.
  public var fewReversalsAllowance = 2.2
  /// The `sameTurns` that alone refuse a zig-zag, above 0; default 0.38.
  ///
  /// The turns of a zig-zag alternate; those of swiped words and at the ends of braces do not.
  public var sameTurnsAllowance = 0.38

  /// Legs count as opened beyond this mean angle, in radians.
  static let openAngle = 1.4
  /// Two legs count as nearly parallel below this angle, in radians.
  static let narrowAngle = 0.4

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
    let scratch = ScratchOut(outline: outline, zigZag: zigZag, bounds: stroke.bounds)
    if let refusal = refusal(of: scratch) { return refusal }
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
    let excess = excess(of: scratch)
    guard excess.sum > generosity else { return nil }
    let share = generosity / excess.sum
    return switch excess.largest {
    case 0: ShapeRefusal(.scratchOutDivergent, scratch.divergence, reducedTo: share)
    case 1: ShapeRefusal(.scratchOutCrooked, scratch.crookedness, reducedTo: share)
    case 2:
      ShapeRefusal(.scratchOutTooWide, scratch.angle, beyond: Self.openAngle, reducedTo: share)
    case 3:
      ShapeRefusal(
        .scratchOutTooNarrow, scratch.leastAngle, beyond: Self.narrowAngle, reducedTo: share)
    case 4:
      ShapeRefusal(
        .scratchOutTooFewReversals, Double(scratch.reversals), limit: Double(scratch.reversals + 1))
    default: ShapeRefusal(.scratchOutCoiled, scratch.sameTurns, reducedTo: share)
    }
  }

  /// Divergence, crookedness, opening beyond 1.4 radians, narrowness below 0.4, too few reversals,
  /// turns the same way round.
  public func measures(of scratch: ScratchOut) -> [Double] {
    let reversals = Double(scratch.reversals)
    let weight = min(max((5.5 - reversals) / 1.5, 0), 1)
    let enough = Double(min(minimumReversals, 3) + 1)
    return [
      scratch.divergence, scratch.crookedness, max(scratch.angle - Self.openAngle, 0),
      weight * max(Self.narrowAngle - scratch.leastAngle, 0), max(enough - reversals, 0),
      scratch.sameTurns,
    ]
  }

  /// The allowances in the order of `measures(of:)`.
  public var allowances: [Double] {
    get {
      [
        divergenceAllowance, crookednessAllowance, openingAllowance, narrownessAllowance,
        fewReversalsAllowance, sameTurnsAllowance,
      ]
    }
    set {
      precondition(newValue.count == 6, "a scratch-out has six measures")
      divergenceAllowance = newValue[0]
      crookednessAllowance = newValue[1]
      openingAllowance = newValue[2]
      narrownessAllowance = newValue[3]
      fewReversalsAllowance = newValue[4]
      sameTurnsAllowance = newValue[5]
    }
  }
}
