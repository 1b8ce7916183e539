import Dactyl

/// The limits within which a stroke is a check mark.
///
/// Fits two lines to the outline of the stroke, which gives the corner, the legs and their angle. Then
/// compares the stroke, turned upright, with a few mean curves of how people draw check marks and
/// v's. Independent of size, sampling rate and hand: mirrored marks count.
///
/// ```swift
/// CheckMarkCriteria().examine(stroke).shape?.angle
/// ```
///
/// The curves are of 54 people; see *Designing gestures* for error rates.
public struct CheckMarkCriteria: ShapeCriteria {
  /// The largest `strangeness`, above 0; default 1. Smaller is stricter, 0.9 for example.
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
  /// The most that the corner may point from straight down, to either side, in radians, 0…π;
  /// default 35°. With π any orientation is one.
  public var maximumTilt = 35 * Double.pi / 180
  /// The largest first leg as a share of the second, if the stroke is as near to how people draw
  /// check marks as to how they draw v's; 0…; default 0.73.
  ///
  /// This tells a check mark from a v: see *Designing gestures* for what other numbers cost. What is
  /// nearer to people's check marks may have a longer first leg, what is nearer to their v's a
  /// shorter one.
  public var maximumLegRatio = 0.73

  /// What being e times nearer to people's check marks than to their v's adds to the limit of the
  /// leg ratio.
  private static let nearnessWeight = 0.3

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

  /// The largest leg ratio of a mark: more if it is nearer to people's check marks than to their
  /// v's, less if it is farther.
  public func legRatioLimit(of mark: CheckMark) -> Double {
    maximumLegRatio + Self.nearnessWeight * mark.nearness
  }

  /// The first reason against a measured check mark; nil if there is none.
  public func refusal(of mark: CheckMark) -> ShapeRefusal? {
    legRefusal(of: mark) ?? drawingRefusal(of: mark)
  }

  /// The first limit of angle or tilt that the legs break; nil if they keep all.
  ///
  /// Refuses most other shapes before they are compared.
  private func legRefusal(of mark: CheckMark) -> ShapeRefusal? {
    ShapeRefusal(.checkMarkTooNarrow, mark.angle, atLeast: minimumAngle)
      ?? ShapeRefusal(.checkMarkTooWide, mark.angle, atMost: maximumAngle)
      ?? ShapeRefusal(.checkMarkTilted, abs(mark.tilt), atMost: maximumTilt)
  }

  /// The reason against a check mark whose legs keep their limits; nil if there is none.
  private func drawingRefusal(of mark: CheckMark) -> ShapeRefusal? {
    let isLong = mark.legRatio > maximumLegRatio
    return ShapeRefusal(
      isLong ? .checkMarkFirstLegTooLong : .checkMarkLetter, mark.legRatio,
      atMost: legRatioLimit(of: mark))
      ?? ShapeRefusal(.checkMarkStrange, mark.strangenessOfPath, atMost: generosity)
      ?? ShapeRefusal(
        .checkMarkRounded, mark.bendSpread,
        atMost: CheckMark.bendScale * logarithm(generosity / mark.strangenessOfPath))
  }
}
