import Dactyl

/// What a stroke must be like to count as a check mark.
///
/// The outline of the stroke is split at the point farthest from the line between its ends, and the two
/// legs are judged. Independent of size, of the sampling rate and of the hand: mirrored marks count.
///
///     CheckMarkCriteria().examine(stroke).shape?.angle
///
/// The defaults were set on recordings of eleven people; see *Designing gestures* for what they cost.
public struct CheckMarkCriteria: Hashable, Sendable {
  /// The least angle between the legs, in radians, 0…π; default 50°.
  ///
  /// Source: the check-mark recogniser of the books on UIKit, which tests two neighbouring touch segments;
  /// here it is the angle between whole legs.
  public var minimumAngle = 50 * Double.pi / 180
  /// The largest angle between the legs, and between the eighths of the path at the corner; default 135°.
  ///
  /// In radians, 0…π.
  public var maximumAngle = 135 * Double.pi / 180
  /// The least length of the path, in points, 0 or more; default 10.
  public var minimumLength = 10.0
  /// How far the corner may point from straight down, in radians, 0…π; default 30°. π takes any orientation.
  public var maximumTilt = 30 * Double.pi / 180
  /// The least length of the first leg as a share of the second, 0…1; default 0.05. Below it is a hook.
  public var minimumLegRatio = 0.05
  /// The largest length of the first leg as a share of the second, where they are square; 0…; default 0.84.
  ///
  /// What tells a check mark from a v. Narrow marks must be more lopsided: see `legRatioGrowth`.
  public var maximumLegRatio = 0.84
  /// By how much the limit of the leg ratio grows with the angle, per radian; 0…; default 0.38.
  ///
  /// The limit is `maximumLegRatio` + growth · (angle − π/2), and never above 1. Both numbers come from a
  /// logistic regression of check marks against v's on the ratio and the angle.
  public var legRatioGrowth = 0.38
  /// The largest bow of the first leg as a share of its chord, 0…; default 0.6. Many begin with a curve.
  public var maximumShortLegBow = 0.6
  /// The largest bow of the second leg as a share of its chord, 0…; default 0.25.
  public var maximumLongLegBow = 0.25

  /// The criteria with their defaults.
  public init() {}

  /// Says whether a stroke is a check mark, and gives it or the first reason against it.
  public func examine(_ stroke: Stroke) -> Verdict<CheckMark, CheckMarkRefusal> {
    guard stroke.isMeasurable else { return .refused(.notMeasurable) }
    let outline = stroke.outline()
    let length = outline.length
    guard length >= minimumLength, let mark = CheckMark(outline: outline) else {
      return .refused(.tooShort(length: length, limit: minimumLength))
    }
    if let refusal = refusal(of: mark) { return .refused(refusal) }
    return .recognized(mark)
  }

  /// The largest length of the first leg as a share of the second, for legs at an angle in radians.
  public func legRatioLimit(atAngle angle: Double) -> Double {
    min(maximumLegRatio + legRatioGrowth * (angle - .pi / 2), 1)
  }

  /// The first reason against a check mark already measured, or nil where there is none.
  public func refusal(of mark: CheckMark) -> CheckMarkRefusal? {
    if mark.angle < minimumAngle { return .tooNarrow(angle: mark.angle, limit: minimumAngle) }
    if mark.angle > maximumAngle { return .tooWide(angle: mark.angle, limit: maximumAngle) }
    if mark.cornerAngle > maximumAngle {
      return .rounded(angle: mark.cornerAngle, limit: maximumAngle)
    }
    if abs(mark.tilt) > maximumTilt { return .tilted(angle: mark.tilt, limit: maximumTilt) }
    if mark.legRatio < minimumLegRatio {
      return .firstLegTooShort(ratio: mark.legRatio, limit: minimumLegRatio)
    }
    let longest = legRatioLimit(atAngle: mark.angle)
    if mark.legRatio > longest { return .firstLegTooLong(ratio: mark.legRatio, limit: longest) }
    if mark.shortLegBow > maximumShortLegBow {
      return .shortLegBowed(bow: mark.shortLegBow, limit: maximumShortLegBow)
    }
    if mark.longLegBow > maximumLongLegBow {
      return .longLegBowed(bow: mark.longLegBow, limit: maximumLongLegBow)
    }
    return nil
  }
}
