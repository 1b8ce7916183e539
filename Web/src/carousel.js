// Pages side by side in a strip, which is the first child of a clipping element. A sideways drag turns one page, any other scrolls.
import { Drag } from "./drag.js";
import { clamp, outer } from "./part.js";

export class Carousel extends Drag {
  // It has its own keys, so the Drag gets none.
  constructor(dactyl, element, { page = 0, label = (page, count) => `${page} of ${count}`, keyboard: _, ...options } = {}) {
    super(dactyl, element.firstElementChild, {
      ...options, handle: element, axis: "x",
      bounds: () => {
        const end = -this._last * this._width;
        return { x: { min: Math.min(end, 0), max: Math.max(end, 0) } };
      },
      // The predicted resting place chooses the page, at most one away.
      snap: { x: (rest, from) => Math.round(clamp(rest / this._width, { min: from / this._width - 1, max: from / this._width + 1 })) * this._width },
      pan: { ...options.pan, shouldBegin: (pan) => !this._isMoved(pan.touches[0].target) && (options.pan?.shouldBegin?.(pan) ?? true) },
    });
    this._handlers = { keydown: (event) => this._key(event), focusin: ({ target }) => this._focus(target) };
    for (const type in this._handlers) element.addEventListener(type, this._handlers[type]);
    this._observeSizes(element);
    this._named = [];
    const pages = [...this.element.children];
    pages.forEach((one, i) => this._name(one, { role: "group", "aria-roledescription": "slide", "aria-label": label(i + 1, pages.length) }));
    this._page = page;
    this._keep();
  }

  // From page to page: where text goes from right to left, the next page lies to the left.
  get _width() {
    const { handle } = this;
    return getComputedStyle(handle).direction === "rtl" ? -handle.clientWidth : handle.clientWidth;
  }

  get _last() { return this.element.children.length - 1; }

  // The one that is shown, or where it goes.
  get page() { return this._page; }

  show(page) { return this.goTo({ x: -clamp(page, { min: 0, max: this._last }) * this._width }); }

  goTo(place, velocity) {
    this._page = Math.round(-place.x / this._width);
    return super.goTo(place, velocity);
  }

  remove() {
    for (const type in this._handlers) this.handle.removeEventListener(type, this._handlers[type]);
    for (const [page, name] of this._named) page.removeAttribute(name);
    super.remove();
  }

  // Tells screen readers what a page is, unless the page says it.
  _name(page, attributes) {
    if (page.hasAttribute("aria-label") || page.hasAttribute("role")) return;
    for (const name in attributes) {
      page.setAttribute(name, attributes[name]);
      this._named.push([page, name]);
    }
  }

  // True if a photo under the finger is zoomed in and takes the drag; it passes on any motion beyond its edge.
  _isMoved(target) { return outer(target, "isNear", this.handle)?.isNear ?? false; }

  // Follows a photo in it that goes beyond its edge by so much; `velocity` once that is let go. Returns whether it does.
  carry(x, velocity) {
    if (!x && !this._isCarried) return false;
    if (!this._isCarried) this._catch();
    this._isCarried = !velocity;
    this._place({ x: this._banded(this._start.x + x, this._room.x) });
    if (velocity) this._release(velocity);
    return true;
  }

  // Shows the same page where the width changes.
  _keep() { this.set({ x: -this._page * this._width }); }

  _key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.target !== this.handle) return;
    event.preventDefault();
    this.show(this._page + step * Math.sign(this._width));
  }

  // Browsers scroll a focused element into sight, even inside a clipped one.
  _focus(target) {
    this.handle.scrollLeft = 0;
    const page = [...this.element.children].findIndex((one) => one.contains(target));
    if (page >= 0 && page !== this._page) this.show(page);
  }
}
