// The numbers of the recognisers as sliders. The greatest number of fingers stands for any number.

import { make } from "./dom.js";
import { RANGES, TITLES } from "./ranges.js";
import { decimal } from "./trace.js";

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
