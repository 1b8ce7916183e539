// The numbers of the recognisers as sliders.

import { make } from "./dom.js";
import { decimal } from "./trace.js";

// Least, greatest, step, unit and title; angles and shares are kept as radians and as numbers. The greatest number of fingers stands for any number.
const RANGES = {
  maximumTapInterval: [0.05, 1.5, 0.01, "s", "Longest pause between taps"],
  maximumTapDistance: [0, 150, 1, "px", "Farthest next tap"],
  maximumPressDuration: [0.05, 3, 0.05, "s", "Longest press"],
  minimumPressDuration: [0.05, 3, 0.05, "s", "Shortest press"],
  allowableMovement: [0, 150, 1, "px", "Movement allowed"],
  minimumDistance: [0, 200, 1, "px", "Shortest distance"],
  maximumDuration: [0.05, 3, 0.05, "s", "Longest duration"],
  maximumDirectionDeviation: [0, 90, 1, "°", "Deviation allowed"],
  minimumSpanChange: [0, 100, 1, "px", "Least change of span"],
  minimumArc: [0, 100, 1, "px", "Least arc"],
  numberOfTapsRequired: [0, 5, 1, "", "Taps required"],
  numberOfTouchesRequired: [1, 5, 1, "", "Fingers required"],
  minimumNumberOfTouches: [1, 5, 1, "", "Fewest fingers"],
  maximumNumberOfTouches: [1, 6, 1, "", "Most fingers"],
  minimumAngle: [0, 180, 1, "°", "Least angle between the legs"],
  maximumAngle: [0, 180, 1, "°", "Largest angle between the legs"],
  minimumLength: [0, 200, 1, "px", "Least length"],
  maximumTilt: [0, 90, 1, "°", "Tilt allowed"],
  minimumLegRatio: [0, 100, 1, "%", "First leg at least, of the second"],
  maximumLegRatio: [0, 200, 1, "%", "First leg at most, of the second"],
  legRatioGrowth: [0, 2, 0.01, "", "More of it per radian"],
  maximumShortLegBow: [0, 100, 1, "%", "Bow of the first leg"],
  maximumLongLegBow: [0, 100, 1, "%", "Bow of the second leg"],
  earlyLegRatio: [0, 100, 1, "%", "First leg at most, before the lift"],
  minimumRadius: [0, 200, 1, "px", "Least radius"],
  minimumSweep: [0, 720, 5, "°", "To go round at least"],
  maximumSweep: [0, 1080, 5, "°", "To go round at most"],
  maximumGap: [0, 3, 0.05, "radii", "Gap between the ends"],
  deviation: [0, 100, 1, "%", "Largest deviation, of the radius"],
  maximumMeanDeviation: [0, 100, 1, "%", "Mean deviation, of the radius"],
  maximumTurnUnevenness: [0, 90, 0.5, "°", "Unevenness of the turn"],
  minimumReversals: [1, 8, 1, "", "Times to turn back"],
  minimumLegLength: [0, 100, 1, "px", "Mean length of a leg"],
  maximumIrregularity: [0, 0.5, 0.005, "", "Irregularity with three turns"],
  irregularityPerReversal: [0, 0.2, 0.005, "", "More of it for each further turn"],
  backDriftWeight: [0, 2, 0.05, "", "Weight of steps back"],
  angleSpreadWeight: [0, 2, 0.05, "", "Weight of uneven angles"],
  maximumStrokeInterval: [0.05, 2, 0.05, "s", "Longest pause between strokes"],
};

// Of the angle of a scratch-out there is only one.
const TITLES = { "scratchOut maximumAngle": "Largest angle between legs" };

// How much of the number as it is kept one of the number shown is.
const UNITS = { "°": Math.PI / 180, "%": 0.01 };

export function fillTune(root, session, onchange) {
  const { recognizers, pad } = session;
  const groups = pad.tune ?? recognizers.map(({ name }) => ({ title: name, match: (other) => other.name === name }));
  const parts = [];
  for (const choice of session.choices ?? []) {
    const box = make("input", { type: "checkbox", checked: choice.isOn });
    box.addEventListener("change", () => {
      choice.set(box.checked);
      onchange(`${choice.title}: ${box.checked ? "on" : "off"}`);
    });
    parts.push(make("label", { class: "choice" }, box, choice.title));
  }
  groups.forEach(({ title, match }, index) => {
    const members = recognizers.filter(match);
    const details = make("details", { open: index === 0 || groups.length < 3 }, make("summary", {}, title));
    for (const name of Object.keys(RANGES)) {
      const present = members.map(({ settings }) => settings[name]);
      // Where the members differ, the number is what tells them apart.
      if (present.some((value) => value === undefined || value !== present[0])) continue;
      details.append(slider(members, name, present[0], onchange));
    }
    if (index === 0) for (const number of session.numbers ?? []) details.append(numberSlider(number, onchange));
    if (details.children.length > 1) parts.push(details);
  });
  if (!parts.length) parts.push(make("p", { class: "quiet" }, "This pad has no recognisers: touches go to the view alone."));
  root.replaceChildren(...parts);
}

function slider(members, name, value, onchange) {
  const [min, max, step, unit, usual] = RANGES[name];
  const title = TITLES[`${members[0].kind} ${name}`] ?? usual;
  const isAny = (shown) => name === "maximumNumberOfTouches" && shown >= max;
  return numberSlider({
    name, title, min, max, step, value: value / (UNITS[unit] ?? 1),
    words: (shown) => (isAny(shown) ? "any" : inUnit(step < 0.01 ? shown.toFixed(3) : decimal(shown), unit)),
    set: (shown) => {
      for (const member of members) member.set({ [name]: isAny(shown) ? Infinity : shown * (UNITS[unit] ?? 1) });
    },
  }, onchange);
}

const inUnit = (text, unit) => `${text}${unit === "°" ? "" : unit && " "}${unit}`;

// A number that the page keeps in its own unit.
function numberSlider({ name, title, min, max, step, value, words, set }, onchange) {
  const initial = Math.min(max, Math.round(value / step) * step);
  const output = make("output", {}, words(initial));
  const input = make("input", { type: "range", min, max, step, "data-setting": name, "aria-label": title });
  input.value = String(initial);
  input.setAttribute("aria-valuetext", words(initial));
  input.addEventListener("input", () => {
    const shown = Number(input.value);
    output.textContent = words(shown);
    input.setAttribute("aria-valuetext", words(shown));
    set(shown);
    onchange(`${title}: ${words(shown)}`);
  });
  return make("div", { class: "slider" }, make("span", {}, title), output, input);
}
