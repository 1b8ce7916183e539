// Why a recogniser decided, as a sentence: the engine's own, or one that says more of what was drawn.

import { CAUSE_SETTINGS } from "./cause-settings.js";

const number = (value) => String(Math.round(value * 100) / 100);
const whole = (value) => String(Math.round(value));
const percent = (value) => `${Math.round(value * 100)} %`;

// By the cause: the number that decided, its limit, and what is known of the drawing.
const DRAWN = {
  checkMark: (is, limit, { angle }) =>
    `the legs enclose ${whole((angle * 180) / Math.PI)}°, the first is ${percent(is)} of the second (limit ${percent(limit)})`,
  circle: (is, limit, { radius, sweep }) =>
    `radius ${whole(radius)} px, round by ${whole((Math.abs(sweep) * 180) / Math.PI)}°, off by ${percent(is / limit)} of what is allowed`,
  scratchOut: (is, limit, { view }) => `turned back ${is} times (needs ${limit}) over ${view ?? "nothing"}`,
  gestureTooFar: (is, limit, { match }) => `nearest is ${match?.name ?? "one"}, ${number(is)} times as far off as allowed`,
  gesture: (is, limit, { match }) =>
    `${match?.name ?? "one"}, off by ${percent(is)} of what is allowed${match?.runnerUp ? `; next is ${match.runnerUp}` : ""}`,
};

// What people see, before the numbers say how much.
const SEEN = {
  checkMarkFirstLegTooLong: ({ drawing }) => (drawing && isLeftward(drawing) ? "drawn from right to left: " : "the first leg is too long: "),
  checkMarkTooWide: () => "too flat: ", checkMarkTooNarrow: () => "too pointed: ", checkMarkRounded: () => "round: ",
  circleTooLittleTurn: () => "left open: ", circleTooLittleSweep: () => "left open: ", circleFlat: () => "an oval: ",
};
const isLeftward = (drawing) => drawing[0][0].x > drawing.at(-1).at(-1).x;

// The cause of a transition in words. A limit that hangs on the drawing says, too, where its slider stands.
export function tell({ cause, drawn, recognizer }) {
  const { label, value, limit, words } = cause;
  const said = DRAWN[label]?.(value, limit, drawn ?? {}) ?? words.replace(/(\d+\.\d+) %/g, (_, number) => `${whole(Number(number))} %`);
  return `${SEEN[label]?.(drawn ?? {}) ?? ""}${said}${setTo(cause, recognizer)}`;
}

function setTo({ label, limit }, recognizer) {
  if (!SEEN[label]) return "";
  const set = recognizer?.settings[CAUSE_SETTINGS[label]?.split(" ")[0]];
  if (!Number.isFinite(set) || Math.abs(set - limit) < 0.005 * Math.abs(limit)) return "";
  const isShare = /Ratio|Roundness/.test(CAUSE_SETTINGS[label]);
  return ` (set to ${isShare ? percent(set) : `${whole((set * 180) / Math.PI)}°`})`;
}
