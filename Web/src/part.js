import { above } from "./places.js";
import { apply, multiply } from "./matrix.js";

// An element that fingers move and release: a finger catches it and lets it go again.
const EVENTS = ["pointerdown", "pointerup", "pointercancel"];

export class Part {
  // Fingers touch `handle` and move `element`; subclasses implement `settle`.
  constructor(dactyl, element, handle, options) {
    this.element = element;
    this.handle = handle;
    this.view = dactyl.attach(handle, options);
    const { transform, transformOrigin } = element.style;
    this._style = { transform, transformOrigin };
    this._motion = null;
    handles.set(handle, this);
    this._listen = ({ type }) => {
      if (type === "pointerdown") {
        this._isCaught ||= this._motion !== null;
        this.stop();
      } else if (this._isCaught && !this._isFollowing) {
        this.settle();
      }
    };
    for (const type of EVENTS) handle.addEventListener(type, this._listen);
  }

  stop() {
    this._motion?.stop();
    this._motion = null;
  }

  // Whether its gesture goes on.
  get _isFollowing() { return /began|changed/.test(this.gesture.state); }

  // Calls `_keep` when one of these elements gets another size while the part is at rest.
  _observeSizes(...elements) {
    this._resizes = globalThis.ResizeObserver && new ResizeObserver(() => { if (!this._motion && !this._isFollowing) this._keep(); });
    for (const one of elements) this._resizes?.observe(one);
  }

  // How fast a gesture lets it go, in the element's own pixels.
  _thrown({ state, velocity }, [a, b, c, d]) {
    return state === "ended" && this.hasInertia ? apply([a, b, c, d, 0, 0], velocity) : { x: 0, y: 0 };
  }

  // Shows a motion; true once it came to rest without being stopped.
  _run(motion, show) {
    this.stop();
    this._isCaught = false;
    const own = (this._motion = motion.animate(show));
    own.finished.then((isAtRest) => {
      if (this._motion === own) this._motion = null;
      if (isAtRest) this.onRest?.(this);
    });
    return own.finished;
  }

  remove() {
    this.stop();
    this._resizes?.disconnect();
    handles.delete(this.handle);
    for (const type of EVENTS) this.handle.removeEventListener(type, this._listen);
    this.view.remove();
    Object.assign(this.element.style, this._style);
  }
}

export const clamp = (value, { min = -Infinity, max = Infinity } = {}) => Math.min(Math.max(value, min), max);

// The combined CSS transform of an element and its ancestors, without translation.
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

// The parts of a page, by the element that fingers touch.
export const handles = new WeakMap();

// The nearest ancestor of an element, up to `end`, whose part has such a member.
export function outer(element, name, end = null) {
  for (let on = element; on && on !== end; on = above(on)) {
    const part = handles.get(on);
    if (part && name in part) return part;
  }
  return null;
}
