import Dactyl

/// The limits within which a stroke is a check mark.
///
/// Fits two lines to the outline of the stroke. Wide limits exclude other shapes. Then each of four
/// measures is divided by its *allowance* (the value that alone refuses a stroke), and the sum must
/// not exceed `generosity`: a mark may be poor in one respect if it is good in the others.
/// Independent of size, sampling rate and hand: mirrored marks count.
///
/// ```swift
/// CheckMarkCriteria().examine(stroke).shape?.angle
/// ```
///
/// The numbers were fitted to recordings of 48 people; see *Designing gestures* for error rates.
public struct CheckMarkCriteria: ShapeCriteria {
  /// The largest sum of the measures, above 0; default 1. Smaller is stricter, 0.9 for example.
  public var generosity = 1.0

  /// The least length of the path, in points, 0 or more; default 10.
  public var minimumLength = 10.0
  /// The least angle between the legs, in radians, 0…π; default 28°.
  ///
  /// Source: the check-mark recogniser of the books on UIKit, which measures two neighbouring touch
  /// segments; this one measures whole legs.
  public var minimumAngle = 28 * Double.pi / 180
  /// The largest angle between the legs, in radians, 0…π; default 155°. See also
  /// `openingAllowance`.
  public var maximumAngle = 155 * Double.pi / 180
  /// The most that the corner may point from straight down to the long leg's side, in radians,
  /// −π…π; default −45°.
  ///
  /// −π here, π in `maximumTilt` and infinity in `fallAllowance` accept any orientation.
  public var minimumTilt = -45 * Double.pi / 180
  /// The most that the corner may point from straight down to the short leg's side, in radians,
  /// −π…π; default 36°.
  public var maximumTilt = 36 * Double.pi / 180
  /// The least first leg as a share of the second, 0…1; default 0.05. A shorter one is a hook.
  public var minimumLegRatio = 0.05
  /// The largest first leg as a share of the second, for a right angle; 0…; default 0.76.
  ///
  /// This tells a check mark from a v: 0.76 accepts one v in 20 and 98.5 % of check marks, 0.7 one
  /// v in 35 and 96.7 %, 0.85 one in eight and 98.8 %. Narrow marks must be more lopsided: see
  /// `legRatioGrowth`.
  public var maximumLegRatio = 0.76
  /// The growth of the limit of the leg ratio with the angle, per radian; 0…; default 0.2.
  ///
  /// The limit is `maximumLegRatio` + growth · (angle − π/2), and at most 0.95 (or
  /// `maximumLegRatio` if that is more).
  public var legRatioGrowth = 0.2
  /// The largest difference between the turn of the path and of the legs, in radians, 0…; default
  /// 4.3. A loop turns 2π.
  public var maximumExtraTurn = 4.3

  /// The detour that alone refuses a mark, as a share of the path, above 0; default 0.47.
  public var detourAllowance = 0.47
  /// The opening beyond 2.1 radians that alone refuses a mark, above 0; default 0.46.
  public var openingAllowance = 0.46
  /// The fall of the first leg that alone refuses a mark, in radians, above 0; default 6.
  public var fallAllowance = 6.0
  /// The bend's spread that alone refuses a mark, as a share of the path, above 0; default 0.22.
  public var bendSpreadAllowance = 0.22

  /// Legs count as opened beyond this angle, in radians.
  static let openAngle = 2.1
  /// The angle raises the limit of the leg ratio to this at most.
  static let largestLegRatio = 0.95

  /// The criteria with their defaults.
  public init() {}

  /// Decides if a stroke is a check mark, and gives the mark or the reason against it.
  public func examine(_ stroke: Stroke) -> Verdict<CheckMark, ShapeRefusal> {
    var mark: CheckMark?
    return Verdict(refusal(of: stroke, or: &mark), or: mark)
  }

  /// The reason against a stroke; nil for a check mark, which it writes to `found`.
  func refusal(of stroke: Stroke, or found: inout CheckMark?) -> ShapeRefusal? {
    guard stroke.isMeasurable else { return ShapeRefusal(.checkMarkNotMeasurable) }
    let outline = stroke.outline()
    let length = outline.length
    guard length >= minimumLength, var mark = CheckMark(outline: outline, length: length) else {
      return ShapeRefusal(.checkMarkTooShort, length, limit: minimumLength)
    }
    if let refusal = legRefusal(of: mark) { return refusal }
    mark.measureBend(of: outline)
    if let refusal = bendRefusal(of: mark) { return refusal }
    found = mark
    return nil
  }

  /// The largest leg ratio at an angle between the legs, in radians.
  public func legRatioLimit(atAngle angle: Double) -> Double {
    min(
      maximumLegRatio + legRatioGrowth * (angle - .pi / 2),
      max(maximumLegRatio, Self.largestLegRatio))
  }

  /// The first limit of angle, tilt or lengths that the legs break; nil if they keep all.
  ///
  /// Refuses most other shapes before their bend is measured.
  private func legRefusal(of mark: CheckMark) -> ShapeRefusal? {
    ShapeRefusal(.checkMarkTooNarrow, mark.angle, atLeast: minimumAngle)
      ?? ShapeRefusal(.checkMarkTooWide, mark.angle, atMost: maximumAngle)
      ?? ShapeRefusal(.checkMarkTilted, -mark.tilt, atMost: -minimumTilt)
      ?? ShapeRefusal(.checkMarkTilted, mark.tilt, atMost: maximumTilt)
      ?? ShapeRefusal(.checkMarkFirstLegTooShort, mark.legRatio, atLeast: minimumLegRatio)
      ?? ShapeRefusal(
        .checkMarkFirstLegTooLong, mark.legRatio, atMost: legRatioLimit(atAngle: mark.angle))
  }

  /// The first reason against a measured check mark; nil if there is none.
  public func refusal(of mark: CheckMark) -> ShapeRefusal? {
    legRefusal(of: mark) ?? bendRefusal(of: mark)
  }

  /// The reason against a check mark whose legs keep their limits; nil if there is none.
  private func bendRefusal(of mark: CheckMark) -> ShapeRefusal? {
    if let looped = ShapeRefusal(.checkMarkLooped, mark.extraTurn, atMost: maximumExtraTurn) {
      return looped
    }
    let excess = excess(of: mark)
    guard excess.sum > generosity else { return nil }
    let share = generosity / excess.sum
    return switch excess.largest {
    case 0: ShapeRefusal(.checkMarkCrooked, mark.detour, reducedTo: share)
    case 1: ShapeRefusal(.checkMarkTooWide, mark.angle, beyond: Self.openAngle, reducedTo: share)
    case 2: ShapeRefusal(.checkMarkSteep, mark.fall, reducedTo: share)
    default: ShapeRefusal(.checkMarkRounded, mark.bendSpread, reducedTo: share)
    }
  }

  /// Detour, opening beyond 2.1 radians, fall of the first leg, spread of the bend.
  public func measures(of mark: CheckMark) -> [Double] {
    [mark.detour, max(mark.angle - Self.openAngle, 0), mark.fall, mark.bendSpread]
  }

  /// The allowances in the order of `measures(of:)`.
  public var allowances: [Double] {
    get { [detourAllowance, openingAllowance, fallAllowance, bendSpreadAllowance] }
    set {
      precondition(newValue.count == 4, "a check mark has four measures")
      detourAllowance = newValue[0]
      openingAllowance = newValue[1]
      fallAllowance = newValue[2]
      bendSpreadAllowance = newValue[3]
    }
  }
}
