import Dactyl

/// The limits within which a stroke is a check mark.
///
/// Compares the stroke with how people draw check marks and fifteen other gestures, and fits two
/// lines to its outline, which gives the corner and the legs. Independent of size, sampling rate and
/// hand: mirrored marks count.
///
/// ```swift
/// CheckMarkCriteria().examine(stroke).shape?.corner
/// ```
///
/// What people draw is known from 54 of them; see *Designing gestures* for error rates.
public struct CheckMarkCriteria: ShapeCriteria {
  /// The largest `strangeness`, above 0; default 1. Smaller is stricter, 0.9 for example.
  public var generosity = 1.0

  /// The least length of the path, in points, 0 or more; default 10.
  public var minimumLength = 10.0
  /// The most that the corner may point from straight down, to either side, in radians, 0…π;
  /// default 40°. With π any orientation is one.
  public var maximumTilt = 40 * Double.pi / 180
  /// The largest first leg as a share of the second, 0…; default 1. Less refuses more v's, and more
  /// check marks.
  public var maximumLegRatio = 1.0

  /// The most that the bend may be spread, as a share of the path: an arc has no corner.
  private static let widestBend = 0.2

  /// The criteria with their defaults.
  public init() {}

  /// Decides if a stroke is a check mark, and gives the mark or the reason against it.
  public func examine(_ stroke: Stroke) -> Verdict<CheckMark, ShapeRefusal> {
    examine(stroke, by: .own)
  }

  /// The same by another library than the engine's.
  @_spi(Fitting) public func examine(
    _ stroke: Stroke, by library: ShapeLibrary
  ) -> Verdict<CheckMark, ShapeRefusal> {
    var mark: CheckMark?
    return Verdict(refusal(of: stroke, or: &mark, by: library), or: mark)
  }

  /// The reason against a stroke; nil for a check mark, which it writes to `found`.
  func refusal(
    of stroke: Stroke, or found: inout CheckMark?, by library: ShapeLibrary = .own
  ) -> ShapeRefusal? {
    guard stroke.isMeasurable else { return ShapeRefusal(.checkMarkNotMeasurable) }
    let outline = stroke.outline()
    let length = outline.length
    guard length >= minimumLength, var mark = CheckMark(outline: outline) else {
      return ShapeRefusal(.checkMarkTooShort, length, limit: minimumLength)
    }
    mark.measureBend(of: outline)
    if let refusal = bendRefusal(of: mark) { return refusal }
    mark.compare(stroke, by: library)
    if let refusal = refusal(of: mark) { return refusal }
    found = mark
    return nil
  }

  /// The reason against a measured check mark: it has no corner, or what exceeds its limit by most; nil
  /// if there is none.
  public func refusal(of mark: CheckMark) -> ShapeRefusal? {
    if let refusal = bendRefusal(of: mark) { return refusal }
    let drawing =
      mark.likeness.refusal(generosity: generosity)
      ?? ShapeRefusal(.checkMarkStrange, mark.strangeness, atMost: generosity)
    let tilt = ShapeRefusal(.checkMarkTilted, abs(mark.tilt), atMost: maximumTilt)
    let ratio = ShapeRefusal(.checkMarkFirstLegTooLong, mark.legRatio, atMost: maximumLegRatio)
    return .worse(drawing, .worse(tilt, ratio))
  }

  /// Refuses most other shapes before they are compared.
  private func bendRefusal(of mark: CheckMark) -> ShapeRefusal? {
    ShapeRefusal(.checkMarkRounded, mark.bendSpread, atMost: Self.widestBend)
  }
}
