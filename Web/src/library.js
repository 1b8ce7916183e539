// Gestures that are learnt from samples: libraries of drawings.
import { inner } from "./dactyl.js";
import { drawingAt, matchAt } from "./drawings.js";
import { writeDemonstration } from "./demonstrations.js";
import { needShown, needWhole } from "./whole.js";

const { _check: check, _Handled: Handled, _numbers: numbers } = inner;

const OPTIONS = ["size", "rotation", "proportions", "direction", "start", "speed"];
const CONTINUOUS = 64;

export class StrokeLibrary extends Handled {
  constructor(engine, { generosity } = {}) {
    needWhole(engine, "strokes.js");
    super();
    this.window = { engine };
    this._handle = check(engine.c.dactyl_library_create(), "library");
    this.classes = [];
    this.others = [];
    this._keep(this);
    if (generosity !== undefined) this.generosity = generosity;
  }

  // Made of the text of a file, as `dactyl train` and `stringify` write them.
  static parse(engine, text) {
    const fail = (reason) => { throw new SyntaxError(`not a library of strokes: ${reason}`); };
    const file = JSON.parse(text);
    if (file.format === "dactyl-gestures") return parseShown(engine, file, fail);
    if (file.format !== "dactyl-strokes") fail("format is not dactyl-strokes");
    if (file.version !== 1) fail(`version ${file.version}`);
    const library = new StrokeLibrary(engine);
    try {
      // Learns thresholds once, after the last template.
      library._setNumbers({ pathThreshold: 1, cloudThreshold: 1 });
      for (const { id, name, forgives } of file.classes) {
        if (library.classes.some((other) => other.number === id)) fail(`two classes ${id}`);
        library.define(name, { forgives, number: id });
      }
      for (const { diagonal, strokes } of file.others ?? []) {
        library._call("library_add_other", diagonal, writeDrawing(engine, strokes.map(pairs)));
        library.others.push({ diagonal, strokes });
      }
      file.templates.forEach(({ class: number, diagonal, strokes }, index) => {
        const owner = library.classes.find((other) => other.number === number) ?? fail(`template ${index} is of no class`);
        const words = writeDrawing(engine, strokes.map(pairs));
        owner.templates.push(library._call("library_add_outline", number, diagonal, words));
      });
      const { generosity, path, cloud } = file.rejection;
      if (generosity === undefined && (path === undefined || cloud === undefined)) fail("no rejection");
      library._setNumbers({ generosity, pathThreshold: path, cloudThreshold: cloud });
    } catch (error) {
      library.remove();
      throw error;
    }
    return library;
  }

  get generosity() { return this._number(numbers.generosity); }
  set generosity(value) { this._setNumbers({ generosity: value }); }
  get thresholds() { return { path: this._number(numbers.pathThreshold), cloud: this._number(numbers.cloudThreshold) }; }

  // Adds a class, or changes the differences that it forgives.
  define(name, { forgives = ["size"], isContinuous = false, number } = {}) {
    let found = this._class(name);
    const code = found?.number ?? number ?? Math.max(0, ...this.classes.map((other) => other.number)) + 1;
    const bits = forgives.reduce((sum, option) => {
      if (!OPTIONS.includes(option)) throw new TypeError(`unknown: "${option}" in forgives`);
      return sum | (1 << OPTIONS.indexOf(option));
    }, isContinuous ? CONTINUOUS : 0);
    this._call("library_define", code, bits);
    if (!found) this.classes.push(found = { name, number: code, forgives, templates: [], shown: new Map() });
    found.isContinuous = isContinuous;
    found.forgives = OPTIONS.filter((option) => forgives.includes(option));
    return found;
  }

  // Adds what any number of fingers did, the `demonstration` of a recogniser "shown", to a class; answers its number.
  show(name, demonstration) {
    needShown(this.window.engine);
    const owner = this._class(name) ?? this.define(name, { forgives: [] });
    const number = checkDrawing(this._ask("library_show", owner.number, writeDemonstration(this.window.engine, demonstration)));
    owner.shown.set(number, demonstration);
    return number;
  }

  // Removes what was shown by its number; false if there is none.
  hide(number) {
    const owner = this.classes.find(({ shown }) => shown.delete(number));
    if (owner) this._call("library_hide", number);
    return Boolean(owner);
  }

  // The match of what any number of fingers did; null if nothing was shown.
  recognizeShown(demonstration) {
    needShown(this.window.engine);
    return this._matchOf(this._ask("library_recognize_shown", writeDemonstration(this.window.engine, demonstration)));
  }

  // Adds a drawing, one stroke or several, as a template of a class; answers the template's number.
  add(name, drawing) {
    const owner = this._class(name) ?? this.define(name);
    const words = writeDrawing(this.window.engine, drawing);
    const template = checkDrawing(this._ask("library_add", owner.number, words));
    owner.templates.push(template);
    return template;
  }

  // Removes a template by its number, or a class by its name; false if there is none.
  delete(what) {
    if (typeof what === "string") {
      const found = this._class(what);
      if (!found) return false;
      this._call("library_remove_class", found.number);
      this.classes.splice(this.classes.indexOf(found), 1);
      return true;
    }
    const owner = this._ownerOf(what);
    if (!owner) return false;
    this._call("library_remove", what);
    owner.templates.splice(owner.templates.indexOf(what), 1);
    return true;
  }

  // The match of a drawing; null if the library is empty or the drawing too small to compare.
  recognize(drawing) {
    return this._matchOf(this._ask("library_recognize", writeDrawing(this.window.engine, drawing)));
  }

  // The match of a template among all others; null if there are no others.
  judge(template) { return this._matchOf(this._ask("library_recognize_template", template)); }

  // For each class, how often the other templates match its templates to each class; the last column counts no match.
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
    const count = this._call("library_outline", template);
    const diagonal = outlineAt(engine, count).diagonal;
    const scale = diagonal / 8192;
    return drawingAt(engine, count - 1).map((stroke) => stroke.map(({ x, y }) => ({ x: x * scale, y: y * scale })));
  }

  // The text of a file, which `dactyl` and `parse` read; exact. A file holds drawings or what was shown, so both in one library are refused.
  stringify() {
    const { generosity, thresholds, classes, others } = this;
    if (classes.some(({ shown }) => shown.size)) {
      if (!generosity || others.length || classes.some(({ templates }) => templates.length)) {
        throw new Error("the library holds drawings and what several fingers showed; keep these in two libraries");
      }
      return stringifyShown(this);
    }
    const order = classes.flatMap(({ number, templates }) => templates.map((template) => [template, number]));
    const templates = order.sort(([one], [other]) => one - other).map(([template, number]) => {
      const count = this._call("library_outline", template);
      return { class: number, ...outlineAt(this.window.engine, count) };
    });
    return JSON.stringify({
      classes: classes.map(({ name, number, forgives }) => ({ forgives, id: number, name })),
      format: "dactyl-strokes",
      ...(others.length > 0 && { others }),
      rejection: generosity ? { generosity } : { cloud: thresholds.cloud, path: thresholds.path },
      templates, version: 1,
    });
  }

  // Recognisers that use it have nothing to compare with then.
  remove() {
    this._call("release");
    this._die();
  }

  _class(name) { return this.classes.find((other) => other.name === name) ?? null; }

  _ownerOf(template) { return this.classes.find(({ templates }) => templates.includes(template)) ?? null; }

  _matchOf(status) {
    if (status <= -20) return null;
    checkDrawing(status);
    const { engine } = this.window;
    engine._reserve(5);
    return matchAt(this, engine._doubles, engine._base);
  }
}

const REASONS = { "-4": "not a drawing", "-11": "a number is not finite", "-20": "nothing was drawn", "-21": "all in one place", "-22": "beyond the grid" };

function checkDrawing(status) {
  if (status in REASONS) throw new RangeError(REASONS[status]);
  return check(status, "drawing");
}

const pairs = (numbers) => numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1] }]));

// One stroke is a drawing, too.
function writeDrawing(engine, drawing) {
  const strokes = Array.isArray(drawing[0]) ? drawing : [drawing];
  const count = strokes.reduce((sum, { length }) => sum + 1 + 2 * length, 0);
  engine._reserve(count);
  const words = engine._doubles;
  let at = engine._base;
  for (const stroke of strokes) {
    words[at++] = stroke.length;
    for (const { x, y } of stroke) {
      words[at++] = x;
      words[at++] = y;
    }
  }
  return count;
}

function outlineAt(engine, count) {
  engine._reserve(count);
  const strokes = drawingAt(engine, count - 1).map((stroke) => stroke.flatMap(({ x, y }) => [x, y]));
  return { diagonal: engine._doubles[engine._base + count - 1], strokes };
}

// What any number of fingers have shown, as `dactyl train` and `dactyl teach --show` write it.
function parseShown(engine, file, fail) {
  if (file.version !== 1) fail(`version ${file.version}`);
  const library = new StrokeLibrary(engine, { generosity: file.generosity });
  try {
    for (const { id, name, forgives, continuous } of file.classes) {
      if (library.classes.some((other) => other.number === id)) fail(`two classes ${id}`);
      library.define(name, { forgives, isContinuous: continuous, number: id });
    }
    file.demonstrations.forEach(({ class: number, ...demonstration }, index) => {
      const owner = library.classes.find((other) => other.number === number) ?? fail(`demonstration ${index} is of no class`);
      library.show(owner.name, demonstration);
    });
  } catch (error) {
    library.remove();
    throw error;
  }
  return library;
}

function stringifyShown({ classes, generosity }) {
  const order = classes.flatMap(({ number, shown }) => [...shown].map(([at, one]) => [at, { class: number, ...one }]));
  return JSON.stringify({
    classes: classes.map(({ name, number, forgives, isContinuous }) => ({ continuous: isContinuous, forgives, id: number, name })),
    demonstrations: order.sort(([one], [other]) => one - other).map(([, one]) => one),
    format: "dactyl-gestures", generosity, version: 1,
  });
}
