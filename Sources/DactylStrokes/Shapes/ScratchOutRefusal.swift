/// Why a stroke is no scratch-out, with the number measured and its limit; angles in radians.
///
/// Where the sum of the measures is too large, the largest part is named, with the limit that it
/// would have to keep if all parts became smaller in proportion.
public enum ScratchOutRefusal: Hashable, Sendable {
  /// A coordinate is not a number or lies beyond `Stroke.farthestCoordinate`.
  case notMeasurable
  /// The path turns back less often than `minimumReversals`, or than its irregularity asks for.
  case tooFewReversals(reversals: Int, limit: Int)
  /// The legs are shorter on average than `minimumLegLength`, in points.
  case tooShort(legLength: Double, limit: Double)
  /// The legs open too far on average, as the steps of a staircase do.
  case tooWide(angle: Double, limit: Double)
  /// Legs that run the same way are not parallel.
  case divergent(angle: Double, limit: Double)
  /// The legs are crooked.
  case crooked(crookedness: Double, limit: Double)
  /// Two neighbouring legs are nearly parallel, as in swiped words, and there are few others.
  case tooNarrow(angle: Double, limit: Double)
  /// Neighbouring turns go the same way round; those of a zig-zag alternate.
  case coiled(share: Double, limit: Double)

  /// The number that decided, and its limit; both 0 for a stroke that cannot be measured.
  public var numbers: (measured: Double, limit: Double) {
    switch self {
    case .notMeasurable: (0, 0)
    case .tooFewReversals(let reversals, let limit): (Double(reversals), Double(limit))
    case .tooShort(let measured, let limit), .tooWide(let measured, let limit),
      .divergent(let measured, let limit), .crooked(let measured, let limit),
      .tooNarrow(let measured, let limit), .coiled(let measured, let limit):
      (measured, limit)
    }
  }
}
