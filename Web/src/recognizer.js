import { Handled, WOULD_CYCLE } from "./exchange.js";
import { emptyRecord, numbers, STATES, words } from "./tables.js";

export class Recognizer extends Handled {
  _actions = [];
  required = new Set();
  _partners = new Set();
  _points = {};

  constructor(view, kind, options, code, values) {
    super();
    const { name = kind, requireToFail = [], simultaneousWith = [], ...rest } = options;
    const { window } = view;
    this.view = view;
    this.window = window;
    this.kind = kind;
    this.name = name;
    this._values = values;
    this._handle = view._call("recognizer_create", code);
    this._record = emptyRecord(values);
    this._keep(this);
    view.recognizers.push(this);
    try {
      this.set(rest);
      for (const other of [requireToFail].flat()) this.requireToFail(other);
      for (const other of [simultaneousWith].flat()) this.allowSimultaneous(other);
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  get state() { return STATES[this._record[4]]; }
  get formerState() { return STATES[this._record[3]]; }
  get time() { return this._record[5]; }
  get numberOfTouches() { return this._record[10]; }
  get windowLocation() { return this._point("windowLocation", 11); }
  get location() { return this._point("location", 13); }
  get cause() { return new Cause(this.window, this._record); }
  get isWaiting() { return this._number("isWaiting") === 1; }

  get translation() { return this._point("translation", this._values.translation); }
  set translation({ x, y }) { this._write("translation", x, y); }
  get scale() { return this._record[this._values.scale]; }
  set scale(value) { this._write("scale", value); }
  get rotation() { return this._record[this._values.rotation]; }
  set rotation(value) { this._write("rotation", value); }
  get matrix() { return [...this._record.slice(this._values.matrix).slice(0, 6)]; }
  set matrix(entries) { this._write("matrix", ...entries); }
  get velocity() {
    this._measure("velocity", 0);
    this._measure("velocity", 1);
    return this._point("velocity", this._values.velocity);
  }
  get scaleVelocity() { return this._measure("scaleVelocity", 0); }
  get rotationVelocity() { return this._measure("rotationVelocity", 0); }
  get direction() { return words.direction[Math.log2(this._record[this._values.extra])]; }

  set(changes) {
    this._setNumbers(changes);
    this.window._drain();
    this.window._input?.style(this.view);
    return this;
  }

  addAction(action) {
    this._actions.push(action);
    return this;
  }

  removeAction(action) {
    this._actions = this._actions.filter((other) => other !== action);
    return this;
  }

  requireToFail(other) {
    const isMade = this._call("require_to_fail", other._handle) !== WOULD_CYCLE;
    if (isMade) this.required.add(other);
    return isMade;
  }

  // "*", which has no handle, stands for all.
  allowSimultaneous(other) {
    this._call("allow_simultaneous", other._handle);
    this._partners.add(other);
    return this;
  }

  forget(other) {
    this._call("forget_relation", other._handle);
    this.required.delete(other);
    this._partners.delete(other);
    return this;
  }

  remove() {
    this._leave(this.view.recognizers);
    this.window._input?.style(this.view);
  }

  // Takes over a record and tells those who want to know.
  _take(words, start) {
    const { _record: record, _actions: actions, view: { element, options } } = this;
    const { _observers: observers } = this.window;
    const length = words[start];
    for (let i = 0; i < length; i++) record[i] = words[start + i];
    const state = record[4];
    if (state > 0 && state < 5) {
      for (let i = 0; i < actions.length; i++) run(actions[i], this);
      if (element !== null && options.events !== false) {
        element.dispatchEvent(new CustomEvent(this.name.toLowerCase(), { detail: this, bubbles: true }));
      }
    }
    if (observers.length) for (const observer of [...observers]) run(observer, this);
  }

  // Points are used again. Numbers that are not whole from the first, so that no object is made for another one.
  _point(name, at) {
    const point = (this._points[name] ??= { x: 0.5, y: 0.5 });
    point.x = this._record[at];
    point.y = this._record[at + 1];
    return point;
  }

  _write(name, ...values) {
    values.forEach((value, i) => {
      this._call("set_number", numbers[name] + i, value);
      this._record[this._values[name] + i] = value;
    });
  }

  // Velocities are computed when they are asked for: a fit for every move would cost more than all the rest.
  _measure(name, i) {
    const at = this._values[name] + i;
    if (Number.isNaN(this._record[at])) this._record[at] = this._number(name, i) || 0;
    return this._record[at];
  }
}

// What decided; inspect.js has the words for it.
export class Cause {
  constructor(window, record) {
    const isAboutOther = record[6] === 20 || record[6] === 21;
    this.window = window;
    this.code = record[6];
    this.value = isAboutOther ? NaN : record[7];
    this.limit = record[8];
    this.other = isAboutOther ? window.engine._object(record[7]) : null;
    this._text = record[9];
  }
}

// What goes wrong in the owner's code is reported, and goes no further.
export function run(action, value) {
  try {
    action(value);
  } catch (error) {
    if (globalThis.reportError) reportError(error);
    else queueMicrotask(() => { throw error; });
  }
}
