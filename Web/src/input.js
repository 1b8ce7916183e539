import { InputError } from "./exchange.js";
import { clickGuard } from "./clicks.js";
import { STATE } from "./kinds.js";
import { pressByKey } from "./keyboard.js";
import { hitOf, placeOf, targetOf } from "./places.js";
import { BEGAN, CANCELLED, ENDED, MOUSE, MOVED, PENCIL, ROW } from "./rows.js";
import { restoreStyles, styleFor } from "./styles.js";
import { writeDetails } from "./touches.js";
import { list, TOUCH_KINDS } from "./words.js";
import { Window } from "./window.js";

// What elements are listened to for; and, while a pointer is down, the page they are in, because an element may leave it meanwhile.
// Each has a method of its name.
const ELEMENT_EVENTS = list("pointerdown contextmenu dragstart click keydown");
const PRESS_EVENTS = list("pointermove pointerup pointercancel");
const HOVER_EVENTS = list("pointermove pointerout");
// The states of a gesture that has begun.
const ACTIVE = [1, 2];

// Pointer Events of the elements of a window, as frames. The methods named for events handle them.
//
// The last event of each pointer is kept until their frame is complete, and written as numbers into the rows that the
// engine reads: no object is made for an event, and none for the samples that were merged into it.
export class Input {
  _views = new Map();
  // Those that are down, in the order in which they came, and the pages in which they are.
  _pointers = [];
  _pages = new Set();
  // The event that was handled last, and the element that was hit.
  _event = null;
  _target = null;
  // How many pointers have an event that is kept, and how many rows these take with the samples that were merged into them.
  _kept = 0;
  _rows = 0;
  // The time of the next frame; in an array, because a number that changes would be a new object each time.
  _time = new Float64Array(1);
  _isAwaited = false;
  _hearsTouches = false;
  // The ids of pointers that hover.
  _hovering = new Set();
  _deadline = Infinity;

  constructor(window) {
    this.window = window;
    this._clicks = clickGuard();
  }

  _attach(view) {
    const { element } = view;
    this._views.set(element, view);
    for (const type of ELEMENT_EVENTS) element.addEventListener(type, this);
    if (this.window._hovers) this._hearHovers(element);
    this._measure(view);
    this._style(view);
  }

  _detach(view) {
    const { element } = view;
    if (!this._views.delete(element)) return;
    for (const type of [...ELEMENT_EVENTS, ...HOVER_EVENTS, "touchmove"]) element.removeEventListener(type, this);
    restoreStyles(view);
    // Nobody will hear of its fingers, which the engine would take for down.
    for (const pointer of this._pointers.filter((pointer) => pointer.view === view)) this._cancel(pointer);
  }

  _hearHovers(...elements) {
    for (const element of elements) for (const type of HOVER_EVENTS) element.addEventListener(type, this);
  }

  // Takes from the browser what the recognisers of a view need, and no more.
  _style(view) {
    if (!this._views.has(view.element)) return;
    const mayScroll = styleFor(view);
    // Where the browser may scroll in all directions or in none there is nothing to decide, and it need not wait for us.
    view.element[mayScroll ? "addEventListener" : "removeEventListener"]("touchmove", this, { passive: false });
  }

  // Reads from the page where a view is now, and all it lies on.
  _measure(view) {
    const { element, parent } = view;
    if (!parent || !element) return;
    this._measure(parent);
    const { x, y, width, height } = placeOf(element);
    const origin = placeOf(parent.element);
    view._call("view_set_frame", x - origin.x, y - origin.y, width, height);
  }

  // Each event passes the page and every attached element above its target; the first of them counts. One that comes while what
  // happened is being handed out waits.
  handleEvent(event, element = event.currentTarget, target = targetOf(event)) {
    const { window } = this;
    if (window._isBusy) {
      // Which are forgotten once the event has passed.
      window._queue.push(() => this.handleEvent(event, element, target));
      return;
    }
    // A touch is told to the page, which ends a frame, and then to elements, which may keep it.
    if (event === this._last && event.type !== "touchmove") return;
    this._last = event;
    // Nearly all are like that, and a method that is called by its name is called faster.
    if (event.type === "pointermove") this.pointermove(event);
    else this[event.type](event, element, target);
  }

  _pointerOf({ pointerId }) {
    // Loops are faster than functions of lists, in what happens for each event.
    for (const pointer of this._pointers) if (pointer.pointerId === pointerId) return pointer;
    return undefined;
  }

  // The element that a finger came down on.
  _targetOf(id) { return this._pointers.find((pointer) => pointer.id === id)?.target ?? this._target; }

  pointerdown(event, element, target) {
    if (event.button > 0) return;
    // Its end has not reached us.
    this._sendNow(event, this._pointerOf(event), CANCELLED);
    this._leave(event);
    // Meanwhile, or while the event waited, it may have gone.
    const view = hitOf(this._views.get(element));
    if (!view) return;
    this._note(event, target);
    this._measure(view);
    let id = 1;
    while (this._pointers.some((other) => other.id === id)) id++;
    const { pointerId } = event;
    // Numbers that are not whole from the first, so that no object is made for another one.
    const pointer = {
      id, pointerId, view, target, origin: placeOf(this.window.element), kind: kindOf(event), x: 0.5, y: 0.5, isRecognized: false, isTaken: false,
      _event: null, _merged: null,
    };
    this._pointers.push(pointer);
    this._hear(element.ownerDocument?.defaultView ?? element);
    try {
      // A mouse that leaves the page is still heard; fingers are held by what was hit, by themselves. Whoever holds a pointer gets
      // its click, so it is what was hit and not the view.
      if (pointer.kind) target.setPointerCapture(pointerId);
    } catch {
      // A pointer made by a script cannot be captured.
    }
    this._sendNow(event, pointer, BEGAN);
  }

  pointermove(event) {
    const pointer = this._pointerOf(event);
    if (pointer === undefined) {
      if (this.window._hovers > 0) this._hover(event);
      return;
    }
    // What it was on has left the page, or its lift was told to nobody.
    if (pointer.view.element.isConnected === false || (event.buttons === 0 && event.isTrusted)) {
      this._sendNow(event, pointer, CANCELLED);
      return;
    }
    const time = this._timeOf(event);
    // Browsers send one event for each finger; those of one instant belong together.
    if (this._kept > 0 && (this._time[0] !== time || pointer._event !== null) && !this._outlasts(pointer)) return;
    this._time[0] = time;
    this._event = event;
    this._target = pointer.target;
    pointer._event = event;
    if (this.window._wantsSamples || pointer.kind === PENCIL) pointer._merged = event.getCoalescedEvents?.();
    this._count(pointer);
    if (this._kept === this._pointers.length) {
      this._flush();
    } else if (!this._isAwaited && !(this._hearsTouches && pointer.kind === 0)) {
      // Another may tell of the same instant, until the page's next frame.
      this._isAwaited = true;
      (globalThis.requestAnimationFrame ?? setTimeout)(this._awaited);
    }
  }

  _count({ _merged: samples }) {
    this._kept++;
    // The last of them is the event itself.
    this._rows += samples?.length || 1;
  }

  // Sends what is kept; false where a pointer has gone through what came of that.
  _outlasts(pointer) {
    this._flush();
    return this._pointers.includes(pointer);
  }

  pointerup(event) {
    const pointer = this._pointerOf(event);
    if (!pointer) return;
    this._sendNow(event, pointer, pointer.view.element.isConnected === false ? CANCELLED : ENDED);
    this._clicks._expect(pointer);
  }

  pointercancel(event) { this._sendNow(event, this._pointerOf(event), CANCELLED); }

  contextmenu(event) {
    // The menu of a mouse's own button stays.
    if (event.pointerType !== "mouse" && this._pointers.length) event.preventDefault();
  }

  // What is draggable is dragged by the browser, unless a recogniser would drag as well.
  dragstart(event, element) {
    if (!this._pointers.length) return;
    for (let view = this._views.get(element); view; view = view.parent) if (view._drags) event.preventDefault();
  }

  // A click that no pointer made: by the keyboard, by a script, by what helps people who cannot see.
  click(event, element, target) {
    if (event.detail === 0) pressByKey(this, event, element, target);
  }

  keydown(event, element, target) { pressByKey(this, event, element, target); }

  // A finger that comes down, lifts or is taken away has a frame of its own.
  _sendNow(event, pointer, phase) {
    if (!pointer || !this._outlasts(pointer)) return;
    this._note(event, pointer.target);
    this._time[0] = this._timeOf(event);
    pointer._event = event;
    this._count(pointer);
    this._flush(phase);
    if (!this._pointers.length) this._unhear();
  }

  _cancel(pointer) {
    const { window } = this;
    if (window._isBusy) window._queue.push(() => this._cancel(pointer));
    else this._sendNow({ timeStamp: 0 }, pointer, CANCELLED);
  }

  _note(event, target) {
    this._event = event;
    this._target = target;
  }

  // Listens to a page, before everybody else, until no pointer is down.
  _hear(page) {
    if (this._pages.has(page)) return;
    this._pages.add(page);
    for (const type of PRESS_EVENTS) page.addEventListener(type, this, true);
    // Where a browser has touch events, one comes after the pointer events of all fingers of an instant.
    this._hearsTouches = "ontouchmove" in page;
    page.addEventListener("touchmove", this, { capture: true, passive: true });
    this._clicks._hear(page);
  }

  _unhear() {
    for (const page of this._pages) for (const type of [...PRESS_EVENTS, "touchmove"]) page.removeEventListener(type, this, true);
    this._pages.clear();
  }

  // A gesture that was recognised takes the pointers that are on its view; the click that follows them is its own, but for a tap.
  _claim({ view, kind }) {
    for (const pointer of this._ending ? [this._ending, ...this._pointers] : this._pointers) {
      let on = pointer.view;
      while (on && on !== view) on = on.parent;
      if (!on) continue;
      pointer.isRecognized = true;
      if (kind !== "tap") pointer.isTaken = true;
    }
  }

  // A gesture that has begun beside a page that scrolls keeps its touch: the browser decides a little later which way a finger
  // goes, and would take it away where it is of another opinion. Comes after the pointer events of the same moment.
  touchmove(event, element) {
    this._flush();
    for (let view = this._views.get(element); view; view = view.parent) {
      if (event.cancelable && view.recognizers.some((recognizer) => ACTIVE.includes(recognizer._number(STATE)))) event.preventDefault();
    }
  }

  pointerout(event) {
    if (!this.window.viewOf(event.relatedTarget)) this._leave(event);
  }

  _hover(event) {
    if (event.pointerType === "touch" || event.buttons) return;
    const isNew = !this._hovering.has(event.pointerId);
    this._hovering.add(event.pointerId);
    if (isNew) this._views.forEach((view) => this._measure(view));
    this._sendHover(event, isNew ? "entered" : "moved");
  }

  _leave(event) {
    if (this._hovering.delete(event.pointerId)) this._sendHover(event, "exited");
  }

  _sendHover(event, phase) {
    const { window } = this;
    const id = event.pointerId;
    const words = new Float64Array(ROW).fill(NaN);
    this._write(words, 0, event, { id, kind: kindOf(event), origin: placeOf(window.element) });
    const [, , x, y, kind, , , , , altitude, azimuth, roll] = words;
    try {
      window.send({ time: this._timeOf(event), contacts: [], hovers: [{ id, phase, kind: TOUCH_KINDS[kind], x, y, altitude, azimuth, roll }] });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }

  // Writes what an event says of a pointer. One that is taken away stays where it was.
  _write(words, row, event, pointer, phase) {
    const { kind, origin } = pointer;
    if (phase !== CANCELLED) {
      pointer.x = event.clientX - origin.x;
      pointer.y = event.clientY - origin.y;
    }
    words[row] = pointer.id;
    words[row + 1] = phase;
    words[row + 2] = pointer.x;
    words[row + 3] = pointer.y;
    words[row + 4] = kind;
    words[row + 14] = phase === BEGAN ? pointer.view._handle : 0;
    writeDetails(words, row, event, kind);
  }

  _awaited = () => {
    this._isAwaited = false;
    this._flush();
  };

  // Sends what is kept.
  _flush(phase = MOVED) {
    const { window, _pointers: pointers, _kept: count, _rows: rows } = this;
    if (count === 0 || !window.isAlive) return;
    this._kept = this._rows = 0;
    const length = 4 + ROW * rows;
    const words = window.engine._reserve(length);
    const { _base: at } = window.engine;
    const time = this._time[0];
    words[at] = time;
    words[at + 1] = count;
    words[at + 2] = rows - count;
    words[at + 3] = 0;
    let row = at + 4;
    const first = row + ROW * count;
    let end = first;
    for (const pointer of pointers) {
      const { _event: event, _merged: samples } = pointer;
      if (event === null) continue;
      const merged = samples?.length - 1;
      for (let i = 0; i < merged; i++, end += ROW) {
        // Here and not by a function, so that no number is handed over, which could be a new object.
        const then = Math.min(Math.max(samples[i].timeStamp / 1000, window._now[0]), time);
        // Oldest first, of all fingers together.
        let place = end;
        while (place > first && words[place - 2] > then) place -= ROW;
        if (place < end) words.copyWithin(place + ROW, place, end);
        this._write(words, place, samples[i], pointer, MOVED);
        words[place + 14] = then;
      }
      this._write(words, row, event, pointer, phase);
      pointer._event = pointer._merged = null;
      // It has the frame for itself.
      if (phase > MOVED) this._ending = pointers.splice(pointers.indexOf(pointer), 1)[0];
      row += ROW;
    }
    window._sendRows(length);
    this._ending = null;
    // While a timer runs, fingers that move put no deadline before it.
    if (phase !== MOVED || this._deadline === Infinity || window._isHasty) this._wake();
  }

  _timeOf(event) { return Math.max(event.timeStamp / 1000, this.window._now[0]); }

  // One timer for the next deadline of all recognisers. One that comes too soon stays, and looks again: most deadlines
  // are put off before they are due, and to set a timer costs more than a frame. None waits for longer than a second.
  _wake() {
    const { window } = this;
    const deadline = window.nextDeadline;
    if (!(deadline < this._deadline)) return;
    clearTimeout(this._timer);
    this._deadline = deadline;
    const delay = deadline - Window.now();
    this._timer = setTimeout(() => {
      // A page that was busy may not have been told yet that a finger has lifted before.
      if (Window.now() - deadline > LATE) this._timer = setTimeout(() => this._meet(deadline, delay), 1000 * LATE);
      else this._meet(deadline, delay);
    }, Math.min(delay, 1) * 1000);
  }

  _meet(deadline, delay) {
    const { window } = this;
    this._deadline = Infinity;
    this._flush();
    if (!window.isAlive) return;
    if (delay <= 1 && window.nextDeadline <= deadline) window.advance(Math.max(deadline, window.time));
    else this._wake();
  }
}

// From how many seconds on a timer is late, and for how long what has waited is then given time to come.
const LATE = 0.05;

// As rows have them; a finger is 0.
const kindOf = ({ pointerType }) => ({ pen: PENCIL, mouse: MOUSE })[pointerType] ?? 0;
