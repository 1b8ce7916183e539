import { check, number, setNumbers, setting } from "./exchange.js";
import { emptyRecord, kinds, numbers, settings, STATES, words } from "./tables.js";

export class Recognizer {
  constructor(view, kind, options) {
    const [code, values] = kinds[kind];
    const { name = kind, requireToFail = [], simultaneousWith = [], ...rest } = options;
    const { window } = view;
    this.view = view;
    this.window = window;
    this.kind = kind;
    this.name = name;
    this.type = name.toLowerCase();
    this.values = values;
    this.handle = check(window.engine.c.dactyl_recognizer_create(view.handle, code), kind);
    this.isAlive = true;
    this.actions = [];
    this.required = new Set();
    this.partners = new Set();
    this.record = emptyRecord(values);
    this.points = {};
    window.engine.keep(this);
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

  get state() { return STATES[this.record[4]]; }
  get formerState() { return STATES[this.record[3]]; }
  get time() { return this.record[5]; }
  get numberOfTouches() { return this.record[10]; }
  get windowLocation() { return this.point("windowLocation", 11); }
  get location() { return this.point("location", 13); }
  get cause() { return new Cause(this.window, this.record); }
  get isWaiting() { return number(this, "isWaiting") === 1; }

  get translation() { return this.point("translation", this.values.translation); }
  set translation({ x, y }) {
    this.write("translationX", x, this.values.translation);
    this.write("translationY", y, this.values.translation + 1);
  }
  get scale() { return this.record[this.values.scale]; }
  set scale(value) { this.write("scale", value, this.values.scale); }
  get rotation() { return this.record[this.values.rotation]; }
  set rotation(value) { this.write("rotation", value, this.values.rotation); }
  get matrix() {
    const at = this.values.matrix;
    return Array.from(this.record.subarray(at, at + 6));
  }
  set matrix(entries) { entries.forEach((entry, i) => this.write("transform" + "ABCDXY"[i], entry, this.values.matrix + i)); }
  get velocity() {
    const { velocity } = this.values;
    this.readVelocity(velocity, "velocityX");
    this.readVelocity(velocity + 1, "velocityY");
    return this.point("velocity", velocity);
  }
  get scaleVelocity() { return this.readVelocity(this.values.scaleVelocity, "scaleVelocity"); }
  get rotationVelocity() { return this.readVelocity(this.values.rotationVelocity, "rotationVelocity"); }
  get direction() { return words.direction[Math.log2(this.record[this.values.extra])]; }

  set(changes) {
    // Names of other numbers are not settings.
    for (const name in changes) if (!settings.includes(name)) throw new TypeError(`unknown: "${name}"`);
    setNumbers(this, changes);
    this.window.drain();
    this.window.input?.style(this.view);
    return this;
  }

  get settings() {
    return Object.fromEntries(
      settings.filter((name) => !Number.isNaN(number(this, name))).map((name) => [name, setting(this, name)]));
  }

  addAction(action) {
    this.actions.push(action);
    return this;
  }

  removeAction(action) {
    this.actions = this.actions.filter((other) => other !== action);
    return this;
  }

  requireToFail(other) {
    const status = this.window.engine.c.dactyl_require_to_fail(this.handle, other.handle);
    if (status === -5) return false;
    check(status);
    this.required.add(other);
    return true;
  }

  allowSimultaneous(other) {
    // "*", which has no handle, stands for all.
    check(this.window.engine.c.dactyl_allow_simultaneous(this.handle, other.handle));
    this.partners.add(other);
    return this;
  }

  forget(other) {
    check(this.window.engine.c.dactyl_forget_relation(this.handle, other.handle));
    this.required.delete(other);
    this.partners.delete(other);
    return this;
  }

  remove() {
    if (!this.isAlive) return;
    const { window, view } = this;
    window.isTouched = true;
    check(window.engine.c.dactyl_release(this.handle));
    window.drain();
    view.recognizers.splice(view.recognizers.indexOf(this), 1);
    this.die();
    window.input?.style(view);
  }

  die() {
    this.isAlive = false;
    this.window.engine.forget(this);
  }

  // Takes over a record and tells those who want to know.
  take(words, start) {
    const { record, window } = this;
    const length = words[start];
    for (let i = 0; i < length; i++) record[i] = words[start + i];
    const state = record[4];
    if (state > 0 && state < 5) {
      const { actions } = this;
      for (let i = 0; i < actions.length; i++) run(actions[i], this);
      const { element, options } = this.view;
      if (element !== null && options.events !== false) {
        element.dispatchEvent(new CustomEvent(this.type, { detail: this, bubbles: true }));
      }
    }
    if (window.observers.length) for (const observer of window.observers.slice()) run(observer, this);
  }

  // Points are used again. Numbers that are not whole from the first, so that no object is made for another one.
  point(name, at) {
    const point = (this.points[name] ??= { x: 0.5, y: 0.5 });
    point.x = this.record[at];
    point.y = this.record[at + 1];
    return point;
  }

  write(name, value, at) {
    check(this.window.engine.c.dactyl_set_number(this.handle, numbers[name], value), name);
    this.record[at] = value;
  }

  // Velocities are computed when they are asked for: a fit for every move would cost more than all the rest.
  readVelocity(at, name) {
    if (Number.isNaN(this.record[at])) this.record[at] = number(this, name) || 0;
    return this.record[at];
  }
}

// What decided; explain.js has the words for it.
export class Cause {
  constructor(window, record) {
    const isAboutOther = record[6] === 20 || record[6] === 21;
    this.window = window;
    this.code = record[6];
    this.value = isAboutOther ? NaN : record[7];
    this.limit = record[8];
    this.other = isAboutOther ? window.engine.object(record[7]) : null;
    this.text = record[9];
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
