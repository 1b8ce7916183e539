// Why a recogniser decided, as a sentence: the engine's own, or one that adds details of the drawing.

import { decidingSetting, isNear, limitIn } from "./limits.js";

const number = (value) => String(Math.round(value * 100) / 100);
const whole = (value) => String(Math.round(value));
const percent = (value) => `${Math.round(value * 100)} %`;

const named = (is, limit, { match }) =>
  `${match?.name ?? "one"}, off by ${percent(is)} of what is allowed${match?.runnerUp ? `; next is ${match.runnerUp}` : ""}`;

// By the cause: the deciding number, its limit, and facts about the drawing.
const DRAWN = {
  checkMark: (is, limit, { angle }) =>
    `the legs enclose ${whole((angle * 180) / Math.PI)}°, off by ${percent(is / limit)} of what is allowed`,
  circle: (is, limit, { radius, sweep }) =>
    `radius ${whole(radius)} px, round by ${whole((Math.abs(sweep) * 180) / Math.PI)}°, off by ${percent(is / limit)} of what is allowed`,
  scratchOut: (is, limit, { view }) => `turned back ${is} times (needs ${limit}) over ${view ?? "nothing"}`,
  gestureTooFar: (is, limit, { match }) => `nearest is ${match?.name ?? "one"}, ${number(is)} times as far off as allowed`,
  gesture: named, shown: named,
};

// The visible result, before the numbers.
const SEEN = {
  checkMarkStrange: ({ drawing }) => (drawing && isLeftward(drawing) ? "drawn from right to left: " : ""),
  checkMarkFirstLegTooLong: () => "the first leg is too long: ",
  checkMarkRounded: () => "round: ",
  circleTooLittleTurn: () => "left open: ", circleTooLittleSweep: () => "left open: ", circleFlat: () => "an oval: ",
};
const isLeftward = (drawing) => drawing[0][0].x > drawing.at(-1).at(-1).x;

// The cause of a transition in words. A limit that hangs on the drawing says, too, where its slider stands, and why it differs.
export function tell({ cause, drawn, recognizer }) {
  const { label, value, limit, words } = cause;
  const said = DRAWN[label]?.(value, limit, drawn ?? {}) ?? words;
  return `${SEEN[label]?.(drawn ?? {}) ?? ""}${said}${limitIn(said) ? setTo(cause, recognizer?.settings ?? {}) : ""}`;
}

function setTo(cause, settings) {
  const name = decidingSetting(cause, settings);
  const set = settings[name];
  if (!Number.isFinite(set) || isNear(set, cause.limit)) return "";
  return name === "generosity" ? ` (at generosity ${number(set)})` : "";
}
