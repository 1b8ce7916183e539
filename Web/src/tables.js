// The numbers of Include/dactyl.h by name. Scripts/check-javascript-numbers.mjs compares them with the Swift sources.

const list = (text) => text.split(" ");

export const STATES = list("possible began changed ended cancelled failed");
// Of contacts, and of hovering pointers.
export const PHASES = { began: 0, moved: 1, stationary: 2, ended: 3, cancelled: 4, entered: 0, exited: 2 };
export const TOUCH_KINDS = list("direct indirect pencil indirectPointer");
export const PROFILES = list("dactyl android flutter chromium gtk");

// Settings that are words here and numbers there.
export const words = {
  allowedTouchKinds: TOUCH_KINDS,
  direction: list("right left up down"),
  edges: list("top left bottom right"),
  axes: list("translation scale rotation"),
  gestureProfile: PROFILES,
};

// Properties: their numbers, and which of them are settings of recognisers. A recogniser tells by itself which it has.
export const numbers = {};
export const settings = [];

export function define(first, names, areSettings) {
  for (const name of list(names)) {
    numbers[name] = first++;
    if (areSettings) settings.push(name);
  }
}

define(1, "alpha isHidden isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch boundsX boundsY");
define(20, "gestureProfile tapInterval tapDistance recordsTouches recordsVelocities currentTime");
define(40, "isEnabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded requiresExclusiveTouchKind allowedTouchKinds", 1);
define(47, "isWaiting");
define(60, "numberOfTapsRequired numberOfTouchesRequired allowableMovement maximumPressDuration maximumTapInterval maximumTapDistance minimumPressDuration minimumNumberOfTouches maximumNumberOfTouches minimumDistance direction maximumDuration maximumDirectionDeviation minimumSpanChange minimumArc edges edgeWidth axes unlocksAxesTogether", 1);
// The values of a gesture; those of two numbers have two of these in a row, the matrix six.
define(100, "translation _ velocity _ scale scaleVelocity rotation rotationVelocity matrix");

// Where a record has the values of a gesture. What a kind does not have lies where no record reaches: at rest.
const NONE = { scale: 40, translation: 41, velocity: 41, rotation: 41, scaleVelocity: 41, rotationVelocity: 41, extra: 41, matrix: 43 };

// A record before anything happened: nothing moved, and nothing is stretched.
export function emptyRecord({ scale, matrix }) {
  const record = new Float64Array(49);
  for (const at of [scale, matrix, matrix + 3]) record[at] = 1;
  return record;
}

// Kinds: number, where the values lie, and the class of the recogniser if it has one of its own.
export const kinds = {};

export function defineKind(name, number, values, type) { kinds[name] = [number, { ...NONE, ...values }, type]; }

const PAN = { translation: 15, velocity: 17 };
list("tap longPress pan swipe pinch rotation edgePan hover transform").forEach((name, i) => defineKind(name, i + 1, {
  pan: PAN,
  swipe: { extra: 15 },
  pinch: { scale: 15, scaleVelocity: 16 },
  rotation: { rotation: 15, rotationVelocity: 16 },
  edgePan: PAN,
  transform: { ...PAN, scale: 19, scaleVelocity: 20, rotation: 21, rotationVelocity: 22, matrix: 23 },
}[name]));
