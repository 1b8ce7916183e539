import { above } from "./places.js";
import { multiply } from "./matrix.js";

// What fingers move and let go: a finger catches it, and lets it go again.
const EVENTS = ["pointerdown", "pointerup", "pointercancel"];

export class Part {
  // `handle` is what fingers touch, `element` what they move; who extends this has the method `settle`.
  constructor(dactyl, element, handle, options) {
    this.element = element;
    this.handle = handle;
    this.view = dactyl.attach(handle, options);
    this._style = element.style.transform;
    this._motion = null;
    this._listen = ({ type }) => {
      if (type === "pointerdown") {
        this._isCaught ||= this._motion !== null;
        this.stop();
      } else if (this._isCaught && !/began|changed/.test(this.gesture.state)) {
        this._isCaught = false;
        this.settle();
      }
    };
    for (const type of EVENTS) handle.addEventListener(type, this._listen);
  }

  stop() {
    this._motion?.stop();
    this._motion = null;
  }

  // Shows a motion; true once it came to rest without being stopped.
  _run(motion, show) {
    this.stop();
    const own = (this._motion = motion.animate(show));
    own.finished.then((isAtRest) => {
      if (this._motion === own) this._motion = null;
      if (isAtRest) this.onRest?.(this);
    });
    return own.finished;
  }

  remove() {
    this.stop();
    for (const type of EVENTS) this.handle.removeEventListener(type, this._listen);
    this.view.remove();
    this.element.style.transform = this._style;
  }
}

export const clamp = (value, { min = -Infinity, max = Infinity } = {}) => Math.min(Math.max(value, min), max);

// How an element and what it lies in stretch and turn what lies in it.
export function stretchOf(element) {
  let all = [1, 0, 0, 1, 0, 0];
  for (let on = element; on; on = above(on)) {
    const { transform, rotate, scale } = getComputedStyle(on);
    const own = [rotate !== "none" && `rotate(${rotate})`, scale !== "none" && `scale(${scale.split(" ")})`, transform !== "none" && transform];
    const { a, b, c, d } = new DOMMatrix(own.filter(Boolean).join(" "));
    all = multiply([a, b, c, d, 0, 0], all);
  }
  return all;
}

// Photos and carousels, by the element that fingers touch.
export const handles = new WeakMap();

// The nearest that has such a member, of what an element lies in up to another.
export function outer(element, name, end = null) {
  for (let on = element; on && on !== end; on = above(on)) {
    const part = handles.get(on);
    if (part && name in part) return part;
  }
  return null;
}
