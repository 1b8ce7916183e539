// The panel that says what happened. A limit in a sentence leads to the number behind it.

import { make } from "./dom.js";
import { limitIn } from "./limits.js";
import { explain, latest, told } from "./timeline/words.js";

export class Why {
  constructor(list, { numberBehind, onlead }) {
    Object.assign(this, { list, numberBehind, onlead });
    this.attempt = null;
  }

  // What happened up to a time; nothing while an attempt is looked at.
  show(session, time) {
    if (this.attempt) return;
    const hasNames = session.names.length > 0;
    const entries = (hasNames ? latest : told)(session.trace, time);
    const nothing = hasNames
      ? "Touch the pad: what every recogniser decides, and why, appears here."
      : "Touch the pad: nothing is recognised here, the view is told about each touch.";
    const missed = time === Infinity && entries.length && session.pad.missed?.(session.trace);
    if (missed) entries.unshift({ words: missed, outcome: "failed", isKey: true, attempts: [] });
    this.fill(entries.length ? entries : [{ words: nothing, outcome: "quiet", attempts: [] }]);
  }

  explain(attempt) {
    this.attempt = attempt;
    if (attempt) this.fill(explain(attempt));
  }

  fill(entries) {
    const signature = entries.map(({ words, isKey }) => `${isKey} ${words}`).join("\n");
    if (signature === this.shown) return;
    this.shown = signature;
    // Who is at a limit by keys stays there.
    const had = this.list.contains(document.activeElement);
    this.list.replaceChildren(...entries.map(({ words, outcome, isKey, attempts }) =>
      make("li", { class: `${outcome}${isKey ? " key" : ""}` }, ...this.withLimit(words, attempts))));
    if (had) this.list.querySelector("button")?.focus();
  }

  withLimit(words, [attempt]) {
    const limit = attempt && limitIn(words);
    const number = limit && this.numberBehind(attempt);
    if (!number) return [words];
    return [words.slice(0, limit.start), make("button", {
      type: "button", class: "limit", title: `Change: ${number.title}`, onclick: () => this.onlead(number),
    }, words.slice(limit.start, limit.end)), words.slice(limit.end)];
  }
}
