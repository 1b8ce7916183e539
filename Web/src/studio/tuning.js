// From why to do: change numbers, judge the same fingers again, and undo every step.

import { codeOf } from "./code.js";
import { compare } from "./compare.js";
import { conflictsOf } from "./conflicts.js";
import { make } from "./dom.js";
import { numberBehind } from "./limits.js";
import { Numbers } from "./numbers.js";
import { atOnce, inSlices } from "./slices.js";
import { Tune } from "./tune.js";

// How long numbers rest before recordings that are not shown are judged again, in milliseconds.
const REST = 150;

export class Tuning {
  constructor(studio, { root, changes, conflicts, undo, copy, format }) {
    Object.assign(this, { studio, root, changes, conflicts, undoButton: undo });
    // By pad, so that each finds its numbers again.
    this.states = {};
    this.past = {};
    undo.addEventListener("click", () => this.undo());
    copy.addEventListener("click", () => this.copy(format.value));
  }

  // For a pad that was just chosen: with the numbers that it had, or that a link gave.
  start(session, given) {
    const { id } = session.pad;
    this.step = null;
    clearTimeout(this.resting);
    this.session = session;
    this.numbers = new Numbers(session);
    this.states[id] = given ?? this.states[id] ?? {};
    this.past[id] ??= [];
    this.before = new Map();
    try {
      this.numbers.apply(this.states[id]);
    } catch {
      this.numbers.apply((this.states[id] = {}));
    }
    this.tune = new Tune(this.root, this.numbers, (number, value, isOver) => this.change(number, value, isOver));
    this.say(this.numbers.all.length ? "Move a slider: what your fingers did is judged again at once." : "There is nothing to set here.");
    this.showUndo();
    this.showConflicts();
  }

  showConflicts() {
    const found = conflictsOf(this.session.window);
    this.conflicts.hidden = !this.numbers.all.length;
    this.conflicts.replaceChildren(make("summary", {}, found.length ? `${found.length} ${found.length === 1 ? "conflict" : "conflicts"}` : "No conflicts"),
      ...(found.length ? found : ["No two recognizers can claim the same touches unasked."]).map((words) => make("p", {}, words)));
  }

  get state() { return this.numbers.state; }
  numberBehind(attempt) { return numberBehind(attempt, this.numbers); }
  // Its row among all numbers, which need not be gone to.
  show(number) { this.tune.show(number); }

  change(number, value, isOver) {
    const before = this.numbers.state;
    if (value !== number.value) {
      this.remember();
      try {
        this.numbers.set(number, value);
      } catch (error) {
        this.say(`${number.title}: ${error.message}`);
        return this.tune.update();
      }
      // A slider that is drawn along is one step.
      if (this.sliding !== number) this.past[this.session.pad.id].push(before);
      this.sliding = number;
      this.settle(`${number.title}: ${number.words(value)}`);
    }
    if (isOver) this.sliding = null;
  }

  // Resets the numbers; the touches stay.
  restore() { this.goTo({}, "Numbers as they were at first"); }

  goTo(state, what) {
    this.remember();
    this.past[this.session.pad.id].push(this.numbers.state);
    this.numbers.apply(state);
    this.sliding = null;
    this.settle(what);
  }

  // The numbers of another tab hold here, too, and can be undone.
  hear(states) {
    const { id } = this.session.pad;
    const isOther = JSON.stringify(states[id] ?? {}) !== JSON.stringify(this.states[id] ?? {});
    this.states = { ...states, [id]: this.states[id] };
    if (isOther) this.goTo(states[id] ?? {}, "Numbers of another tab");
  }

  undo() {
    const state = this.past[this.session.pad.id].pop();
    if (!state) return;
    this.remember();
    this.numbers.apply(state);
    this.sliding = null;
    this.settle("Undone");
  }

  settle(what) {
    this.states[this.session.pad.id] = this.numbers.state;
    this.studio.keep.put("numbers", () => this.states);
    this.studio.beside.show();
    this.tune.update();
    this.showUndo();
    this.showConflicts();
    clearTimeout(this.resting);
    const step = (this.step = {});
    this.studio.judgeAgain((ranges, isLater) => {
      if (this.step !== step) return;
      if (ranges) return isLater || this.tell(what, ranges);
      this.judgeFirst(() => {
        if (this.step !== step) return;
        this.tell(what, null, isLater);
        this.resting = setTimeout(() => this.tellOthers(step), REST);
      }, step);
    });
  }

  showUndo() { this.undoButton.disabled = !this.past[this.session.pad.id].length; }

  // Remembers the attempts by the pad's own numbers, to compare others with them.
  remember() {
    const { trace, recording, opened, isJudged } = this.session;
    if (this.before.has(opened ?? null) || !trace.times.length) return;
    if (!opened) this.before.set(null, atOnce(this.withFirst(recording)));
    else if (isJudged && !Object.keys(this.numbers.state).length) this.before.set(opened, trace);
  }

  // The same for a recording opened with other numbers, in slices.
  judgeFirst(ondone, step) {
    const { opened } = this.session;
    if (!opened || this.before.has(opened)) return ondone();
    inSlices(this.withFirst(opened), {
      isOver: () => this.step !== step,
      ondone: (trace) => {
        this.before.set(opened, trace);
        ondone();
      },
    });
  }

  // Forgets the comparison for live touches, because they are replaced.
  forget() { this.before?.delete(null); }

  *withFirst(recording) {
    const steps = this.session.judging(recording);
    try {
      for (;;) {
        const { state } = this.numbers;
        this.numbers.apply({});
        let step;
        try {
          step = steps.next();
        } finally {
          this.numbers.apply(state);
        }
        if (step.done) return step.value;
        yield step.value;
      }
    } finally {
      steps.return();
    }
  }

  // In some ranges of time, or in all of it.
  tell(what, ranges = null, isLater = false) {
    const { session, studio } = this;
    const before = this.before.get(session.opened ?? null);
    if (!before) studio.why.tell(`${what}.`);
    if (!before) return this.say(`${what}.${session.names.length ? " Touch the pad to try it." : ""}`);
    const changes = compare(before, session.trace, ranges);
    studio.timeline.markChanges(changes.map(({ attempt }) => attempt));
    // The first answer is shown, also where it comes later than the time that is looked at.
    const first = changes.find(({ attempt }) => session.trace.lanes.get(attempt.lane)?.attempts.includes(attempt));
    studio.why.tell(changes.length ? `${what}: ${first?.words ?? changes[0].words}.` : `${what}: nothing would have changed.`);
    if (first && !isLater && studio.playback.time < first.attempt.decided) studio.playback.review(first.attempt.decided);
    this.others = make("div", { class: "others" });
    this.changes.replaceChildren(make("b", {}, what), ...(changes.length
      ? changes.slice(0, 6).map(({ words }) => make("p", {}, words))
      : [make("p", {}, "Nothing differs from the first numbers in what is shown.")]), this.others);
  }

  // The other recordings that are open.
  async tellOthers(step) {
    const { studio, session } = this;
    const isOver = () => this.step !== step;
    const lines = [];
    for (const { title, recording } of studio.recordings.others(session.opened)) {
      const before = this.before.get(recording) ?? await inSlices(this.withFirst(recording), { isOver });
      if (before) this.before.set(recording, before);
      const after = before && await inSlices(session.judging(recording), { isOver });
      if (isOver()) return;
      const changes = compare(before, after);
      const words = changes.length === 1 ? changes[0].words : `${changes.length} decisions differ`;
      lines.push(changes.length ? make("p", {}, make("b", {}, `${title}: `), words) : make("p", {}, `${title}: nothing differs`));
    }
    this.others?.replaceChildren(...lines);
  }

  async copy(format) {
    if (format === "svg" || format === "png") return this.studio.savePicture(format);
    const text = codeOf(this.session, format);
    try {
      await navigator.clipboard.writeText(text);
      this.studio.say(`Copied ${text.split("\n").length - 1} lines.`);
    } catch {
      // Where the page may not write to the clipboard, the text is there to be taken.
      const area = make("textarea", { class: "code", rows: 10, readonly: true, "aria-label": "The code" });
      area.value = text;
      this.changes.replaceChildren(area);
      area.select();
    }
  }

  say(words) { this.changes.textContent = words; }
}
