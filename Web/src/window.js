import { check, number } from "./exchange.js";
import { Input, sizeOf } from "./input.js";
import { HOVER_PHASES, PHASES, TOUCH_KINDS } from "./tables.js";
import { View } from "./view.js";

const WHOLE_PLANE = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 };

export class Window extends View {
  constructor(engine, options) {
    const { element = null, frame, ...rest } = options;
    const { x, y, width, height } = frame ?? (element ? { x: 0, y: 0, ...sizeOf(element) } : WHOLE_PLANE);
    super(null, null, check(engine.c.dactyl_window_create(x, y, width, height)), options, element);
    this.engine = engine;
    this.all = [this];
    this.observers = [];
    this.recorders = [];
    this.queue = [];
    this.isBusy = this.isTouched = false;
    this.sent = 0;
    this.input = null;
    engine.keep(this);
    this.set(rest);
    this.options.frame = frame;
    if (element) this.listen(this);
  }

  static now() { return performance.now() / 1000; }

  get time() { return number(this, "currentTime"); }
  get nextDeadline() { return this.engine.c.dactyl_next_deadline(this.handle); }

  makeView(parent, options, element) {
    const { engine } = this;
    const view = new View(this, parent, check(engine.c.dactyl_view_create(parent.handle)), options, element);
    parent.views.push(view);
    this.all.push(view);
    engine.keep(view);
    return view.set(options);
  }

  attach(element, options = {}) {
    const parent = this.viewOf(element);
    if (parent?.element === element) throw new Error("the element is attached already");
    const view = this.makeView(parent ?? this, options, element);
    this.listen(view);
    return view;
  }

  viewOf(element) {
    for (; element; element = element.parentElement) {
      const view = this.input?.views.get(element);
      if (view) return view;
    }
    return null;
  }

  listen(view) { (this.input ??= new Input(this)).attach(view); }

  find(name) {
    return this.all.flatMap((view) => [view, ...view.recognizers]).find((object) => object.name === name) ?? null;
  }

  // Writes a frame into the shared buffer and sends it.
  send(frame) {
    if (this.isBusy) {
      this.queue.push(copyFrame(frame));
      return;
    }
    const { engine } = this;
    const { contacts, coalesced, hovers } = frame;
    const samples = coalesced === undefined ? 0 : coalesced.length;
    const pointers = hovers === undefined ? 0 : hovers.length;
    const count = 4 + 16 * (contacts.length + samples + pointers);
    engine.reserve(count);
    const words = engine.view();
    let at = engine.base;
    words[at] = frame.time;
    words[at + 1] = contacts.length;
    words[at + 2] = samples;
    words[at + 3] = pointers;
    at += 4;
    for (let i = 0; i < contacts.length; i++, at += 16) {
      const { view } = contacts[i];
      writeContact(words, at, contacts[i]);
      words[at + 14] = view ? this.twin(view).handle : 0;
    }
    for (let i = 0; i < samples; i++, at += 16) {
      writeContact(words, at, coalesced[i]);
      words[at + 14] = coalesced[i].time;
    }
    for (let i = 0; i < pointers; i++, at += 16) {
      const hover = hovers[i];
      writeContact(words, at, hover);
      words[at + 1] = HOVER_PHASES.indexOf(hover.phase);
      words[at + 4] = TOUCH_KINDS.indexOf(hover.kind ?? "indirectPointer");
      words[at + 5] = hover.zOffset ?? 0;
    }
    this.accepted(engine.c.dactyl_send(this.handle, count), frame);
  }

  // Which view of this window is meant; a clone has others.
  twin(view) { return view; }

  advance(time) {
    const frame = { time, contacts: [] };
    if (this.isBusy) this.queue.push(frame);
    else this.accepted(this.engine.c.dactyl_advance(this.handle, time), frame);
  }

  accepted(pending, frame) {
    if (pending < 0) check(pending);
    this.sent++;
    if (this.recorders.length) for (const record of this.recorders) record(frame);
    if (pending > 0) this.drain();
    if (this.input !== null) this.input.wake();
  }

  finish() {
    // Bounded, because a recogniser may go on asking for ever.
    for (let i = 0; i < 1000 && this.nextDeadline < Infinity; i++) this.advance(Math.max(this.nextDeadline, this.time));
  }

  cancelAllTouches() {
    this.isTouched = true;
    check(this.engine.c.dactyl_cancel_all_touches(this.handle));
    this.drain();
  }

  // Hands out what happened, in order, also what happens because of that.
  drain() {
    if (this.isBusy) return;
    this.isBusy = true;
    const { engine } = this;
    const { c } = engine;
    let at = 0;
    try {
      while (this.isAlive) {
        this.isTouched = false;
        const count = c.dactyl_record_words(this.handle);
        if (at >= count) break;
        const base = c.dactyl_records(this.handle) >> 3;
        while (at < count && !this.isTouched) {
          const words = engine.view();
          const start = base + at;
          at += words[start];
          const object = engine.object(words[start + 2]);
          if (words[start + 1] === 1) at = this.tell(object, words, start, at, base);
          else if (object !== null) object.take(words, start);
        }
      }
    } finally {
      this.isBusy = false;
      if (this.isAlive) c.dactyl_clear_records(this.handle);
    }
    while (this.queue.length && !this.isBusy) this.send(this.queue.shift());
  }
}

function writeContact(words, at, contact) {
  const { phase, kind, precise } = contact;
  words[at] = contact.id;
  words[at + 1] = phase === undefined ? 1 : PHASES.indexOf(phase);
  words[at + 2] = contact.x;
  words[at + 3] = contact.y;
  words[at + 4] = kind === undefined ? 0 : TOUCH_KINDS.indexOf(kind);
  words[at + 5] = contact.force ?? 0;
  words[at + 6] = contact.maximumForce ?? 0;
  words[at + 7] = contact.majorRadius ?? 0;
  words[at + 8] = contact.majorRadiusTolerance ?? 0;
  words[at + 9] = contact.altitude ?? Math.PI / 2;
  words[at + 10] = contact.azimuth ?? 0;
  words[at + 11] = contact.roll ?? 0;
  words[at + 12] = precise ? precise.x : NaN;
  words[at + 13] = precise ? precise.y : NaN;
  words[at + 15] = 0;
}

export function copyFrame(frame) {
  const copy = { ...frame };
  for (const list of ["contacts", "coalesced", "hovers"]) copy[list] = frame[list]?.map((sample) => ({ ...sample }));
  return copy;
}
