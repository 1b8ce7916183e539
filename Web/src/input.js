import { ClickGuard } from "./clicks.js";
import { playTouches } from "./early.js";
import { STATE } from "./kinds.js";
import { NATIVE, pressByKey } from "./keyboard.js";
import { hitOf, placeOf, targetOf } from "./places.js";
import { BEGAN, CANCELLED, ENDED, kindOf, MOVED, PENCIL, PLACE_ALONE, ROW } from "./rows.js";
import { restoreStyles, styleFor } from "./styles.js";
import { writeDetails, writeSize } from "./touches.js";
import { list } from "./words.js";
import { Window } from "./window.js";

// Events of attached elements; and events of their page while a pointer is down, because an element may leave the page meanwhile.
// Each has a method of its name.
const ELEMENT_EVENTS = list("pointerdown contextmenu dragstart click keydown");
const PRESS_EVENTS = list("pointerup pointercancel keydown pagehide");
const HAS_TOUCHES = "TouchEvent" in globalThis;
const LIGHT = { capture: true, passive: true };
// The states of a gesture that has begun.
const ACTIVE = [1, 2];

// Turns Pointer Events on a window's elements into frames. The methods named for events handle them.
//
// The last event of each pointer is kept until the frame is complete, then written as numbers into the rows that the engine reads.
// No object is made for an event or for the samples merged into it.
//
// A touch event reports all fingers of an instant at once, which takes half the time. So a finger's moves come from touch events as
// soon as the first one arrives: browsers hold it back until a single finger has gone some way.
export class Input {
  _views = new Map();
  // The pointers that are down, in the order of their arrival, and their pages.
  _pointers = [];
  _pages = new Set();
  // The event that was handled last, and the element that was hit.
  _event = null;
  _target = null;
  // The number of pointers with a kept event, and the rows that these events and their merged samples need.
  _kept = 0;
  _rows = 0;
  // The time of the next frame; in an array, because a number that changes would be a new object each time.
  _time = new Float64Array(1);
  // The pointers that lift in the current frame.
  _ending = [];
  _isAwaited = false;
  _deadline = Infinity;

  _clicks = new ClickGuard();

  constructor(window) { this.window = window; }

  _attach(view) {
    const { element } = view;
    this._views.set(element, view);
    for (const type of ELEMENT_EVENTS) element.addEventListener(type, this);
    this._style(view);
    playTouches(this);
  }

  _detach(view) {
    const { element } = view;
    if (!this._views.delete(element)) return;
    for (const type of [...ELEMENT_EVENTS, "touchmove"]) element.removeEventListener(type, this);
    restoreStyles(view);
    // The element's listeners are gone, so its fingers would stay down for the engine.
    for (const pointer of this._pointers.filter((pointer) => pointer.view === view)) this._cancel(pointer);
  }

  // Takes only those browser gestures that the view's recognisers need.
  _style(view) {
    if (!this._views.has(view.element)) return;
    const mayScroll = styleFor(view);
    // If the browser may scroll in all directions or in none, it decides alone and need not wait for us.
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

  // Each event passes the page and every attached element above its target; only the first call counts. An event that arrives while
  // results are being handed out waits in a queue.
  handleEvent(event, element = event.currentTarget, target = targetOf(event)) {
    const { window } = this;
    if (window._isBusy) {
      // Events forget these values after dispatch.
      window._queue.push(() => this.handleEvent(event, element, target));
      return;
    }
    // Each element may keep a touch, and keys belong to the focused element.
    if (event === this._last && !/^[kt]/.test(event.type)) return;
    this._last = event;
    // Nearly all events are pointermove, and calling a method by name is faster.
    if (event.type === "pointermove") this.pointermove(event);
    else this[event.type](event, element, target);
  }

  _pointerOf({ pointerId }) {
    // Loops are faster than array methods here, once for every event.
    for (const pointer of this._pointers) if (pointer.pointerId === pointerId) return pointer;
    return undefined;
  }

  // The element that a finger came down on.
  _targetOf(id) { return this._pointers.find((pointer) => pointer.id === id)?.target ?? this._target; }

  pointerdown(event, element, target) {
    if (event.button > 0) return;
    // The earlier press of this pointer never ended.
    this._sendNow(event, this._pointerOf(event), CANCELLED);
    this._leave?.(event);
    // The view may have gone meanwhile, or while the event waited.
    const view = hitOf(this._views.get(element));
    if (!view || (event.pointerType === "mouse" && holdsText(target) && drags(view))) return;
    for (const recognizer of view.recognizers) recognizer._warn();
    this._note(event, target);
    this._measure(view);
    let id = 1;
    while (this._pointers.some((other) => other.id === id)) id++;
    const { pointerId } = event;
    // Fractions from the start, so that V8 allocates no object for another number.
    const pointer = {
      id, pointerId, view, target, origin: placeOf(this.window.element), kind: kindOf(event), x: 0.5, y: 0.5, isRecognized: false, isTaken: false,
      _event: null, _merged: null, _touch: null, _told: 0.5,
    };
    this._pointers.push(pointer);
    this._hear(element.ownerDocument?.defaultView ?? element);
    // A finger's touch events go to the element it came down on, even after that leaves the page.
    if (!pointer.kind) target.addEventListener("touchmove", this._touched, LIGHT);
    this._choose();
    try {
      // Capture keeps a mouse that leaves the page; browsers capture fingers by themselves. The capturing element gets the click, so
      // the target captures and not the view. Elements that use a mouse themselves keep it: WebKit moves the knob of a slider.
      if (pointer.kind && !target.matches(NATIVE)) target.setPointerCapture(pointerId);
    } catch {
      // A pointer made by a script cannot be captured.
    }
    this._sendNow(event, pointer, BEGAN);
  }

  pointermove(event) {
    const pointer = this._pointerOf(event);
    if (pointer === undefined) {
      this._hover?.(event);
      return;
    }
    if (pointer._touch !== null) return;
    // The element has left the page, or the lift never reached the page.
    if (pointer.view.element.isConnected === false || (event.buttons === 0 && event.isTrusted)) {
      this._sendNow(event, pointer, CANCELLED);
      return;
    }
    const time = this._timeOf(event);
    // Browsers send one event for each finger; the events of one instant belong together.
    if (this._kept > 0 && (this._time[0] !== time || pointer._event !== null) && !this._outlasts(pointer)) return;
    this._time[0] = time;
    this._event = event;
    this._target = pointer.target;
    pointer._event = event;
    pointer._told = event.timeStamp;
    if (this.window._wantsSamples || pointer.kind === PENCIL) pointer._merged = event.getCoalescedEvents?.();
    this._count(pointer);
    if (this._kept === this._pointers.length) {
      this._flush();
    } else if (!this._isAwaited && (pointer.kind || !HAS_TOUCHES)) {
      // Another pointer's event of the same instant may follow, until the page's next frame or the touch event of all fingers.
      this._isAwaited = true;
      (globalThis.requestAnimationFrame ?? setTimeout)(() => {
        this._isAwaited = false;
        this._flush();
      });
    }
  }

  // One function, because at sixty frames a second calls cost more than the work.
  _touched = (event) => {
    const { window, _pointers: pointers } = this;
    if (window._isBusy) {
      window._queue.push(() => this._touched(event));
      return;
    }
    if (this._kept > 0) this._flush();
    const { changedTouches, timeStamp } = event;
    const { length: count } = changedTouches;
    const { engine } = window;
    const words = engine._reserve(4 + ROW * count);
    const start = engine._base + 4;
    let row = start;
    let view, gone;
    for (let i = 0; i < count; i++) {
      const touch = changedTouches[i];
      const { identifier } = touch;
      // Mostly they are in the same order.
      const pointer = pointers[i]?._touch === identifier ? pointers[i] : this._pointerAt(touch);
      // Its pointermove came first; and each element under a finger gets its own event, which lists all fingers.
      if (pointer === undefined || pointer._told === timeStamp) continue;
      const { origin } = pointer;
      if (pointer.view !== view && (view = pointer.view).element.isConnected === false) gone = pointer;
      pointer._told = timeStamp;
      words[row] = pointer.id;
      words[row + 1] = MOVED;
      words[row + 2] = pointer.x = touch.clientX - origin.x;
      words[row + 3] = pointer.y = touch.clientY - origin.y;
      words[row + 4] = words[row + 14] = 0;
      if (window._wantsSizes) writeSize(words, row, touch.force, Math.max(touch.radiusX, touch.radiusY));
      else words[row + 15] = PLACE_ALONE;
      row += ROW;
      this._target = pointer.target;
    }
    if (row > start && window.isAlive) {
      this._event = event;
      words[start - 4] = this._time[0] = this._timeOf(event);
      words[start - 3] = (row - start) / ROW;
      words[start - 2] = words[start - 1] = 0;
      window._sendRows(row - start + 4);
      if (this._deadline === Infinity || window._isHasty) this._wake();
    }
    if (gone) this._cancel(gone);
    if (window._wantsSamples) {
      // They come with Pointer Events alone.
      for (const pointer of pointers) pointer._touch = null;
      this._choose();
    }
  };

  // The pointer of a touch. A finger's first touch event repeats the place of its last pointermove.
  _pointerAt({ identifier, clientX, clientY }) {
    const found = this._pointers.find(({ _touch: touch }) => touch === identifier);
    if (found || this.window._wantsSamples) return found;
    return this._pointers.find((pointer) => {
      const { kind, origin, x, y } = pointer;
      if (kind || pointer._touch !== null || Math.hypot(x + origin.x - clientX, y + origin.y - clientY) > 1) return false;
      pointer._touch = identifier;
      this._choose();
      return true;
    });
  }

  // Listens to pointermove only while some pointer that is down has no touch events.
  _choose() {
    const isOver = this._pointers.every(({ _touch: touch }) => touch !== null);
    for (const page of this._pages) page[isOver ? "removeEventListener" : "addEventListener"]("pointermove", this, true);
  }

  _count({ _merged: samples }) {
    this._kept++;
    // The last of them is the event itself.
    this._rows += samples?.length || 1;
  }

  // Sends kept events; false if an action removed the pointer.
  _outlasts(pointer) {
    this._flush();
    return this._pointers.includes(pointer);
  }

  pointerup(event) {
    const pointer = this._pointerOf(event);
    if (!pointer) return;
    // A script's event may lift a finger at no place, and the engine would keep it down for ever.
    const isHere = pointer.view.element.isConnected !== false && isFinite(event.clientX + event.clientY);
    this._sendNow(event, pointer, isHere ? ENDED : CANCELLED);
    this._clicks._expect(pointer);
  }

  pointercancel(event) { this._sendNow(event, this._pointerOf(event), CANCELLED); }

  // A page may be kept and shown again later.
  pagehide() { for (const pointer of [...this._pointers]) this._cancel(pointer); }

  contextmenu(event, element, target) {
    // The menu of a mouse's own button stays.
    if (event.button === 2) return;
    if (!this._pointers.length) pressByKey(this, event, element, target);
    else if (event.pointerType !== "mouse") event.preventDefault();
  }

  // The browser drags a draggable element, unless a recogniser would drag as well.
  dragstart(event, element) {
    if (this._pointers.length && drags(this._views.get(element))) event.preventDefault();
  }

  // A click without a pointer: by the keyboard, a script or a screen reader.
  click(event, element, target) {
    if (event.detail === 0) pressByKey(this, event, element, target);
  }

  // Escape cancels a drag.
  keydown(event, element, target) {
    if (event.key !== "Escape") pressByKey(this, event, element, target);
    else for (const pointer of [...this._pointers]) if (pointer.isTaken) {
      event.preventDefault();
      this._cancel(pointer);
      this._clicks._expect(pointer);
    }
  }

  // A finger that comes down, lifts or is taken away has a frame of its own.
  _sendNow(event, pointer, phase) {
    if (!pointer || !this._outlasts(pointer)) return;
    this._note(event, pointer.target);
    this._time[0] = this._timeOf(event);
    pointer._event = event;
    this._count(pointer);
    this._flush(phase);
    if (phase === BEGAN) return;
    if (!this._pointers.some(({ target }) => target === pointer.target)) pointer.target.removeEventListener("touchmove", this._touched, LIGHT);
    this._choose();
    if (this._pointers.length) return;
    for (const page of this._pages) for (const type of PRESS_EVENTS) page.removeEventListener(type, this, true);
    this._pages.clear();
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

  // Listens to a page, before all other listeners, until no pointer is down.
  _hear(page) {
    this._pages.add(page);
    for (const type of PRESS_EVENTS) page.addEventListener(type, this, true);
    this._clicks._hear(page);
  }

  // A recognised gesture takes the pointers on its view. It also takes the click that follows them, except for a tap.
  _claim({ view, kind }) {
    for (const pointer of [...this._ending, ...this._pointers]) {
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
    for (let view = this._views.get(element); view; view = view.parent) {
      if (event.cancelable && view.recognizers.some((recognizer) => ACTIVE.includes(recognizer._number(STATE)))) event.preventDefault();
    }
  }

  // Writes an event's values for a pointer. A cancelled pointer stays where it was.
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

  // Sends all kept events.
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
      const shift = shiftOf(event);
      for (let i = 0; i < merged; i++, end += ROW) {
        // Here and not by a function, so that no number is handed over, which could be a new object.
        const then = Math.min(Math.max((samples[i].timeStamp + shift) / 1000, window._now[0]), time);
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
      if (phase > MOVED) this._ending = pointers.splice(pointers.indexOf(pointer), 1);
      row += ROW;
    }
    window._sendRows(length);
    this._ending.length = 0;
    // While a timer runs, fingers that move put no deadline before it.
    if (phase !== MOVED || this._deadline === Infinity || window._isHasty) this._wake();
  }

  // A script's event may have a time of no page's clock; it counts as now. The window's time never goes back.
  _timeOf(event) { return Math.max(event.timeStamp < 1e12 ? (event.timeStamp + shiftOf(event)) / 1000 : 0, this.window._now[0]); }

  // One timer for the next deadline of all recognisers. A timer that fires too early stays and looks again: most deadlines move
  // before they are due, and setting a timer costs more than a frame. It waits for a second at most.
  _wake() {
    const { window } = this;
    const deadline = window.nextDeadline;
    if (!(deadline < this._deadline)) return;
    clearTimeout(this._timer);
    this._deadline = deadline;
    const delay = deadline - Window.now();
    this._timer = setTimeout(() => {
      // A busy page may still have a finger's earlier lift in its queue.
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

// Whether a recogniser of a view or of one it lies on drags.
function drags(view) { return !!view && (view._drags || drags(view.parent)); }

// A mouse that drags over a field selects its text.
const holdsText = ({ isContentEditable, type }) => isContentEditable || /^(text(area)?|search|url|tel|email|password|number)$/.test(type);

// How much later than ours the clock of a frame or popup began, in which an event was made, in milliseconds.
const shiftOf = ({ view }) => (view && view !== globalThis ? view.performance.timeOrigin - performance.timeOrigin : 0);

// A timer this many seconds late waits as long again for events still queued.
const LATE = 0.05;
