import Dactyl

// The recognisers of shapes say why they fail in codes of Schema/causes.toml, with the number that
// decided.

extension CheckMarkRefusal {
  /// The refusal as a cause, with the number that decided.
  public var cause: Cause {
    let cause: StrokeCause =
      switch self {
      case .notMeasurable: .checkMarkNotMeasurable
      case .tooShort: .checkMarkTooShort
      case .tooNarrow: .checkMarkTooNarrow
      case .tooWide: .checkMarkTooWide
      case .rounded: .checkMarkRounded
      case .tilted: .checkMarkTilted
      case .firstLegTooShort: .checkMarkFirstLegTooShort
      case .firstLegTooLong: .checkMarkFirstLegTooLong
      case .looped: .checkMarkLooped
      case .crooked: .checkMarkCrooked
      case .steep: .checkMarkSteep
      }
    return cause.cause(numbers.measured, limit: numbers.limit)
  }
}

extension CircleRefusal {
  /// The refusal as a cause, with the number that decided.
  public var cause: Cause {
    let cause: StrokeCause =
      switch self {
      case .notMeasurable: .circleNotMeasurable
      case .straight: .circleStraight
      case .tooSmall: .circleTooSmall
      case .tooLittleSweep: .circleTooLittleSweep
      case .tooMuchSweep: .circleTooMuchSweep
      case .open: .circleOpen
      case .deviating: .circleDeviating
      case .deviatingOnAverage: .circleDeviatingOnAverage
      case .flat: .circleFlat
      case .tooLittleTurn: .circleTooLittleTurn
      case .tooMuchTurn: .circleTooMuchTurn
      case .angular: .circleAngular
      }
    return cause.cause(numbers.measured, limit: numbers.limit)
  }
}

extension ScratchOutRefusal {
  /// The refusal as a cause, with the number that decided.
  public var cause: Cause {
    let cause: StrokeCause =
      switch self {
      case .notMeasurable: .scratchOutNotMeasurable
      case .tooFewReversals: .scratchOutTooFewReversals
      case .tooShort: .scratchOutTooShort
      case .tooWide: .scratchOutTooWide
      case .divergent: .scratchOutDivergent
      case .crooked: .scratchOutCrooked
      case .tooNarrow: .scratchOutTooNarrow
      case .coiled: .scratchOutCoiled
      }
    return cause.cause(numbers.measured, limit: numbers.limit)
  }
}
