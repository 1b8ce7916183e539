import { above } from "./places.js";
import { apply, multiply } from "./matrix.js";

// An element that fingers move and release: a finger catches it and lets it go again.
const EVENTS = ["pointerdown", "pointerup", "pointercancel"];

// How many parts use a view that one of them has made.
const users = new WeakMap();

export class Part {
  // Fingers touch `handle` and move `element`; subclasses implement `settle`.
  constructor(dactyl, element, handle, options) {
    this.element = element;
    this.handle = handle;
    // Where the element is attached already, its view is shared.
    const view = dactyl.page.viewOf(handle);
    const isShared = view?.element === handle;
    this.view = isShared ? view.set(options) : dactyl.attach(handle, options);
    if (!isShared || users.has(view)) users.set(this.view, (users.get(this.view) ?? 0) + 1);
    this._recognizers = [];
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
    // A pen takes over from a hand that rests on the part. A recogniser forgets its fingers when it is disabled.
    this._prefer = ({ pointerType }) => {
      if (pointerType === "pen") for (const recognizer of this._recognizers) if (recognizer._given.isEnabled !== false) recognizer.set({ isEnabled: false }).set({ isEnabled: true });
    };
    handle.addEventListener("pointerdown", this._prefer, true);
  }

  _add(...words) {
    const recognizer = this.view.add(...words);
    this._recognizers.push(recognizer);
    return recognizer;
  }

  stop() {
    this._motion?.stop();
    this._motion = null;
  }

  // Whether its gesture goes on.
  get _isFollowing() { return /began|changed/.test(this.gesture.state); }

  // Calls `_keep` when one of these elements gets another size, or once the part is at rest then.
  _observeSizes(...elements) {
    this._resizes = globalThis.ResizeObserver && new ResizeObserver(() => {
      this._isStale = !!this._motion || this._isFollowing;
      if (!this._isStale) this._keep();
    });
    for (const one of elements) this._resizes?.observe(one);
  }

  // How fast a gesture lets it go, in the element's own pixels.
  _thrown({ state, velocity }, [a, b, c, d]) {
    return state === "ended" && this.hasInertia ? apply([a, b, c, d, 0, 0], velocity) : { x: 0, y: 0 };
  }

  // Shows a motion, each place in a frame; true once it came to rest without being stopped.
  _run(motion, show) {
    this.stop();
    this._isCaught = false;
    const own = (this._motion = motion.animate(show));
    own.finished.then((isAtRest) => {
      if (this._motion === own) this._motion = null;
      if (isAtRest && this._isStale) {
        this._isStale = false;
        this._keep();
      }
      if (isAtRest) this.onRest?.(this);
    });
    return own.finished;
  }

  remove() {
    this.stop();
    this._resizes?.disconnect();
    handles.delete(this.handle);
    for (const type of EVENTS) this.handle.removeEventListener(type, this._listen);
    this.handle.removeEventListener("pointerdown", this._prefer, true);
    for (const recognizer of this._recognizers) recognizer.remove();
    if (users.has(this.view)) users.set(this.view, users.get(this.view) - 1);
    if (users.get(this.view) === 0) this.view.remove();
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
