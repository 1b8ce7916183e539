// Wheels, trackpads and arrow keys as gestures, and mice that hover.
import { inner, InputError, Recognizer, View } from "./dactyl.js";
import { HOVER_KIND, STATE } from "./kinds.js";
import { hitOf, placeOf } from "./places.js";
import { kindOf, ROW } from "./rows.js";
import { list, TOUCH_KINDS } from "./words.js";

const { _defineKind: defineKind, _Input: { prototype }, _numbers: numbers } = inner;
const { _attach, _detach, keydown } = prototype;
const { set } = View.prototype;

// For how many milliseconds no event of a wheel must come for it to be over.
const PAUSE = 120;
// After so many ever smaller events in a row, a trackpad is sliding on by itself.
const FALLS = 6;
// The pixels in one unit of a wheel's deltaMode: a pixel, a line, a page.
const UNITS = [1, 16, 800];
// The largest step of one event when it stretches: one notch of a mouse's wheel reports far more.
const NOTCH = 25;
// The farthest a finger goes before some recogniser takes it, in pixels.
const REACH = 64;
// How far two fingers are from each other, in pixels.
const SPAN = 200;
// The number of the first contact, which no finger of a page has.
const ID = 2 ** 29 + 1;

// MARK: Fingers made of wheels and keys

const chain = (view) => (view ? [view, ...chain(view.parent)] : []);
const recognizersOf = (view) => chain(view).flatMap(({ recognizers }) => recognizers);
const isActive = (one) => [1, 2].includes(one._number(STATE));
const isAnyActive = (view) => recognizersOf(view).some(isActive);

// Whether a recogniser may take a finger that goes that way, or, by 0 and 0, two that part.
function isWanted(view, x, y) {
  const kinds = x || y ? /^(pan|transform)$/ : /^(pinch|transform)$/;
  const other = Math.abs(x) > Math.abs(y) ? 2 : 1;
  return recognizersOf(view).some((one) => kinds.test(one.kind) && one._number(numbers.isEnabled) && one._number(numbers.axis) !== other);
}

// One finger, or two that part, under a gesture's own rules.
class Finger {
  constructor(input, view, x, y, time, isPair) {
    Object.assign(this, { input, view, x, y, time, span: isPair ? SPAN : 0 });
    // The focus may be anywhere while a wheel turns.
    this._escape = (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      input._drop(this.time, false);
      if (input._wheel) input._wheel.isSliding = true;
    };
    this._page = view.element.ownerDocument?.defaultView ?? globalThis;
    this._page.addEventListener("keydown", this._escape, true);
    this._send("began");
  }

  _send(phase) {
    const { x, y, span, view, time, input: { window } } = this;
    const sides = span ? [-1, 1] : [0];
    this.time = Math.max(time, window.time);
    window.send({
      time: this.time,
      contacts: sides.map((side, i) => ({ id: ID + i, phase, x: x + (side * span) / 2, y, view, kind: "indirectPointer" })),
    });
  }

  // Moves until a recogniser takes the finger; each later step then counts whole. Returns false if no recogniser takes it.
  begin(x, y, growth) {
    const length = Math.hypot(x, y);
    for (let i = 0; i < REACH && !isAnyActive(this.view); i++) this.move(x / length || 0, y / length || 0, 2 * Math.sign(growth));
    for (const one of recognizersOf(this.view).filter(isActive)) {
      // Removes the distance gone before the gesture began.
      if (one._values.scale) one.scale = 1;
      if (/^(pan|transform)$/.test(one.kind)) one.translation = { x: 0, y: 0 };
    }
    if (this.span) Object.assign(this, { begun: this.span, scale: 1 });
    return isAnyActive(this.view);
  }

  move(x, y, growth = 0, factor = 1) {
    this.x += x;
    this.y += y;
    this.span = this.begun ? this._spanAt((this.scale *= factor)) : this.span + growth;
    this.view._stretch = (this.view._stretch ?? 1) * factor;
    this._send("moved");
  }

  // The span for a scale. A pinch regains the span it spent on beginning before it has gone three quarters as far again.
  _spanAt(scale) {
    const taken = this.begun - SPAN;
    if ((scale - 1) * taken <= 0) return scale * this.begun;
    const near = (7 * scale * this.begun) / (3 + 4 * scale);
    return Math.abs(near - SPAN) <= Math.abs(1.75 * taken) ? near : scale * SPAN;
  }

  // A finger that no recogniser took is no tap, either.
  end(time, isDone = true) {
    this.time = time;
    this._page.removeEventListener("keydown", this._escape, true);
    this._send(isDone && this.view.isAlive && isAnyActive(this.view) ? "ended" : "cancelled");
  }
}

prototype._drop = function (time, isDone) {
  const { _finger: finger } = this;
  this._finger = null;
  finger?.end(time, isDone);
};

// Ends the current gesture and begins the one that an event wants; null if no recogniser takes it.
function start(input, event, target, view, place, [x, y], growth) {
  input._drop(input._timeOf(event));
  if (!view || !isWanted(view, x, y)) return null;
  input._note(event, target);
  input._measure(view);
  const origin = placeOf(input.window.element);
  const finger = new Finger(input, view, place.x - origin.x, place.y - origin.y, input._timeOf(event), !x && !y);
  if (finger.begin(x, y, growth)) return (input._finger = finger);
  finger.end(finger.time);
  return null;
}

// MARK: Wheels and trackpads

// A wheel pans; with the control key it pinches, as browsers report two fingers on a trackpad that part.
prototype.wheel = function (event, element, target) {
  const view = hitOf(this._views.get(element));
  const isPinch = event.ctrlKey;
  const unit = UNITS[event.deltaMode];
  const [x, y] = isPinch ? [0, 0] : [-event.deltaX * unit, -event.deltaY * unit];
  const stretch = isPinch ? -Math.max(-NOTCH, Math.min(NOTCH, event.deltaY * unit)) / 100 : 0;
  const size = Math.hypot(event.deltaX, event.deltaY);
  const wheel = (this._wheel ??= { size: 0, falls: 0, isSliding: false, isPinch });
  if (!size || event.defaultPrevented) return;
  wheel.falls = size < wheel.size ? wheel.falls + 1 : size > wheel.size ? 0 : wheel.falls;
  // A faster event means a new push.
  if (wheel.isSliding && size > wheel.size * 1.2) wheel.isSliding = false;
  wheel.size = size;
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(() => {
    this._drop(this.window.constructor.now());
    this._wheel = null;
  }, PAUSE);
  if (wheel.isSliding) {
    event.preventDefault();
    return;
  }
  if (!this._finger || this._finger.view !== view || wheel.isPinch !== isPinch) {
    wheel.isPinch = isPinch;
    if (!start(this, event, target, view, { x: event.clientX, y: event.clientY }, [x, y], stretch)) return;
  }
  event.preventDefault();
  this._note(event, target);
  this._finger.time = this._timeOf(event);
  if (wheel.falls >= FALLS && !isPinch) {
    // The gesture ends at its last speed; the page gets the trackpad's sliding.
    this._drop(this._finger.time);
    wheel.isSliding = true;
  } else {
    this._finger.move(x, y, 0, Math.exp(stretch));
  }
};

// Safari tells of two fingers on a trackpad by events of its own; on a phone these come beside the touches, which count.
prototype.gesturestart = function (event) {
  if (this._pointers.length) return;
  event.preventDefault();
  this._scale = 1;
};

prototype.gesturechange = function (event, element, target) {
  const view = hitOf(this._views.get(element));
  const factor = event.scale / this._scale;
  if (this._pointers.length || !(factor > 0) || factor === 1) return;
  event.preventDefault();
  this._scale = event.scale;
  if (this._finger?.view !== view && !start(this, event, target, view, { x: event.clientX, y: event.clientY }, [0, 0], Math.log(factor))) return;
  this._note(event, target);
  this._finger.time = this._timeOf(event);
  this._finger.move(0, 0, 0, factor);
};

prototype.gestureend = function (event) {
  if (!this._pointers.length) this._drop(this._timeOf(event));
};

// MARK: Keys

// How far an arrow goes, in pixels, and how much plus stretches.
const STEP = 10;
const STRETCH = 1.1;
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1], "+": 1, "=": 1, "-": -1, 0: 0 };

prototype.keydown = function (event, element, target) {
  keydown.call(this, event, element, target);
  const way = KEYS[event.key];
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const registered = this._views.get(element);
  if (way === undefined || event.defaultPrevented || target !== element || ctrlKey || metaKey || altKey || !registered?.options.keyboard) return;
  const view = hitOf(registered);
  const [x, y] = Array.isArray(way) ? way : [0, 0];
  // 0 undoes all stretching by keys and wheels.
  const stretch = x || y ? 1 : way === 0 ? 1 / (view?._stretch ?? 1) : STRETCH ** way;
  const growth = Math.log(stretch);
  if (!x && !y && Math.abs(growth) < 1e-6) return;
  const isPair = growth !== 0;
  if (this._finger?.view !== view || isPair !== this._finger.span > 0) {
    const { left, top, width, height } = target.getBoundingClientRect();
    if (!start(this, event, target, view, { x: left + width / 2, y: top + height / 2 }, [x, y], growth)) return;
  }
  event.preventDefault();
  this._note(event, target);
  this._finger.time = this._timeOf(event);
  const step = STEP * (shiftKey && !isPair ? 10 : 1);
  this._finger.move(x * step, y * step, 0, stretch);
};

prototype.keyup = function (event) {
  if (!(event.key in KEYS) && event.type === "keyup") return;
  this._drop(this._timeOf(event));
};

prototype.blur = prototype.keyup;

// MARK: Mice that hover

const HOVER_EVENTS = list("pointermove pointerout");
const WHEEL_EVENTS = list("wheel gesturestart gesturechange gestureend");
const KEY_EVENTS = ["keyup", "blur"];

class Hover extends Recognizer {
  constructor(...all) {
    super(...all);
    const { window } = this;
    window._hovers = (window._hovers ?? 0) + 1;
    for (const view of window._input?._views.values() ?? []) serve(view);
  }

  _die() {
    super._die();
    this.window._hovers--;
  }
}

defineKind("hover", [HOVER_KIND], Hover);

prototype.pointerout = function (event) {
  if (!this.window.viewOf(event.relatedTarget)) this._leave(event);
};

prototype._hover = function (event) {
  if (!this.window._hovers || event.pointerType === "touch" || event.buttons) return;
  this._hovering ??= new Set();
  const isNew = !this._hovering.has(event.pointerId);
  this._hovering.add(event.pointerId);
  if (isNew) this._views.forEach((view) => this._measure(view));
  sendHover(this, event, isNew ? "entered" : "moved");
};

prototype._leave = function (event) {
  if (this._hovering?.delete(event.pointerId)) sendHover(this, event, "exited");
};

function sendHover(input, event, phase) {
  const { window } = input;
  const id = event.pointerId;
  const words = new Float64Array(ROW).fill(NaN);
  input._write(words, 0, event, { id, kind: kindOf(event), origin: placeOf(window.element) });
  const [, , x, y, kind, , , , , altitude, azimuth, roll] = words;
  try {
    window.send({ time: input._timeOf(event), contacts: [], hovers: [{ id, phase, kind: TOUCH_KINDS[kind], x, y, altitude, azimuth, roll }] });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
}

// MARK: Listeners on elements

// Changes only the difference, because a page may have thousands of elements.
function serve(view, isHere = true) {
  const { element, window, options: { wheel, keyboard }, _heard: heard = (view._heard = new Set()) } = view;
  for (const [types, isWanted] of [[HOVER_EVENTS, window._hovers], [WHEEL_EVENTS, wheel], [KEY_EVENTS, keyboard]]) {
    const isHeard = Boolean(isHere && isWanted);
    if (isHeard === heard.has(types)) continue;
    heard[isHeard ? "add" : "delete"](types);
    for (const type of types) element[isHeard ? "addEventListener" : "removeEventListener"](type, window._input, { passive: false });
  }
}

prototype._attach = function (view) {
  _attach.call(this, view);
  serve(view);
};

prototype._detach = function (view) {
  const isHere = this._views.has(view.element);
  _detach.call(this, view);
  if (isHere) serve(view, false);
};

View.prototype.set = function ({ wheel = this.options.wheel, keyboard = this.options.keyboard, ...options }) {
  set.call(this, options);
  Object.assign(this.options, { wheel, keyboard });
  if (this.window._input?._views.has(this.element)) serve(this);
  return this;
};
