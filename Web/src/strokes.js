// What is drawn: check marks, circles, scratch-outs, and gestures learnt from samples.
import { check, define, defineKind, Recognizer, setNumbers } from "./dactyl.js";

define(200, "minimumAngle maximumAngle minimumLength maximumTilt minimumLegRatio maximumLegRatio legRatioGrowth maximumShortLegBow maximumLongLegBow recognizesEarly earlyLegRatio deviation maximumMeanDeviation minimumRadius minimumSweep maximumSweep maximumGap maximumTurnUnevenness minimumReversals minimumLegLength maximumIrregularity irregularityPerReversal backDriftWeight angleSpreadWeight maximumStrokeInterval library", true);
define(240, "generosity pathThreshold cloudThreshold numberOfTemplates");

// A recogniser of strokes; what there is none of is NaN.
class Drawn extends Recognizer {
  get drawing() {
    const { engine } = this.window;
    return drawingAt(engine, check(engine.c.dactyl_drawing(this.handle)));
  }
}

class CheckMark extends Drawn {
  get start() { return this.point("start", 15); }
  get corner() { return this.point("corner", 17); }
  get end() { return this.point("end", 19); }
  get hand() { return ["right", "left"][this.record[21]]; }
  get angle() { return this.record[22]; }
  get tilt() { return this.record[23]; }
  get legRatio() { return this.record[24]; }
}

class Circle extends Drawn {
  get center() { return this.point("center", 15); }
  get radius() { return this.record[17]; }
  get sweep() { return this.record[18]; }
  get direction() { return this.sweep < 0 ? "counterclockwise" : "clockwise"; }
  get deviation() { return this.record[19]; }
  get meanDeviation() { return this.record[20]; }
}

class ScratchOut extends Drawn {
  get bounds() { return { ...this.point("bounds", 15), width: this.record[17], height: this.record[18] }; }
  get reversals() { return this.record[19]; }
  get legLength() { return this.record[20]; }
  get angle() { return this.record[21]; }
  get viewToDelete() { return this.window.engine.object(this.record[22]); }
}

class DrawnStroke extends Drawn {
  constructor(view, kind, { library, ...options }) {
    super(view, kind, { ...options, library });
    this.library = library ?? null;
  }

  set(changes) {
    if (changes.library !== undefined) this.library = changes.library;
    return super.set(changes);
  }

  get match() { return this.library && this.record[0] ? matchAt(this.library, this.record, 15) : null; }
  get className() { return this.match?.isRecognized ? this.match.name : null; }
}

defineKind("checkMark", 10, {}, CheckMark);
defineKind("circle", 11, {}, Circle);
defineKind("scratchOut", 12, {}, ScratchOut);
defineKind("stroke", 13, {}, DrawnStroke);

const OPTIONS = ["size", "rotation", "proportions", "direction", "start"];

export class StrokeLibrary {
  constructor(engine, { generosity } = {}) {
    if (!engine.c.dactyl_library_create) throw new Error("this dactyl.wasm was built without strokes");
    this.window = { engine };
    this.handle = check(engine.c.dactyl_library_create());
    this.classes = [];
    engine.keep(this);
    if (generosity !== undefined) this.generosity = generosity;
  }

  // Made of the text of a file, as `dactyl train` and `stringify` write them.
  static parse(engine, text) {
    const fail = (reason) => { throw new SyntaxError(`not a library of strokes: ${reason}`); };
    const file = JSON.parse(text);
    if (file.format !== "dactyl-strokes") fail("format is not dactyl-strokes");
    if (file.version !== 1) fail(`version ${file.version}`);
    const library = new StrokeLibrary(engine);
    try {
      // What is learnt is learnt once, after the last template.
      setNumbers(library, { pathThreshold: 1, cloudThreshold: 1 });
      for (const { id, name, forgives } of file.classes) {
        if (library.classes.some((other) => other.number === id)) fail(`two classes ${id}`);
        library.define(name, { forgives, number: id });
      }
      file.templates.forEach(({ class: number, diagonal, strokes }, index) => {
        const owner = library.classes.find((other) => other.number === number) ?? fail(`template ${index} is of no class`);
        const words = writeDrawing(engine, strokes.map(pairs));
        owner.templates.push(check(engine.c.dactyl_library_add_outline(library.handle, number, diagonal, words)));
      });
      const { generosity, path, cloud } = file.rejection;
      if (generosity === undefined && (path === undefined || cloud === undefined)) fail("no rejection");
      setNumbers(library, { generosity, pathThreshold: path, cloudThreshold: cloud });
    } catch (error) {
      library.remove();
      throw error;
    }
    return library;
  }

  get generosity() { return this.number("generosity"); }
  set generosity(value) { setNumbers(this, { generosity: value }); }
  get thresholds() { return { path: this.number("pathThreshold"), cloud: this.number("cloudThreshold") }; }

  // Adds a class, or changes what it forgives.
  define(name, { forgives = ["size"], number } = {}) {
    let found = this.class(name);
    const code = found?.number ?? number ?? Math.max(0, ...this.classes.map((other) => other.number)) + 1;
    const bits = forgives.reduce((sum, option) => {
      if (!OPTIONS.includes(option)) throw new TypeError(`unknown: "${option}" in forgives`);
      return sum | (1 << OPTIONS.indexOf(option));
    }, 0);
    check(this.c.dactyl_library_define(this.handle, code, bits), "class");
    if (!found) this.classes.push(found = { name, number: code, forgives, templates: [] });
    found.forgives = OPTIONS.filter((option) => forgives.includes(option));
    return found;
  }

  // Adds a drawing, one stroke or several, as a template of a class; answers the template's number.
  add(name, drawing) {
    const owner = this.class(name) ?? this.define(name);
    const words = writeDrawing(this.window.engine, drawing);
    const template = checkDrawing(this.c.dactyl_library_add(this.handle, owner.number, words));
    owner.templates.push(template);
    return template;
  }

  // Removes a template by its number, or a class by its name; false if there is none.
  delete(what) {
    if (typeof what === "string") {
      const found = this.class(what);
      if (!found) return false;
      check(this.c.dactyl_library_remove_class(this.handle, found.number));
      this.classes.splice(this.classes.indexOf(found), 1);
      return true;
    }
    const owner = this.ownerOf(what);
    if (!owner) return false;
    check(this.c.dactyl_library_remove(this.handle, what));
    owner.templates.splice(owner.templates.indexOf(what), 1);
    return true;
  }

  // What a drawing is; null where there is nothing to compare it with, or it is too little to compare.
  recognize(drawing) {
    return this.answer(this.c.dactyl_library_recognize(this.handle, writeDrawing(this.window.engine, drawing)));
  }

  // What a template would be taken for if it were not there; null where there is nothing to compare it with.
  judge(template) { return this.answer(this.c.dactyl_library_recognize_template(this.handle, template)); }

  // How often templates of each class are taken for which by the others; the last column is for none.
  confusion() {
    const { classes } = this;
    const counts = classes.map(({ templates }) => {
      const row = new Array(classes.length + 1).fill(0);
      for (const template of templates) {
        const match = this.judge(template);
        const column = classes.findIndex(({ name }) => match?.isRecognized && match.name === name);
        row[column < 0 ? classes.length : column]++;
      }
      return row;
    });
    return { names: classes.map(({ name }) => name), counts };
  }

  // The drawing of a template, as large as it was, about its middle.
  drawing(template) {
    const { engine } = this.window;
    const count = check(this.c.dactyl_library_outline(this.handle, template), "template");
    const diagonal = outlineAt(engine, count).diagonal;
    const scale = diagonal / 8192;
    return drawingAt(engine, count - 1).map((stroke) => stroke.map(({ x, y }) => ({ x: x * scale, y: y * scale })));
  }

  // The text of a file, which `dactyl` and `parse` read; exact.
  stringify() {
    const { generosity, thresholds, classes } = this;
    const order = classes.flatMap(({ number, templates }) => templates.map((template) => [template, number]));
    const templates = order.sort(([one], [other]) => one - other).map(([template, number]) => {
      const count = check(this.c.dactyl_library_outline(this.handle, template));
      return { class: number, ...outlineAt(this.window.engine, count) };
    });
    return JSON.stringify({
      classes: classes.map(({ name, number, forgives }) => ({ forgives, id: number, name })),
      format: "dactyl-strokes",
      rejection: generosity ? { generosity } : { cloud: thresholds.cloud, path: thresholds.path },
      templates, version: 1,
    });
  }

  // Recognisers that use it have nothing to compare with then.
  remove() {
    check(this.c.dactyl_release(this.handle));
    this.window.engine.forget(this);
  }

  class(name) { return this.classes.find((other) => other.name === name) ?? null; }

  ownerOf(template) { return this.classes.find(({ templates }) => templates.includes(template)) ?? null; }

  get c() { return this.window.engine.c; }

  number(name) { return this.c.dactyl_get_number(this.handle, { generosity: 240, pathThreshold: 241, cloudThreshold: 242 }[name]); }

  answer(status) {
    if (status <= -20) return null;
    checkDrawing(status);
    const { engine } = this.window;
    engine.reserve(5);
    return matchAt(this, engine.view(), engine.base);
  }
}

const REASONS = { "-4": "not a drawing", "-11": "a number is not finite", "-20": "nothing was drawn", "-21": "all in one place", "-22": "beyond the grid" };

function checkDrawing(status) {
  if (status in REASONS) throw new RangeError(REASONS[status]);
  return check(status);
}

function matchAt(library, words, at) {
  const name = (number) => library.classes.find((other) => other.number === number)?.name ?? null;
  const [number, score, margin, runnerUp, distance] = words.subarray(at, at + 5);
  if (Number.isNaN(number)) return null;
  return { name: name(number), isRecognized: distance < 1, score, margin, runnerUp: name(runnerUp), distance };
}

const pairs = (numbers) => numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1] }]));

// One stroke is a drawing, too.
function writeDrawing(engine, drawing) {
  const strokes = Array.isArray(drawing[0]) ? drawing : [drawing];
  const count = strokes.reduce((sum, { length }) => sum + 1 + 2 * length, 0);
  engine.reserve(count);
  const words = engine.view();
  let at = engine.base;
  for (const stroke of strokes) {
    words[at++] = stroke.length;
    for (const { x, y } of stroke) {
      words[at++] = x;
      words[at++] = y;
    }
  }
  return count;
}

function drawingAt(engine, count) {
  engine.reserve(count);
  const words = engine.view();
  const drawing = [];
  for (let at = engine.base; at < engine.base + count;) {
    const stroke = [];
    for (let left = words[at++]; left > 0; left--, at += 2) stroke.push({ x: words[at], y: words[at + 1] });
    drawing.push(stroke);
  }
  return drawing;
}

function outlineAt(engine, count) {
  engine.reserve(count);
  const strokes = drawingAt(engine, count - 1).map((stroke) => stroke.flatMap(({ x, y }) => [x, y]));
  return { diagonal: engine.view()[engine.base + count - 1], strokes };
}
