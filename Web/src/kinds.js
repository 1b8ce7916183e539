// Generated from Schema/gestures.toml by Scripts/generate; do not edit.

// Properties that have no names here. First, so that esbuild writes the numbers where they are used.
export const CURRENT_TIME = 25;
export const STATE = 46;
export const IS_WAITING = 47;
export const NUMBER_OF_TOUCHES = 48;
export const TOUCH_TIME = 49;
export const WINDOW_LOCATION_X = 50;
export const WINDOW_LOCATION_Y = 51;
export const LOCATION_X = 52;
export const LOCATION_Y = 53;
export const TRANSLATION_X = 100;
export const TRANSLATION_Y = 101;
export const VELOCITY_X = 102;
export const VELOCITY_Y = 103;
export const SCALE = 104;
export const SCALE_VELOCITY = 105;
export const ROTATION = 106;
export const ROTATION_VELOCITY = 107;
export const TRANSFORM_A = 108;
export const TRANSFORM_B = 109;
export const TRANSFORM_C = 110;
export const TRANSFORM_D = 111;
export const TRANSFORM_X = 112;
export const TRANSFORM_Y = 113;

// By name: the number of a kind, and where its readings lie in a record.
export const KINDS = {
  tap: [1, {}],
  longPress: [2, {}],
  pan: [3, { translation: 15, velocity: 17 }],
};

// The names of properties, by the number of the first of those that follow each other.
export const PROPERTIES = {
  1: "alpha isHidden isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch boundsX boundsY",
  21: "tapInterval tapDistance",
  40: "isEnabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded requiresExclusiveTouchKind allowedTouchKinds",
  60: "numberOfTapsRequired numberOfTouchesRequired allowableMovement maximumPressDuration maximumTapInterval maximumTapDistance minimumPressDuration minimumNumberOfTouches maximumNumberOfTouches minimumDistance",
  79: "minimumTapInterval maximumTapDuration axis minimumDistanceBesideTap",
};

// What modules beside dactyl.js bring.
export const HOVER_KIND = [8, {}];
export const PINCH_PROPERTIES = { 73: "minimumSpanChange minimumArc", 86: "minimumFingerMovement stillFingerFactor" };
export const PINCH_KIND = [5, { scale: 15, scaleVelocity: 16 }];
export const ROTATION_KIND = [6, { rotation: 15, rotationVelocity: 16 }];
export const TRANSFORM_PROPERTIES = { 77: "axes unlocksAxesTogether" };
export const TRANSFORM_KIND = [9, { translation: 15, velocity: 17, scale: 19, scaleVelocity: 20, rotation: 21, rotationVelocity: 22, matrix: 23 }];
export const SWIPE_PROPERTIES = { 70: "direction maximumDuration maximumDirectionDeviation", 75: "edges edgeWidth", 83: "minimumFingerShare minimumVelocity recognizesAtLift" };
export const SWIPE_KIND = [4, { direction: 15 }];
export const SCREEN_EDGE_PAN_KIND = [7, { translation: 15, velocity: 17 }];
export const CUSTOM_PROPERTIES = { 88: "outlastsTouches" };
export const CUSTOM_KIND = [14, {}];
export const PALM_PROPERTIES = { 26: "rejectsPalms palmRadius palmEdges palmEdgeWidth palmEdgeWidthBesidePalm palmTravel palmMemory palmLandingInterval palmExtent palmEdgesBesidePalm" };
export const PROFILE_PROPERTIES = { 20: "gestureProfile" };
export const TOUCH_PROPERTIES = { 36: "predictedTouchCount" };
export const RECORD_PROPERTIES = { 23: "recordsTouches recordsDetails" };
