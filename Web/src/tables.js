// Numbers of Include/dactyl.h by name. Scripts/check-javascript-numbers.mjs compares them with the Swift sources.

export const list = (text) => text.split(" ");

export const SENSES = list("none minimum maximum");
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

// The numbers of properties, which the engine names by itself.
export const numbers = {};

// Where a record has the values of a gesture. What a kind does not have lies where no record reaches: at rest.
const NONE = { scale: 40, translation: 41, velocity: 41, rotation: 41, scaleVelocity: 41, rotationVelocity: 41, matrix: 43 };

// Kinds: number, where the values lie, and the class of the recogniser if it has one of its own.
export const kinds = {};

export function defineKind(name, number, values, type) { kinds[name] = [number, { ...NONE, ...values }, type]; }

const PAN = { translation: 15, velocity: 17 };
list("tap longPress pan swipe pinch rotation edgePan hover transform").forEach((name, i) => defineKind(name, i + 1, {
  pan: PAN,
  pinch: { scale: 15, scaleVelocity: 16 },
  rotation: { rotation: 15, rotationVelocity: 16 },
  edgePan: PAN,
  transform: { ...PAN, scale: 19, scaleVelocity: 20, rotation: 21, rotationVelocity: 22, matrix: 23 },
}[name]));
