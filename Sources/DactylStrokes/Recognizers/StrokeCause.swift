// Generated from Schema/causes.toml by Scripts/generate; do not edit.
// swift-format-ignore-file
import Dactyl

/// Why the recognisers of shapes and drawn gestures decide.
public enum StrokeCause: Int32, Sendable {
  /// It is a check mark; the number tells how far it is from how people draw them.
  case checkMark = 100
  /// It is drawn otherwise than people draw check marks.
  case checkMarkStrange = 117
  /// Positions are no numbers or beyond measure.
  case checkMarkNotMeasurable = 101
  /// The whole stroke is too short.
  case checkMarkTooShort = 102
  /// The path bends without a corner.
  case checkMarkRounded = 111
  /// The corner points elsewhere than down.
  case checkMarkTilted = 106
  /// The first leg is too long beside the second.
  case checkMarkFirstLegTooLong = 108
  /// It is a circle; the number tells how far it is from a perfect one, or from how people draw them.
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
  /// The path has corners and straight sides.
  case circleAngular = 129
  /// The points are too far from the fitted circle on average.
  case circleDeviatingOnAverage = 128
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
  /// The legs do not advance to one side, as in swiped words.
  case scratchOutWandering = 151
  /// It is drawn as people draw an arrow; the number tells how many times as far it is from the shape.
  case drawnAsArrow = 200
  /// It is drawn as people draw a caret; the number tells how many times as far it is from the shape.
  case drawnAsCaret = 201
  /// It is drawn as people draw a check mark; the number tells how many times as far it is from the shape.
  case drawnAsCheckMark = 202
  /// It is drawn as people draw a circle; the number tells how many times as far it is from the shape.
  case drawnAsCircle = 203
  /// It is drawn as people draw a delete mark; the number tells how many times as far it is from the shape.
  case drawnAsDeleteMark = 204
  /// It is drawn as people draw a curly brace; the number tells how many times as far it is from the shape.
  case drawnAsBrace = 205
  /// It is drawn as people draw a square bracket; the number tells how many times as far it is from the shape.
  case drawnAsBracket = 206
  /// It is drawn as people draw a pigtail; the number tells how many times as far it is from the shape.
  case drawnAsPigtail = 207
  /// It is drawn as people draw a rectangle; the number tells how many times as far it is from the shape.
  case drawnAsRectangle = 208
  /// It is drawn as people draw a star; the number tells how many times as far it is from the shape.
  case drawnAsStar = 209
  /// It is drawn as people draw a triangle; the number tells how many times as far it is from the shape.
  case drawnAsTriangle = 210
  /// It is drawn as people draw a v; the number tells how many times as far it is from the shape.
  case drawnAsV = 211
  /// It is drawn as people draw an x; the number tells how many times as far it is from the shape.
  case drawnAsX = 212
  /// It is drawn as people draw a zig-zag; the number tells how many times as far it is from the shape.
  case drawnAsZigZag = 213
  /// A gesture of the library is near enough; the number is its distance in thresholds.
  case gesture = 160
  /// Even the nearest gesture is too far; the number is its distance in thresholds.
  case gestureTooFar = 161
  /// Too little was drawn to compare.
  case gestureUnusable = 162
  /// The library holds nothing that could be compared.
  case gestureNothingToCompare = 163
  /// It is done as it was shown; the number is its distance in thresholds.
  case shown = 170
  /// It differs too much from what was shown, in several things a little.
  case shownTooFar = 171
  /// Another gesture was shown nearly the same way.
  case shownAlike = 172
  /// More fingers came down than were shown.
  case shownTooManyFingers = 173
  /// Fewer fingers came down than were shown.
  case shownTooFewFingers = 174
  /// It lasted longer than it was shown.
  case shownTooLong = 175
  /// It lasted shorter than it was shown.
  case shownTooShort = 176
  /// The fingers went another way than was shown.
  case shownOffCourse = 177
  /// The fingers went farther than was shown.
  case shownTooMuchTravel = 178
  /// The fingers went less far than was shown.
  case shownTooLittleTravel = 179
  /// The fingers opened more, or closed less, than was shown.
  case shownOpened = 180
  /// The fingers closed more, or opened less, than was shown.
  case shownClosed = 181
  /// The fingers turned farther clockwise than was shown.
  case shownTurnedClockwise = 182
  /// The fingers turned less far clockwise than was shown.
  case shownTurnedBack = 183
  /// The fingers' ways differ more than was shown.
  case shownUneven = 184
  /// The fingers' ways differ less than was shown.
  case shownEven = 185
  /// The fingers went a longer way round than was shown.
  case shownCrooked = 186
  /// The fingers went straighter than was shown.
  case shownStraight = 187
  /// A finger came down later after the first than was shown.
  case shownLate = 188
  /// A finger left longer before the last than was shown.
  case shownLeftEarly = 189
  /// The fingers came down farther apart than was shown.
  case shownApart = 190
  /// The fingers came down nearer to each other than was shown.
  case shownTogether = 191
  /// The pause between touches was longer than was shown.
  case shownPauseTooLong = 192
  /// The pause between touches was shorter than was shown.
  case shownPauseTooShort = 193

  /// What the number was compared with.
  public var sense: Cause.Sense {
    switch self {
    case .checkMarkTooShort, .circleTooSmall, .circleTooLittleSweep, .circleFlat,
      .circleTooLittleTurn, .scratchOut, .scratchOutTooFewReversals, .scratchOutTooShort,
      .shownAlike, .shownTooFewFingers, .shownTooShort, .shownTooLittleTravel, .shownClosed,
      .shownTurnedBack, .shownEven, .shownStraight, .shownTogether, .shownPauseTooShort:
      .minimum
    case .checkMark, .checkMarkStrange, .checkMarkRounded, .checkMarkTilted,
      .checkMarkFirstLegTooLong, .circle, .circleTooMuchSweep, .circleAngular,
      .circleDeviatingOnAverage, .circleTooMuchTurn, .scratchOutTooWide, .scratchOutDivergent,
      .scratchOutCrooked, .scratchOutWandering, .drawnAsArrow, .drawnAsCaret, .drawnAsCheckMark,
      .drawnAsCircle, .drawnAsDeleteMark, .drawnAsBrace, .drawnAsBracket, .drawnAsPigtail,
      .drawnAsRectangle, .drawnAsStar, .drawnAsTriangle, .drawnAsV, .drawnAsX, .drawnAsZigZag,
      .gesture, .gestureTooFar, .shown, .shownTooFar, .shownTooManyFingers, .shownTooLong,
      .shownOffCourse, .shownTooMuchTravel, .shownOpened, .shownTurnedClockwise, .shownUneven,
      .shownCrooked, .shownLate, .shownLeftEarly, .shownApart, .shownPauseTooLong:
      .maximum
    default: .none
    }
  }
}
