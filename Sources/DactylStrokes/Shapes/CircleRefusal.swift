/// Why a stroke is no circle, with the number measured and its limit; angles in radians.
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
  /// The ends are farther apart than `maximumGap` radii.
  case open(gap: Double, limit: Double)
  /// A point is farther from the circle than `deviation` radii.
  case deviating(deviation: Double, limit: Double)
  /// All points together are farther from the circle than `maximumMeanDeviation` radii.
  case deviatingOnAverage(deviation: Double, limit: Double)
  /// The path has corners and straight sides: it turns less evenly than `maximumTurnUnevenness`.
  case angular(unevenness: Double, limit: Double)

  /// The number that decided, and its limit; both 0 for a stroke that cannot be measured or is straight.
  public var numbers: (measured: Double, limit: Double) {
    switch self {
    case .notMeasurable, .straight: (0, 0)
    case .tooSmall(let measured, let limit), .tooLittleSweep(let measured, let limit),
      .tooMuchSweep(let measured, let limit), .open(let measured, let limit),
      .deviating(let measured, let limit), .deviatingOnAverage(let measured, let limit),
      .angular(let measured, let limit):
      (measured, limit)
    }
  }
}
