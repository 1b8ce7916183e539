import { InputError } from "./exchange.js";
import { Window } from "./window.js";

const TYPES = ["pointerdown", "pointermove", "pointerup", "pointercancel", "pointerout", "contextmenu", "dragstart"];

// Pointer Events of the elements of a window, as frames. The methods named for events handle them.
export class Input {
  constructor(window) {
    this.window = window;
    this.views = new Map();
    this.pointers = new Map();
    this.hovering = new Set();
    this.contacts = [];
    this.coalesced = [];
    this.time = 0;
    this.deadline = Infinity;
    this.flush = this.flush.bind(this);
  }

  attach(view) {
    this.views.set(view.element, view);
    for (const type of TYPES) view.element.addEventListener(type, this);
    this.measure(view);
    this.style(view);
  }

  detach(view) {
    if (!this.views.delete(view.element)) return;
    for (const type of TYPES) view.element.removeEventListener(type, this);
    Object.assign(view.element.style, view.styles);
    for (const [id, pointer] of this.pointers) if (pointer.contact.view === view) this.pointers.delete(id);
    if (!this.views.size) clearTimeout(this.timer);
  }

  // Takes from the browser what the recognisers of a view need, and no more.
  style(view) {
    const style = view.element?.style;
    if (!style || !this.views.has(view.element)) return;
    const wanted = {
      touchAction: view.options.touchAction ?? touchAction(view), userSelect: "none", webkitUserSelect: "none", webkitTouchCallout: "none",
    };
    view.styles ??= Object.fromEntries(Object.keys(wanted).map((name) => [name, style[name] ?? ""]));
    Object.assign(style, wanted);
  }

  // Reads from the page where a view is now, and all it lies on.
  measure(view) {
    if (view === this.window || !view.element) return;
    this.measure(view.parent);
    const { left, top, width, height } = view.element.getBoundingClientRect();
    const origin = originOf(view.parent);
    view.set({ frame: { x: left - origin.x, y: top - origin.y, width, height } });
  }

  // Each event passes every attached element above its target; the first of them is the view.
  handleEvent(event) {
    if (event === this.last) return;
    this.last = event;
    this[event.type](event);
  }

  pointerdown(event) {
    const { pointerId } = event;
    if (event.button > 0 || this.pointers.has(pointerId)) return;
    const view = this.views.get(event.currentTarget);
    this.leave(event);
    this.measure(view);
    let id = 1;
    while (Array.from(this.pointers.values()).some(({ contact }) => contact.id === id)) id++;
    const pointer = { origin: originOf(this.window), contact: { id, phase: "began", x: 0, y: 0, kind: kindOf(event), view } };
    this.pointers.set(pointerId, pointer);
    try {
      view.element.setPointerCapture(pointerId);
    } catch {
      // A pointer made by a script cannot be captured.
    }
    this.sendNow(event, pointer);
  }

  pointermove(event) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) {
      this.hover(event);
      return;
    }
    const { contact } = pointer;
    const time = this.timeOf(event);
    // Browsers send one event for each finger; those of one instant belong together.
    if (this.time !== time || this.contacts.includes(contact)) this.flush();
    if (!this.contacts.length) (globalThis.requestAnimationFrame ?? setTimeout)(this.flush);
    for (const merged of (event.getCoalescedEvents?.() ?? []).slice(0, -1)) {
      this.coalesced.push(read(merged, pointer.origin, {
        id: contact.id, phase: "moved", kind: contact.kind, time: Math.min(this.timeOf(merged), time),
      }));
    }
    this.time = time;
    contact.phase = "moved";
    this.contacts.push(read(event, pointer.origin, contact));
  }

  pointerup(event) { this.end(event, "ended"); }

  pointercancel(event) { this.end(event, "cancelled"); }

  pointerout(event) {
    if (!this.window.viewOf(event.relatedTarget)) this.leave(event);
  }

  contextmenu(event) {
    // The menu of a mouse's own button stays.
    if (!Array.from(this.pointers.values()).some(({ contact }) => contact.kind === "indirectPointer")) this.dragstart(event);
  }

  dragstart(event) {
    if (this.pointers.size) event.preventDefault();
  }

  end(event, phase) {
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    // What moved before goes first, as a move.
    this.flush();
    this.pointers.delete(event.pointerId);
    pointer.contact.phase = phase;
    this.sendNow(event, pointer);
  }

  sendNow(event, { origin, contact }) {
    this.flush();
    if (contact.phase !== "cancelled") read(event, origin, contact);
    this.send({ time: this.timeOf(event), contacts: [contact] });
  }

  flush() {
    const { time, contacts, coalesced } = this;
    if (!contacts.length) return;
    this.contacts = [];
    this.coalesced = [];
    this.send({ time, contacts, coalesced: coalesced.sort((one, other) => one.time - other.time) });
  }

  // A frame of what is down; what was removed meanwhile is not.
  send(frame) {
    if (!this.window.isAlive) return;
    try {
      this.window.send(frame);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }

  hover(event) {
    const { hovering, views } = this;
    const { pointerId } = event;
    const all = Array.from(views.values());
    if (event.pointerType === "touch" || event.buttons || !all.some((view) => view.recognizers.some(({ kind }) => kind === "hover"))) return;
    if (hovering.has(pointerId)) {
      this.sendHover(event, "moved");
      return;
    }
    hovering.add(pointerId);
    all.forEach((view) => this.measure(view));
    this.sendHover(event, "entered");
  }

  leave(event) {
    if (this.hovering.delete(event.pointerId)) this.sendHover(event, "exited");
  }

  sendHover(event, phase) {
    const hover = read(event, originOf(this.window), { id: event.pointerId, phase, kind: kindOf(event) });
    this.send({ time: this.timeOf(event), contacts: [], hovers: [hover] });
  }

  timeOf(event) { return Math.max(event.timeStamp / 1000, this.window.sent ? this.window.time : 0); }

  // One timer for the next deadline of all recognisers.
  wake() {
    const { window } = this;
    const deadline = this.views.size ? window.nextDeadline : Infinity;
    if (deadline === this.deadline) return;
    this.deadline = deadline;
    clearTimeout(this.timer);
    if (deadline === Infinity) return;
    this.timer = setTimeout(() => {
      this.deadline = Infinity;
      this.flush();
      if (window.isAlive && window.nextDeadline <= deadline) window.advance(Math.max(deadline, window.time));
      this.wake();
    }, (deadline - Window.now()) * 1000);
  }
}

export function sizeOf(element) {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
}

// A window without an element has the page's origin.
function originOf({ element }) {
  const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: left, y: top };
}

const kindOf = ({ pointerType }) => pointerType === "mouse" ? "indirectPointer" : pointerType === "pen" ? "pencil" : "direct";

const radians = (degrees = 0) => (degrees * Math.PI) / 180;

function read(event, origin, sample) {
  const { pressure = 0, pointerType, width = 0, height = 0 } = event;
  const isPen = pointerType === "pen";
  // Half the range is what the specification gives where nothing is measured, and an ordinary press elsewhere.
  const isMeasured = isPen || (pointerType === "touch" && pressure % 0.5 !== 0);
  const size = Math.max(width, height);
  sample.x = event.clientX - origin.x;
  sample.y = event.clientY - origin.y;
  sample.force = isMeasured ? pressure * 2 : 0;
  sample.maximumForce = isMeasured ? 2 : 0;
  sample.majorRadius = size > 1 ? size / 2 : 0;
  sample.altitude = Math.PI / 2;
  sample.azimuth = 0;
  sample.roll = radians(event.twist);
  if (isPen) lean(event, sample);
  return sample;
}

// Browsers of before 2021 know a pen's lean as two angles from upright.
function lean({ altitudeAngle, azimuthAngle, tiltX, tiltY }, sample) {
  const x = Math.tan(radians(tiltX));
  const y = Math.tan(radians(tiltY));
  sample.altitude = altitudeAngle ?? Math.atan(1 / Math.hypot(x, y));
  sample.azimuth = azimuthAngle ?? (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
}

// What the recognisers of a view leave to the browser.
function touchAction({ recognizers }) {
  let x = "pan-x ";
  let y = "pan-y ";
  let zoom = "pinch-zoom";
  for (const { kind, settings } of recognizers) {
    if (kind === "swipe") {
      const directions = settings.direction.join();
      if (/left|right/.test(directions)) x = "";
      if (/up|down/.test(directions)) y = "";
    } else if (!/tap|longPress|hover/.test(kind)) {
      x = y = zoom = "";
    }
  }
  if (x && y) return recognizers.length ? "manipulation" : "auto";
  return x + y + zoom || "none";
}
