/// Why a stroke is no scratch-out, with the number measured and its limit; angles in radians.
public enum ScratchOutRefusal: Hashable, Sendable {
  /// A coordinate is not a number or lies beyond `Stroke.farthestCoordinate`.
  case notMeasurable
  /// The path turns back less often than `minimumReversals`.
  case tooFewReversals(reversals: Int, limit: Int)
  /// The legs are shorter on average than `minimumLegLength`, in points.
  case tooShort(legLength: Double, limit: Double)
  /// The legs open by more on average than `maximumAngle`, as the steps of a staircase do.
  case tooWide(angle: Double, limit: Double)
  /// Legs, angles and progress together are less regular than is allowed at this number of reversals.
  case irregular(irregularity: Double, limit: Double)

  /// The number that decided, and its limit; both 0 for a stroke that cannot be measured.
  public var numbers: (measured: Double, limit: Double) {
    switch self {
    case .notMeasurable: (0, 0)
    case .tooFewReversals(let reversals, let limit): (Double(reversals), Double(limit))
    case .tooShort(let measured, let limit), .tooWide(let measured, let limit),
      .irregular(let measured, let limit):
      (measured, limit)
    }
  }
}
