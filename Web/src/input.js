import { InputError } from "./exchange.js";
import { list, TOUCH_KINDS } from "./words.js";
import { Window } from "./window.js";

const STYLES = list("touchAction userSelect webkitUserSelect webkitTouchCallout");
// Those that are listened to; each has a method of its name.
export const EVENTS = list("pointerdown pointermove pointerup pointercancel contextmenu dragstart");

const ROW = 16;
const [DIRECT, , PENCIL, MOUSE] = TOUCH_KINDS;

// Pointer Events of the elements of a window, as frames. The methods named for events handle them.
//
// Fingers that move are written down as numbers at once, in the rows that the engine reads: no object is made for an
// event, and none for the samples that were merged into it.
export class Input {
  views = new Map();
  _pointers = new Map();
  // The rows of the next frame, how many there are, and its time.
  _contacts = new Float64Array(16 * ROW);
  _coalesced = new Float64Array(16 * ROW);
  _count = 0;
  _coalescedCount = 0;
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
    this[event.type](event, this._pointers.get(event.pointerId));
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
    this._sendNow(event, pointer, "began");
  }

  pointermove(event, pointer) {
    if (pointer === undefined) {
      this._hover?.(event);
      return;
    }
    const time = this._timeOf(event);
    // Browsers send one event for each finger; those of one instant belong together.
    if (this._count > 0 && (this._time[0] !== time || this._holds(pointer.id))) this._flush();
    this._time[0] = time;
    const merged = event.getCoalescedEvents?.();
    // The last of them is the event itself.
    for (let i = 0; i < merged?.length - 1; i++) {
      const row = ROW * this._coalescedCount++;
      if (row === this._coalesced.length) this._coalesced = grown(this._coalesced);
      this._note(this._coalesced, row, merged[i], pointer);
      this._coalesced[row + 14] = Math.min(this._timeOf(merged[i]), time);
    }
    const row = ROW * this._count++;
    if (row === this._contacts.length) this._contacts = grown(this._contacts);
    this._note(this._contacts, row, event, pointer);
    if (this._isAwaited) return;
    this._isAwaited = true;
    (globalThis.requestAnimationFrame ?? setTimeout)(this._awaited);
  }

  pointerup(event, pointer) { this._sendNow(event, pointer, "ended"); }

  pointercancel(event, pointer) { this._sendNow(event, pointer, "cancelled"); }

  contextmenu(event) {
    // The menu of a mouse's own button stays.
    if (event.pointerType !== "mouse") this.dragstart(event);
  }

  dragstart(event) {
    if (this._pointers.size) event.preventDefault();
  }

  // A touch that is taken away stays where it was.
  _sendNow(event, pointer, phase) {
    if (!pointer) return;
    this._flush();
    if (phase !== "began") this._pointers.delete(event.pointerId);
    const { id, view, origin, kind, x, y } = pointer;
    const contact = { ...(phase === "cancelled" ? { phase, kind, x, y } : this._read(event, origin, phase)), id, view };
    pointer.x = contact.x;
    pointer.y = contact.y;
    this.send({ time: this._timeOf(event), contacts: [contact] });
  }

  _holds(id) {
    for (let row = 0; row < ROW * this._count; row += ROW) if (this._contacts[row] === id) return true;
    return false;
  }

  // Writes a finger that has moved; of a pen there is more to tell.
  _note(words, row, event, pointer) {
    const { id, kind, origin } = pointer;
    const x = (pointer.x = event.clientX - origin.x);
    const y = (pointer.y = event.clientY - origin.y);
    if (kind === PENCIL) {
      this.window._writeSample(words, row, { ...this._read(event, origin, "moved"), id });
      return;
    }
    const isTouch = kind === DIRECT;
    const force = isTouch ? forceOf(event.pressure) : 0;
    const size = isTouch ? Math.max(event.width, event.height) : 0;
    words[row] = id;
    words[row + 1] = 1;
    words[row + 2] = x;
    words[row + 3] = y;
    words[row + 14] = 0;
    words[row + 15] = 0;
    words[row + 4] = isTouch ? 0 : 3;
    words[row + 5] = force;
    words[row + 6] = force && 2;
    words[row + 7] = size > 1 ? size / 2 : 0;
    for (let i = row + 8; i < row + 14; i++) words[i] = NaN;
  }

  _awaited = () => {
    this._isAwaited = false;
    this._flush();
  };

  _flush() {
    const { window, _count: count, _coalescedCount: merged } = this;
    if (count === 0) return;
    this._count = this._coalescedCount = 0;
    const [time] = this._time;
    if (merged > 1) sortByTime(this._coalesced, merged);
    if (!window.isAlive) return;
    if (window._isBusy || window._recorders.length > 0) {
      // Who keeps frames gets objects.
      const samples = (words, count) => Array.from({ length: count }, (_, i) => sampleAt(words, ROW * i));
      const coalesced = samples(this._coalesced, merged);
      coalesced.forEach((sample, i) => { sample.time = this._coalesced[ROW * i + 14]; });
      this.send({ time, contacts: samples(this._contacts, count), coalesced });
      return;
    }
    try {
      window._sendMoves(time, this._contacts, count, this._coalesced, merged);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }

  // A frame of what is down; what was removed meanwhile is not.
  send(frame) {
    try {
      if (this.window.isAlive) this.window.send(frame);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }

  _timeOf(event) { return Math.max(event.timeStamp / 1000, this.window._now[0]); }

  // What an event says, as a contact has it; hover.js knows pens that lean.
  _read(event, origin, phase) {
    const { pressure = 0, pointerType, twist = 0 } = event;
    const force = pointerType === "pen" ? 2 * pressure : pointerType === "touch" ? forceOf(pressure) : 0;
    const size = Math.max(event.width, event.height);
    return {
      phase,
      kind: kindOf(event),
      x: event.clientX - origin.x,
      y: event.clientY - origin.y,
      force,
      maximumForce: pointerType === "pen" || force ? 2 : 0,
      majorRadius: size > 1 ? size / 2 : 0,
      altitude: event.altitudeAngle,
      azimuth: event.azimuthAngle,
      roll: (twist * Math.PI) / 180,
    };
  }

  // One timer for the next deadline of all recognisers.
  _wake() {
    const { window } = this;
    const deadline = window.nextDeadline;
    if (deadline === this._deadline) return;
    clearTimeout(this._timer);
    this._deadline = deadline;
    if (deadline < Infinity) this._timer = setTimeout(() => {
      this._deadline = Infinity;
      this._flush();
      if (window.isAlive && window.nextDeadline <= deadline) window.advance(Math.max(deadline, window.time));
      else if (window.isAlive) this._wake();
    }, (deadline - Window.now()) * 1000);
  }
}

const kindOf = ({ pointerType }) => (pointerType === "mouse" ? MOUSE : pointerType === "pen" ? PENCIL : DIRECT);

// Half the range is what the specification gives where nothing is measured, and an ordinary press elsewhere.
const forceOf = (pressure = 0) => (pressure % 0.5 === 0 ? 0 : 2 * pressure);

function grown(words) {
  const larger = new Float64Array(2 * words.length);
  larger.set(words);
  return larger;
}

// Rows by their times; those of one finger are in order already, so that little has to be moved.
function sortByTime(words, count) {
  for (let i = 1; i < count; i++) {
    let at = ROW * i;
    const row = words.slice(at, at + ROW);
    for (; at > 0 && words[at - 2] > row[14]; at -= ROW) words.copyWithin(at, at - ROW, at);
    words.set(row, at);
  }
}

function sampleAt(words, row) {
  const [id, , x, y, kind, force, maximumForce, majorRadius, , altitude, azimuth, roll] = words.subarray(row, row + ROW);
  const known = (number) => (Number.isNaN(number) ? undefined : number);
  return { id, phase: "moved", kind: TOUCH_KINDS[kind], x, y, force, maximumForce, majorRadius, altitude: known(altitude), azimuth: known(azimuth), roll: known(roll) };
}

// A window without an element has the page's origin.
export const placeOf = (element) => element?.getBoundingClientRect() ?? { x: 0, y: 0 };

// What recognisers leave to the browser; directions as the engine has them, right and left first.
function touchAction(recognizers) {
  let taken = 0;
  for (const recognizer of recognizers) {
    const axes = recognizer.kind === "swipe" ? recognizer._number("direction") : [0, 3, 12][recognizer._number("axis")];
    if (axes) taken |= axes;
    else if (!/tap|press|hover/i.test(recognizer.kind)) return "none";
  }
  if (!taken) return recognizers.length ? "manipulation" : "auto";
  return `${taken & 3 ? "" : "pan-x "}${taken & 12 ? "" : "pan-y "}pinch-zoom`;
}
