// A draggable element: it stays where it is left, resists beyond its bounds, and slides to a resting place when released.
import { Inertia, rubberBand } from "./inertia.js";
import { apply, invert } from "./matrix.js";
import { clamp, Part, stretchOf } from "./part.js";
import { above } from "./places.js";

const AXES = ["x", "y"];
// How quickly the spring of an Inertia comes back, per second.
const SPRING = 12;

// The place to rest, near the predicted one: a multiple of a number, the nearest of a list, or a function's result.
function snapped(snap, rest, from) {
  if (typeof snap === "function") return snap(rest, from);
  if (typeof snap === "number") return Math.round(rest / snap) * snap;
  return snap.reduce((best, one) => (Math.abs(one - rest) < Math.abs(best - rest) ? one : best));
}

// The room an element has within another, or to cover it; `own` converts pixels of the screen to its own.
function roomIn(box, element, place, own) {
  const [outer, inner] = [box, element].map((one) => one.getBoundingClientRect());
  const side = (near, far, at, stretch) => {
    const ends = [at + (outer[near] - inner[near]) * stretch, at + (outer[far] - inner[far]) * stretch];
    return { min: Math.min(...ends), max: Math.max(...ends) };
  };
  return { x: side("left", "right", place.x, own[0]), y: side("top", "bottom", place.y, own[3]) };
}

export class Drag extends Part {
  constructor(dactyl, element, { handle = element, axis = "any", bounds = {}, snap = {}, x = 0, y = 0, hasInertia = true, isElastic = true, friction, pan = {}, onChange, onRest, ...options } = {}) {
    super(dactyl, element, handle, options);
    Object.assign(this, { bounds, snap, x, y, hasInertia, isElastic, friction, onChange, onRest });
    this.gesture = this._add("pan", { ...pan, axis }, (gesture) => this._follow(gesture));
    this._axes = AXES.filter((name) => axis === "any" || axis === name);
    this._show();
  }

  // At once.
  set({ x = this.x, y = this.y }) {
    this.stop();
    this._place({ x, y });
  }

  // By a spring.
  goTo({ x = this.x, y = this.y }, velocity = {}) {
    const goal = { x, y };
    const speeds = {};
    const ends = {};
    for (const axis of AXES) {
      // As fast as the finger was, but never beyond the goal.
      const most = SPRING * (goal[axis] - this[axis]);
      speeds[axis] = clamp(velocity[axis] ?? 0, { min: Math.min(most, 0), max: Math.max(most, 0) });
      ends[axis] = { min: goal[axis], max: goal[axis] };
    }
    return this._run(new Inertia({ x: this.x, y: this.y }, speeds, { bounds: ends }), (place) => this._place(place));
  }

  // Goes to where it may rest.
  settle(velocity = { x: 0, y: 0 }, from = this) {
    const limits = this._limits();
    const { friction } = this;
    const { x, y } = this._where;
    const { rest } = new Inertia({ x, y }, velocity, { friction });
    const goal = { x, y };
    for (const axis of this._axes) {
      if (this.snap[axis]) goal[axis] = clamp(snapped(this.snap[axis], rest[axis], from[axis]), limits[axis]);
    }
    if (this._axes.some((axis) => this.snap[axis])) return this.goTo(goal, velocity);
    return this._run(new Inertia({ x, y }, velocity, { bounds: limits, friction }), (place) => this._place(place));
  }

  _limits() {
    const { bounds } = this;
    if (bounds?.getBoundingClientRect) return roomIn(bounds, this.element, this, this._own);
    return typeof bounds === "function" ? bounds() : bounds;
  }

  // Converts pixels of the screen to the element's own, which differ inside a transformed element.
  get _own() { return invert(stretchOf(above(this.element))); }

  get _where() { return { x: this.x, y: this.y }; }

  _follow(gesture) {
    const { state } = gesture;
    if (state === "began") this._catch();
    const translation = apply(this._turn, gesture.translation);
    const place = {};
    for (const axis of this._axes) place[axis] = this._banded(this._start[axis] + translation[axis], this._room[axis]);
    this._place(place);
    if (state !== "ended" && state !== "cancelled") return;
    this._release(this._thrown(gesture, this._turn));
  }

  _catch() {
    this.stop();
    this._turn = this._own;
    this._start = this._where;
    this._room = this._limits();
  }

  _release(velocity) {
    const speed = { x: 0, y: 0 };
    if (this.hasInertia) for (const axis of this._axes) speed[axis] = velocity[axis] ?? 0;
    this.settle(speed, this._start);
  }

  _banded(value, limits) { return this.isElastic ? rubberBand(value, { ...limits }) : clamp(value, limits); }

  _place({ x = this.x, y = this.y }) {
    Object.assign(this, { x, y });
    this._show();
    this.onChange?.(this);
  }

  _show() { this.element.style.transform = `translate(${this.x}px, ${this.y}px)`; }
}
