import Dactyl

// The recognisers of shapes tell why they fail in the engine's own terms; angles in degrees, for people to read.

extension CheckMarkRefusal {
  /// The refusal as a cause, with the number that decided.
  public var cause: Cause {
    let label: StaticString =
      switch self {
      case .notMeasurable: "no check mark: places beyond measure"
      case .tooShort: "no check mark: length in points"
      case .tooNarrow: "no check mark: least angle between the legs in degrees"
      case .tooWide: "no check mark: largest angle between the legs in degrees"
      case .rounded: "no check mark: largest angle at the corner in degrees"
      case .tilted: "no check mark: tilt in degrees"
      case .firstLegTooShort: "no check mark: least share of the first leg"
      case .firstLegTooLong: "no check mark: largest share of the first leg"
      case .shortLegBowed: "no check mark: bow of the first leg"
      case .longLegBowed: "no check mark: bow of the second leg"
      }
    switch self {
    case .tooNarrow, .tooWide, .rounded, .tilted: return drawn(label, numbers, inDegrees: true)
    default: return drawn(label, numbers, inDegrees: false)
    }
  }
}

extension CircleRefusal {
  /// The refusal as a cause, with the number that decided.
  public var cause: Cause {
    let label: StaticString =
      switch self {
      case .notMeasurable: "no circle: places beyond measure"
      case .straight: "no circle: straight"
      case .tooSmall: "no circle: least radius in points"
      case .tooLittleSweep: "no circle: least sweep in degrees"
      case .tooMuchSweep: "no circle: largest sweep in degrees"
      case .open: "no circle: gap between the ends as a share of the radius"
      case .deviating: "no circle: largest deviation as a share of the radius"
      case .deviatingOnAverage: "no circle: mean deviation as a share of the radius"
      case .angular: "no circle: unevenness of the turn in degrees"
      }
    switch self {
    case .tooLittleSweep, .tooMuchSweep, .angular: return drawn(label, numbers, inDegrees: true)
    default: return drawn(label, numbers, inDegrees: false)
    }
  }
}

extension ScratchOutRefusal {
  /// The refusal as a cause, with the number that decided.
  public var cause: Cause {
    let label: StaticString =
      switch self {
      case .notMeasurable: "no scratch-out: places beyond measure"
      case .tooFewReversals: "no scratch-out: least number of times it turns back"
      case .tooShort: "no scratch-out: least mean length of a leg in points"
      case .tooWide: "no scratch-out: largest angle between legs in degrees"
      case .irregular: "no scratch-out: irregularity"
      }
    if case .tooWide = self { return drawn(label, numbers, inDegrees: true) }
    return drawn(label, numbers, inDegrees: false)
  }
}

private func drawn(
  _ label: StaticString, _ numbers: (measured: Double, limit: Double), inDegrees: Bool
) -> Cause {
  guard inDegrees else {
    return .custom(CustomCause(label, value: numbers.measured, limit: numbers.limit))
  }
  return .custom(
    CustomCause(label, value: numbers.measured * 180 / .pi, limit: numbers.limit * 180 / .pi))
}
