import { check, help } from "./exchange.js";
import { Input, placeOf } from "./input.js";
import { CURRENT_TIME } from "./kinds.js";
import { PHASES, RECORD_OBJECT, RECORD_TO, RECORD_TYPE, TOUCH_KINDS } from "./words.js";
import { View } from "./view.js";

const WHOLE_PLANE = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };
const NOTHING = [];
// The last word of a contact of which nothing is known but its place.
const PLACE_ALONE = 2;

export class Window extends View {
  _observers = [];
  _recorders = [];
  _queue = [];
  _isBusy = false;
  _input = null;
  // The time of the last frame; in an array, because a number that changes would be a new object each time.
  _now = new Float64Array(1);

  constructor(engine, options) {
    const { element, frame } = options;
    const { x, y, width, height } = frame ?? (element ? placeOf(element) : WHOLE_PLANE);
    // An element's own corner is the origin.
    const isOwn = element && !frame;
    super(null, null, check(engine.c.dactyl_window_create(isOwn ? 0 : x, isOwn ? 0 : y, width, height), "frame"), element);
    this.engine = engine;
    // Where the queue of records lies, in whole numbers: how many there are, how many were taken, where they are.
    this._records = engine.c.dactyl_queue(this._handle) >> 2;
    this._keep(this);
    this.set(options);
    if (element) this._listen(this);
  }

  static now() { return performance.now() / 1000; }

  get time() { return this._number(CURRENT_TIME); }
  get nextDeadline() { return this.engine.c.dactyl_next_deadline(this._handle); }

  _makeView(parent, options = {}, element) {
    const view = new View(this, parent, parent._call("view_create"), element);
    parent.views.push(view);
    view._keep(view);
    return view.set(options);
  }

  attach(element, options) {
    if (!element?.addEventListener) throw new TypeError(help._say("element", element));
    const parent = this.viewOf(element);
    if (parent?.element === element) throw new Error(help._say("element", "attached already"));
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
      this._queue.push(() => this.send(frame));
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

  // Sends the rows that Input has written into the shared buffer.
  _sendRows(length) {
    const { engine } = this;
    const time = engine._doubles[engine._base];
    const pending = engine.c.dactyl_send(this._handle, length);
    // What a browser says is not always a frame.
    if (pending >= 0) this._finish(pending, time);
  }

  // Writes contacts, merged samples or hovering pointers.
  _write(words, at, samples) {
    for (let i = 0; i < samples.length; i++, at += 16) this._writeSample(words, at, samples[i]);
    return at;
  }

  // What is not given is NaN, which means just that.
  _writeSample(words, at, sample) {
    const { phase, kind, force, zOffset, maximumForce, majorRadius, majorRadiusTolerance, altitude, azimuth, roll, precise, view, time } = sample;
    words[at] = sample.id;
    words[at + 1] = phase === "moved" ? 1 : PHASES[phase];
    words[at + 2] = sample.x;
    words[at + 3] = sample.y;
    words[at + 14] = time ?? (view ? this._twin(view)._handle : 0);
    if ((kind ?? force ?? zOffset ?? maximumForce ?? majorRadius ?? majorRadiusTolerance ?? altitude ?? azimuth ?? roll ?? precise) === undefined) {
      words[at + 15] = PLACE_ALONE;
      return;
    }
    words[at + 4] = kind === undefined ? NaN : TOUCH_KINDS.indexOf(kind);
    words[at + 5] = force ?? zOffset;
    words[at + 6] = maximumForce;
    words[at + 7] = majorRadius;
    words[at + 8] = majorRadiusTolerance;
    words[at + 9] = altitude;
    words[at + 10] = azimuth;
    words[at + 11] = roll;
    words[at + 12] = precise?.x;
    words[at + 13] = precise?.y;
    words[at + 15] = 0;
  }

  // Which view of this window is meant; a clone has others.
  _twin(view) { return view; }

  advance(time) {
    if (this._isBusy) this._queue.push(() => this.advance(time));
    else this._accepted(this.engine.c.dactyl_advance(this._handle, time), { time, contacts: NOTHING });
  }

  _accepted(pending, frame) {
    check(pending, "frame");
    for (let i = 0; i < this._recorders.length; i++) this._recorders[i](frame);
    this._finish(pending, frame.time);
  }

  _finish(pending, time) {
    this._now[0] = time;
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
    const { engine, _records: head } = this;
    for (;;) {
      const numbers = engine._integers;
      const taken = numbers[head + 1];
      if (taken >= numbers[head]) break;
      const entry = (numbers[head + 2] >> 2) + 2 * taken;
      const object = engine._object(numbers[entry]);
      if (object !== null && numbers[entry + 1] < 0) {
        // Its record lies where it was before.
        numbers[head + 1] = taken + 1;
        object._take(engine._doubles[object._at + RECORD_TO]);
      } else {
        this._takeNext(engine.c.dactyl_next_record(this._handle) >> 3);
      }
    }
    engine._integers[head] = engine._integers[head + 1] = 0;
    this._isBusy = false;
    while (this._queue.length && !this._isBusy) this._queue.shift()();
  }

  // Hands out a record that the engine has copied, or that belongs to a view.
  _takeNext(start) {
    const words = this.engine._doubles;
    const object = this.engine._object(words[start + RECORD_OBJECT]);
    if (object === null) return;
    if (words[start + RECORD_TYPE]) {
      this._takeTouches(words, start, object);
    } else {
      if (object._at !== start) object._copy(start);
      object._take(words[start + RECORD_TO]);
    }
  }
}
