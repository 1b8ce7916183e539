/// Why a stroke is no check mark, with the number measured and its limit; angles in radians.
///
/// Where the sum of the measures is too large, the largest part is named, with the limit below
/// which it would have to lie if all parts became smaller in proportion.
public enum CheckMarkRefusal: Hashable, Sendable {
  /// A coordinate is not a number or lies beyond `Stroke.farthestCoordinate`.
  case notMeasurable
  /// The path is shorter than `minimumLength`, in points.
  case tooShort(length: Double, limit: Double)
  /// The legs enclose less than `minimumAngle`.
  case tooNarrow(angle: Double, limit: Double)
  /// The legs enclose more than `maximumAngle`, or more than the other measures leave room for.
  case tooWide(angle: Double, limit: Double)
  /// The corner points elsewhere than down, to the one side by more than `maximumTilt`, to the
  /// other −`minimumTilt`.
  case tilted(angle: Double, limit: Double)
  /// The first leg is less than `minimumLegRatio` of the second.
  case firstLegTooShort(ratio: Double, limit: Double)
  /// The first leg is more of the second than is allowed at this angle: a v, or a check drawn
  /// backward.
  case firstLegTooLong(ratio: Double, limit: Double)
  /// The path turns by more than `maximumExtraTurn` besides the corner.
  case looped(turn: Double, limit: Double)
  /// The path is longer than its two legs, by this share of it.
  case crooked(detour: Double, limit: Double)
  /// The first leg comes from the long leg's side.
  case steep(fall: Double, limit: Double)
  /// The bend is spread over this share of the path: there is no corner.
  case rounded(spread: Double, limit: Double)

  /// The number that decided, and its limit; both 0 for a stroke that cannot be measured.
  public var numbers: (measured: Double, limit: Double) {
    switch self {
    case .notMeasurable: (0, 0)
    case .tooShort(let measured, let limit), .tooNarrow(let measured, let limit),
      .tooWide(let measured, let limit), .tilted(let measured, let limit),
      .firstLegTooShort(let measured, let limit), .firstLegTooLong(let measured, let limit),
      .looped(let measured, let limit), .crooked(let measured, let limit),
      .steep(let measured, let limit), .rounded(let measured, let limit):
      (measured, limit)
    }
  }
}
