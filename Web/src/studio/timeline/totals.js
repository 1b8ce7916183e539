// What became of all attempts, a line of buttons: "double tap 12 of 143, 98 next tap late". Each finds its attempts, as does a search in
// their words; they are marked, and gone through one by one.

import { make } from "../dom.js";
import { outcomeOf } from "./outcomes.js";

const COUNTED = new Set(["recognized", "active", "failed", "cancelled"]);

export class Totals {
  // `onfind` gets the attempts that were found, null for no search; `onselect` one of them.
  constructor({ onfind, onselect }) {
    Object.assign(this, { onfind, onselect });
    this.search = make("input", { type: "search", placeholder: "Find: late, 0.45 s, pinch", "aria-label": "Find attempts by their words" });
    this.search.addEventListener("input", () => this.find(this.search.value.trim() && wordsOf(this.search.value)));
    this.search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.step(event.shiftKey ? -1 : 1);
      if (event.key === "Escape") this.clear();
    });
    const step = (words, name, way) => make("button", { type: "button", "aria-label": name, onclick: () => this.step(way) }, words);
    this.count = make("span", { role: "status" });
    this.found = make("span", { class: "found", hidden: true }, step("‹", "Found before", -1), this.count, step("›", "Next found", 1),
      make("button", { type: "button", "aria-label": "End the search", onclick: () => this.clear() }, "×"));
    this.list = make("span", { class: "each" });
    this.element = make("div", { class: "totals", role: "group", "aria-label": "Totals", hidden: true }, this.search, this.found, this.list);
  }

  // For each lane in this order that has attempts.
  show(trace, order) {
    this.trace = trace;
    const lanes = order.map((key) => trace.lanes.get(key)).filter((lane) => lane?.attempts.length);
    this.element.hidden = !lanes.length;
    const signature = lanes.map(({ key, attempts }) => `${key} ${attempts.length} ${attempts.at(-1).outcome} ${attempts.at(-1).words}`).join("\n");
    if (signature === this.shown && trace === this.shownTrace) return;
    [this.shown, this.shownTrace] = [signature, trace];
    this.list.replaceChildren(...lanes.flatMap((lane) => this.chips(lane)));
    if (this.isWanted) this.find(this.isWanted);
  }

  chips({ key, name, attempts }) {
    const counted = attempts.filter((attempt) => COUNTED.has(outcomeOf(attempt)));
    if (!counted.length) return [];
    const good = counted.filter((attempt) => attempt.outcome === "recognized" || attempt.outcome === "active").length;
    const causes = new Map();
    for (const attempt of counted) if (outcomeOf(attempt) === "failed") causes.set(attempt.cause?.label, (causes.get(attempt.cause?.label) ?? 0) + 1);
    const [[label, count] = []] = [...causes].sort(([, one], [, other]) => other - one);
    const chip = (words, kind, isWanted) => make("button", { type: "button", class: kind, onclick: () => {
      this.search.value = "";
      this.find(isWanted);
      this.step(1);
    } }, words);
    return [make("span", { class: "total" },
      chip(`${name} ${good} of ${counted.length}`, good ? "recognized" : "", (attempt) => attempt.lane === key && COUNTED.has(outcomeOf(attempt))),
      ...(label ? [chip(`${count} ${spaced(label)}`, "failed", (attempt) => attempt.lane === key && attempt.cause?.label === label && outcomeOf(attempt) === "failed")] : []))];
  }

  find(isWanted) {
    this.isWanted = isWanted || null;
    this.matches = isWanted ? this.trace.attempts.filter((attempt) => isWanted(attempt)).sort((one, other) => one.start - other.start) : [];
    this.found.hidden = !isWanted;
    this.tell();
    this.onfind(isWanted ? this.matches : null);
  }

  // The one that is shown is where the search goes on.
  step(way) {
    const { matches, at } = this;
    if (!matches.length) return;
    const i = matches.indexOf(at);
    const next = matches[(i + way + matches.length) % matches.length] ?? matches[0];
    this.at = next;
    this.tell();
    this.onselect(next);
  }

  clear() {
    this.search.value = "";
    this.at = null;
    this.find(null);
  }

  tell() {
    const { matches, at } = this;
    const place = matches.indexOf(at) + 1;
    this.count.textContent = matches.length ? `${place || "–"} of ${matches.length}` : "none";
  }
}

// Whether an attempt's words have all of those that are searched for.
function wordsOf(text) {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ words = "" }) => {
    const its = words.toLowerCase();
    return wanted.every((word) => its.includes(word));
  };
}

// nextTapLate, as people write it.
const spaced = (label) => label.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
