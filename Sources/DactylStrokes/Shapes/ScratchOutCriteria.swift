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
  /// The missing reversals that alone refuse a zig-zag, above 0; default 1.4.
  ///
  /// A zig-zag has enough with one more than `minimumReversals`, or with four. With three of three,
  /// 1/1.4 of the allowances is used up before anything else counts.
  public var fewReversalsAllowance = 1.4
  /// The `wandering` that alone refuses a zig-zag, above 0; default 1.35.
  ///
  /// A zig-zag advances with every leg; swiped words run to and fro over one place.
  public var wanderingAllowance = 1.35

  /// Legs count as opened beyond this mean angle, in radians.
  static let openAngle = 1.4

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
    let distance = ShapeCurves.distance(
      of: ShapeCurves.path(of: stroke), to: ShapeCurves.braces)
    if let refusal = ShapeRefusal(
      .scratchOutBrace, distance / ShapeCurves.braceDistance, atLeast: 1)
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
        .scratchOutTooFewReversals, Double(scratch.reversals), limit: Double(scratch.reversals + 1))
    default: ShapeRefusal(.scratchOutWandering, scratch.wandering, reducedTo: share)
    }
  }

  /// Divergence, crookedness, opening beyond 1.4 radians, too few reversals, wandering.
  public func measures(of scratch: ScratchOut) -> [Double] {
    let enough = min(minimumReversals, 3) + 1
    return [
      scratch.divergence, scratch.crookedness, max(scratch.angle - Self.openAngle, 0),
      Double(max(enough - scratch.reversals, 0)), scratch.wandering,
    ]
  }

  /// The allowances in the order of `measures(of:)`.
  public var allowances: [Double] {
    get {
      [
        divergenceAllowance, crookednessAllowance, openingAllowance, fewReversalsAllowance,
        wanderingAllowance,
      ]
    }
    set {
      precondition(newValue.count == 5, "a scratch-out has five measures")
      divergenceAllowance = newValue[0]
      crookednessAllowance = newValue[1]
      openingAllowance = newValue[2]
      fewReversalsAllowance = newValue[3]
      wanderingAllowance = newValue[4]
    }
  }
}
