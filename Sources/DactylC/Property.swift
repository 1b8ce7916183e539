// Generated from Schema/gestures.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

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
  case recordsDetails = 24
  case currentTime = 25
  case rejectsPalms = 26
  case palmRadius = 27
  case palmEdges = 28
  case palmEdgeWidth = 29
  case palmEdgeWidthBesidePalm = 30
  case palmTravel = 31
  case palmMemory = 32
  case palmLandingInterval = 33
  case palmExtent = 34
  case palmEdgesBesidePalm = 35
  case predictedTouchCount = 36

  // Of every recogniser, to be set.
  case isEnabled = 40
  case cancelsTouchesInView = 41
  case delaysTouchesBegan = 42
  case delaysTouchesEnded = 43
  case requiresExclusiveTouchKind = 44
  case allowedTouchKinds = 45

  // Of every recogniser, to be read.
  case state = 46
  case isWaiting = 47
  case numberOfTouches = 48
  case touchTime = 49
  case windowLocationX = 50
  case windowLocationY = 51
  case locationX = 52
  case locationY = 53

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
  case minimumTapInterval = 79
  case maximumTapDuration = 80
  case axis = 81
  case minimumDistanceBesideTap = 82
  case minimumFingerShare = 83
  case minimumVelocity = 84
  case recognizesAtLift = 85
  case minimumFingerMovement = 86
  case stillFingerFactor = 87
  case outlastsTouches = 88

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

  // Of recognisers of strokes.
  case minimumAngle = 200
  case maximumAngle = 201
  case minimumLength = 202
  case maximumTilt = 203
  case minimumLegRatio = 204
  case maximumLegRatio = 205
  case legRatioGrowth = 206
  case recognizesEarly = 209
  case earlyLegRatio = 210
  case deviation = 211
  case minimumRadius = 213
  case minimumSweep = 214
  case maximumSweep = 215
  case maximumGap = 216
  case maximumTurnUnevenness = 217
  case minimumReversals = 218
  case minimumLegLength = 219
  case maximumStrokeInterval = 224
  case library = 225
  case minimumTilt = 226
  case maximumExtraTurn = 227
  case minimumRoundness = 228
  case detourAllowance = 250
  case openingAllowance = 251
  case fallAllowance = 252
  case bendSpreadAllowance = 253
  case meanDeviationAllowance = 254
  case flatnessAllowance = 255
  case turnAllowance = 256
  case turnUnevennessAllowance = 257
  case divergenceAllowance = 258
  case crookednessAllowance = 259
  case narrownessAllowance = 260
  case fewReversalsAllowance = 261
  case sameTurnsAllowance = 262

  // Of libraries; generosity of shapes, too.
  case generosity = 240
  case pathThreshold = 241
  case cloudThreshold = 242
  case numberOfTemplates = 243

  /// The name, for hosts that set properties by it.
  var name: StaticString {
    switch self {
    case .alpha: "alpha"
    case .isHidden: "isHidden"
    case .isUserInteractionEnabled: "isUserInteractionEnabled"
    case .isMultipleTouchEnabled: "isMultipleTouchEnabled"
    case .isExclusiveTouch: "isExclusiveTouch"
    case .boundsX: "boundsX"
    case .boundsY: "boundsY"
    case .gestureProfile: "gestureProfile"
    case .tapInterval: "tapInterval"
    case .tapDistance: "tapDistance"
    case .recordsTouches: "recordsTouches"
    case .recordsDetails: "recordsDetails"
    case .currentTime: "currentTime"
    case .rejectsPalms: "rejectsPalms"
    case .palmRadius: "palmRadius"
    case .palmEdges: "palmEdges"
    case .palmEdgeWidth: "palmEdgeWidth"
    case .palmEdgeWidthBesidePalm: "palmEdgeWidthBesidePalm"
    case .palmTravel: "palmTravel"
    case .palmMemory: "palmMemory"
    case .palmLandingInterval: "palmLandingInterval"
    case .palmExtent: "palmExtent"
    case .palmEdgesBesidePalm: "palmEdgesBesidePalm"
    case .predictedTouchCount: "predictedTouchCount"
    case .isEnabled: "isEnabled"
    case .cancelsTouchesInView: "cancelsTouchesInView"
    case .delaysTouchesBegan: "delaysTouchesBegan"
    case .delaysTouchesEnded: "delaysTouchesEnded"
    case .requiresExclusiveTouchKind: "requiresExclusiveTouchKind"
    case .allowedTouchKinds: "allowedTouchKinds"
    case .state: "state"
    case .isWaiting: "isWaiting"
    case .numberOfTouches: "numberOfTouches"
    case .touchTime: "touchTime"
    case .windowLocationX: "windowLocationX"
    case .windowLocationY: "windowLocationY"
    case .locationX: "locationX"
    case .locationY: "locationY"
    case .numberOfTapsRequired: "numberOfTapsRequired"
    case .numberOfTouchesRequired: "numberOfTouchesRequired"
    case .allowableMovement: "allowableMovement"
    case .maximumPressDuration: "maximumPressDuration"
    case .maximumTapInterval: "maximumTapInterval"
    case .maximumTapDistance: "maximumTapDistance"
    case .minimumPressDuration: "minimumPressDuration"
    case .minimumNumberOfTouches: "minimumNumberOfTouches"
    case .maximumNumberOfTouches: "maximumNumberOfTouches"
    case .minimumDistance: "minimumDistance"
    case .direction: "direction"
    case .maximumDuration: "maximumDuration"
    case .maximumDirectionDeviation: "maximumDirectionDeviation"
    case .minimumSpanChange: "minimumSpanChange"
    case .minimumArc: "minimumArc"
    case .edges: "edges"
    case .edgeWidth: "edgeWidth"
    case .axes: "axes"
    case .unlocksAxesTogether: "unlocksAxesTogether"
    case .minimumTapInterval: "minimumTapInterval"
    case .maximumTapDuration: "maximumTapDuration"
    case .axis: "axis"
    case .minimumDistanceBesideTap: "minimumDistanceBesideTap"
    case .minimumFingerShare: "minimumFingerShare"
    case .minimumVelocity: "minimumVelocity"
    case .recognizesAtLift: "recognizesAtLift"
    case .minimumFingerMovement: "minimumFingerMovement"
    case .stillFingerFactor: "stillFingerFactor"
    case .outlastsTouches: "outlastsTouches"
    case .translationX: "translationX"
    case .translationY: "translationY"
    case .velocityX: "velocityX"
    case .velocityY: "velocityY"
    case .scale: "scale"
    case .scaleVelocity: "scaleVelocity"
    case .rotation: "rotation"
    case .rotationVelocity: "rotationVelocity"
    case .transformA: "transformA"
    case .transformB: "transformB"
    case .transformC: "transformC"
    case .transformD: "transformD"
    case .transformX: "transformX"
    case .transformY: "transformY"
    case .minimumAngle: "minimumAngle"
    case .maximumAngle: "maximumAngle"
    case .minimumLength: "minimumLength"
    case .maximumTilt: "maximumTilt"
    case .minimumLegRatio: "minimumLegRatio"
    case .maximumLegRatio: "maximumLegRatio"
    case .legRatioGrowth: "legRatioGrowth"
    case .recognizesEarly: "recognizesEarly"
    case .earlyLegRatio: "earlyLegRatio"
    case .deviation: "deviation"
    case .minimumRadius: "minimumRadius"
    case .minimumSweep: "minimumSweep"
    case .maximumSweep: "maximumSweep"
    case .maximumGap: "maximumGap"
    case .maximumTurnUnevenness: "maximumTurnUnevenness"
    case .minimumReversals: "minimumReversals"
    case .minimumLegLength: "minimumLegLength"
    case .maximumStrokeInterval: "maximumStrokeInterval"
    case .library: "library"
    case .minimumTilt: "minimumTilt"
    case .maximumExtraTurn: "maximumExtraTurn"
    case .minimumRoundness: "minimumRoundness"
    case .detourAllowance: "detourAllowance"
    case .openingAllowance: "openingAllowance"
    case .fallAllowance: "fallAllowance"
    case .bendSpreadAllowance: "bendSpreadAllowance"
    case .meanDeviationAllowance: "meanDeviationAllowance"
    case .flatnessAllowance: "flatnessAllowance"
    case .turnAllowance: "turnAllowance"
    case .turnUnevennessAllowance: "turnUnevennessAllowance"
    case .divergenceAllowance: "divergenceAllowance"
    case .crookednessAllowance: "crookednessAllowance"
    case .narrownessAllowance: "narrownessAllowance"
    case .fewReversalsAllowance: "fewReversalsAllowance"
    case .sameTurnsAllowance: "sameTurnsAllowance"
    case .generosity: "generosity"
    case .pathThreshold: "pathThreshold"
    case .cloudThreshold: "cloudThreshold"
    case .numberOfTemplates: "numberOfTemplates"
    }
  }

  /// Which numbers it may have.
  var range: NumberRange {
    switch self {
    case .alpha, .minimumFingerShare, .earlyLegRatio, .minimumRoundness: .share
    case .isHidden, .isUserInteractionEnabled, .isMultipleTouchEnabled, .isExclusiveTouch,
      .recordsTouches, .recordsDetails, .rejectsPalms, .isEnabled, .cancelsTouchesInView,
      .delaysTouchesBegan, .delaysTouchesEnded, .requiresExclusiveTouchKind,
      .unlocksAxesTogether, .recognizesAtLift, .outlastsTouches, .recognizesEarly: .flag
    case .boundsX, .boundsY, .translationX, .translationY, .scale, .rotation, .transformA,
      .transformB, .transformC, .transformD, .transformX, .transformY, .minimumTilt: .signed
    case .gestureProfile, .predictedTouchCount, .numberOfTapsRequired: .countOrNone
    case .tapInterval, .palmRadius, .maximumPressDuration, .maximumTapInterval,
      .minimumPressDuration, .maximumDuration, .minimumTapInterval, .maximumTapDuration,
      .maximumStrokeInterval: .duration
    case .tapDistance, .palmEdgeWidth, .palmEdgeWidthBesidePalm, .palmTravel, .palmMemory,
      .palmLandingInterval, .palmExtent, .allowableMovement, .maximumTapDistance,
      .minimumDistance, .minimumSpanChange, .minimumArc, .edgeWidth, .minimumDistanceBesideTap,
      .minimumVelocity, .minimumFingerMovement, .stillFingerFactor, .minimumLength,
      .minimumLegRatio, .maximumLegRatio, .legRatioGrowth, .deviation, .minimumRadius,
      .minimumSweep, .maximumSweep, .maximumGap, .minimumLegLength, .maximumExtraTurn: .number
    case .currentTime, .state, .isWaiting, .numberOfTouches, .touchTime, .windowLocationX,
      .windowLocationY, .locationX, .locationY, .velocityX, .velocityY, .scaleVelocity,
      .rotationVelocity, .numberOfTemplates: .reading
    case .palmEdges, .palmEdgesBesidePalm, .allowedTouchKinds, .direction, .edges: .fourBits
    case .numberOfTouchesRequired, .minimumNumberOfTouches, .maximumNumberOfTouches,
      .minimumReversals: .count
    case .maximumDirectionDeviation, .minimumAngle, .maximumAngle, .maximumTilt,
      .maximumTurnUnevenness: .angle
    case .axes: .threeBits
    case .axis: .three
    case .library: .handle
    case .detourAllowance, .openingAllowance, .fallAllowance, .bendSpreadAllowance,
      .meanDeviationAllowance, .flatnessAllowance, .turnAllowance, .turnUnevennessAllowance,
      .divergenceAllowance, .crookednessAllowance, .narrownessAllowance,
      .fewReversalsAllowance, .sameTurnsAllowance, .generosity, .pathThreshold, .cloudThreshold: .factor
    }
  }
}
