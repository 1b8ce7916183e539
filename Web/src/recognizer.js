import { Handled } from "./exchange.js";
import { expect } from "./errors.js";
import {
  LOCATION_X, ROTATION, ROTATION_VELOCITY, SCALE, SCALE_VELOCITY, TOUCH_TIME, TRANSLATION_X, VELOCITY_X, WINDOW_LOCATION_X,
} from "./kinds.js";
import { report, run } from "./reports.js";
import { touchesAt } from "./touches.js";
import { RECORD_CAUSE, RECORD_TIME, RECORD_TO, RECORD_TOUCHES, RECORD_WINDOW_X, RECORD_X, RELATIONS, STATES } from "./words.js";

export class Recognizer extends Handled {
  _actions = [];
  // The partners named in each relation, by its option.
  _related = { requireToFail: new Set(), simultaneousWith: new Set() };
  // Relations declared by name: the method, the name, and the list of them.
  _wishes = [];
  // The settings given by the owner.
  _given = {};
  // By place in the record.
  _points = {};

  constructor(view, kind, options, code, values) {
    super();
    const { name = kind, ...rest } = options;
    for (const option in RELATIONS) delete rest[option];
    expect(typeof name === "string", "name", "text", name);
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
    // Nothing is stretched before the first record.
    for (const at of [values.scale, values.matrix, values.matrix + 3]) if (at) this._set(at, 1);
    this._keep(this);
    view.recognizers.push(this);
    this._setUp(() => {
      this.set(rest);
      for (const other of near(view)) {
        for (const [method, wanted, list] of other._wishes) if (wanted === name) other._relate(method, this, list);
      }
      for (const option in RELATIONS) for (const other of [options[option] ?? []].flat()) this[RELATIONS[option]](other);
    });
  }

  get state() { return STATES[this._get(RECORD_TO)]; }
  get time() { return this._get(RECORD_TIME); }
  get touchTime() { return this._number(TOUCH_TIME); }
  get numberOfTouches() { return this._get(RECORD_TOUCHES); }
  get windowLocation() { return this._place(RECORD_WINDOW_X, WINDOW_LOCATION_X, NaN); }
  get location() { return this._place(RECORD_X, LOCATION_X, NaN); }

  // Members of every kind, so that one action may serve several: a value that a kind lacks is at rest.
  get translation() { return this._point(this._values.translation); }
  set translation({ x, y }) { this._write(this._values.translation, TRANSLATION_X, x, y); }
  get velocity() { return this._place(this._values.velocity, VELOCITY_X); }
  get scale() { return this._values.scale ? this._get(this._values.scale) : 1; }
  set scale(value) { this._write(this._values.scale, SCALE, value); }
  get scaleVelocity() { return this._measure(this._values.scaleVelocity, SCALE_VELOCITY); }
  get rotation() { return this._get(this._values.rotation); }
  set rotation(value) { this._write(this._values.rotation, ROTATION, value); }
  get rotationVelocity() { return this._measure(this._values.rotationVelocity, ROTATION_VELOCITY); }

  // The page's last event, and its target: perhaps a child of the view's own element.
  get event() { return this.window._input?._event ?? null; }
  get target() { return this.window._input?._target ?? null; }

  get touches() { return touchesAt(this, 0); }

  coalescedTouches({ id }) {
    this.window._wantsSamples = true;
    return touchesAt(this, 1, id);
  }

  predictedTouches({ id }) { return touchesAt(this, 2, id); }

  ignore({ id }) {
    this._call("ignore_touch", id);
    this.window._drain();
  }

  set({ shouldBegin = this.shouldBegin, shouldReceive = this.shouldReceive, failed = this.failed, ignore = this.ignored, ...numbers }) {
    const own = { shouldBegin, shouldReceive, failed };
    for (const name in own) expect(!own[name] || typeof own[name] === "function", name, "a function", own[name]);
    expect(!ignore || typeof ignore === "string", "ignore", "a selector", ignore);
    this._setNumbers(numbers);
    Object.assign(this, own, { ignored: ignore });
    if (shouldBegin || shouldReceive || ignore) this.window.engine._answer();
    Object.assign(this._given, numbers);
    this.window._drain();
    this.window._input?._style(this.view);
    return this;
  }

  addAction(action) {
    expect(typeof action === "function", "action", "a function", action);
    this._actions.push(action);
    return this;
  }

  removeAction(action) {
    this._actions = this._actions.filter((other) => other !== action);
    return this;
  }

  requireToFail(other) { return !this._relate("require_to_fail", other, this._related.requireToFail); }

  allowSimultaneous(other) {
    this._relate("allow_simultaneous", other, this._related.simultaneousWith);
    return this;
  }

  forget(other) {
    this._relate("forget_relation", other);
    for (const others of Object.values(this._related)) others.delete(other);
    return this;
  }

  // Relates this recogniser to another. "*" stands for all recognisers; a name for all of that name, present and future, whose
  // touches it can share.
  _relate(method, other, list) {
    if (other !== "*" && typeof other === "string") return this._relateNamed(method, other, list);
    expect(other === "*" || other?.kind, this.name, "a recogniser", other);
    const status = this._call(method, other._handle);
    if (!status) list?.add(other);
    return status;
  }

  _relateNamed(method, other, list) {
    this._wishes = this._wishes.filter(([known, name]) => name !== other || (list && known !== method));
    if (list) this._wishes.push([method, other, list]);
    const named = near(this.view).filter((recognizer) => recognizer !== this && recognizer.name === other);
    return Math.min(0, ...named.map((one) => list ? this._relate(method, one, list) : (this.forget(one), 0)));
  }

  // Warns once if no recogniser has a name that this one waits for.
  _warn() {
    for (const [, other, list] of this._wishes) {
      if (!this._isWarned && list === this._related.requireToFail && !list.size) console.warn(`${this.name}: there is no recogniser \`${other}\``);
    }
    this._isWarned = true;
  }

  remove() {
    this._leave();
    this.window._input?._style(this.view);
  }

  _unlink() { this.view.recognizers.splice(this.view.recognizers.indexOf(this), 1); }

  // Takes a new record and calls its actions.
  _take() {
    const { _actions: actions, view } = this;
    const state = this._get(RECORD_TO);
    if (state === 1 || state === 3) this.window._input?._claim(this);
    // Not by the causes 20 and 21, because another was.
    if (state === 5 && this._get(RECORD_CAUSE) >> 1 !== 10 && this.failed) run(this.failed, this);
    if (state > 0 && state < 5) {
      for (let i = 0; i < actions.length; i++) run(actions[i], this);
      if (view.element !== null && view._events) this._dispatch(view.element);
    }
  }

  _dispatch(element) {
    try {
      element.dispatchEvent(new CustomEvent(this._type, { detail: this, bubbles: true, composed: true }));
    } catch (error) {
      // A browser itself reports the errors of listeners; an element may have its own function there.
      report(error);
    }
  }

  // Answers in the middle of the engine's work, which must not throw; meanwhile it shows the current measurements.
  _reply(question, other) {
    const { _at } = this;
    let answer;
    this._at = this._ask("present") >> 3 || _at;
    run(() => { answer = question === "shouldReceive" ? this._wants(touchesAt(this, 3)[0]) : this[question]?.(other ?? this, this); });
    this._at = _at;
    return answer;
  }

  _wants(touch) {
    const ignored = this.ignored ?? this.view.options.ignore;
    const isIgnored = ignored && touch.target?.closest(ignored);
    // Elements that contain the view do not count.
    if (isIgnored && !isIgnored.contains(this.view.element)) return false;
    return this.shouldReceive?.(touch, this);
  }

  _end() {
    super._end();
    this._preserve();
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

  // Places and velocities are computed on demand: computing them for every move would cost more than all other work.
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

  // Undefined if the memory has grown meanwhile. Checking afterwards is free, because V8 already knows the type of the value read.
  _get(at) { return this._source._words[this._at + at] ?? this._source._doubles[this._at + at]; }

  _set(at, value) { this._source._doubles[this._at + at] = value; }
}

// The recognisers on a view, on its ancestors, and on its descendants.
function near(view) {
  const all = (view) => [...view.recognizers, ...view.views.flatMap(all)];
  const found = all(view);
  while ((view = view.parent)) found.push(...view.recognizers);
  return found;
}
