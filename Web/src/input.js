import { numbers } from "./tables.js";
import { list } from "./words.js";
import { Window } from "./window.js";

const STYLES = list("touchAction userSelect webkitUserSelect webkitTouchCallout");
// Those that are listened to; each has a method of its name.
export const EVENTS = list("pointerdown pointermove pointerup pointercancel contextmenu dragstart");

const ROW = 16;
// Phases and kinds, as rows have them.
const BEGAN = 0;
const MOVED = 1;
const ENDED = 3;
const CANCELLED = 4;
// The last word of a contact of which nothing is known beyond its size.
const SIZE_ALONE = 3;
const DIRECT = 0;
const PENCIL = 2;
const MOUSE = 3;

// Pointer Events of the elements of a window, as frames. The methods named for events handle them.
//
// What they say is kept until their frame is complete, and written as numbers into the rows that the engine reads: no
// object is made for an event, and none for the samples that were merged into it.
export class Input {
  views = new Map();
  _pointers = new Map();
  // The events of the next frame, each with its pointer and its merged samples; how many there are, and their time.
  _events = [];
  _count = 0;
  _time = new Float64Array(1);
  _isAwaited = false;
  _deadline = Infinity;

  constructor(window) {
    this.window = window;
  }

  attach(view) {
    const { element } = view;
    this.views.set(element, view);
    for (const type of EVENTS) element.addEventListener(type, this);
    view._watchListeners();
    view._styles = Object.fromEntries(STYLES.map((name) => [name, element.style[name] ?? ""]));
    this._measure(view);
    this.style(view);
  }

  _detach(view) {
    const { element, _styles } = view;
    if (!this.views.delete(element)) return;
    view._forgetListeners();
    for (const type of EVENTS) element.removeEventListener(type, this);
    Object.assign(element.style, _styles);
    for (const [id, pointer] of this._pointers) if (pointer.view.element === element) this._pointers.delete(id);
  }

  // Takes from the browser what the recognisers of a view need, and no more.
  style({ element, options, recognizers }) {
    if (!this.views.has(element)) return;
    for (const name of STYLES) element.style[name] = "none";
    element.style.touchAction = options.touchAction ?? touchAction(recognizers);
  }

  // Reads from the page where a view is now, and all it lies on.
  _measure(view) {
    const { element, parent } = view;
    if (!parent || !element) return;
    this._measure(parent);
    const place = placeOf(element);
    const origin = placeOf(parent.element);
    view.set({ frame: { x: place.x - origin.x, y: place.y - origin.y, width: place.width, height: place.height } });
  }

  // Each event passes every attached element above its target; the first of them is the view.
  handleEvent(event) {
    if (event === this._last) return;
    this._last = event;
    const pointer = this._pointers.get(event.pointerId);
    // Nearly all are like that, and a method that is called by its name is called faster.
    if (event.type === "pointermove") this.pointermove(event, pointer);
    else this[event.type](event, pointer);
  }

  pointerdown(event, pointer) {
    if (event.button > 0 || pointer) return;
    const { pointerId } = event;
    const view = this.views.get(event.currentTarget);
    this._leave?.(event);
    this._measure(view);
    const ids = Array.from(this._pointers.values(), ({ id }) => id);
    let id = 1;
    while (ids.includes(id)) id++;
    // Numbers that are not whole from the first, so that no object is made for another one.
    pointer = { id, view, origin: placeOf(this.window.element), kind: kindOf(event), x: 0.5, y: 0.5 };
    this._pointers.set(pointerId, pointer);
    try {
      view.element.setPointerCapture(pointerId);
    } catch {
      // A pointer made by a script cannot be captured.
    }
    this._sendNow(event, pointer, BEGAN);
  }

  pointermove(event, pointer) {
    if (pointer === undefined) {
      this._hover?.(event);
      return;
    }
    const time = this._timeOf(event);
    // Browsers send one event for each finger; those of one instant belong together.
    if (this._count > 0 && (this._time[0] !== time || this._holds(pointer))) this._flush();
    this._time[0] = time;
    this._add(event, pointer, event.getCoalescedEvents?.());
    if (this._isAwaited) return;
    this._isAwaited = true;
    (globalThis.requestAnimationFrame ?? setTimeout)(this._awaited);
  }

  pointerup(event, pointer) { this._sendNow(event, pointer, ENDED); }

  pointercancel(event, pointer) { this._sendNow(event, pointer, CANCELLED); }

  contextmenu(event) {
    // The menu of a mouse's own button stays.
    if (event.pointerType !== "mouse") this.dragstart(event);
  }

  dragstart(event) {
    if (this._pointers.size) event.preventDefault();
  }

  _sendNow(event, pointer, phase) {
    if (!pointer) return;
    this._flush();
    if (phase !== BEGAN) this._pointers.delete(event.pointerId);
    this._time[0] = this._timeOf(event);
    this._add(event, pointer);
    this._flush(phase);
  }

  _add(event, pointer, merged = undefined) {
    const at = 3 * this._count++;
    this._events[at] = event;
    this._events[at + 1] = pointer;
    this._events[at + 2] = merged;
  }

  _holds(pointer) {
    for (let i = 0; i < this._count; i++) if (this._events[3 * i + 1] === pointer) return true;
    return false;
  }

  // Writes what an event says of a finger; of a pen there is more to tell. One that is taken away stays where it was.
  _note(words, row, event, pointer, phase) {
    const { kind, origin } = pointer;
    if (phase !== CANCELLED) {
      pointer.x = event.clientX - origin.x;
      pointer.y = event.clientY - origin.y;
    }
    const isPen = kind === PENCIL;
    words[row] = pointer.id;
    words[row + 1] = phase;
    words[row + 2] = pointer.x;
    words[row + 3] = pointer.y;
    words[row + 4] = kind;
    const force = isPen ? 2 * event.pressure : kind === MOUSE ? 0 : forceOf(event.pressure);
    words[row + 5] = force;
    words[row + 6] = isPen || force ? 2 : 0;
    const size = kind === MOUSE ? 0 : Math.max(event.width, event.height);
    words[row + 7] = size > 1 ? size / 2 : 0;
    words[row + 14] = phase === BEGAN ? pointer.view._handle : 0;
    words[row + 15] = SIZE_ALONE;
    if (isPen) {
      words[row + 8] = words[row + 12] = words[row + 13] = NaN;
      words[row + 9] = event.altitudeAngle;
      words[row + 10] = event.azimuthAngle;
      words[row + 11] = (event.twist * Math.PI) / 180;
      words[row + 15] = 0;
    }
  }

  _awaited = () => {
    this._isAwaited = false;
    this._flush();
  };

  // Sends what is kept; a frame that comes while another is handed out waits, as others do.
  _flush(phase = MOVED) {
    const { window, _events: events, _count: count, _time: time } = this;
    if (count === 0) return;
    this._count = 0;
    if (!window._isBusy) return this._send(events, count, time, phase);
    this._events = [];
    const copy = time.slice();
    window._queue.push(() => this._send(events, count, copy, phase));
  }

  _send(events, count, times, phase) {
    const { window } = this;
    const time = times[0];
    if (!window.isAlive) return;
    let merged = 0;
    // The last of them is the event itself.
    for (let i = 0; i < count; i++) merged += Math.max(0, events[3 * i + 2]?.length - 1) || 0;
    const length = 4 + ROW * (count + merged);
    const words = window.engine._reserve(length);
    const { _base: at } = window.engine;
    words[at] = time;
    words[at + 1] = count;
    words[at + 2] = merged;
    words[at + 3] = 0;
    const first = at + 4 + ROW * count;
    let sample = first;
    for (let i = 0; i < count; i++) {
      const pointer = events[3 * i + 1];
      const list = events[3 * i + 2];
      for (let k = 0; k < list?.length - 1; k++, sample += ROW) {
        this._note(words, sample, list[k], pointer, MOVED);
        words[sample + 14] = Math.min(this._timeOf(list[k]), time);
      }
      this._note(words, at + 4 + ROW * i, events[3 * i], pointer, phase);
      events[3 * i] = events[3 * i + 2] = undefined;
    }
    if (merged > 1) sortByTime(words, first, merged);
    window._sendRows(length);
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

export const kindOf = ({ pointerType }) => (pointerType === "mouse" ? MOUSE : pointerType === "pen" ? PENCIL : DIRECT);

// Half the range is what the specification gives where nothing is measured, and an ordinary press elsewhere.
const forceOf = (pressure) => (!pressure || pressure === 0.5 || pressure === 1 ? 0 : 2 * pressure);

// Rows by their times; those of one finger are in order already, so that little has to be moved.
function sortByTime(words, first, count) {
  for (let i = 1; i < count; i++) {
    let at = first + ROW * i;
    if (words[at - 2] <= words[at + 14]) continue;
    const row = words.slice(at, at + ROW);
    for (; at > first && words[at - 2] > row[14]; at -= ROW) words.copyWithin(at, at - ROW, at);
    words.set(row, at);
  }
}

// A window without an element has the page's origin.
export const placeOf = (element) => element?.getBoundingClientRect() ?? { x: 0, y: 0 };

// What recognisers leave to the browser; directions as the engine has them, right and left first.
function touchAction(recognizers) {
  let taken = 0;
  for (const recognizer of recognizers) {
    const axes = recognizer.kind === "swipe" ? recognizer._number(numbers.direction) : [0, 3, 12][recognizer._number(numbers.axis)];
    if (axes) taken |= axes;
    else if (!/tap|press|hover/i.test(recognizer.kind)) return "none";
  }
  if (!taken) return recognizers.length ? "manipulation" : "auto";
  return `${taken & 3 ? "" : "pan-x "}${taken & 12 ? "" : "pan-y "}pinch-zoom`;
}
