import Dactyl

// The recognisers of shapes tell why they fail in the engine's own terms; angles in degrees, for people to read.

extension CheckMarkRefusal {
  /// The refusal as a cause, with the number that decided.
  public var cause: Cause {
    switch self {
    case .notMeasurable: drawn("no check mark: places beyond measure", (0, 0))
    case .tooShort: drawn("no check mark: length in points", numbers)
    case .tooNarrow:
      drawn("no check mark: least angle between the legs in degrees", inDegrees(numbers))
    case .tooWide:
      drawn("no check mark: largest angle between the legs in degrees", inDegrees(numbers))
    case .rounded:
      drawn("no check mark: largest angle at the corner in degrees", inDegrees(numbers))
    case .tilted: drawn("no check mark: tilt in degrees", inDegrees(numbers))
    case .firstLegTooShort: drawn("no check mark: least share of the first leg", numbers)
    case .firstLegTooLong: drawn("no check mark: largest share of the first leg", numbers)
    case .shortLegBowed: drawn("no check mark: bow of the first leg", numbers)
    case .longLegBowed: drawn("no check mark: bow of the second leg", numbers)
    }
  }
}

extension CircleRefusal {
  /// The refusal as a cause, with the number that decided.
  public var cause: Cause {
    switch self {
    case .notMeasurable: drawn("no circle: places beyond measure", (0, 0))
    case .straight: drawn("no circle: straight", (0, 0))
    case .tooSmall: drawn("no circle: least radius in points", numbers)
    case .tooLittleSweep: drawn("no circle: least sweep in degrees", inDegrees(numbers))
    case .tooMuchSweep: drawn("no circle: largest sweep in degrees", inDegrees(numbers))
    case .open: drawn("no circle: gap between the ends as a share of the radius", numbers)
    case .deviating: drawn("no circle: largest deviation as a share of the radius", numbers)
    case .deviatingOnAverage: drawn("no circle: mean deviation as a share of the radius", numbers)
    case .angular: drawn("no circle: unevenness of the turn in degrees", inDegrees(numbers))
    }
  }
}

extension ScratchOutRefusal {
  /// The refusal as a cause, with the number that decided.
  public var cause: Cause {
    switch self {
    case .notMeasurable: drawn("no scratch-out: places beyond measure", (0, 0))
    case .tooFewReversals: drawn("no scratch-out: least number of times it turns back", numbers)
    case .tooShort: drawn("no scratch-out: least mean length of a leg in points", numbers)
    case .tooWide:
      drawn("no scratch-out: largest angle between legs in degrees", inDegrees(numbers))
    case .irregular: drawn("no scratch-out: irregularity", numbers)
    }
  }
}

private func drawn(_ label: StaticString, _ numbers: (measured: Double, limit: Double)) -> Cause {
  .custom(CustomCause(label, value: numbers.measured, limit: numbers.limit))
}

private func inDegrees(
  _ numbers: (measured: Double, limit: Double)
) -> (measured: Double, limit: Double) {
  (numbers.measured * 180 / .pi, numbers.limit * 180 / .pi)
}
