// The settings of a recogniser as sliders.

import { make } from "../dom.js";
import { SETTINGS, settingOf } from "../setting.js";
import { sliderRow } from "../tune.js";

const NOTHING = "Select an attempt, or the name of a lane: its recognizer's numbers appear here.";

export class Settings {
  // `find` answers a recogniser as it is now, `onset` gets its number, other settings, and words for them.
  constructor(find, onset) {
    Object.assign(this, { find, onset });
    this.element = make("section", { class: "settings", tabindex: "0", "aria-label": "Numbers" });
    // By recogniser, its settings in the first line.
    this.first = new Map();
  }

  // A recogniser of the program, or null.
  show(recognizer) {
    const signature = recognizer && JSON.stringify([recognizer.id, recognizer.settings]);
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
    const rows = SETTINGS.filter(isNumber).map((name) => this.row(recognizer, name));
    const where = viewName ? `${kind}, on ${viewName}` : kind;
    this.element.replaceChildren(make("h3", {}, recognizer.title), make("p", { class: "quiet" }, where), ...rows);
  }

  row(recognizer, name) {
    const number = this.number(recognizer, name);
    const row = sliderRow(number, (...change) => this.change(...change));
    this.rows.set(name, row.update);
    return row.element;
  }

  // A setting as a number that can be set, in the unit that is shown.
  number(recognizer, name) {
    const { id, kind, settings } = recognizer;
    if (!this.first.has(id)) this.first.set(id, { ...settings });
    const setting = settingOf(kind, name);
    const shown = (value) => (value === null ? setting.max : Number((value / setting.factor).toFixed(4)));
    const initial = shown(this.first.get(id)[name]);
    const words = (value) => (this.first.get(id)[name] === null && value === setting.max ? "any" : setting.words(value));
    const { find } = this;
    return {
      ...setting, id, initial, words,
      get value() { return shown((find(id) ?? recognizer).settings[name]); },
    };
  }

  change({ id, name, factor, title, words, value: old, initial }, value) {
    if (value !== old) this.onset(id, { [name]: value === initial ? this.first.get(id)[name] : value * factor }, `${title}: ${words(value)}`);
  }

  update() { for (const update of this.rows.values()) update(); }
}
