import { expect } from "./errors.js";
import { check } from "./exchange.js";
import { writeSamples } from "./frames.js";
import { Input } from "./input.js";
import { above, placeOf } from "./places.js";
import { run } from "./reports.js";
import { ROW } from "./rows.js";
import { RECORD_OBJECT } from "./words.js";
import { View } from "./view.js";

const WHOLE_PLANE = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };
const NOTHING = [];

export class Window extends View {
  _queue = [];
  _isBusy = false;
  _input = null;
  // True once a listener reads the samples that browsers merge into one event; reading them takes twice the time.
  _wantsSamples = false;
  // True once a listener reads a finger's size or pressure after its first touch.
  _wantsSizes = false;
  // True if a move may ask for a deadline sooner than the present ones.
  _isHasty = false;
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
    this._setUp(() => this.set(options));
    if (element) this._listen(this);
  }

  static now() { return performance.now() / 1000; }

  get time() { return this._now[0]; }
  get nextDeadline() { return this.engine.c.dactyl_next_deadline(this._handle); }

  _makeView(parent, options = {}, element) {
    const view = new View(this, parent, parent._call("view_create"), element);
    parent._views.add(view);
    view._keep(view);
    view._setUp(() => view.set(options));
    return view;
  }

  attach(element, options) {
    expect(element?.addEventListener, "attach", "an element", element);
    const parent = this.viewOf(element);
    if (parent?.element === element) throw new Error("attach: the element is attached already; viewOf(element) is its view, a part's is `view`");
    const view = this._makeView(parent ?? this, options, element);
    this._listen(view);
    return view;
  }

  viewOf(element) {
    for (; element; element = above(element)) {
      const view = this._input?._views.get(element);
      if (view) return view;
    }
    return null;
  }

  _listen(view) { (this._input ??= new Input(this))._attach(view); }

  // Writes a frame into the shared buffer and sends it.
  send(frame) {
    const { engine } = this;
    if (this._isBusy) {
      this._queue.push(() => this.send(frame));
      return;
    }
    const { contacts, coalesced = NOTHING, hovers = NOTHING } = frame;
    const count = 4 + ROW * (contacts.length + coalesced.length + hovers.length);
    const words = engine._reserve(count);
    const at = engine._base;
    words[at] = frame.time;
    words[at + 1] = contacts.length;
    words[at + 2] = coalesced.length;
    words[at + 3] = hovers.length;
    const end = writeSamples(this, words, at + 4, contacts);
    if (count > end - at) writeSamples(this, words, writeSamples(this, words, end, coalesced), hovers);
    const pending = check(engine.c.dactyl_send(this._handle, count), "frame");
    this._now[0] = frame.time;
    this._finish(pending, frame);
    this._input?._wake();
  }

  // Which view of this window is meant; a clone has others.
  _twin(view) { return view; }

  // Sends the rows that Input has written into the shared buffer.
  _sendRows(length) {
    const pending = this.engine.c.dactyl_send(this._handle, length);
    // A browser's events do not always make a valid frame.
    if (pending < 0) return;
    this._now[0] = this._input._time[0];
    this._finish(pending);
  }

  advance(time) {
    if (this._isBusy) {
      this._queue.push(() => this.advance(time));
      return;
    }
    const pending = check(this.engine.c.dactyl_advance(this._handle, time), "frame");
    this._now[0] = time;
    this._finish(pending);
    this._input?._wake();
  }

  cancelAllTouches() {
    this._call("cancel_all_touches");
    this._drain();
  }

  // Hands out the results of a frame, of rows, or of passing time.
  _finish(pending) {
    if (pending > 0) this._drain();
  }

  // Hands out all changes in order, including those they cause; then forgets the object that leaves, before the queued events.
  _drain(leaving) {
    if (this._isBusy) {
      leaving?._die();
      return;
    }
    this._isBusy = true;
    try {
      while (this._takeOne());
      leaving?._die();
    } finally {
      this._isBusy = false;
    }
    while (this._queue.length && !this._isBusy) run(this._queue.shift());
  }

  // Hands out one record; false if the queue is empty.
  _takeOne() {
    const { engine, _records: head } = this;
    let { _integers: integers } = engine;
    let taken = integers[head + 1];
    if (taken === undefined) {
      // The memory has grown meanwhile.
      engine._view();
      ({ _integers: integers } = engine);
      taken = integers[head + 1];
    }
    if (taken >= integers[head]) {
      integers[head] = integers[head + 1] = 0;
      return false;
    }
    const entry = (integers[head + 2] >> 2) + 2 * taken;
    const object = engine._object(integers[entry]);
    if (object !== null && integers[entry + 1] < 0) {
      // Its record lies where it was before.
      integers[head + 1] = taken + 1;
      object._take();
    } else {
      this._takeNext(engine.c.dactyl_next_record(this._handle) >> 3);
    }
    return true;
  }

  // Hands out a record that the engine has copied.
  _takeNext(start) {
    const { engine } = this;
    const object = engine._object(engine._doubles[start + RECORD_OBJECT]);
    if (object === null) return;
    if (object._at !== start) object._preserve(start, engine);
    object._take();
  }
}
