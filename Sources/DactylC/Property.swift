/// The numbers of windows, views and recognisers that `dactyl_set_number` and `dactyl_get_number` know.
///
/// The names of the cases are the names in Swift, in JavaScript and, written with underscores, in `dactyl.h`;
/// the raw values are part of the binary interface and never change.
enum Property: Int32 {
  // Of views and windows.
  case alpha = 1
  case isHidden = 2
  case isUserInteractionEnabled = 3
  case isMultipleTouchEnabled = 4
  case isExclusiveTouch = 5
  case boundsX = 6
  case boundsY = 7

  // Of windows.
  case gestureProfile = 20
  case tapInterval = 21
  case tapDistance = 22
  case recordsTouches = 23
  case recordsVelocities = 24
  case currentTime = 25

  // Of every recogniser.
  case isEnabled = 40
  case cancelsTouchesInView = 41
  case delaysTouchesBegan = 42
  case delaysTouchesEnded = 43
  case requiresExclusiveTouchKind = 44
  case allowedTouchKinds = 45
  case state = 46
  case isWaiting = 47
  case numberOfTouches = 48

  // Of recognisers that have them.
  case numberOfTapsRequired = 60
  case numberOfTouchesRequired = 61
  case allowableMovement = 62
  case maximumPressDuration = 63
  case maximumTapInterval = 64
  case maximumTapDistance = 65
  case minimumPressDuration = 66
  case minimumNumberOfTouches = 67
  case maximumNumberOfTouches = 68
  case minimumDistance = 69
  case direction = 70
  case maximumDuration = 71
  case maximumDirectionDeviation = 72
  case minimumSpanChange = 73
  case minimumArc = 74
  case edges = 75
  case edgeWidth = 76
  case axes = 77
  case unlocksAxesTogether = 78

  // Of recognisers of strokes.
  case minimumAngle = 200
  case maximumAngle = 201
  case minimumLength = 202
  case maximumTilt = 203
  case minimumLegRatio = 204
  case maximumLegRatio = 205
  case legRatioGrowth = 206
  case maximumShortLegBow = 207
  case maximumLongLegBow = 208
  case recognizesEarly = 209
  case earlyLegRatio = 210
  case deviation = 211
  case maximumMeanDeviation = 212
  case minimumRadius = 213
  case minimumSweep = 214
  case maximumSweep = 215
  case maximumGap = 216
  case maximumTurnUnevenness = 217
  case minimumReversals = 218
  case minimumLegLength = 219
  case maximumIrregularity = 220
  case irregularityPerReversal = 221
  case backDriftWeight = 222
  case angleSpreadWeight = 223
  case maximumStrokeInterval = 224
  case library = 225

  // Of libraries.
  case generosity = 240
  case pathThreshold = 241
  case cloudThreshold = 242
  case numberOfTemplates = 243

  // The values of a gesture.
  case translationX = 100
  case translationY = 101
  case velocityX = 102
  case velocityY = 103
  case scale = 104
  case scaleVelocity = 105
  case rotation = 106
  case rotationVelocity = 107
  case transformA = 108
  case transformB = 109
  case transformC = 110
  case transformD = 111
  case transformX = 112
  case transformY = 113
}
