// The gestures that somebody taught: what one finger draws, in a library of drawings, and what any number of fingers show, in another, with the
// touches of each sample.

import { StrokeLibrary } from "../strokes.js";
import { fingersOf } from "./fingers-of.js";
import { builtInsOf, demonstrationOf, mostFingers, palms, withFingers } from "./showing.js";

export class Taught {
  // `touches` are frames of what was shown, in the order in which it was shown.
  constructor(engine, { names = [], drawn, shown, touches = [] } = {}) {
    this.engine = engine;
    const open = (text) => (text ? StrokeLibrary.parse(engine, text) : new StrokeLibrary(engine));
    [this.drawn, this.shown] = [open(drawn), open(shown)];
    const known = [...this.drawn.classes, ...this.shown.classes].map(({ name }) => name);
    this.names = [...new Set([...names, ...known])];
    this.touches = new Map(this.shownNumbers.map((number, index) => [number, touches[index] ?? null]));
  }

  get shownNumbers() { return this.shown.classes.flatMap(({ shown }) => [...shown.keys()]).sort((one, other) => one - other); }

  get gestures() { return this.names.map((name) => this.gesture(name)); }

  // A gesture with the numbers of its samples.
  gesture(name) {
    const named = (library) => library.classes.find((one) => one.name === name);
    const shown = named(this.shown);
    if (shown?.shown.size) return { ...shown, isShown: true, samples: [...shown.shown.keys()] };
    const drawn = named(this.drawn);
    return { name, forgives: drawn?.forgives ?? ["size"], isShown: false, samples: drawn?.templates ?? [] };
  }

  demonstration(name, number) { return this.shown.classes.find((one) => one.name === name).shown.get(number); }

  // The fingers of a sample; null where its touches are not known.
  fingers(number) {
    const frames = this.touches.get(number);
    return frames ? fingersOf(frames) : null;
  }

  get generosity() { return this.drawn.generosity || 1; }
  set generosity(value) { this.drawn.generosity = this.shown.generosity = value; }

  // To keep; the constructor takes it.
  get content() {
    const { names, drawn, shown, shownNumbers, touches } = this;
    return { names: [...names], drawn: drawn.stringify(), shown: shown.stringify(), touches: shownNumbers.map((number) => touches.get(number)) };
  }

  define(name) { if (!this.names.includes(name)) this.names.push(name); }

  // Adds a sample. Throws a RangeError with the reason where it cannot be one of this gesture.
  add(name, frames, { hasSeveralStrokes = false } = {}) {
    this.define(name);
    const demonstration = demonstrationOf(this.engine, frames);
    if (!demonstration.stretches.length) throw new RangeError("nothing was shown");
    const { isShown, samples } = this.gesture(name);
    const fingers = mostFingers(demonstration);
    const one = samples[0];
    if (samples.length ? isShown : !hasSeveralStrokes && !demonstration.stroke) {
      const before = one === undefined ? fingers : mostFingers(this.demonstration(name, one));
      if (fingers !== before) throw new RangeError(`${name} was shown with ${withFingers(before)}, this with ${fingers}`);
      this.touches.set(this.shown.show(name, demonstration), frames.map(plainFrame));
    } else {
      if (fingers > 1) throw new RangeError(`${name} is drawn by one finger, and this was done by ${fingers}`);
      this.drawn.add(name, fingersOf(frames).map(({ path }) => path));
    }
    return demonstration;
  }

  forgive(name, options) {
    const { isShown, forgives, isContinuous } = this.gesture(name);
    (isShown ? this.shown : this.drawn).define(name, { forgives, isContinuous, ...options });
  }

  delete(name) {
    this.names.splice(this.names.indexOf(name), 1);
    const { isShown, samples } = this.gesture(name);
    if (isShown) for (const number of samples) this.touches.delete(number);
    for (const library of [this.drawn, this.shown]) library.delete(name);
  }

  deleteSample(name, number) {
    if (!this.gesture(name).isShown) return this.drawn.delete(number);
    this.touches.delete(number);
    return this.shown.hide(number);
  }

  remove() {
    this.drawn.remove();
    this.shown.remove();
  }

  // For each gesture what its samples are taken for, each judged by all the others: how often, by name; null for none. And how many of its
  // samples are built-in gestures, by their names: how often, and how often these begin before it is complete.
  confusion() {
    const { names, counts } = this.drawn.confusion();
    const rows = new Map(names.map((name, row) => [name, new Map(counts[row].map((count, column) => [names[column] ?? null, count]))]));
    this.withShown((library) => {
      for (const { name, shown } of [...library.classes]) {
        const row = new Map();
        for (const [number, demonstration] of [...shown]) {
          library.hide(number);
          count(row, takenFor(library, demonstration));
          library.show(name, demonstration);
        }
        if (shown.size) rows.set(name, row);
      }
    });
    return this.gestures.map(({ name, samples, isShown, isContinuous }) => {
      const builtIns = new Map();
      const known = isShown ? samples.map((number) => this.touches.get(number)).filter(Boolean) : [];
      for (const frames of known) {
        const end = frames.at(-1).time;
        for (const [builtIn, time] of builtInsOf(this.engine, frames, mostFingers(this.demonstration(name, samples[0])))) {
          const before = builtIns.get(builtIn) ?? { count: 0, early: 0 };
          builtIns.set(builtIn, { count: before.count + 1, early: before.early + Number(time < end) });
        }
      }
      return { name, samples: samples.length, known: known.length, isShown, isContinuous, takenFor: rows.get(name) ?? new Map(), builtIns };
    });
  }

  // What resting palms, as simulated, are taken for.
  palms() {
    const row = new Map();
    for (const frames of palms) count(row, takenFor(this.shown, (frames.demonstration ??= demonstrationOf(this.engine, frames))));
    return row;
  }

  // The sample of a gesture that is nearest to what was done.
  nearest(name, done) {
    const { samples, forgives } = this.gesture(name);
    let nearest = null;
    let least = Infinity;
    const one = new StrokeLibrary(this.engine);
    one.define(name, { forgives });
    for (const number of samples) {
      const only = one.show(name, this.demonstration(name, number));
      const { distance } = one.recognizeShown(done) ?? {};
      if (distance < least) [nearest, least] = [number, distance];
      one.hide(only);
    }
    one.remove();
    return nearest;
  }

  // With a copy of what was shown.
  withShown(use) {
    const copy = StrokeLibrary.parse(this.engine, this.shown.stringify());
    use(copy);
    copy.remove();
  }
}

function takenFor(library, demonstration) {
  const match = library.recognizeShown(demonstration);
  return match?.isRecognized ? match.name : null;
}

const count = (row, name) => row.set(name, (row.get(name) ?? 0) + 1);

const plainFrame = ({ time, contacts }) => ({ time, contacts: contacts.map(({ id, phase, x, y }) => ({ id, phase, x, y })) });
