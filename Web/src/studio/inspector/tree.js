// The program's views and the recognizers on each, to search and choose from; the lanes show only the chosen one.

import { make } from "../dom.js";
import { OUTCOMES, outcomeOf } from "../timeline/outcomes.js";

export class Tree {
  // `onchoose` gets `{ view }`, `{ recognizer }` or null; `onfilter` is called when the lanes to show change.
  constructor({ onchoose, onfilter }) {
    Object.assign(this, { onchoose, onfilter });
    this.search = make("input", { type: "search", placeholder: "Class, name, recognizer", "aria-label": "Search views and recognizers" });
    this.search.addEventListener("input", () => {
      this.filter();
      onfilter();
    });
    this.outcome = make("select", { "aria-label": "Which lanes" }, make("option", { value: "" }, "All lanes"),
      ...["recognized", "failed", "cancelled", "gaveWay"].map((one) => make("option", { value: one }, OUTCOMES[one])));
    this.outcome.addEventListener("change", onfilter);
    this.internals = make("input", { type: "checkbox" });
    this.internals.addEventListener("change", () => {
      this.version = undefined;
      this.show(this.program);
      onfilter();
    });
    this.asking = make("label", { class: "asking", hidden: "" }, this.internals, " The framework's own");
    this.list = make("ul", { class: "views" });
    this.element = make("section", { class: "panel tree", "aria-label": "Views and recognizers" }, make("div", { class: "tools" }, this.search, this.outcome, this.asking), this.list);
    this.list.addEventListener("click", ({ target }) => {
      const one = target.closest("button");
      if (one) this.choose(one.subject === this.chosen ? null : one.subject);
    });
    this.list.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const shown = [...this.list.querySelectorAll("li:not([hidden]) button")];
      shown[shown.indexOf(event.target) + step]?.focus();
    });
  }

  show(program) {
    if (program.treeVersion === this.version && program === this.program) return;
    if (program !== this.program) this.chosen = null;
    [this.program, this.version] = [program, program.treeVersion];
    program.showsInternals = this.internals.checked;
    this.asking.hidden = !program.hasInternals;
    const depth = (view) => (view?.parent === undefined ? 0 : 1 + depth(program.views.get(view.parent)));
    const shown = [...program.recognizers.values()].filter((one) => !program.isInternal(one));
    const own = Map.groupBy(shown, ({ view }) => view);
    const row = (subject, words, kind, level, text) => {
      const button = make("button", { type: "button", class: kind, style: `padding-inline-start:${6 + 12 * Math.min(level, 12)}px`, title: words }, words);
      button.subject = subject;
      const item = make("li", {}, button);
      item.text = text.toLowerCase();
      return item;
    };
    const rows = [...program.views.values()].flatMap((view) => {
      const words = view.name ? `${view.title} · ${view.class}` : view.title;
      const level = depth(view);
      return [row(`view ${view.id}`, words, view.ignores ? "view ignored" : "view", level, words),
        ...(own.get(view.id) ?? []).map(({ id, title, kind }) => row(`recognizer ${id}`, title, "recognizer", level + 1, `${title} ${kind} ${words}`))];
    });
    this.list.replaceChildren(...rows);
    this.filter();
    this.mark();
  }

  filter() {
    const words = this.search.value.trim().toLowerCase();
    for (const item of this.list.children) item.hidden = !item.text.includes(words);
  }

  choose(subject) {
    this.chosen = subject;
    this.mark();
    const [kind, id] = subject?.split(" ") ?? [];
    this.onchoose(kind ? { [kind]: Number(id) } : null);
    this.reveal(this.list.querySelector("[aria-current]"));
  }

  // Within the list: the page stays where it is.
  reveal(button) {
    const [row, box] = [button, this.list].map((one) => one?.getBoundingClientRect());
    if (row && (row.top < box.top || row.bottom > box.bottom)) this.list.scrollTop += row.top - box.top - box.height / 2;
  }

  mark() {
    for (const button of this.list.querySelectorAll("button")) {
      if (button.subject === this.chosen) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }

  // Why no lane is shown.
  get reason() {
    const { value, selectedOptions: [option] } = this.outcome;
    const chosen = this.list.querySelector("[aria-current]")?.textContent;
    if (value) return `No lane: ${chosen ? `nothing of ${chosen}` : "nothing that is searched for"} is “${option.textContent}”.`;
    return chosen ? `No lane: ${chosen} has no recognizers.` : "No lane: no recognizer is called so.";
  }

  // The lanes that are to be shown.
  order(program) {
    const words = this.search.value.trim().toLowerCase();
    const [kind, id] = this.chosen?.split(" ") ?? [];
    const isBelow = (view) => view && (view.id === Number(id) || isBelow(program.views.get(view.parent)));
    return program.order.filter((key) => {
      const one = program.recognizers.get(key);
      const view = program.views.get(one.view);
      const isNamed = `${one.title} ${one.kind} ${view?.name ?? ""} ${view?.class ?? ""}`.toLowerCase().includes(words);
      const isChosen = !kind || (kind === "view" ? isBelow(view) : key === Number(id));
      const { value } = this.outcome;
      return isNamed && isChosen && (!value || program.trace.lanes.get(key).attempts.some((attempt) => outcomeOf(attempt) === value));
    });
  }
}

// The page while no program is connected: how to connect one.
export const empty = () => make("div", { class: "empty" },
  make("h3", {}, "Look into a program"),
  make("p", {}, "It prints a link, or hands its lines to this page:"),
  make("dl", {}, ...[
    ["Swift", "Inspector.attach(window)"],
    ["A page", 'import { openInspector } from "dactyl-gestures/inspect"; openInspector(window)'],
    ["C", "dactyl_inspect(window, name, write_line, file), and open the file"],
    ["UIKit on the stage", "MyApp, and open its link"],
    ["A gesture file", "dactyl desktop gestures.conf --open"],
    ["A touchpad or screen", "dactyl live /dev/input/event3 --inspect"],
    ["A recording", "dactyl replay --format inspect drag.events > drag.lines"],
  ].flatMap(([where, code]) => [make("dt", {}, where), make("dd", {}, make("code", {}, code))])),
  make("p", {}, "Drop a file of lines here, or open it."));
