// Generated from Schema/gestures.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

/// The numbers of windows, views and recognisers that `dactyl_set_number` and `dactyl_get_number` know.
///
/// The names of the cases are the names in Swift, in JavaScript and, written with underscores, in `dactyl.h`;
/// the raw values are part of the binary interface and never change.
enum Property: Int32 {
  // Of views and windows.
  case alpha = 1, isHidden = 2, isUserInteractionEnabled = 3, isMultipleTouchEnabled = 4, isExclusiveTouch = 5,
       boundsX = 6, boundsY = 7

  // Of windows.
  case gestureProfile = 20, tapInterval = 21, tapDistance = 22, recordsTouches = 23, recordsDetails = 24,
       currentTime = 25, rejectsPalms = 26, palmRadius = 27, palmEdges = 28, palmEdgeWidth = 29,
       palmEdgeWidthBesidePalm = 30, palmTravel = 31, palmMemory = 32, palmLandingInterval = 33, palmExtent = 34,
       palmEdgesBesidePalm = 35, predictedTouchCount = 36

  // Of every recogniser, to be set.
  case isEnabled = 40, cancelsTouchesInView = 41, delaysTouchesBegan = 42, delaysTouchesEnded = 43,
       requiresExclusiveTouchKind = 44, allowedTouchKinds = 45

  // Of every recogniser, to be read.
  case state = 46, isWaiting = 47, numberOfTouches = 48, touchTime = 49, windowLocationX = 50, windowLocationY = 51,
       locationX = 52, locationY = 53

  // Of recognisers that have them.
  case numberOfTapsRequired = 60, numberOfTouchesRequired = 61, allowableMovement = 62, maximumPressDuration = 63,
       maximumTapInterval = 64, maximumTapDistance = 65, minimumPressDuration = 66, minimumNumberOfTouches = 67,
       maximumNumberOfTouches = 68, minimumDistance = 69, direction = 70, maximumDuration = 71,
       maximumDirectionDeviation = 72, minimumSpanChange = 73, minimumArc = 74, edges = 75, edgeWidth = 76,
       axes = 77, unlocksAxesTogether = 78, minimumTapInterval = 79, maximumTapDuration = 80, axis = 81,
       minimumDistanceBesideTap = 82, minimumFingerShare = 83, minimumVelocity = 84, recognizesAtLift = 85,
       outlastsTouches = 88, landingInterval = 89, allowsRest = 90

  // The values of a gesture.
  case translationX = 100, translationY = 101, velocityX = 102, velocityY = 103, scale = 104, scaleVelocity = 105,
       rotation = 106, rotationVelocity = 107, transformA = 108, transformB = 109, transformC = 110,
       transformD = 111, transformX = 112, transformY = 113

  // Of recognisers of strokes.
  case maximumAngle = 201, minimumLength = 202, maximumTilt = 203, maximumLegRatio = 205, recognizesEarly = 209,
       earlyLegRatio = 210, minimumRadius = 213, minimumSweep = 214, maximumSweep = 215, minimumReversals = 218,
       minimumLegLength = 219, maximumStrokeInterval = 224, library = 225, maximumInterval = 226

  // Of libraries; generosity of shapes, too.
  case generosity = 240, pathThreshold = 241, cloudThreshold = 242, numberOfTemplates = 243

  /// The name, for hosts that set properties by it.
  var name: StaticString {
    switch self {
    case .alpha: "alpha"; case .isHidden: "isHidden"; case .isUserInteractionEnabled: "isUserInteractionEnabled";
    case .isMultipleTouchEnabled: "isMultipleTouchEnabled"; case .isExclusiveTouch: "isExclusiveTouch";
    case .boundsX: "boundsX"; case .boundsY: "boundsY"; case .gestureProfile: "gestureProfile";
    case .tapInterval: "tapInterval"; case .tapDistance: "tapDistance"; case .recordsTouches: "recordsTouches";
    case .recordsDetails: "recordsDetails"; case .currentTime: "currentTime"; case .rejectsPalms: "rejectsPalms";
    case .palmRadius: "palmRadius"; case .palmEdges: "palmEdges"; case .palmEdgeWidth: "palmEdgeWidth";
    case .palmEdgeWidthBesidePalm: "palmEdgeWidthBesidePalm"; case .palmTravel: "palmTravel";
    case .palmMemory: "palmMemory"; case .palmLandingInterval: "palmLandingInterval"; case .palmExtent: "palmExtent";
    case .palmEdgesBesidePalm: "palmEdgesBesidePalm"; case .predictedTouchCount: "predictedTouchCount";
    case .isEnabled: "isEnabled"; case .cancelsTouchesInView: "cancelsTouchesInView";
    case .delaysTouchesBegan: "delaysTouchesBegan"; case .delaysTouchesEnded: "delaysTouchesEnded";
    case .requiresExclusiveTouchKind: "requiresExclusiveTouchKind"; case .allowedTouchKinds: "allowedTouchKinds";
    case .state: "state"; case .isWaiting: "isWaiting"; case .numberOfTouches: "numberOfTouches";
    case .touchTime: "touchTime"; case .windowLocationX: "windowLocationX"; case .windowLocationY: "windowLocationY";
    case .locationX: "locationX"; case .locationY: "locationY"; case .numberOfTapsRequired: "numberOfTapsRequired";
    case .numberOfTouchesRequired: "numberOfTouchesRequired"; case .allowableMovement: "allowableMovement";
    case .maximumPressDuration: "maximumPressDuration"; case .maximumTapInterval: "maximumTapInterval";
    case .maximumTapDistance: "maximumTapDistance"; case .minimumPressDuration: "minimumPressDuration";
    case .minimumNumberOfTouches: "minimumNumberOfTouches"; case .maximumNumberOfTouches: "maximumNumberOfTouches";
    case .minimumDistance: "minimumDistance"; case .direction: "direction"; case .maximumDuration: "maximumDuration";
    case .maximumDirectionDeviation: "maximumDirectionDeviation"; case .minimumSpanChange: "minimumSpanChange";
    case .minimumArc: "minimumArc"; case .edges: "edges"; case .edgeWidth: "edgeWidth"; case .axes: "axes";
    case .unlocksAxesTogether: "unlocksAxesTogether"; case .minimumTapInterval: "minimumTapInterval";
    case .maximumTapDuration: "maximumTapDuration"; case .axis: "axis";
    case .minimumDistanceBesideTap: "minimumDistanceBesideTap"; case .minimumFingerShare: "minimumFingerShare";
    case .minimumVelocity: "minimumVelocity"; case .recognizesAtLift: "recognizesAtLift";
    case .outlastsTouches: "outlastsTouches"; case .landingInterval: "landingInterval";
    case .allowsRest: "allowsRest"; case .translationX: "translationX"; case .translationY: "translationY";
    case .velocityX: "velocityX"; case .velocityY: "velocityY"; case .scale: "scale";
    case .scaleVelocity: "scaleVelocity"; case .rotation: "rotation"; case .rotationVelocity: "rotationVelocity";
    case .transformA: "transformA"; case .transformB: "transformB"; case .transformC: "transformC";
    case .transformD: "transformD"; case .transformX: "transformX"; case .transformY: "transformY";
    case .maximumAngle: "maximumAngle"; case .minimumLength: "minimumLength"; case .maximumTilt: "maximumTilt";
    case .maximumLegRatio: "maximumLegRatio"; case .recognizesEarly: "recognizesEarly";
    case .earlyLegRatio: "earlyLegRatio"; case .minimumRadius: "minimumRadius"; case .minimumSweep: "minimumSweep";
    case .maximumSweep: "maximumSweep"; case .minimumReversals: "minimumReversals";
    case .minimumLegLength: "minimumLegLength"; case .maximumStrokeInterval: "maximumStrokeInterval";
    case .library: "library"; case .maximumInterval: "maximumInterval"; case .generosity: "generosity";
    case .pathThreshold: "pathThreshold"; case .cloudThreshold: "cloudThreshold";
    case .numberOfTemplates: "numberOfTemplates"
    }
  }

  /// Which numbers it may have.
  var range: NumberRange {
    switch self {
    case .alpha, .minimumFingerShare, .earlyLegRatio: .share
    case .isHidden, .isUserInteractionEnabled, .isMultipleTouchEnabled, .isExclusiveTouch, .recordsTouches,
      .recordsDetails, .rejectsPalms, .isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded,
      .requiresExclusiveTouchKind, .unlocksAxesTogether, .recognizesAtLift, .outlastsTouches, .allowsRest,
      .recognizesEarly: .flag
    case .boundsX, .boundsY, .translationX, .translationY, .scale, .rotation, .transformA, .transformB, .transformC,
      .transformD, .transformX, .transformY: .signed
    case .gestureProfile, .predictedTouchCount, .numberOfTapsRequired: .countOrNone
    case .tapInterval, .palmRadius, .maximumPressDuration, .maximumTapInterval, .minimumPressDuration,
      .maximumDuration, .minimumTapInterval, .maximumTapDuration, .landingInterval, .maximumStrokeInterval,
      .maximumInterval: .duration
    case .tapDistance, .palmEdgeWidth, .palmEdgeWidthBesidePalm, .palmTravel, .palmMemory, .palmLandingInterval,
      .palmExtent, .allowableMovement, .maximumTapDistance, .minimumDistance, .minimumSpanChange, .minimumArc,
      .edgeWidth, .minimumDistanceBesideTap, .minimumVelocity, .minimumLength, .maximumLegRatio, .minimumRadius,
      .minimumSweep, .maximumSweep, .minimumLegLength: .number
    case .currentTime, .state, .isWaiting, .numberOfTouches, .touchTime, .windowLocationX, .windowLocationY,
      .locationX, .locationY, .velocityX, .velocityY, .scaleVelocity, .rotationVelocity, .numberOfTemplates: .reading
    case .palmEdges, .palmEdgesBesidePalm, .allowedTouchKinds, .edges: .fourBits
    case .numberOfTouchesRequired, .minimumNumberOfTouches, .maximumNumberOfTouches, .minimumReversals: .count
    case .direction: .eightBits
    case .maximumDirectionDeviation, .maximumAngle, .maximumTilt: .angle
    case .axes: .threeBits
    case .axis: .three
    case .library: .handle
    case .generosity, .pathThreshold, .cloudThreshold: .factor
    }
  }
}
