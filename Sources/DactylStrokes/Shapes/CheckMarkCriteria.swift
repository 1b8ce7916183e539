import Dactyl

/// The limits within which a stroke is a check mark.
///
/// Fits two lines to the outline of the stroke. Wide limits exclude other shapes. Then the stroke is
/// compared with a few mean curves of people's check marks and v's: how far it is from them and how
/// spread its bend is are divided by their *allowances* (the values that alone refuse a stroke), and
/// the sum must not exceed `generosity`. Independent of size, sampling rate and hand: mirrored marks
/// count.
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
  /// The largest angle between the legs, in radians, 0…π; default 155°.
  public var maximumAngle = 155 * Double.pi / 180
  /// The most that the corner may point from straight down to the long leg's side, in radians,
  /// −π…π; default −45°.
  ///
  /// −π here, π in `maximumTilt` and infinity in `strangenessAllowance` accept any orientation.
  public var minimumTilt = -45 * Double.pi / 180
  /// The most that the corner may point from straight down to the short leg's side, in radians,
  /// −π…π; default 36°.
  public var maximumTilt = 36 * Double.pi / 180
  /// The least first leg as a share of the second, 0…1; default 0.05. A shorter one is a hook.
  public var minimumLegRatio = 0.05
  /// The largest first leg as a share of the second, for a right angle, if the stroke is as near to
  /// how people draw check marks as to how they draw v's; 0…; default 0.85.
  ///
  /// This tells a check mark from a v: see *Designing gestures* for what other numbers cost. Narrow
  /// marks must be more lopsided: see `legRatioGrowth`. What is nearer to people's check marks may
  /// have a longer first leg, what is nearer to their v's a shorter one.
  public var maximumLegRatio = 0.85
  /// The growth of the limit of the leg ratio with the angle, per radian; 0…; default 0.2.
  public var legRatioGrowth = 0.2
  /// The largest difference between the turn of the path and of the legs, in radians, 0…; default
  /// 4.3. A loop turns 2π.
  public var maximumExtraTurn = 4.3

  /// The `strangeness` that alone refuses a mark, above 0; default 5.
  public var strangenessAllowance = 5.0
  /// The bend's spread that alone refuses a mark, as a share of the path, above 0; default 0.3.
  public var bendSpreadAllowance = 0.3

  /// What being e times nearer to people's check marks than to their v's adds to the limit of the
  /// leg ratio.
  private static let nearnessWeight = 0.15

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
    guard length >= minimumLength, var mark = CheckMark(outline: outline) else {
      return ShapeRefusal(.checkMarkTooShort, length, limit: minimumLength)
    }
    if let refusal = legRefusal(of: mark) { return refusal }
    mark.measureBend(of: outline)
    mark.compare(stroke)
    if let refusal = drawingRefusal(of: mark) { return refusal }
    found = mark
    return nil
  }

  /// The largest leg ratio at an angle between the legs, in radians, for a stroke as near to how
  /// people draw check marks as to how they draw v's.
  public func legRatioLimit(atAngle angle: Double) -> Double {
    maximumLegRatio + legRatioGrowth * (angle - .pi / 2)
  }

  /// The largest leg ratio of a mark: more if it is nearer to people's check marks than to their
  /// v's, less if it is farther.
  public func legRatioLimit(of mark: CheckMark) -> Double {
    // What lies on a curve says no more than what is near.
    let floor = 0.05
    let nearness = logarithm(max(mark.letterStrangeness, floor) / max(mark.strangeness, floor))
    return legRatioLimit(atAngle: mark.angle) + Self.nearnessWeight * nearness
  }

  /// The first limit of angle, tilt or lengths that the legs break; nil if they keep all.
  ///
  /// Refuses most other shapes before they are compared.
  private func legRefusal(of mark: CheckMark) -> ShapeRefusal? {
    ShapeRefusal(.checkMarkTooNarrow, mark.angle, atLeast: minimumAngle)
      ?? ShapeRefusal(.checkMarkTooWide, mark.angle, atMost: maximumAngle)
      ?? ShapeRefusal(.checkMarkTilted, -mark.tilt, atMost: -minimumTilt)
      ?? ShapeRefusal(.checkMarkTilted, mark.tilt, atMost: maximumTilt)
      ?? ShapeRefusal(.checkMarkFirstLegTooShort, mark.legRatio, atLeast: minimumLegRatio)
  }

  /// The first reason against a measured check mark; nil if there is none.
  public func refusal(of mark: CheckMark) -> ShapeRefusal? {
    legRefusal(of: mark) ?? drawingRefusal(of: mark)
  }

  /// The reason against a check mark whose legs keep their limits; nil if there is none.
  private func drawingRefusal(of mark: CheckMark) -> ShapeRefusal? {
    let isLong = mark.legRatio > legRatioLimit(atAngle: mark.angle)
    if let refusal = ShapeRefusal(
      isLong ? .checkMarkFirstLegTooLong : .checkMarkLetter, mark.legRatio,
      atMost: legRatioLimit(of: mark))
      ?? ShapeRefusal(.checkMarkLooped, mark.extraTurn, atMost: maximumExtraTurn)
    {
      return refusal
    }
    let excess = excess(of: mark)
    guard excess.sum > generosity else { return nil }
    let share = generosity / excess.sum
    return excess.largest == 0
      ? ShapeRefusal(.checkMarkStrange, mark.strangeness, reducedTo: share)
      : ShapeRefusal(.checkMarkRounded, mark.bendSpread, reducedTo: share)
  }

  /// Strangeness, spread of the bend.
  public func measures(of mark: CheckMark) -> [Double] { [mark.strangeness, mark.bendSpread] }

  /// The allowances in the order of `measures(of:)`.
  public var allowances: [Double] {
    get { [strangenessAllowance, bendSpreadAllowance] }
    set {
      precondition(newValue.count == 2, "a check mark has two measures")
      strangenessAllowance = newValue[0]
      bendSpreadAllowance = newValue[1]
    }
  }
}
