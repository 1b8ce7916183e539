// Generated from Schema/gestures.toml by Scripts/generate; do not edit.

// By name: the number of a kind, and where its readings lie in a record.
export const KINDS = {
  tap: [1, {}],
  longPress: [2, {}],
  pan: [3, { translation: 15, velocity: 17 }],
  swipe: [4, { direction: 15 }],
  pinch: [5, { scale: 15, scaleVelocity: 16 }],
  rotation: [6, { rotation: 15, rotationVelocity: 16 }],
  screenEdgePan: [7, { translation: 15, velocity: 17 }],
  hover: [8, { height: 15, altitude: 16, azimuth: 17, roll: 18 }],
  transform: [9, { translation: 15, velocity: 17, scale: 19, scaleVelocity: 20, rotation: 21, rotationVelocity: 22, matrix: 23 }],
  custom: [14, {}],
};

// The names of properties, by the number of the first of those that follow each other.
export const PROPERTIES = {
  1: "alpha isHidden isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch boundsX boundsY",
  20: "gestureProfile tapInterval tapDistance recordsTouches recordsDetails currentTime rejectsPalms palmRadius palmEdges palmEdgeWidth palmEdgeWidthBesidePalm palmTravel palmMemory palmLandingInterval palmExtent palmEdgesBesidePalm predictedTouchCount",
  40: "isEnabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded requiresExclusiveTouchKind allowedTouchKinds state isWaiting numberOfTouches touchTime windowLocationX windowLocationY locationX locationY",
  60: "numberOfTapsRequired numberOfTouchesRequired allowableMovement maximumPressDuration maximumTapInterval maximumTapDistance minimumPressDuration minimumNumberOfTouches maximumNumberOfTouches minimumDistance direction maximumDuration maximumDirectionDeviation minimumSpanChange minimumArc edges edgeWidth axes unlocksAxesTogether minimumTapInterval maximumTapDuration axis minimumDistanceBesideTap minimumFingerShare minimumVelocity recognizesAtLift minimumFingerMovement stillFingerFactor outlastsTouches",
  100: "translationX translationY velocityX velocityY scale scaleVelocity rotation rotationVelocity transformA transformB transformC transformD transformX transformY",
};
