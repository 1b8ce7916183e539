// Generated from Schema/causes.toml by Scripts/generate; do not edit.
// swift-format-ignore-file
import Dactyl

/// Why the recognisers of shapes and drawn gestures decide.
public enum StrokeCause: Int32, Sendable {
  /// It is a check mark; the number is the first leg as a share of the second.
  case checkMark = 100
  /// Positions are no numbers or beyond measure.
  case checkMarkNotMeasurable = 101
  /// The whole stroke is too short.
  case checkMarkTooShort = 102
  /// The legs enclose too small an angle.
  case checkMarkTooNarrow = 103
  /// The legs enclose too large an angle.
  case checkMarkTooWide = 104
  /// The path bends without a corner.
  case checkMarkRounded = 111
  /// The corner points elsewhere than down.
  case checkMarkTilted = 106
  /// The first leg is too short beside the second.
  case checkMarkFirstLegTooShort = 107
  /// The first leg is too long beside the second.
  case checkMarkFirstLegTooLong = 108
  /// The path makes a loop, or turns elsewhere than at the corner.
  case checkMarkLooped = 112
  /// The path is longer than two straight legs.
  case checkMarkCrooked = 113
  /// The first leg comes from the side of the second.
  case checkMarkSteep = 114
  /// It is a circle; the number is the largest deviation as a share of the radius.
  case circle = 120
  /// Positions are no numbers or beyond measure.
  case circleNotMeasurable = 121
  /// No circle fits: the points lie on a line or in one place.
  case circleStraight = 122
  /// The radius is too small.
  case circleTooSmall = 123
  /// The stroke does not go round far enough.
  case circleTooLittleSweep = 124
  /// The stroke goes round too far.
  case circleTooMuchSweep = 125
  /// The ends are too far apart.
  case circleOpen = 126
  /// A point is too far from the fitted circle.
  case circleDeviating = 127
  /// The points are too far from the fitted circle on average.
  case circleDeviatingOnAverage = 128
  /// The path has corners and straight sides.
  case circleAngular = 129
  /// The stroke is too flat.
  case circleFlat = 130
  /// The stroke does not close: it turns too little from start to end.
  case circleTooLittleTurn = 131
  /// The stroke turns too much from start to end.
  case circleTooMuchTurn = 132
  /// It is a scratch-out; the number is how often the finger turned back.
  case scratchOut = 140
  /// Positions are no numbers or beyond measure.
  case scratchOutNotMeasurable = 141
  /// The finger turned back too few times.
  case scratchOutTooFewReversals = 142
  /// The legs are too short on average.
  case scratchOutTooShort = 143
  /// The legs open too wide, as the steps of a staircase do.
  case scratchOutTooWide = 144
  /// Legs that run the same way are not parallel.
  case scratchOutDivergent = 146
  /// The legs are crooked.
  case scratchOutCrooked = 147
  /// Two neighbouring legs are nearly parallel, as in swiped words, and there are few others.
  case scratchOutTooNarrow = 148
  /// Neighbouring turns go the same way round; those of a zig-zag alternate.
  case scratchOutCoiled = 149
  /// A gesture of the library is near enough; the number is its distance in thresholds.
  case gesture = 160
  /// Even the nearest gesture is too far; the number is its distance in thresholds.
  case gestureTooFar = 161
  /// Too little was drawn to compare.
  case gestureUnusable = 162
  /// The library holds nothing that could be compared.
  case gestureNothingToCompare = 163

  /// What the number was compared with.
  public var sense: Cause.Sense {
    switch self {
    case .checkMarkTooShort, .checkMarkTooNarrow, .checkMarkFirstLegTooShort, .circleTooSmall,
      .circleTooLittleSweep, .circleFlat, .circleTooLittleTurn, .scratchOut,
      .scratchOutTooFewReversals, .scratchOutTooShort, .scratchOutTooNarrow:
      .minimum
    case .checkMark, .checkMarkTooWide, .checkMarkRounded, .checkMarkTilted,
      .checkMarkFirstLegTooLong, .checkMarkLooped, .checkMarkCrooked, .checkMarkSteep, .circle,
      .circleTooMuchSweep, .circleOpen, .circleDeviating, .circleDeviatingOnAverage,
      .circleAngular, .circleTooMuchTurn, .scratchOutTooWide, .scratchOutDivergent,
      .scratchOutCrooked, .scratchOutCoiled, .gesture, .gestureTooFar:
      .maximum
    default: .none
    }
  }

  #if !hasFeature(Embedded)
    /// The name of the case, for logs that programs read.
    public var label: StaticString {
      switch self {
      case .checkMark: "checkMark"
      case .checkMarkNotMeasurable: "checkMarkNotMeasurable"
      case .checkMarkTooShort: "checkMarkTooShort"
      case .checkMarkTooNarrow: "checkMarkTooNarrow"
      case .checkMarkTooWide: "checkMarkTooWide"
      case .checkMarkRounded: "checkMarkRounded"
      case .checkMarkTilted: "checkMarkTilted"
      case .checkMarkFirstLegTooShort: "checkMarkFirstLegTooShort"
      case .checkMarkFirstLegTooLong: "checkMarkFirstLegTooLong"
      case .checkMarkLooped: "checkMarkLooped"
      case .checkMarkCrooked: "checkMarkCrooked"
      case .checkMarkSteep: "checkMarkSteep"
      case .circle: "circle"
      case .circleNotMeasurable: "circleNotMeasurable"
      case .circleStraight: "circleStraight"
      case .circleTooSmall: "circleTooSmall"
      case .circleTooLittleSweep: "circleTooLittleSweep"
      case .circleTooMuchSweep: "circleTooMuchSweep"
      case .circleOpen: "circleOpen"
      case .circleDeviating: "circleDeviating"
      case .circleDeviatingOnAverage: "circleDeviatingOnAverage"
      case .circleAngular: "circleAngular"
      case .circleFlat: "circleFlat"
      case .circleTooLittleTurn: "circleTooLittleTurn"
      case .circleTooMuchTurn: "circleTooMuchTurn"
      case .scratchOut: "scratchOut"
      case .scratchOutNotMeasurable: "scratchOutNotMeasurable"
      case .scratchOutTooFewReversals: "scratchOutTooFewReversals"
      case .scratchOutTooShort: "scratchOutTooShort"
      case .scratchOutTooWide: "scratchOutTooWide"
      case .scratchOutDivergent: "scratchOutDivergent"
      case .scratchOutCrooked: "scratchOutCrooked"
      case .scratchOutTooNarrow: "scratchOutTooNarrow"
      case .scratchOutCoiled: "scratchOutCoiled"
      case .gesture: "gesture"
      case .gestureTooFar: "gestureTooFar"
      case .gestureUnusable: "gestureUnusable"
      case .gestureNothingToCompare: "gestureNothingToCompare"
      }
    }

    /// What the number is called, and the cause in words, with `#` for the number and `~` for the limit.
    var phrase: (valueName: StaticString, words: StaticString, unit: CauseUnit) {
      switch self {
      case .checkMark:
        ("legRatio", "first leg # of the second, limit ~", .share)
      case .checkMarkNotMeasurable:
        ("", "drawn beyond what can be measured", .number)
      case .checkMarkTooShort:
        ("length", "# long, needs ~", .points)
      case .checkMarkTooNarrow:
        ("angle", "the legs enclose #, needs ~", .radians)
      case .checkMarkTooWide:
        ("angle", "the legs enclose #, limit ~", .radians)
      case .checkMarkRounded:
        ("spread", "no corner: the bend is spread over # of the length, limit ~", .share)
      case .checkMarkTilted:
        ("angle", "the corner points # away from down, limit ~", .radians)
      case .checkMarkFirstLegTooShort:
        ("legRatio", "first leg # of the second, needs ~", .share)
      case .checkMarkFirstLegTooLong:
        ("legRatio", "first leg # of the second, limit ~", .share)
      case .checkMarkLooped:
        ("turn", "turns by # besides the corner, limit ~", .radians)
      case .checkMarkCrooked:
        ("detour", "a detour of # of the length, limit ~", .share)
      case .checkMarkSteep:
        ("fall", "the first leg falls at #, limit ~", .radians)
      case .circle:
        ("deviation", "off by # of the radius at most, limit ~", .share)
      case .circleNotMeasurable:
        ("", "drawn beyond what can be measured", .number)
      case .circleStraight:
        ("", "straight", .number)
      case .circleTooSmall:
        ("radius", "radius #, needs ~", .points)
      case .circleTooLittleSweep:
        ("sweep", "went round by #, needs ~", .radians)
      case .circleTooMuchSweep:
        ("sweep", "went round by #, limit ~", .radians)
      case .circleOpen:
        ("gap", "the ends are # apart, limit ~", .radii)
      case .circleDeviating:
        ("deviation", "off by # of the radius, limit ~", .share)
      case .circleDeviatingOnAverage:
        ("deviation", "off by # of the radius on average, limit ~", .share)
      case .circleAngular:
        ("unevenness", "has corners: its turn varies by #, limit ~", .radians)
      case .circleFlat:
        ("roundness", "# as wide as long, needs ~", .share)
      case .circleTooLittleTurn:
        ("turn", "turns by #, needs ~", .radians)
      case .circleTooMuchTurn:
        ("turn", "turns by #, limit ~", .radians)
      case .scratchOut:
        ("reversals", "turned back #, needs ~", .times)
      case .scratchOutNotMeasurable:
        ("", "drawn beyond what can be measured", .number)
      case .scratchOutTooFewReversals:
        ("reversals", "turned back #, needs ~", .times)
      case .scratchOutTooShort:
        ("legLength", "legs of # on average, needs ~", .points)
      case .scratchOutTooWide:
        ("angle", "the legs open by #, limit ~", .radians)
      case .scratchOutDivergent:
        ("divergence", "legs off by # from parallel, limit ~", .radians)
      case .scratchOutCrooked:
        ("crookedness", "legs crooked by # of their length, limit ~", .share)
      case .scratchOutTooNarrow:
        ("angle", "two legs only # apart, needs ~", .radians)
      case .scratchOutCoiled:
        ("share", "# of the turns go round like the one before, limit ~", .share)
      case .gesture:
        ("distance", "nearest gesture at # the distance allowed", .thresholds)
      case .gestureTooFar:
        ("distance", "nearest gesture at # the distance allowed", .thresholds)
      case .gestureUnusable:
        ("", "too little was drawn", .number)
      case .gestureNothingToCompare:
        ("", "nothing in the library to compare with", .number)
      }
    }
  #endif
}
