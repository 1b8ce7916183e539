// The settings of a recogniser: sliders where the program takes other numbers, else as they are.

import { make } from "../dom.js";
import { RANGES, TITLES } from "../ranges.js";
import { decimal } from "../timeline/sentences.js";
import { sliderRow } from "../tune.js";

// How much of the number as it is kept one of the number shown is.
const UNITS = { "°": Math.PI / 180, "%": 0.01 };

const NOTHING = "Select an attempt, or the name of a lane: its recognizer's numbers appear here.";

export class Settings {
  constructor(onset) {
    this.onset = onset;
    this.element = make("section", { class: "settings", tabindex: "0", "aria-label": "Numbers" });
    // By recogniser, its settings in the first line.
    this.first = new Map();
  }

  // A recogniser of the program, or null.
  show(recognizer, isOpen) {
    const signature = recognizer && JSON.stringify([recognizer.id, recognizer.settings, isOpen]);
    if (signature === this.shown) return;
    const root = this.element.getRootNode();
    // Not while one of them is drawn along.
    if (recognizer && this.id === recognizer.id && this.element.contains(root.activeElement) && root.activeElement.matches("input")) {
      return this.update();
    }
    this.shown = signature;
    this.id = recognizer?.id;
    this.rows = new Map();
    if (!recognizer) return this.element.replaceChildren(make("p", { class: "quiet" }, NOTHING));
    const { kind, settings, viewName } = recognizer;
    const isNumber = (name) => typeof settings[name] === "number" || settings[name] === null;
    const rows = Object.keys(RANGES).filter(isNumber).map((name) => this.row(recognizer, name, isOpen));
    const where = viewName ? `${kind}, on ${viewName}` : kind;
    this.element.replaceChildren(make("h3", {}, recognizer.title), make("p", { class: "quiet" }, where), ...rows,
      make("p", { class: "quiet" }, isOpen ? "" : "The program is not there to take other numbers."));
  }

  row(recognizer, name, isOpen) {
    const number = this.number(recognizer, name);
    if (!isOpen) return make("div", { class: "slider" }, make("span", {}, number.title), make("span", { class: "value" }, number.words(number.value)));
    const row = sliderRow(number, (...change) => this.change(...change));
    this.rows.set(name, row.update);
    return row.element;
  }

  // A setting as a number that can be set, in the unit that is shown.
  number(recognizer, name) {
    const { id, kind, settings } = recognizer;
    if (!this.first.has(id)) this.first.set(id, { ...settings });
    const [min, max, step, unit, usual] = RANGES[name];
    const factor = UNITS[unit] ?? 1;
    const shown = (value) => (value === null ? max : Number((value / factor).toFixed(4)));
    const initial = shown(this.first.get(id)[name]);
    const words = (value) => (this.first.get(id)[name] === null && value === max ? "any" : `${decimal(value)}${unit === "°" ? "°" : unit && ` ${unit}`}`);
    return { id, name, title: TITLES[`${kind} ${name}`] ?? usual, min, max, step, unit, initial, words, factor, get value() { return shown(recognizer.settings[name]); } };
  }

  // The program's answer shows whether it takes it.
  change({ id, name, factor, value: old, initial }, value) {
    if (value !== old) this.onset(id, { [name]: value === initial ? this.first.get(id)[name] : value * factor });
  }

  update() { for (const update of this.rows.values()) update(); }
}
