import { check } from "./exchange.js";
import { Input, placeOf } from "./input.js";
import { PHASES, TOUCH_KINDS } from "./words.js";
import { View } from "./view.js";

const WHOLE_PLANE = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };
const NOTHING = [];

export class Window extends View {
  _observers = [];
  _recorders = [];
  _queue = [];
  _isBusy = false;
  _input = null;

  constructor(engine, options) {
    const { element, frame } = options;
    const { x, y, width, height } = frame ?? (element ? placeOf(element) : WHOLE_PLANE);
    // An element's own corner is the origin.
    const isOwn = element && !frame;
    super(null, null, check(engine.c.dactyl_window_create(isOwn ? 0 : x, isOwn ? 0 : y, width, height), "frame"), element);
    this.engine = engine;
    this._keep(this);
    this.set(options);
    if (element) this._listen(this);
  }

  static now() { return performance.now() / 1000; }

  get time() { return this._number("currentTime"); }
  get nextDeadline() { return this.engine.c.dactyl_next_deadline(this._handle); }

  _makeView(parent, options = {}, element) {
    const view = new View(this, parent, parent._call("view_create"), element);
    parent.views.push(view);
    view._keep(view);
    return view.set(options);
  }

  attach(element, options) {
    if (!element?.addEventListener) throw new TypeError(`attach: expected an element, got ${element}`);
    const parent = this.viewOf(element);
    if (parent?.element === element) throw new Error("attach: this element is attached already");
    const view = this._makeView(parent ?? this, options, element);
    this._listen(view);
    return view;
  }

  viewOf(element) {
    for (; element; element = element.parentElement) {
      const view = this._input?.views.get(element);
      if (view) return view;
    }
    return null;
  }

  _listen(view) { (this._input ??= new Input(this)).attach(view); }

  // Writes a frame into the shared buffer and sends it.
  send(frame) {
    const { engine } = this;
    if (this._isBusy) {
      this._queue.push(frame);
      return;
    }
    const { contacts, coalesced = NOTHING, hovers = NOTHING } = frame;
    const count = 4 + 16 * (contacts.length + coalesced.length + hovers.length);
    const words = engine._reserve(count);
    const at = engine._base;
    words[at] = frame.time;
    words[at + 1] = contacts.length;
    words[at + 2] = coalesced.length;
    words[at + 3] = hovers.length;
    this._write(words, this._write(words, this._write(words, at + 4, contacts), coalesced), hovers);
    this._accepted(engine.c.dactyl_send(this._handle, count), frame);
  }

  // Writes contacts, merged samples or hovering pointers; what is not given is NaN, which means just that.
  _write(words, at, samples) {
    for (let i = 0; i < samples.length; i++, at += 16) {
      const sample = samples[i];
      const { kind, precise, view, time } = sample;
      words[at] = sample.id;
      words[at + 1] = PHASES[sample.phase];
      words[at + 2] = sample.x;
      words[at + 3] = sample.y;
      words[at + 4] = kind === undefined ? NaN : TOUCH_KINDS.indexOf(kind);
      words[at + 5] = sample.force ?? sample.zOffset;
      words[at + 6] = sample.maximumForce;
      words[at + 7] = sample.majorRadius;
      words[at + 8] = sample.majorRadiusTolerance;
      words[at + 9] = sample.altitude;
      words[at + 10] = sample.azimuth;
      words[at + 11] = sample.roll;
      words[at + 12] = precise?.x;
      words[at + 13] = precise?.y;
      words[at + 14] = time ?? (view ? this._twin(view)._handle : 0);
      words[at + 15] = 0;
    }
    return at;
  }

  // Which view of this window is meant; a clone has others.
  _twin(view) { return view; }

  advance(time) {
    const frame = { time, contacts: NOTHING };
    if (this._isBusy) this._queue.push(frame);
    else this._accepted(this.engine.c.dactyl_advance(this._handle, time), frame);
  }

  _accepted(pending, frame) {
    check(pending, "frame");
    for (const record of this._recorders) record(frame);
    if (pending > 0) this._drain();
    if (this._input !== null) this._input._wake();
  }

  cancelAllTouches() {
    this._call("cancel_all_touches");
    this._drain();
  }

  // Hands out what happened, in order, also what happens because of that.
  _drain() {
    if (this._isBusy) return;
    this._isBusy = true;
    const { engine } = this;
    let pointer;
    while ((pointer = engine.c.dactyl_next_record(this._handle))) {
      const { _doubles: words } = engine;
      const start = pointer >> 3;
      const object = engine._object(words[start + 2]);
      if (object !== null) (words[start + 1] ? this : object)._take(words, start, object);
    }
    this._isBusy = false;
    while (this._queue.length && !this._isBusy) this.send(this._queue.shift());
  }
}
