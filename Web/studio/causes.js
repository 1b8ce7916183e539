// Why a recogniser decided, as a sentence. The engine tells the numbers; for what is drawn, the sentences are here.

const number = (value) => String(Math.round(value * 100) / 100);
const whole = (value) => String(Math.round(value));
const percent = (value) => `${Math.round(value * 100)} %`;

// By the engine's label: what was measured, its limit, and what is known of the drawing.
const DRAWN = {
  "no check mark: places beyond measure": () => "drawn beyond what can be measured",
  "no check mark: length in points": (is, limit) => `drawn ${number(is)} px long, needs ${number(limit)} px`,
  "no check mark: least angle between the legs in degrees": (is, limit) => `the legs enclose ${whole(is)}°, need ${whole(limit)}°`,
  "no check mark: largest angle between the legs in degrees": (is, limit) => `the legs enclose ${whole(is)}°, limit ${whole(limit)}°`,
  "no check mark: largest angle at the corner in degrees": (is, limit) => `no corner: the bend encloses ${whole(is)}°, limit ${whole(limit)}°`,
  "no check mark: tilt in degrees": (is, limit) => `the corner points ${whole(is)}° away from straight down, limit ${whole(limit)}°`,
  "no check mark: least share of the first leg": (is, limit) => `the first leg is ${percent(is)} of the second, needs ${percent(limit)}`,
  "no check mark: largest share of the first leg": (is, limit) => `the first leg is ${percent(is)} of the second, limit ${percent(limit)}`,
  "no check mark: bow of the first leg": (is, limit) => `the first leg bows by ${percent(is)} of its length, limit ${percent(limit)}`,
  "no check mark: bow of the second leg": (is, limit) => `the second leg bows by ${percent(is)} of its length, limit ${percent(limit)}`,
  "check mark, short leg as a share of the long one": (is, limit, { angle }) =>
    `the legs enclose ${whole((angle * 180) / Math.PI)}°, the first is ${percent(is)} of the second (limit ${percent(limit)})`,

  "no circle: places beyond measure": () => "drawn beyond what can be measured",
  "no circle: straight": () => "no circle fits: it is a line, or one place",
  "no circle: least radius in points": (is, limit) => `radius ${number(is)} px, needs ${number(limit)} px`,
  "no circle: least sweep in degrees": (is, limit) => `went round by ${whole(is)}°, needs ${whole(limit)}°`,
  "no circle: largest sweep in degrees": (is, limit) => `went round by ${whole(is)}°, limit ${whole(limit)}°`,
  "no circle: gap between the ends as a share of the radius": (is, limit, { gap }) =>
    `the ends are ${whole(gap)} px apart, limit ${whole((gap * limit) / is)} px (${number(limit)} times the radius)`,
  "no circle: largest deviation as a share of the radius": (is, limit) =>
    `strays from the circle by ${percent(is)} of the radius, limit ${percent(limit)}`,
  "no circle: mean deviation as a share of the radius": (is, limit) =>
    `strays from the circle by ${percent(is)} of the radius on average, limit ${percent(limit)}`,
  "no circle: unevenness of the turn in degrees": (is, limit) =>
    `has corners: its turn changes by ${number(is)}° from place to place, limit ${number(limit)}°`,
  "circle, largest deviation as a share of the radius": (is, limit, { radius, sweep }) =>
    `radius ${whole(radius)} px, round by ${whole((Math.abs(sweep) * 180) / Math.PI)}°, off by ${percent(is)} at most (limit ${percent(limit)})`,

  "no scratch-out: places beyond measure": () => "drawn beyond what can be measured",
  "no scratch-out: least number of times it turns back": (is, limit) =>
    is ? `turned back ${times(is)}, needs ${limit} times` : `never turned back, needs ${limit} times`,
  "no scratch-out: least mean length of a leg in points": (is, limit) => `legs of ${number(is)} px on average, need ${number(limit)} px`,
  "no scratch-out: largest angle between legs in degrees": (is, limit) => `the legs open by ${whole(is)}°, limit ${whole(limit)}°`,
  "no scratch-out: irregularity": (is, limit) => `too irregular: ${number(is)}, limit ${number(limit)}`,
  "scratch-out, times the finger turned back": (is, limit, { view }) =>
    `turned back ${times(is)} (needs ${limit}) over ${view ?? "nothing"}`,

  "no gesture: the nearest, in thresholds": (is, limit, { match }) =>
    `nearest is ${match?.name ?? "one"}, at ${number(is)} times the distance allowed`,
  "no gesture: too little was drawn": () => "too little was drawn",
  "no gesture: nothing in the library to compare with": () => "there is no gesture yet to compare with",
  "nearest gesture, in thresholds": (is, limit, { match }) =>
    `${match?.name ?? "one"}, at ${number(is)} of the distance allowed${match?.runnerUp ? `; next is ${match.runnerUp}` : ""}`,
};

// The cause of a transition in words; what was enough to recognise is needed, what made it fail is a limit.
export function tell({ cause, to, drawn }) {
  const words = DRAWN[cause.label]?.(cause.value, cause.limit, drawn ?? {});
  if (words) return words;
  return to === "began" || to === "ended" ? cause.words.replace("limit", "needs") : cause.words;
}

// Whether a drawing was looked at, and not given up before.
export const isJudged = ({ label }) => label in DRAWN;

// Whether it was refused for its shape.
export const isRefused = (label) => label !== undefined && /^no (check|circle|scratch|gesture)/.test(label);

const times = (count) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
