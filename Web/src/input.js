import { InputError } from "./exchange.js";
import { Window } from "./window.js";

const TYPES = ["pointerdown", "pointermove", "pointerup", "pointercancel", "pointerout", "contextmenu", "dragstart"];
const STYLES = ["touchAction", "userSelect", "webkitUserSelect", "webkitTouchCallout"];

// Pointer Events of the elements of a window, as frames. The methods named for events handle them.
export class Input {
  views = new Map();
  _pointers = new Map();
  _hovering = new Set();
  contacts = [];
  coalesced = [];

  constructor(window) {
    this.window = window;
  }

  attach(view) {
    const { element } = view;
    this.views.set(element, view);
    for (const type of TYPES) element.addEventListener(type, this);
    view._styles = Object.fromEntries(STYLES.map((name) => [name, element.style[name] ?? ""]));
    this._measure(view);
    this.style(view);
  }

  _detach({ element, _styles }) {
    if (!this.views.delete(element)) return;
    for (const type of TYPES) element.removeEventListener(type, this);
    Object.assign(element.style, _styles);
    for (const [id, { contact }] of this._pointers) if (contact.view.element === element) this._pointers.delete(id);
  }

  // Takes from the browser what the recognisers of a view need, and no more.
  style({ element, options, recognizers }) {
    if (!this.views.has(element)) return;
    this._hasHover ||= recognizers.some(({ kind }) => kind === "hover");
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
    view.set({ frame: { ...place, x: place.x - origin.x, y: place.y - origin.y } });
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
    this._leave(event);
    this._measure(view);
    const ids = Array.from(this._pointers.values(), ({ contact }) => contact.id);
    let id = 1;
    while (ids.includes(id)) id++;
    pointer = { origin: placeOf(this.window.element), contact: { id, kind: kindOf(event), view } };
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
      this.hover(event);
      return;
    }
    const { contacts } = this;
    const { contact, origin } = pointer;
    const time = this._timeOf(event);
    // Browsers send one event for each finger; those of one instant belong together.
    if (this.time !== time || contacts.includes(contact)) this._flush();
    if (!this.contacts.length) (globalThis.requestAnimationFrame ?? setTimeout)(this._flush);
    for (const merged of event.getCoalescedEvents?.().slice(0, -1) ?? []) {
      this.coalesced.push({ ...contact, ...read(merged, origin, "moved"), view: null, time: Math.min(this._timeOf(merged), time) });
    }
    this.time = time;
    this.contacts.push(Object.assign(contact, read(event, origin, "moved")));
  }

  pointerup(event, pointer) { this._sendNow(event, pointer, "ended"); }

  pointercancel(event, pointer) { this._sendNow(event, pointer, "cancelled"); }

  pointerout(event) {
    if (!this.window.viewOf(event.relatedTarget)) this._leave(event);
  }

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
    Object.assign(contact, phase === "cancelled" ? { phase } : read(event, origin, phase));
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

  hover(event) {
    const { _hovering: hovering } = this;
    const { pointerId } = event;
    if (event.pointerType === "touch" || event.buttons || !this._hasHover) return;
    const phase = hovering.has(pointerId) ? "moved" : "entered";
    if (!hovering.has(pointerId)) this.views.forEach((view) => this._measure(view));
    hovering.add(pointerId);
    this._sendHover(event, phase);
  }

  _leave(event) {
    if (this._hovering.delete(event.pointerId)) this._sendHover(event, "exited");
  }

  _sendHover(event, phase) {
    const hover = { ...read(event, placeOf(this.window.element), phase), force: 0, id: event.pointerId, kind: kindOf(event) };
    this.send({ time: this._timeOf(event), contacts: [], hovers: [hover] });
  }

  _timeOf(event) { return Math.max(event.timeStamp / 1000, this.window.time); }

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
export function placeOf(element) {
  const { left: x, top: y, width, height } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x, y, width, height };
}

const kindOf = ({ pointerType }) => pointerType === "mouse" ? "indirectPointer" : pointerType === "pen" ? "pencil" : "direct";

const radians = (degrees) => (degrees * Math.PI) / 180;

function read(event, origin, phase) {
  const { pressure = 0, pointerType, altitudeAngle, azimuthAngle, tiltX = 0, tiltY = 0, twist = 0 } = event;
  // Half the range is what the specification gives where nothing is measured, and an ordinary press elsewhere.
  const maximumForce = pointerType === "pen" || (pointerType === "touch" && pressure % 0.5) ? 2 : 0;
  const size = Math.max(event.width, event.height);
  // Browsers of before 2021 know a pen's lean as two angles from upright.
  const x = Math.tan(radians(tiltX));
  const y = Math.tan(radians(tiltY));
  return {
    phase,
    x: event.clientX - origin.x,
    y: event.clientY - origin.y,
    force: pressure * maximumForce,
    maximumForce,
    majorRadius: size > 1 ? size / 2 : 0,
    altitude: altitudeAngle ?? Math.atan(1 / Math.hypot(x, y)),
    azimuth: azimuthAngle ?? (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI),
    roll: radians(twist),
  };
}

// What recognisers leave to the browser.
function touchAction(recognizers) {
  let taken = 0;
  for (const recognizer of recognizers) {
    const { kind } = recognizer;
    // Directions as the engine has them, right and left first; all else takes everything.
    if (!/tap|press|hover/i.test(kind)) taken |= kind === "swipe" ? recognizer._number("direction") : -1;
  }
  if (!taken) return recognizers.length ? "manipulation" : "auto";
  return taken < 0 ? "none" : (taken & 3 ? "" : "pan-x ") + (taken & 12 ? "" : "pan-y ") + "pinch-zoom";
}
