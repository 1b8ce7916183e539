// Generated from Schema/gestures.toml by Scripts/generate; do not edit.

// Properties that have no names here, and kinds of the modules beside. First, so that esbuild inlines them.
export const CURRENT_TIME = 25;
export const STATE = 46;
export const IS_WAITING = 47;
export const NUMBER_OF_TOUCHES = 48;
export const TOUCH_TIME = 49;
export const WINDOW_LOCATION_X = 50;
export const LOCATION_X = 52;
export const TRANSLATION_X = 100;
export const VELOCITY_X = 102;
export const SCALE = 104;
export const SCALE_VELOCITY = 105;
export const ROTATION = 106;
export const ROTATION_VELOCITY = 107;
export const TRANSFORM_A = 108;
export const HOVER_KIND = 8;
export const CUSTOM_KIND = 14;

// By name: the number of a kind, and where its readings lie in a record.
export const KINDS = {
  tap: [1, {}],
  longPress: [2, {}],
  pan: [3, { translation: 15, velocity: 17 }],
  swipe: [4, { direction: 15 }],
  pinch: [5, { scale: 15, scaleVelocity: 16 }],
  rotation: [6, { rotation: 15, rotationVelocity: 16 }],
  screenEdgePan: [7, { translation: 15, velocity: 17 }],
  transform: [9, { translation: 15, velocity: 17, scale: 19, scaleVelocity: 20, rotation: 21, rotationVelocity: 22, matrix: 23 }],
};

// The names of consecutive properties, by the number of the first.
export const PROPERTIES = {
  1: "alpha isHidden isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch boundsX boundsY",
  20: "gestureProfile tapInterval tapDistance recordsTouches recordsDetails",
  36: "predictedTouchCount",
  40: "isEnabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded requiresExclusiveTouchKind allowedTouchKinds",
  60: "numberOfTapsRequired numberOfTouchesRequired allowableMovement maximumPressDuration maximumTapInterval maximumTapDistance minimumPressDuration minimumNumberOfTouches maximumNumberOfTouches minimumDistance direction maximumDuration maximumDirectionDeviation minimumSpanChange minimumArc edges edgeWidth axes unlocksAxesTogether minimumTapInterval maximumTapDuration axis minimumDistanceBesideTap minimumFingerShare minimumVelocity recognizesAtLift",
  88: "outlastsTouches landingInterval allowsRest",
};
