/// Why a stroke is no check mark, with the number measured and its limit; angles in radians.
public enum CheckMarkRefusal: Hashable, Sendable {
  /// A coordinate is not a number or lies beyond `Stroke.farthestCoordinate`.
  case notMeasurable
  /// The path is shorter than `minimumLength`, in points.
  case tooShort(length: Double, limit: Double)
  /// The legs enclose less than `minimumAngle`.
  case tooNarrow(angle: Double, limit: Double)
  /// The legs enclose more than `maximumAngle`.
  case tooWide(angle: Double, limit: Double)
  /// The path bends without a corner: its surroundings enclose more than `maximumAngle`.
  case rounded(angle: Double, limit: Double)
  /// The corner points elsewhere than down by more than `maximumTilt`.
  case tilted(angle: Double, limit: Double)
  /// The first leg is less than `minimumLegRatio` of the second.
  case firstLegTooShort(ratio: Double, limit: Double)
  /// The first leg is more of the second than is allowed at this angle: a v, or a check drawn backward.
  case firstLegTooLong(ratio: Double, limit: Double)
  /// The first leg bows by more than `maximumShortLegBow`.
  case shortLegBowed(bow: Double, limit: Double)
  /// The second leg bows by more than `maximumLongLegBow`.
  case longLegBowed(bow: Double, limit: Double)

  /// The number that decided, and its limit; both 0 for a stroke that cannot be measured.
  public var numbers: (measured: Double, limit: Double) {
    switch self {
    case .notMeasurable: (0, 0)
    case .tooShort(let measured, let limit), .tooNarrow(let measured, let limit),
      .tooWide(let measured, let limit), .rounded(let measured, let limit),
      .tilted(let measured, let limit), .firstLegTooShort(let measured, let limit),
      .firstLegTooLong(let measured, let limit), .shortLegBowed(let measured, let limit),
      .longLegBowed(let measured, let limit):
      (measured, limit)
    }
  }
}
