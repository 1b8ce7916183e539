// A program read from its lines (Docs/inspector.md): views, recognisers, and a trace of their decisions.

import { TOUCH_PHASES } from "../../words.js";
import { Trace } from "../timeline/trace.js";
import { isSuccess } from "../timeline/words.js";
import { kindName } from "./kind-name.js";

// How much of the past is kept of a program that runs on, in seconds.
const MEMORY = 60;
const HANDLERS = { b: "touchesBegan", m: "touchesMoved", e: "touchesEnded", c: "touchesCancelled" };
const PHASES = Object.fromEntries(TOUCH_PHASES.map((word) => [word[0], word]));

export class Program {
  constructor({ memory = MEMORY } = {}) {
    this.memory = memory;
    this.header = null;
    this.views = new Map();
    this.recognizers = new Map();
    this.trace = new Trace();
    this.notes = [];
    this.lines = [];
    // The waiting recognisers, so that one line can end a wait.
    this.waiting = new Set();
    // By recogniser, the line of the program's code that set its last state, and when.
    this.sources = new Map();
    // Grows with each tree line.
    this.treeVersion = 0;
    // Grows whenever views, recognisers or settings change.
    this.version = 0;
  }

  get name() { return this.header?.program ?? ""; }
  get size() { return this.header?.size ?? [400, 300]; }
  // The recognisers with lanes. A framework's own have them if they recognised, or if they are asked for.
  get order() {
    return [...this.recognizers.keys()].filter((id) => {
      const { isInternal, attempts } = this.trace.lanes.get(id);
      return !isInternal || attempts.some(isSuccess);
    });
  }

  // The nearest view with a name of the program's, from one on; else that one.
  named(id) {
    let view = this.views.get(id);
    while (view && !view.name) view = this.views.get(view.parent);
    return view ?? this.views.get(id);
  }

  get hasInternals() { return [...this.recognizers.values()].some(({ internal }) => internal); }

  set showsInternals(value) {
    this.internalsAreShown = value;
    for (const [id, one] of this.recognizers) this.trace.lanes.get(id).isInternal = this.isInternal(one);
    this.version++;
  }

  // The events that took another way, except for recognisers that are left out.
  notesBetween(from, until) {
    const isShown = ({ time, recognizer }) => time >= from && time <= until && !this.trace.lanes.get(recognizer)?.isInternal;
    return this.notes.filter(isShown);
  }

  isInternal({ internal }) { return internal === true && !this.internalsAreShown; }

  canDo(what) { return this.header?.accepts?.includes(what) ?? false; }

  // Takes a line as text, or as an object, and returns the object. Throws if it makes no sense.
  take(line) {
    const isText = typeof line === "string";
    if (isText && !line.trim()) return undefined;
    const row = isText ? JSON.parse(line) : line;
    if (!this.header) {
      if (row.dactyl === "recording") throw new SyntaxError("this is a recording of touches, which the studio opens");
      if (row.dactyl !== "inspect" || row.version !== 1) throw new SyntaxError("not what a program says to an inspector, of version 1");
      this.header = row;
    } else if ("t" in row) this.takeFrame(row);
    else KINDS[row.type]?.call(this, row);
    // The lines to save: all that are still shown, and the tree before them.
    const isLasting = "dactyl" in row || row.type === "tree" || row.type === "settings";
    this.lines.push({ time: row.t ?? row.time ?? 0, isLasting, line: isText ? line : JSON.stringify(row) });
    if (row.t !== undefined) this.trim(row.t);
    return row;
  }

  // A whole file; the error says in which line.
  static parse(text) {
    const program = new Program({ memory: Infinity });
    text.split("\n").forEach((line, index) => {
      try {
        program.take(line);
      } catch (error) {
        throw new SyntaxError(`line ${index + 1}: ${error.message}`);
      }
    });
    if (!program.header) throw new SyntaxError("an empty file");
    return program;
  }

  stringify() { return this.lines.map(({ line }) => `${line.trimEnd()}\n`).join(""); }

  takeFrame({ t, c = [] }) {
    this.phase = c.at(-1)?.[1];
    for (const [id, letter, x, y, { k: kind } = {}] of c) {
      const contact = { id, phase: PHASES[letter], x, y, kind };
      this.trace.touch(contact, t, contact.phase === "began" ? this.keysAt(x, y) : []);
    }
    if (c.length) this.trace.reach(t);
  }

  // The recognisers of the view under a place and of all it lies on.
  keysAt(x, y) {
    const found = new Set();
    for (let view = this.viewAt(x, y); view; view = this.views.get(view.parent)) found.add(view.id);
    return [...this.recognizers.values()].filter((one) => found.has(one.view)).map(({ id }) => id);
  }

  viewAt(x, y) {
    const holds = ({ frame: [left, top, width, height], ignores }) =>
      !ignores && x >= left && y >= top && x < left + width && y < top + height;
    const isOpen = (view) => !view || (!view.ignores && isOpen(this.views.get(view.parent)));
    return [...this.views.values()].findLast((view) => holds(view) && isOpen(view));
  }

  // Forgets the distant past at a time without fingers, so that the rest still makes sense.
  trim(now) {
    const { trace } = this;
    if (!(now - trace.start > this.memory * 1.25) || trace.down.size) return;
    const until = now - this.memory;
    trace.forget(until);
    const lasting = this.lines.filter(({ isLasting, time }) => isLasting && time <= until);
    // The last tree contains all earlier ones.
    const tree = lasting.findLastIndex(({ line }) => line.includes('"type":"tree"'));
    this.lines = [this.lines[0], ...lasting.slice(Math.max(1, tree)), ...this.lines.filter(({ time }) => time > until)];
    for (const [id, lane] of trace.lanes) if (!this.recognizers.has(id) && !lane.attempts.length) trace.lanes.delete(id);
    this.notes = this.notes.filter(({ time }) => time > until);
    this.hasForgotten = true;
  }
}

// The change that a line makes, by its type; unknown types are ignored.
const KINDS = {
  tree({ views: told, recognizers }) {
    // They move with later lines.
    const views = told.map((view) => ({ ...view }));
    this.views = new Map(views.map((view) => [view.id, view]));
    const named = new Map();
    this.recognizers = new Map(recognizers.map((one) => {
      const view = this.views.get(one.view);
      const name = one.name ?? kindName(one);
      named.set(name, (named.get(name) ?? 0) + 1);
      return [one.id, { ...one, name, viewName: view?.name ?? view?.class ?? "", settings: { ...one.settings } }];
    }));
    // Views of one class are numbered; recognisers of one name are distinguished by their views, else numbered, too.
    const classes = Map.groupBy(views, (view) => view.name ?? view.class);
    const titleOf = (view) => {
      const alike = classes.get(view.name ?? view.class);
      return alike.length === 1 ? view.name ?? view.class : `${view.name ?? view.class} ${alike.indexOf(view) + 1}`;
    };
    for (const view of views) view.title = titleOf(view);
    const taken = new Map();
    for (const one of this.recognizers.values()) {
      const view = this.views.get(one.view);
      one.title = named.get(one.name) > 1 && view ? `${one.name} of ${view.title}` : one.name;
      const count = (taken.get(one.title) ?? 0) + 1;
      taken.set(one.title, count);
      if (count > 1) one.title = `${one.title}, ${count}`;
      const lane = this.trace.lanes.get(one.id) ?? this.trace.addLane({ key: one.id, name: one.title });
      Object.assign(lane, { name: one.title, kind: one.kind, settings: one.settings, isInternal: this.isInternal(one) });
    }
    this.version++;
    this.treeVersion++;
  },

  moved({ views }) {
    for (const [id, ...frame] of views) {
      const view = this.views.get(id);
      if (view) view.frame = frame.slice(0, 4);
    }
    this.version++;
  },

  state({ time, recognizer, to, touches, location = [0, 0], cause }) {
    const other = cause.other === undefined ? undefined : { id: cause.other, name: this.recognizers.get(cause.other)?.title };
    let words = cause.words.replaceAll(" pt", " px");
    let label = cause.name;
    if (label === "prevented" && other?.name) words = `prevented by ${other.name}`;
    // A recogniser with code of its own says no cause; where it decided is known.
    if (label === "unstated" && to !== "possible") {
      const [handler, [x, y]] = [HANDLERS[this.phase], location.map(Math.round)];
      const source = this.sources.get(recognizer);
      const line = source?.time <= time && source.time >= this.trace.lanes.get(recognizer)?.start ? `, ${source.words}` : "";
      [label, words] = ["ownCode", `its own code set .${to}${handler ? ` in ${handler}` : ""} at (${x}, ${y})${line}`];
    }
    this.trace.decide(recognizer, { to, time, cause: { ...cause, label, other }, words, numberOfTouches: touches });
  },

  readings({ time, rows }) {
    for (const [recognizer, code, value, limit] of rows) this.trace.reading(recognizer, { code, value, limit, time });
  },

  waiting({ time, rows }) {
    const now = new Map(rows);
    for (const id of this.waiting) if (!now.has(id)) this.trace.wait(id, null, time);
    for (const [id, others] of now) this.trace.wait(id, others.map((other) => this.recognizers.get(other)?.title ?? "another"), time);
    this.waiting = new Set(now.keys());
  },

  touches({ time, view, phase, touches }) {
    const notice = { view: this.named(view) ?? {}, phase, touches: touches.map(([id, x, y, tapCount]) => ({ id, tapCount })) };
    this.trace.events.push({ time, notice });
  },

  act({ time, view, name, words }) {
    this.trace.acts.push({ time, words: `${name ?? this.views.get(view)?.title ?? "a view"} ${words}` });
  },

  // It may come after the state: the program reads the debugger's data meanwhile.
  source({ time, recognizer, words }) {
    this.sources.set(recognizer, { time, words });
    const attempt = this.trace.lanes.get(recognizer)?.attempts.at(-1);
    if (attempt?.cause?.label === "ownCode" && attempt.end >= time) attempt.words += `, ${words}`;
  },

  settings({ recognizer, settings }) {
    const one = this.recognizers.get(recognizer);
    if (!one) return;
    // Attempts keep the settings that they were made with.
    one.settings = { ...one.settings, ...settings };
    const lane = this.trace.lanes.get(recognizer);
    if (lane) lane.settings = one.settings;
    this.version++;
  },

  note(note) {
    // Another page's judgement of the touches, such as the studio's for a phone.
    if (note.what === "said") return void (this.said = note.words);
    this.notes.push(note);
    // Fingers' moves meanwhile are unknown; the program reports fingers that are down anew.
    if (note.what === "dropped") this.trace.interrupt();
  },
};
