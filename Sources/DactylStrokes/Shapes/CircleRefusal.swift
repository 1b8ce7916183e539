/// Why a stroke is no circle, with the number measured and its limit; angles in radians.
///
/// Where the sum of the measures is too large, the largest part is named, with the limit that it
/// would have to keep if all parts became smaller in proportion.
public enum CircleRefusal: Hashable, Sendable {
  /// A coordinate is not a number or lies beyond `Stroke.farthestCoordinate`.
  case notMeasurable
  /// No circle fits: the points lie on a line or in one place.
  case straight
  /// The radius is less than `minimumRadius`, in points.
  case tooSmall(radius: Double, limit: Double)
  /// The stroke goes round by less than `minimumSweep`.
  case tooLittleSweep(sweep: Double, limit: Double)
  /// The stroke goes round by more than `maximumSweep`.
  case tooMuchSweep(sweep: Double, limit: Double)
  /// The stroke is flatter than `minimumRoundness`, or than the other measures leave room for.
  case flat(roundness: Double, limit: Double)
  /// The ends are farther apart than `maximumGap` radii.
  case open(gap: Double, limit: Double)
  /// A point is farther from the circle than `deviation` radii.
  case deviating(deviation: Double, limit: Double)
  /// All points together are too far from the circle, in radii.
  case deviatingOnAverage(deviation: Double, limit: Double)
  /// The direction turns too little from start to end: the stroke does not close.
  case tooLittleTurn(turn: Double, limit: Double)
  /// The direction turns too much from start to end.
  case tooMuchTurn(turn: Double, limit: Double)
  /// The path has corners and straight sides: it turns too unevenly.
  case angular(unevenness: Double, limit: Double)

  /// The number that decided, and its limit; both 0 for a stroke that cannot be measured or is
  /// straight.
  public var numbers: (measured: Double, limit: Double) {
    switch self {
    case .notMeasurable, .straight: (0, 0)
    case .tooSmall(let measured, let limit), .tooLittleSweep(let measured, let limit),
      .tooMuchSweep(let measured, let limit), .flat(let measured, let limit),
      .open(let measured, let limit), .deviating(let measured, let limit),
      .deviatingOnAverage(let measured, let limit), .tooLittleTurn(let measured, let limit),
      .tooMuchTurn(let measured, let limit), .angular(let measured, let limit):
      (measured, limit)
    }
  }
}
