// The numbers of the recognisers as sliders.

import { make } from "./dom.js";
import { decimal } from "./trace.js";

// Least, greatest, step and unit; the greatest number of fingers stands for any number.
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
};

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
    if (details.children.length > 1) parts.push(details);
  });
  if (!parts.length) parts.push(make("p", { class: "quiet" }, "This pad has no recognisers: touches go to the view alone."));
  root.replaceChildren(...parts);
}

function slider(members, name, value, onchange) {
  const [min, max, step, unit, title] = RANGES[name];
  const toShown = (number) => (unit === "°" ? Math.round((number * 180) / Math.PI) : number);
  const toNumber = (shown) =>
    name === "maximumNumberOfTouches" && shown >= max ? Infinity : unit === "°" ? (shown * Math.PI) / 180 : shown;
  const words = (shown) =>
    name === "maximumNumberOfTouches" && shown >= max ? "any" : `${decimal(shown)}${unit === "°" ? "" : unit && " "}${unit}`;
  const initial = Math.min(max, toShown(value));
  const output = make("output", {}, words(initial));
  const input = make("input", { type: "range", min, max, step, "data-setting": name, "aria-label": title });
  input.value = String(initial);
  input.setAttribute("aria-valuetext", words(initial));
  input.addEventListener("input", () => {
    const shown = Number(input.value);
    output.textContent = words(shown);
    input.setAttribute("aria-valuetext", words(shown));
    for (const member of members) member.set({ [name]: toNumber(shown) });
    onchange(`${title}: ${words(shown)}`);
  });
  return make("div", { class: "slider" }, make("span", {}, title), output, input);
}
