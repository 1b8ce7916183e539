// What a program's recognizers would decide with other numbers: its window is built again in this page, from its lines, and gets the same frames.

import { CustomRecognizer } from "../../custom.js";
import { identity, invert, multiply } from "../../matrix.js";
import { Recording } from "../../recording.js";
import { RELATIONS } from "../../words.js";
import { after, follow, passDeadlines } from "../following.js";
import { Program } from "./program.js";

const HEADER = '{"dactyl":"recording","version":1}\n';

const parse = (row) => Recording.parse(HEADER + JSON.stringify(row)).frames[0];
// A row is played again with every number that is tried.
const frames = new WeakMap();
function frameOf(row) {
  if (!frames.has(row)) frames.set(row, parse(row));
  return frames.get(row);
}

// A time after all others.
const NEVER = 1e15;

// Stands for a recogniser with code of its own: it decides as that one did, once the line comes that says so.
class Recorded extends CustomRecognizer {
  canBePrevented() { return false; }
  touchesEnded() { this.deadline = NEVER; }
  touchesCancelled() { this.deadline = NEVER; }
}
Object.assign(Recorded, { kind: "recorded", causes: { recorded: "as it decided" } });

export class Trial {
  // `changes` holds the other settings, by recogniser. The recognisers of `own` keep their recorded decisions. `answers` holds what delegates
  // answered. `program` shows the decisions that result.
  constructor(engine, changes, own, answers) {
    Object.assign(this, { engine, changes, own, answers });
    this.program = new Program({ memory: Infinity });
    this.clear();
  }

  // Takes a line of the program as an object.
  take(row) {
    const { program } = this;
    if ("t" in row) return this.takeFrame(row);
    const make = MAKE[row.type];
    const rest = make ? make.call(this, row) : row;
    if (rest) program.take(rest);
  }

  takeFrame(row) {
    const { program, window } = this;
    const { trace } = program;
    // Of fingers that were down before the first line nothing is known.
    const isKnown = ([id, phase]) => phase === "b" || trace.down.has(id);
    if (!row.c.every(isKnown)) this.since = row.t;
    const known = { ...row, c: row.c.filter(isKnown), s: row.s?.filter(([, ...contact]) => isKnown(contact)), h: undefined };
    passDeadlines(window, trace, row.t);
    if (this.isStale && !trace.down.size && window.nextDeadline >= NEVER) this.buildAgain();
    program.take(known);
    try {
      this.window.send(known.c.length === row.c.length ? frameOf(row) : parse(known));
    } catch {
      // The program refused it as well, and its note says why.
      return;
    }
    after(this.window, trace, row.t);
  }

  clear() {
    this.window?.remove();
    this.views = new Map();
    this.recognizers = new Map();
    this.window = this.engine.createWindow({ frame: { x: 0, y: 0, width: 1, height: 1 } });
    this.isStale = false;
    follow(this.window, this.program.trace, () => {});
  }

  close() { this.window.remove(); }

  // In order, which views that come between others cannot be given otherwise.
  buildAgain() {
    this.clear();
    this.build(this.tree);
  }

  build(tree) {
    this.tree = tree;
    const { views, recognizers, window } = this;
    for (const [made, told] of [[recognizers, tree.recognizers], [views, tree.views]]) {
      const stays = new Set(told.map(({ id }) => id));
      for (const [id, one] of made) {
        if (stays.has(id)) continue;
        if (one !== window && one.isAlive) one.remove();
        made.delete(id);
      }
    }
    this.shapes = new Map();
    const last = new Map();
    for (const view of tree.views) {
      const parent = views.get(view.parent);
      let made = views.get(view.id);
      if (!made) {
        made = parent ? parent.addView({}) : window;
        views.set(view.id, made);
      } else if (parent && made.parent !== parent) this.isStale = true;
      const place = made.parent?.views.indexOf(made) ?? 0;
      if (place < (last.get(parent) ?? 0)) this.isStale = true;
      last.set(parent, place);
      this.place(view.id, { frame: view.frame, size: view.size, matrix: view.matrix }, view.parent);
      made.set({
        name: this.program.named(view.id)?.name ?? "", isHidden: view.ignores === "hidden", isUserInteractionEnabled: view.ignores !== "disabled",
        alpha: view.ignores === "transparent" ? 0 : 1,
      });
    }
    for (const one of tree.recognizers) if (!recognizers.get(one.id)?.isAlive) this.add(one);
    for (const one of tree.recognizers) this.relate(one);
  }

  // A view lies where its lines say, in the window's coordinates.
  place(id, { frame: [x, y, width, height], size = [width, height], matrix = [1, 0, 0, 1, x, y] }, parent) {
    const shape = { size, matrix, parent };
    this.shapes.set(id, shape);
    const [a, b, c, d, left, top] = multiply(invert(this.shapes.get(parent)?.matrix ?? identity), matrix);
    const [w, h] = size;
    // The frame's middle stays where it is when the view is turned.
    const [middleX, middleY] = [(a * w + c * h) / 2 + left, (b * w + d * h) / 2 + top];
    const isUpright = a === 1 && b === 0 && c === 0 && d === 1;
    this.views.get(id)?.set({
      frame: { x: isUpright ? left : middleX - w / 2, y: isUpright ? top : middleY - h / 2, width: w, height: h }, ...(!isUpright && { transform: [a, b, c, d, 0, 0] }),
    });
  }

  add(one) {
    const { id, kind, view } = one;
    const { title: name, settings } = this.program.recognizers.get(id);
    const on = this.views.get(view);
    let made;
    if (!this.own.has(id)) {
      try {
        made = on.add(kind, { name });
        const refused = this.answers.refused.get(id);
        if (refused) made.set({ shouldBegin: () => !refused.has(this.program.trace.lanes.get(id).start) });
      } catch {
        // Of a kind that the program defined itself, or whose drawings the lines do not have.
        this.own.add(id);
      }
    }
    made ??= on.add(Recorded, { name });
    made.lane = this.own.has(id) ? null : id;
    this.recognizers.set(id, made);
    this.setAll(made, settings);
  }

  // Settings that a recorded one does not have are of no use to it.
  setAll(made, settings) {
    for (const [name, value] of Object.entries(settings)) {
      try {
        made.set({ [name]: value ?? Infinity });
      } catch {
        continue;
      }
    }
  }

  relate({ id, ...one }) {
    const made = this.recognizers.get(id);
    for (const option in RELATIONS) {
      for (const other of [...(one[option] ?? []), ...(this.answers[option].get(id) ?? [])]) {
        const partner = this.recognizers.get(other);
        if (partner && !made._related[option].has(partner)) made[RELATIONS[option]](partner);
      }
    }
  }

  withChanges(id, settings) { return { ...settings, ...this.changes.get(id) }; }
}

// What becomes of a line, by its type: the line to keep, or nothing where the window built again decides.
const MAKE = {
  tree(row) {
    const recognizers = row.recognizers.map((one) => ({ ...one, settings: this.withChanges(one.id, one.settings) }));
    this.program.take({ ...row, recognizers });
    this.build(row);
  },

  moved(row) {
    for (const [id, x, y, width, height, w, h, ...matrix] of row.views) {
      const shape = this.shapes.get(id);
      if (shape) this.place(id, { frame: [x, y, width, height], ...(matrix.length && { size: [w, h], matrix }) }, shape.parent);
    }
    return row;
  },

  settings(row) {
    const settings = this.withChanges(row.recognizer, row.settings);
    const made = this.recognizers.get(row.recognizer);
    if (made) this.setAll(made, settings);
    return { ...row, settings };
  },

  state(row) {
    if (!this.own.has(row.recognizer)) return null;
    const made = this.recognizers.get(row.recognizer);
    try {
      if (row.to !== "possible") made.transition(row.to, "recorded");
    } catch {
      // Others have decided otherwise, and it can no longer.
    }
    return row;
  },

  readings(row) { return { ...row, rows: row.rows.filter(([id]) => this.own.has(id)) }; },
  waiting() { return null; },
  touches() { return null; },
};
