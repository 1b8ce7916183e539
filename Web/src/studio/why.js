// Why: a card for the newest gesture, and a line for each earlier one. The card first names the gesture's outcome, then the
// recognisers that lost, each number beside its limit. A limit opens its slider, which previews another value.

import { make } from "./dom.js";
import { limitIn } from "./limits.js";
import { older } from "./timeline/words.js";
import { sliderRow } from "./tune.js";

export const whyStyle = `
.dactyl-why { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; }
.dactyl-why .entries { list-style: none; margin: 0; padding: 0; display: grid; gap: 7px; }
.dactyl-why .entries li { position: relative; padding-inline-start: 22px; color: var(--soft); overflow-wrap: anywhere; }
.dactyl-why .entries li::before { content: ""; position: absolute; inset-inline-start: 2px; top: .38em; width: 10px; height: 10px; border-radius: 50%; background: var(--deciding); }
.dactyl-why .entries .recognized, .dactyl-why .entries .active { color: var(--good); font-weight: 600; } .dactyl-why .entries .recognized::before, .dactyl-why .entries .active::before { background: var(--good-fill); }
.dactyl-why .entries .failed::before { background: var(--bad-fill); border-radius: 2px; } .dactyl-why .entries .gaveWay::before { background: none; border: 2px solid var(--away-fill); border-radius: 1px; }
.dactyl-why .entries .cancelled { color: var(--odd); } .dactyl-why .entries .cancelled::before { background: var(--odd-fill); }
.dactyl-why .entries .waits { color: var(--text); } .dactyl-why .entries .waits::before { background: var(--waited); }
.dactyl-why .entries .key { font-weight: 600; } .dactyl-why .entries .key.failed { color: var(--text); background: var(--mark); padding-block: 8px; padding-inline: 28px 10px; border-radius: 7px; } .dactyl-why .entries .key.failed::before { inset-inline-start: 10px; top: .95em; }
.dactyl-why .entries .quiet { padding-inline-start: 0; font-weight: 400; } .dactyl-why .entries .quiet::before { display: none; }
.dactyl-why .limit { font: inherit; color: inherit; min-height: 0; padding: 0 2px; margin: 0 -2px; border: 0; background: none; text-decoration: underline; text-decoration-thickness: 2px; text-decoration-color: var(--accent); text-underline-offset: 3px; border-radius: 4px; cursor: pointer; }
.dactyl-why .meter { position: relative; display: block; height: 5px; margin: 5px 0 1px; max-width: 240px; border-radius: 3px; background: var(--sunken); box-shadow: inset 0 0 0 1px var(--edge); }
.dactyl-why .meter i { position: absolute; inset: 0 auto 0 0; border-radius: 3px; background: var(--bad-fill); } .dactyl-why .recognized .meter i, .dactyl-why .active .meter i { background: var(--good-fill); }
.dactyl-why .meter b { position: absolute; top: -3px; bottom: -3px; width: 2px; background: var(--text); }
.dactyl-why .meta { margin: 6px 0 0; font-size: 12.5px; color: var(--soft); }
.dactyl-why .trial:not(:empty) { margin-top: 6px; padding: 4px 8px; border: 1px solid var(--line); border-radius: 7px; } .dactyl-why .trial p { margin: 4px 0 0; font-size: 13px; color: var(--text); }
.what-if { display: grid; gap: 4px; margin-top: 10px; padding: 8px 10px; border: 1px solid var(--accent); border-radius: 7px; font-size: 13.5px; } .what-if p, .what-if h3 { margin: 3px 0 0; font-size: inherit; } .what-if .tools { display: flex; gap: 6px; margin: 4px 0 0; }
.dactyl-why .older { border-top: 1px solid var(--line); padding-top: 6px; } .dactyl-why .older button { display: flex; overflow: hidden; gap: 8px; width: 100%; min-height: 26px; padding: 0 2px; border: 0; background: none; font: inherit; font-size: 13px; color: var(--soft); text-align: start; cursor: pointer; }
.dactyl-why .older span { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; } .dactyl-why .older time { flex: none; min-width: 3.6em; font-variant-numeric: tabular-nums; }
`;

// How much of a bar lies beyond its limit.
const BEYOND = 0.4;
const MOVE = "Move it: what would have happened is said here.";

export class Why {
  // `numberBehind` returns the number behind an attempt, `onchange` sets it, `onselect` gets the attempt that a link leads to.
  constructor(list, { numberBehind, onchange, onselect }) {
    Object.assign(this, { list, numberBehind, onchange, onselect });
    this.entries = make("ul", { class: "entries", "aria-live": "polite" });
    this.meta = make("p", { class: "meta" });
    this.trial = make("div", { class: "trial" });
    this.card = make("li", { class: "card" }, this.entries, this.meta, this.trial);
    list.classList.add("dactyl-why");
    list.replaceChildren(this.card);
  }

  // Shows a gesture of a trace with its entries; `trace` is null to leave earlier gestures out.
  show({ entries, meta = "", start }, trace = null) {
    const signature = entries.map(({ words, isKey }) => `${isKey} ${words}`).join("\n") + meta;
    if (signature === this.shown) return;
    this.shown = signature;
    // The keyboard's focus stays at the limit.
    const had = this.entries.contains(this.list.getRootNode().activeElement);
    this.entries.replaceChildren(...entries.map(({ words, outcome, isKey, attempts }) =>
      make("li", { class: `${outcome}${isKey ? " key" : ""}` }, ...this.withLimit(words, attempts), ...meter(outcome, attempts))));
    if (had) this.entries.querySelector("button")?.focus();
    this.meta.textContent = meta;
    // The card stays in place, so that a drag of its slider goes on.
    while (this.card.nextSibling) this.card.nextSibling.remove();
    this.list.append(...(trace ? older(trace, start) : []).map(({ time, entries: [first] }) =>
      make("li", { class: "older" }, make("button", { type: "button", class: first.outcome, onclick: () => first.attempts[0] && this.onselect(first.attempts[0]) },
        make("time", {}, `${time.toFixed(1)} s`), make("span", {}, first.words)))));
  }

  withLimit(words, [attempt]) {
    const limit = attempt && limitIn(words);
    const number = limit && this.numberBehind(attempt);
    if (!number) return [words];
    const open = () => this.open(attempt, number);
    return [words.slice(0, limit.start), make("button", { type: "button", class: "limit", title: `Change: ${number.title}`, onclick: open },
      words.slice(limit.start, limit.end)), words.slice(limit.end)];
  }

  // The slider of a number, in the card.
  open(attempt, number) {
    this.onselect(attempt, number);
    this.row = sliderRow(number, this.onchange, "data-trial");
    this.answer = make("p", { role: "status" }, MOVE);
    this.trial.replaceChildren(this.row.element, this.answer);
    this.row.range.focus({ preventScroll: true });
  }

  // Shows the result of a tried number.
  tell(words = MOVE) {
    if (!this.row) return;
    this.row.update();
    this.answer.textContent = words;
  }

  close() {
    this.row = null;
    this.trial.replaceChildren();
  }
}

// A meter of the deciding number against its limit; empty if there is no such number.
function meter(outcome, [attempt]) {
  const { late, cause, beganCause } = attempt ?? {};
  const { value, limit } = beganCause ?? cause ?? {};
  const share = (late ?? value) / limit;
  if (!(limit > 0) || !Number.isFinite(share) || share < 0 || (cause?.label === "nextTapLate" && late === undefined)) return [];
  if (outcome === "gaveWay" || outcome === "notMeant" || outcome === "quiet") return [];
  const percent = (part) => `${(Math.min(1, part / (1 + BEYOND)) * 100).toFixed(1)}%`;
  return [make("span", { class: "meter", "aria-hidden": "true" }, make("i", { style: `width:${percent(share)}` }), make("b", { style: `left:${percent(1)}` }))];
}
