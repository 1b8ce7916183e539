// Recordings: to take them from a window, to play them, and to read and write them.
import { InputError, Window } from "./dactyl.js";
import { FIELDS } from "./fields.js";
import "./observing.js";
import { PLACE_ALONE, ROW, SIZE_ALONE } from "./rows.js";
import { RELATIONS, TOUCH_KINDS, TOUCH_PHASES } from "./words.js";

// As the Swift writer prints numbers: whole ones short, else the shortest text that reads back the same.
function print(value) {
  if (Number.isInteger(value) && value >= -0x80000000 && value <= 0x7fffffff && !Object.is(value, -0)) return String(value);
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 2 ** 54)) {
    return value.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
  }
  return Object.is(value, -0) ? "-0.0" : Number.isInteger(value) ? value + ".0" : String(value);
}

export class Recording {
  constructor(frames = [], header = {}) {
    this.frames = Array.from(frames);
    this.header = header;
  }

  get duration() { return this.frames.length ? this.frames.at(-1).time - this.frames[0].time : 0; }

  static parse(text) {
    const recording = new Recording();
    let isHead = true;
    text.split("\n").forEach((line, index) => {
      if (!line.trim()) return;
      const fail = (reason) => { throw new SyntaxError(`line ${index + 1}: ${reason}`); };
      let row;
      try {
        row = JSON.parse(line);
      } catch {
        fail("not JSON");
      }
      if (isHead) {
        if (row.dactyl !== "recording" || row.version !== 1) fail("not a recording of version 1");
        ({ dactyl: {}, version: {}, ...recording.header } = row);
        isHead = false;
        return;
      }
      if (typeof row.t !== "number" || !Array.isArray(row.c)) fail("expected a time t and contacts c");
      const contact = (fields) => {
        const [id, letter, x, y, extra = {}] = Array.isArray(fields) ? fields : fail("expected a contact");
        const phase = TOUCH_PHASES.find((word) => word[0] === letter) ?? fail("expected a phase: b, m, s, e or c");
        const result = { id, phase, x, y };
        const kind = extra.k ?? recording.header.kind;
        if (kind) result.kind = kind;
        if (extra.p) result.precise = { x: extra.p[0], y: extra.p[1] };
        for (const [key, name] of FIELDS) if (key in extra) result[name] = extra[key];
        return result;
      };
      const frame = { time: row.t, contacts: row.c.map(contact) };
      if (row.s) frame.coalesced = row.s.map(([time, ...fields]) => ({ ...contact(fields), time }));
      recording.frames.push(frame);
    });
    if (isHead) throw new SyntaxError("an empty recording");
    return recording;
  }

  stringify() {
    const kind = this.header.kind ?? "direct";
    const fields = (contact) => {
      const extras = FIELDS.filter(([, name, neutral]) => !Object.is(contact[name] ?? neutral, neutral))
        .map(([key, name]) => `"${key}":${print(contact[name])}`);
      if ((contact.kind ?? "direct") !== kind) extras.push(`"k":"${contact.kind ?? "direct"}"`);
      if (contact.precise) extras.push(`"p":[${print(contact.precise.x)},${print(contact.precise.y)}]`);
      const head = `${contact.id},"${contact.phase[0]}",${print(contact.x)},${print(contact.y)}`;
      return extras.length ? `${head},{${extras}}` : head;
    };
    const lines = this.frames.map(({ time, contacts, coalesced }) => {
      const samples = coalesced?.length ? `,"s":[${coalesced.map((sample) => `[${print(sample.time)},${fields(sample)}]`)}]` : "";
      return `{"t":${print(time)},"c":[${contacts.map((contact) => `[${fields(contact)}]`)}]${samples}}`;
    });
    return [JSON.stringify({ dactyl: "recording", version: 1, ...this.header }), ...lines, ""].join("\n");
  }
}

Window.prototype.record = function (device) {
  const { element } = this;
  const size = this.options.frame ?? element?.getBoundingClientRect();
  const recording = new Recording([], { ...(device && { device }), ...(size && { size: [size.width, size.height] }) });
  const ignore = this._observeFrames((frame) => recording.frames.push(copyFrame(frame)));
  const stop = () => {
    ignore();
    return recording;
  };
  return { recording, stop };
};

Window.prototype.play = function (recording) {
  const transitions = [];
  const stop = this.observe((transition) => transitions.push(transition));
  const shift = recording.frames.length ? Math.max(0, this.time - recording.frames[0].time) : 0;
  try {
    for (const frame of recording.frames) this.send(shift ? shifted(frame, shift) : frame);
    this.finish();
  } finally {
    stop();
  }
  return transitions;
};

Window.prototype.clone = function () {
  const copy = new Window(this.engine, { ...this.options, name: this.name, frame: this.options.frame ?? measured(this) });
  const views = new Map();
  const recognizers = new Map();
  copyView(this, copy, views, recognizers);
  // Frames of the original name its views; a view that is gone is found by hit-testing.
  copy._twin = (view) => views.get(view) ?? (view.window === copy ? view : { _handle: 0 });
  for (const [one, other] of recognizers) {
    for (const option in RELATIONS) {
      for (const partner of one._related[option]) {
        if (partner === "*" || recognizers.has(partner)) other[RELATIONS[option]](recognizers.get(partner) ?? "*");
      }
    }
  }
  return copy;
};

const { _finish: finish, _sendRows: sendRows } = Window.prototype;

// Passes each frame to `take`; returns a function that stops it.
Window.prototype._observeFrames = function (take) {
  const recorders = (this._recorders ??= []);
  this._wantsSamples = true;
  recorders.push(take);
  return () => {
    if (recorders.includes(take)) recorders.splice(recorders.indexOf(take), 1);
  };
};

// Records a frame before any action runs.
Window.prototype._finish = function (pending, frame) {
  if (this._recorders) for (const take of this._recorders) take(frame ?? { time: this._now[0], contacts: [] });
  finish.call(this, pending);
};

// Recorders get objects for frames that are otherwise only numbers, in rows of sixteen.

Window.prototype._sendRows = function (length) {
  if (!this._recorders?.length) {
    sendRows.call(this, length);
    return;
  }
  const { _doubles: words, _base: base } = this.engine;
  const [time, count, merged] = words.subarray(base);
  const samples = (first, count, last) => Array.from({ length: count }, (_, i) => {
    const row = words.slice(first + ROW * i, first + ROW * (i + 1));
    // Nothing was written beyond the place, or beyond the size.
    if (row[15] === PLACE_ALONE) row.fill(NaN, 5, 12);
    if (row[15] === SIZE_ALONE) row.fill(NaN, 8, 12);
    return { ...sampleOf(row), ...last(row[14]) };
  });
  const view = (handle) => (handle ? { view: this.engine._object(handle) } : {});
  const contacts = samples(base + 4, count, view);
  const coalesced = samples(base + 4 + ROW * count, merged, (time) => ({ time }));
  try {
    this.send({ time, contacts, coalesced });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
};

function sampleOf([id, phase, x, y, kind, ...rest]) {
  const [force, maximumForce, majorRadius, , altitude, azimuth, roll] = rest.map((number) => (Number.isNaN(number) ? undefined : number));
  return { id, phase: TOUCH_PHASES[phase], kind: TOUCH_KINDS[kind], x, y, force, maximumForce, majorRadius, altitude, azimuth, roll };
}

function measured({ element }) {
  if (!element) return undefined;
  const { width, height } = element.getBoundingClientRect();
  return { x: 0, y: 0, width, height };
}

function copyView(view, copy, views, recognizers) {
  views.set(view, copy);
  for (const recognizer of view.recognizers) {
    const { kind, name, _given: given, shouldBegin, shouldReceive, constructor } = recognizer;
    // Settings without a given value may depend on the surroundings, so only given ones are copied.
    recognizers.set(recognizer, copy.add(constructor._entry ? constructor : kind, { name, ...given, shouldBegin, shouldReceive }));
  }
  for (const subview of view.views) copyView(subview, copy.addView({ ...subview.options, name: subview.name }), views, recognizers);
}

function copyFrame(frame) {
  const copy = { ...frame };
  for (const list of ["contacts", "coalesced", "hovers"]) if (frame[list]) copy[list] = frame[list].map((sample) => ({ ...sample }));
  return copy;
}

function shifted(frame, shift) {
  const copy = copyFrame(frame);
  copy.time += shift;
  for (const sample of copy.coalesced ?? []) sample.time += shift;
  return copy;
}
