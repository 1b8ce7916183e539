// Generated from Schema/interface.toml by Scripts/generate; do not edit.

export const VERSION = 4;

// Places in a record.
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

export const list = (text) => text.split(" ");

export const STATES = /* @__PURE__ */ list("possible began changed ended cancelled failed");
export const TOUCH_PHASES = /* @__PURE__ */ list("began moved stationary ended cancelled");
export const SENSES = /* @__PURE__ */ list("none minimum maximum");
export const TOUCH_KINDS = /* @__PURE__ */ list("direct indirect pencil indirectPointer");
export const PROFILES = /* @__PURE__ */ list("dactyl android flutter chromium gtk");
export const QUESTIONS = /* @__PURE__ */ list("shouldBegin shouldReceive canPrevent canBePrevented touchesBegan touchesMoved touchesEnded touchesCancelled deadlineReached reset");
export const DIRECTIONS = /* @__PURE__ */ list("right left up down");
export const EDGES = /* @__PURE__ */ list("top left bottom right");
export const AXES = /* @__PURE__ */ list("translation scale rotation");
// By name; of contacts, and of hovering pointers.
export const PHASES = { began: 0, moved: 1, stationary: 2, ended: 3, cancelled: 4, entered: 0, exited: 2 };

// Settings that are words here and a sum of bits there.
export const words = {
  allowedTouchKinds: TOUCH_KINDS, direction: DIRECTIONS, edges: EDGES, palmEdges: EDGES, palmEdgesBesidePalm: EDGES, axes: AXES,
};

// Settings that are one of some words here and its number there.
export const choices = { axis: list("any x y"), gestureProfile: PROFILES };
