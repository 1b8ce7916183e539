// Generated from Schema/interface.toml by Scripts/generate; do not edit.

export const VERSION = 4;

// Places in a record, and in the numbers of a touch.
export const RECORD_LENGTH = 0;
export const RECORD_TYPE = 1;
export const RECORD_OBJECT = 2;
export const RECORD_FROM = 3;
export const RECORD_TO = 4;
export const RECORD_TIME = 5;
export const RECORD_CAUSE = 6;
export const RECORD_CAUSE_NUMBER = 7;
export const RECORD_CAUSE_LIMIT = 8;
export const RECORD_CAUSE_SENSE = 9;
export const RECORD_TOUCHES = 10;
export const RECORD_WINDOW_X = 11;
export const RECORD_WINDOW_Y = 12;
export const RECORD_X = 13;
export const RECORD_Y = 14;
export const RECORD_VALUES = 15;
export const TOUCH_ID = 0;
export const TOUCH_PHASE = 1;
export const TOUCH_KIND = 2;
export const TOUCH_TIME = 3;
export const TOUCH_X = 4;
export const TOUCH_Y = 5;
export const TOUCH_WINDOW_X = 6;
export const TOUCH_WINDOW_Y = 7;
export const TOUCH_PREVIOUS_X = 8;
export const TOUCH_PREVIOUS_Y = 9;
export const TOUCH_DOWN_X = 10;
export const TOUCH_DOWN_Y = 11;
export const TOUCH_DOWN_TIME = 12;
export const TOUCH_FORCE = 13;
export const TOUCH_MAJOR_RADIUS = 14;
export const TOUCH_TAP_COUNT = 15;
export const TOUCH_LENGTH = 16;

export const list = (text) => text.split(" ");

export const STATES = /* @__PURE__ */ list("possible began changed ended cancelled failed");
export const TOUCH_PHASES = /* @__PURE__ */ list("began moved stationary ended cancelled");
export const SENSES = /* @__PURE__ */ list("none minimum maximum");
export const TOUCH_KINDS = /* @__PURE__ */ list("direct indirect pencil indirectPointer");
export const PROFILES = /* @__PURE__ */ list("dactyl android flutter chromium gtk");
export const QUESTIONS = /* @__PURE__ */ list("shouldBegin shouldReceive canPrevent canBePrevented touchesBegan touchesMoved touchesEnded touchesCancelled deadlineReached reset");
export const DIRECTIONS = /* @__PURE__ */ list("right left up down upLeft upRight downLeft downRight");
export const EDGES = /* @__PURE__ */ list("top left bottom right");
export const AXES = /* @__PURE__ */ list("translation scale rotation");
// By name; of contacts, and of hovering pointers.
export const PHASES = { began: 0, moved: 1, stationary: 2, ended: 3, cancelled: 4, entered: 0, exited: 2 };

// Settings that are words here and a sum of bits there.
export const words = {
  allowedTouchKinds: TOUCH_KINDS, direction: DIRECTIONS, edges: EDGES, palmEdges: EDGES, palmEdgesBesidePalm: EDGES, axes: AXES,
};

// Settings that are one of some words here and its number there.
export const choices = { axis: /* @__PURE__ */ list("any x y"), gestureProfile: PROFILES };

// The methods that say something of a recogniser and another, by the option of a new recogniser.
export const RELATIONS = { requireToFail: "requireToFail", simultaneousWith: "allowSimultaneous" };

// What is wrong, by the answer of the engine without its sign.
export const REASONS = /* @__PURE__ */ "|removed, or of another window|unknown, or not to be set|not finite, not whole, or out of range|not a frame||too many objects, or too deep|not while the engine asks|||time went back|a number is not finite|a contact is not down|a contact began twice|a contact is named twice|a merged sample is of no contact that moves|a merged sample is out of time|a pointer has not entered|a pointer entered twice".split("|");
