// A sheet at the page's bottom that stops at some heights; its content scrolls once the sheet is fully open.
import { Drag } from "./drag.js";
import { Inertia } from "./inertia.js";
import { Modal } from "./modal.js";
import { clamp } from "./part.js";

// One finger opens the sheet, goes on to scroll its content, and back: the content counts as a way above the highest detent.
export class Sheet extends Drag {
  // It has its own keys, so the Drag gets none.
  constructor(dactyl, element, { keyboard: _, detents = () => [0, element.offsetHeight / 2], detent, content = element, modal = false, onClose, ...options } = {}) {
    const stops = typeof detents === "function" ? detents() : detents;
    super(dactyl, element, {
      ...options, axis: "y", y: stops[detent ?? stops.length - 1],
      bounds: () => ({ y: { min: this._top - (this._isInContent ? this._length : 0), max: modal ? this._below : Math.max(...this.detents) } }),
      snap: { y: (rest) => this._nearest(rest, modal ? [...this.detents, this._below] : this.detents) },
    });
    Object.assign(this, { detents: stops, onClose });
    if (typeof detents === "function") {
      this._stops = detents;
      this._observeSizes(element, ...content.children);
    }
    this._isModal = modal;
    this._visibility = element.style.visibility;
    if (modal) element.style.visibility = "hidden";
    this.content = content;
    this._touchAction = content.style.touchAction;
    if (content !== element) content.style.touchAction = "pan-x pinch-zoom";
    this._handlers = { keydown: (event) => this._key(event), focusin: ({ target }) => this._focus(target) };
    for (const type in this._handlers) element.addEventListener(type, this._handlers[type]);
    const { translate, maxHeight } = element.style;
    this._lifted = { translate, maxHeight };
    this._rise = () => this._standOnKeyboard();
    globalThis.visualViewport?.addEventListener("resize", this._rise);
  }

  get _top() { return Math.min(...this.detents); }

  // Where it is below the window.
  get _below() {
    this._depth = innerHeight - this.element.getBoundingClientRect().top + this.y;
    return this._depth;
  }

  _nearest(y, places) { return places.reduce((best, one) => (Math.abs(one - y) < Math.abs(best - y) ? one : best)); }

  // How far the content can scroll.
  get _length() { return this.content.scrollHeight - this.content.clientHeight; }

  // The number of the one where it is, or of the nearest.
  get detent() { return this.detents.indexOf(this._nearest(this.y, this.detents)); }

  get isOpen() { return !this._isModal || !!this._modal; }

  // A modal one comes from below the window, and goes there.
  open(detent = this.detents.length - 1) {
    if (!this.isOpen) {
      this.element.style.visibility = this._visibility;
      this.set({ y: this._below });
      this._modal = new Modal(this.element, () => this.close());
    }
    return this.show(detent);
  }

  close() { return this._modal ? this.goTo({ y: this._below }) : Promise.resolve(true); }

  _shut() {
    this._modal?.remove();
    this._modal = null;
    this.element.style.visibility = "hidden";
    this.onClose?.(this);
  }

  show(detent) { return this.goTo({ y: this.detents[clamp(detent, { min: 0, max: this.detents.length - 1 })] }); }

  remove() {
    for (const type in this._handlers) this.element.removeEventListener(type, this._handlers[type]);
    this._modal?.remove();
    globalThis.visualViewport?.removeEventListener("resize", this._rise);
    this._lift(0);
    this.element.style.visibility = this._visibility;
    if (this.content !== this.element) this.content.style.touchAction = this._touchAction;
    super.remove();
  }

  _key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step || event.target !== this.element) return;
    event.preventDefault();
    this.show(this.detent + step);
  }

  // What gets the focus below the window is shown.
  _focus(target) { if (target !== this.element && target.getBoundingClientRect().bottom > innerHeight) this.show(this.detents.indexOf(this._top)); }

  // Stays at its stop where its content gets another height.
  _keep() {
    const { detent } = this;
    this.detents = this._stops();
    if (this.isOpen && this.y !== this.detents[detent]) this.set({ y: this.detents[detent] });
  }

  // A phone's keyboard covers the lower part of the window, and `innerHeight` stays the same. While somebody types in the sheet, it stands on the
  // keyboard and is no higher than the rest of the window.
  _standOnKeyboard() {
    const { height, offsetTop, scale } = visualViewport;
    const { activeElement } = this.element.ownerDocument;
    const covered = this.element.contains(activeElement) && Math.abs(scale - 1) < 0.01 ? Math.max(innerHeight - offsetTop - height, 0) : 0;
    this._lift(covered, height);
    if (covered) activeElement.scrollIntoView({ block: "nearest" });
  }

  _lift(way, height) { Object.assign(this.element.style, way ? { translate: `0 ${-way}px`, maxHeight: `${height}px` } : this._lifted); }

  get _where() { return { x: 0, y: this.y - (this._isInContent ? this.content.scrollTop : 0) }; }

  _follow(gesture) {
    if (gesture.state === "began") this._isInContent = this.content.contains(gesture.touches[0].target);
    super._follow(gesture);
  }

  // Content that is let go while it scrolls slides on, and stops where it begins.
  settle(velocity, from) {
    const where = this._where;
    if (!this._isInContent || where.y >= this._top) return super.settle(velocity, from);
    const way = new Inertia(where, { x: 0, y: velocity?.y ?? 0 }, { bounds: { y: { min: this._top - this._length, max: this._top } }, friction: this.friction });
    return this._run(way, (place) => this._place(place));
  }

  goTo(place, velocity) {
    this._isInContent = false;
    const isClosing = this._modal && place.y >= this._below - 1;
    const motion = super.goTo(place, velocity);
    if (isClosing) motion.then((isAtRest) => { if (isAtRest) this._shut(); });
    return motion;
  }

  _place({ y }) {
    if (this._modal) {
      const lowest = Math.max(...this.detents);
      this._modal.darkness = clamp((this._depth - y) / (this._depth - lowest), { min: 0, max: 1 });
    }
    if (this._isInContent) this.content.scrollTop = this._top - y;
    super._place({ y: this._isInContent ? Math.max(y, this._top) : y });
  }
}
