import { InputError } from "./exchange.js";
import { list } from "./words.js";
import { Window } from "./window.js";

const STYLES = list("touchAction userSelect webkitUserSelect webkitTouchCallout");
// Those that are listened to; each has a method of its name.
export const EVENTS = list("pointerdown pointermove pointerup pointercancel contextmenu dragstart");

// Pointer Events of the elements of a window, as frames. The methods named for events handle them.
export class Input {
  views = new Map();
  _pointers = new Map();
  contacts = [];
  coalesced = [];

  constructor(window) {
    this.window = window;
  }

  attach(view) {
    const { element } = view;
    this.views.set(element, view);
    for (const type of EVENTS) element.addEventListener(type, this);
    view._styles = Object.fromEntries(STYLES.map((name) => [name, element.style[name] ?? ""]));
    this._measure(view);
    this.style(view);
  }

  _detach({ element, _styles }) {
    if (!this.views.delete(element)) return;
    for (const type of EVENTS) element.removeEventListener(type, this);
    Object.assign(element.style, _styles);
    for (const [id, { contact }] of this._pointers) if (contact.view.element === element) this._pointers.delete(id);
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
    const ids = Array.from(this._pointers.values(), ({ contact }) => contact.id);
    let id = 1;
    while (ids.includes(id)) id++;
    pointer = { origin: placeOf(this.window.element), contact: { id, view } };
    this._pointers.set(pointerId, pointer);
    try {
      view.element.setPointerCapture(pointerId);
    } catch {
      // A pointer made by a script cannot be captured.
    }
    this._sendNow(event, pointer, "began");
  }

  pointermove(event, pointer) {
    if (!pointer) {
      this._hover?.(event);
      return;
    }
    const { contacts } = this;
    const { contact, origin } = pointer;
    const time = this._timeOf(event);
    // Browsers send one event for each finger; those of one instant belong together.
    if (this.time !== time || contacts.includes(contact)) this._flush();
    if (!this.contacts.length) (globalThis.requestAnimationFrame ?? setTimeout)(this._flush);
    for (const merged of event.getCoalescedEvents?.().slice(0, -1) ?? []) {
      this.coalesced.push({ ...contact, ...this._read(merged, origin, "moved"), view: null, time: Math.min(this._timeOf(merged), time) });
    }
    this.time = time;
    this.contacts.push(Object.assign(contact, this._read(event, origin, "moved")));
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
    const { contact, origin } = pointer;
    this._flush();
    if (phase !== "began") this._pointers.delete(event.pointerId);
    Object.assign(contact, phase === "cancelled" ? { phase } : this._read(event, origin, phase));
    this.send({ time: this._timeOf(event), contacts: [contact] });
  }

  _flush = () => {
    const { time, contacts, coalesced } = this;
    this.contacts = [];
    this.coalesced = [];
    if (contacts.length) this.send({ time, contacts, coalesced: coalesced.sort((one, other) => one.time - other.time) });
  };

  // A frame of what is down; what was removed meanwhile is not.
  send(frame) {
    try {
      if (this.window.isAlive) this.window.send(frame);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }

  _timeOf(event) { return Math.max(event.timeStamp / 1000, this.window.time); }

  // What an event says, as a contact has it; hover.js knows pens that lean.
  _read(event, origin, phase) {
    const { pressure = 0, pointerType, twist = 0 } = event;
    // Half the range is what the specification gives where nothing is measured, and an ordinary press elsewhere.
    const maximumForce = pointerType === "pen" || (pointerType === "touch" && pressure % 0.5) ? 2 : 0;
    const size = Math.max(event.width, event.height);
    return {
      phase,
      kind: { mouse: "indirectPointer", pen: "pencil" }[pointerType] ?? "direct",
      x: event.clientX - origin.x,
      y: event.clientY - origin.y,
      force: pressure * maximumForce,
      maximumForce,
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
    clearTimeout(this._timer);
    if (deadline < Infinity) this._timer = setTimeout(() => {
      this._flush();
      if (window.nextDeadline <= deadline) window.advance(Math.max(deadline, window.time));
    }, (deadline - Window.now()) * 1000);
  }
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
