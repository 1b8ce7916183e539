// The settings of a recogniser: sliders where the program takes other numbers, else as they are.

import { make } from "../dom.js";
import { RANGES, TITLES } from "../ranges.js";
import { decimal } from "../timeline/sentences.js";

// How much of the number as it is kept one of the number shown is.
const UNITS = { "°": Math.PI / 180, "%": 0.01 };

const NOTHING = "Select an attempt, or the name of a lane: its recogniser's numbers appear here.";

export class Settings {
  constructor(onset) {
    this.onset = onset;
    this.element = make("div", { class: "settings" });
    // By recogniser, how its settings were when they were first told.
    this.first = new Map();
  }

  // A recogniser of the program; null for none.
  show(recognizer, isOpen) {
    const signature = recognizer && JSON.stringify([recognizer.id, recognizer.settings, isOpen]);
    if (signature === this.shown) return;
    const root = this.element.getRootNode();
    // Not while one of them is drawn along.
    if (recognizer && this.id === recognizer.id && this.element.contains(root.activeElement) && root.activeElement.matches("input")) {
      return this.update(recognizer);
    }
    this.shown = signature;
    this.id = recognizer?.id;
    this.rows = new Map();
    if (!recognizer) return this.element.replaceChildren(make("p", { class: "quiet" }, NOTHING));
    if (!this.first.has(recognizer.id)) this.first.set(recognizer.id, { ...recognizer.settings });
    const { kind, settings, viewName } = recognizer;
    const isNumber = (name) => typeof settings[name] === "number" || settings[name] === null;
    const rows = Object.keys(RANGES).filter(isNumber).map((name) => this.row(recognizer, name, isOpen));
    const where = viewName ? `${kind}, on ${viewName}` : kind;
    this.element.replaceChildren(make("h3", {}, recognizer.title), make("p", { class: "quiet" }, where), ...rows,
      make("p", { class: "quiet" }, isOpen ? "" : "The program is not there to take other numbers."));
  }

  row({ id, kind, settings }, name, isOpen) {
    const [min, max, step, unit, usual] = RANGES[name];
    const title = TITLES[`${kind} ${name}`] ?? usual;
    const factor = UNITS[unit] ?? 1;
    const shown = (value) => (value === null ? max : Number((value / factor).toFixed(4)));
    const words = (value) => (value === null ? "any" : `${decimal(value / factor)}${unit === "°" ? "°" : unit && ` ${unit}`}`);
    const was = this.first.get(id)[name];
    if (!isOpen) return make("div", { class: "slider" }, make("span", {}, title), make("span", { class: "value" }, words(settings[name])));
    const range = make("input", { type: "range", min, max, step, "data-setting": name, "aria-label": title });
    const field = make("input", { type: "number", class: "typed", step: "any", "aria-label": `${title}, typed` });
    const reset = make("button", { type: "button", class: "reset", "aria-label": `${title}: back to ${words(was)}` }, `was ${words(was)}`);
    const set = (value) => this.onset(id, { [name]: value });
    range.addEventListener("input", () => set(Number(range.value) * factor));
    field.addEventListener("change", () => Number.isFinite(field.valueAsNumber) && set(field.valueAsNumber * factor));
    reset.addEventListener("click", () => set(was));
    const element = make("div", { class: "slider" }, make("span", {}, title),
      make("span", { class: "value" }, field, make("span", { class: "unit" }, unit)), range, reset);
    const update = (value) => {
      range.value = String(shown(value));
      range.setAttribute("aria-valuetext", words(value));
      if (field !== field.getRootNode().activeElement) field.value = String(shown(value));
      reset.hidden = value === was || Math.abs(value - was) < 1e-9;
      element.classList.toggle("differs", !reset.hidden);
    };
    update(settings[name]);
    this.rows.set(name, update);
    return element;
  }

  update({ settings }) { for (const [name, update] of this.rows) update(settings[name]); }

  lead(name) { this.element.querySelector(`[data-setting="${name}"]`)?.focus(); }
}
