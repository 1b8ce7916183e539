// Why a recogniser decided, as a sentence: the engine's own, or one that says more of what was drawn.

const number = (value) => String(Math.round(value * 100) / 100);
const whole = (value) => String(Math.round(value));
const percent = (value) => `${Math.round(value * 100)} %`;

// By the cause: the number that decided, its limit, and what is known of the drawing.
const DRAWN = {
  checkMark: (is, limit, { angle }) =>
    `the legs enclose ${whole((angle * 180) / Math.PI)}°, the first is ${percent(is)} of the second (limit ${percent(limit)})`,
  circleOpen: (is, limit, { gap }) =>
    `the ends are ${whole(gap)} px apart, limit ${whole((gap * limit) / is)} px (${number(limit)} times the radius)`,
  circle: (is, limit, { radius, sweep }) =>
    `radius ${whole(radius)} px, round by ${whole((Math.abs(sweep) * 180) / Math.PI)}°, off by ${percent(is)} at most (limit ${percent(limit)})`,
  scratchOut: (is, limit, { view }) => `turned back ${is} times (needs ${limit}) over ${view ?? "nothing"}`,
  gestureTooFar: (is, limit, { match }) => `nearest is ${match?.name ?? "one"}, ${number(is)} times as far off as allowed`,
  gesture: (is, limit, { match }) =>
    `${match?.name ?? "one"}, off by ${percent(is)} of what is allowed${match?.runnerUp ? `; next is ${match.runnerUp}` : ""}`,
};

// The cause of a transition in words.
export const tell = ({ cause, drawn }) => DRAWN[cause.label]?.(cause.value, cause.limit, drawn ?? {}) ?? cause.words;
