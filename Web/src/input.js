import { InputError } from "./exchange.js";
import { STATE } from "./kinds.js";
import { BEGAN, CANCELLED, ENDED, MOUSE, MOVED, PENCIL, ROW } from "./rows.js";
import { numbers } from "./tables.js";
import { writeDetails } from "./touches.js";
import { list, TOUCH_KINDS } from "./words.js";
import { Window } from "./window.js";

const STYLES = list("touchAction userSelect webkitUserSelect webkitTouchCallout");
// Those that are listened to; each has a method of its name.
const EVENTS = list("pointerdown pointermove pointerup pointercancel pointerout contextmenu dragstart");
// The states of a gesture that has begun.
const ACTIVE = [1, 2];

// Pointer Events of the elements of a window, as frames. The methods named for events handle them.
//
// The last event of each pointer is kept until their frame is complete, and written as numbers into the rows that the
// engine reads: no object is made for an event, and none for the samples that were merged into it.
export class Input {
  _views = new Map();
  // Those that are down, in the order in which they came.
  _pointers = [];
  // How many of them have an event that is kept, and how many rows these take with the samples that were merged into them.
  _kept = 0;
  _rows = 0;
  // The time of the next frame; in an array, because a number that changes would be a new object each time.
  _time = new Float64Array(1);
  _isAwaited = false;
  // The ids of pointers that hover.
  _hovering = new Set();
  _deadline = Infinity;

  constructor(window) {
    this.window = window;
  }

  _attach(view) {
    const { element } = view;
    this._views.set(element, view);
    for (const type of EVENTS) element.addEventListener(type, this);
    // Notes which events are listened to from now on.
    const { addEventListener } = element;
    element.addEventListener = (type, ...rest) => {
      (view._heard ??= new Set()).add(type);
      return addEventListener.call(element, type, ...rest);
    };
    view._styles = Object.fromEntries(STYLES.map((name) => [name, element.style[name] ?? ""]));
    this._measure(view);
    this._style(view);
  }

  _detach(view) {
    const { element, _styles } = view;
    if (!this._views.delete(element)) return;
    delete element.addEventListener;
    for (const type of [...EVENTS, "touchmove"]) element.removeEventListener(type, this);
    Object.assign(element.style, _styles);
    // Nobody will hear of its fingers, which the engine would take for down.
    for (const pointer of this._pointers.filter((pointer) => pointer.view === view)) this._cancel(pointer);
  }

  // Takes from the browser what the recognisers of a view need, and no more.
  _style({ element, options, recognizers }) {
    if (!this._views.has(element)) return;
    for (const name of STYLES) element.style[name] = "none";
    element.style.touchAction = options.touchAction ?? touchAction(recognizers);
    // Where the browser may scroll in all directions or in none there is nothing to decide, and it need not wait for us.
    const change = element.style.touchAction.startsWith("pan-") ? "addEventListener" : "removeEventListener";
    element[change]("touchmove", this, { passive: false });
  }

  // Reads from the page where a view is now, and all it lies on.
  _measure(view) {
    const { element, parent } = view;
    if (!parent || !element) return;
    this._measure(parent);
    const { x, y, width, height } = placeOf(element);
    const origin = placeOf(parent.element);
    view.set({ frame: { x: x - origin.x, y: y - origin.y, width, height } });
  }

  // Each event passes every attached element above its target; the first of them is the view. One that comes while what
  // happened is being handed out waits.
  handleEvent(event, element) {
    const { window } = this;
    if (window._isBusy) {
      // Which is forgotten once the event has passed.
      const { currentTarget } = event;
      window._queue.push(() => this.handleEvent(event, currentTarget));
      return;
    }
    if (event === this._last) return;
    this._last = event;
    const { pointerId } = event;
    let pointer;
    // Loops are faster than functions of lists, in what happens for each event.
    for (const other of this._pointers) if (other.pointerId === pointerId) pointer = other;
    // Nearly all are like that, and a method that is called by its name is called faster.
    if (event.type === "pointermove") this.pointermove(event, pointer);
    else this[event.type](event, pointer, element);
  }

  pointerdown(event, pointer, element = event.currentTarget) {
    if (event.button > 0 || pointer) return;
    this._leave(event);
    const { pointerId } = event;
    const view = this._views.get(element);
    // Meanwhile, or while the event waited, it may have gone.
    if (!view) return;
    this._measure(view);
    let id = 1;
    while (this._pointers.some((other) => other.id === id)) id++;
    // Numbers that are not whole from the first, so that no object is made for another one.
    pointer = { id, pointerId, view, origin: placeOf(this.window.element), kind: kindOf(event), x: 0.5, y: 0.5, _event: null, _merged: null };
    this._pointers.push(pointer);
    try {
      element.setPointerCapture(pointerId);
    } catch {
      // A pointer made by a script cannot be captured.
    }
    this._sendNow(event, pointer, BEGAN);
  }

  pointermove(event, pointer) {
    if (pointer === undefined) {
      if (this.window._hovers > 0) this._hover(event);
      return;
    }
    const time = this._timeOf(event);
    // Browsers send one event for each finger; those of one instant belong together.
    if (this._kept > 0 && (this._time[0] !== time || pointer._event !== null) && !this._outlasts(pointer)) return;
    this._time[0] = time;
    pointer._event = event;
    pointer._merged = event.getCoalescedEvents?.();
    this._count(pointer);
    if (this._kept === this._pointers.length) {
      this._flush();
    } else if (!this._isAwaited) {
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

  pointerup(event, pointer) { this._sendNow(event, pointer, ENDED); }

  pointercancel(event, pointer) { this._sendNow(event, pointer, CANCELLED); }

  contextmenu(event) {
    // The menu of a mouse's own button stays.
    if (event.pointerType !== "mouse") this.dragstart(event);
  }

  dragstart(event) {
    if (this._pointers.length) event.preventDefault();
  }

  // A finger that comes down, lifts or is taken away has a frame of its own.
  _sendNow(event, pointer, phase) {
    if (!pointer || !this._outlasts(pointer)) return;
    this._time[0] = this._timeOf(event);
    pointer._event = event;
    this._count(pointer);
    this._flush(phase);
  }

  _cancel(pointer) {
    const { window } = this;
    if (window._isBusy) window._queue.push(() => this._cancel(pointer));
    else this._sendNow({ timeStamp: 0 }, pointer, CANCELLED);
  }

  // A gesture that has begun beside a page that scrolls keeps its touch: the browser decides a little later which way a finger
  // goes, and would take it away where it is of another opinion. Comes after the pointer events of the same moment.
  touchmove(event) {
    this._flush();
    for (let view = this._views.get(event.currentTarget); view; view = view.parent) {
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
    this._note(words, 0, event, { id, kind: kindOf(event), origin: placeOf(window.element) });
    const [, , x, y, kind, , , , , altitude, azimuth, roll] = words;
    try {
      window.send({ time: this._timeOf(event), contacts: [], hovers: [{ id, phase, kind: TOUCH_KINDS[kind], x, y, altitude, azimuth, roll }] });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }

  // Writes what an event says of a pointer. One that is taken away stays where it was.
  _note(words, row, event, pointer, phase) {
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
        this._note(words, place, samples[i], pointer, MOVED);
        words[place + 14] = then;
      }
      this._note(words, row, event, pointer, phase);
      pointer._event = pointer._merged = null;
      // It has the frame for itself.
      if (phase > MOVED) pointers.splice(pointers.indexOf(pointer), 1);
      row += ROW;
    }
    window._sendRows(length);
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
      this._deadline = Infinity;
      this._flush();
      if (!window.isAlive) return;
      if (delay <= 1 && window.nextDeadline <= deadline) window.advance(Math.max(deadline, window.time));
      else this._wake();
    }, Math.min(delay, 1) * 1000);
  }
}

// As rows have them; a finger is 0.
const kindOf = ({ pointerType }) => ({ pen: PENCIL, mouse: MOUSE })[pointerType] ?? 0;

// A window without an element has the page's origin.
export const placeOf = (element) => element?.getBoundingClientRect() ?? { x: 0, y: 0 };

// What recognisers leave to the browser; directions as the engine has them, right and left first, and 16 for all there is.
function touchAction(recognizers) {
  let taken = 0;
  for (const recognizer of recognizers) {
    if (/tap|press|hover/i.test(recognizer.kind)) continue;
    // Neither is a number where the kind has no such setting.
    taken |= recognizer._number(numbers.direction) || [16, 3, 12][recognizer._number(numbers.axis)] || 16;
  }
  if (!taken) return recognizers.length ? "manipulation" : "auto";
  return taken > 15 ? "none" : `${taken & 3 ? "" : "pan-x "}${taken & 12 ? "" : "pan-y "}pinch-zoom`;
}
