import { Handled, help } from "./exchange.js";
import { LOCATION_X, TOUCH_TIME, TRANSLATION_X, VELOCITY_X, WINDOW_LOCATION_X } from "./kinds.js";
import { RECORD_TIME, RECORD_TO, RECORD_TOUCHES, RECORD_WINDOW_X, RECORD_X, STATES } from "./words.js";

export class Recognizer extends Handled {
  _actions = [];
  required = new Set();
  _partners = new Set();
  // The settings that the owner has said.
  _given = {};
  // By place in the record.
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
    // Where its record lies in the memory of the engine; nothing moved before the first.
    this._source = window.engine;
    this._at = this._ask("record") >> 3;
    this._type = name.toLowerCase();
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

  get state() { return STATES[this._get(RECORD_TO)]; }
  get time() { return this._get(RECORD_TIME); }
  get touchTime() { return this._number(TOUCH_TIME); }
  get numberOfTouches() { return this._get(RECORD_TOUCHES); }
  get windowLocation() { return this._place(RECORD_WINDOW_X, WINDOW_LOCATION_X, NaN); }
  get location() { return this._place(RECORD_X, LOCATION_X, NaN); }

  get translation() { return this._point(this._values.translation); }
  set translation({ x, y }) { this._write(this._values.translation, TRANSLATION_X, x, y); }
  get velocity() { return this._place(this._values.velocity, VELOCITY_X); }

  set(changes) {
    this._setNumbers(changes);
    Object.assign(this._given, changes);
    this.window._drain();
    this.window._input?._style(this.view);
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

  requireToFail(other) { return !this._relate("require_to_fail", other, this.required); }

  allowSimultaneous(other) {
    this._relate("allow_simultaneous", other, this._partners);
    return this;
  }

  forget(other) {
    this._relate("forget_relation", other);
    this.required.delete(other);
    this._partners.delete(other);
    return this;
  }

  // Says something about this recogniser and another; "*", which has no handle, stands for all.
  _relate(method, other, list) {
    if (other !== "*" && !other?.kind) throw new TypeError(help._say("recogniser", other, this.name));
    const status = this._call(method, other._handle);
    if (!status) list?.add(other);
    return status;
  }

  remove() {
    this._leave(this.view.recognizers);
    this.window._input?._style(this.view);
  }

  // Has a new record, and tells those who listen.
  _take() {
    const { _actions: actions, view } = this;
    const state = this._get(RECORD_TO);
    if (state > 0 && state < 5) {
      for (let i = 0; i < actions.length; i++) run(actions[i], this);
      if (view.element !== null && view._isHeard(this._type)) {
        view.element.dispatchEvent(new CustomEvent(this._type, { detail: this, bubbles: true }));
      }
    }
  }

  // Copies its record, whose memory is used for others then, or one that lies elsewhere because its own memory is gone.
  _preserve(start = this._at, source = this._source) {
    const words = source._doubles.slice(start, start + 56);
    this._source = { _doubles: words, _words: words };
    this._at = 0;
  }

  // Points are used again. Numbers that are not whole from the first, so that no object is made for another one.
  _point(at) {
    const point = (this._points[at] ??= { x: 0.5, y: 0.5 });
    point.x = this._get(at);
    point.y = this._get(at + 1);
    return point;
  }

  // Sets properties that follow each other from a first one on, as their values do in the record.
  _write(at, property, ...values) {
    values.forEach((value, i) => {
      this._call("set_number", property + i, value);
      this._set(at + i, value);
    });
  }

  // Places and velocities are computed when they are asked for: for every move they would cost more than all the rest.
  _place(at, property, none = 0) {
    this._measure(at, property, none);
    this._measure(at + 1, property + 1, none);
    return this._point(at);
  }

  _measure(at, property, none = 0) {
    let value = this._get(at);
    if (value === value) return value;
    value = this._number(property);
    this._set(at, (value = value === value ? value : none));
    return value;
  }

  // Undefined where the memory has grown meanwhile: asked afterwards, because V8 knows of what it reads that it is a number, and
  // need not ask at all.
  _get(at) { return this._source._words[this._at + at] ?? this._source._doubles[this._at + at]; }

  _set(at, value) { this._source._doubles[this._at + at] = value; }
}

// What goes wrong in the owner's code is reported, and goes no further.
export function run(action, value) {
  try {
    action(value);
  } catch (error) {
    queueMicrotask(() => { throw error; });
  }
}
