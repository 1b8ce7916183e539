// The numbers of Include/dactyl.h by name. Scripts/check-javascript-numbers.mjs compares them with the Swift sources.

const list = (text) => text.split(" ");

export const STATES = list("possible began changed ended cancelled failed");
export const PHASES = list("began moved stationary ended cancelled");
export const HOVER_PHASES = list("entered moved exited");
export const TOUCH_KINDS = list("direct indirect pencil indirectPointer");
export const PROFILES = list("dactyl android flutter chromium gtk");

// Settings that the engine takes as bits.
export const words = {
  allowedTouchKinds: TOUCH_KINDS,
  direction: list("right left up down"),
  edges: list("top left bottom right"),
  axes: list("translation scale rotation"),
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
define(40, "isEnabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded requiresExclusiveTouchKind allowedTouchKinds", true);
define(46, "state isWaiting numberOfTouches");
define(60, "numberOfTapsRequired numberOfTouchesRequired allowableMovement maximumPressDuration maximumTapInterval maximumTapDistance minimumPressDuration minimumNumberOfTouches maximumNumberOfTouches minimumDistance direction maximumDuration maximumDirectionDeviation minimumSpanChange minimumArc edges edgeWidth axes unlocksAxesTogether", true);
define(100, "translationX translationY velocityX velocityY scale scaleVelocity rotation rotationVelocity transformA transformB transformC transformD transformX transformY");

export const isFlag = (name) => /^(is|cancels|delays|requires|unlocks|recognizes)/.test(name);

// Where a record has the values of a gesture. What a kind does not have lies where no record reaches: at rest.
const REST = 40;
const NONE = {
  scale: REST, translation: REST + 1, velocity: REST + 1, rotation: REST + 1, scaleVelocity: REST + 1,
  rotationVelocity: REST + 1, extra: REST + 1, matrix: REST + 3,
};

// A record before anything happened.
export function emptyRecord({ scale, matrix }) {
  const record = new Float64Array(REST + 9);
  record[REST] = record[scale] = record[REST + 3] = record[REST + 6] = record[matrix] = record[matrix + 3] = 1;
  return record;
}

// Kinds: number, where the values lie, and the class of the recogniser if it has one of its own.
export const kinds = {};

export function defineKind(name, number, values, type) { kinds[name] = [number, { ...NONE, ...values }, type]; }

defineKind("tap", 1);
defineKind("longPress", 2);
defineKind("pan", 3, { translation: 15, velocity: 17 });
defineKind("swipe", 4, { extra: 15 });
defineKind("pinch", 5, { scale: 15, scaleVelocity: 16 });
defineKind("rotation", 6, { rotation: 15, rotationVelocity: 16 });
defineKind("edgePan", 7, { translation: 15, velocity: 17 });
defineKind("hover", 8);
defineKind("transform", 9, {
  translation: 15, velocity: 17, scale: 19, scaleVelocity: 20, rotation: 21, rotationVelocity: 22, matrix: 23,
});
