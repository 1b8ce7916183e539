// Pages side by side in a strip, the first child of an element that cuts it off. What goes sideways turns one page, the rest scrolls.
import { Drag } from "./drag.js";
import { clamp } from "./part.js";

export class Carousel extends Drag {
  constructor(dactyl, element, { page = 0, ...options } = {}) {
    super(dactyl, element.firstElementChild, {
      ...options, handle: element, axis: "x", x: -page * element.clientWidth,
      bounds: () => ({ x: { min: -this._last * this._width, max: 0 } }),
      // Where it would come to rest says which page is meant; at most one away.
      snap: { x: (rest, from) => Math.round(clamp(rest / this._width, { min: from / this._width - 1, max: from / this._width + 1 })) * this._width },
    });
    this._handlers = { keydown: (event) => this._key(event), focusin: ({ target }) => this._focus(target) };
    for (const type in this._handlers) element.addEventListener(type, this._handlers[type]);
    this._resizes = globalThis.ResizeObserver && new ResizeObserver(() => this._keep());
    this._resizes?.observe(element);
    this._page = page;
  }

  get _width() { return this.handle.clientWidth; }
  get _last() { return this.element.children.length - 1; }

  // The one that is shown, or where it goes.
  get page() { return this._page; }

  show(page) { return this.goTo({ x: -clamp(page, { min: 0, max: this._last }) * this._width }); }

  goTo(place, velocity) {
    this._page = Math.round(-place.x / this._width);
    return super.goTo(place, velocity);
  }

  remove() {
    this._resizes?.disconnect();
    for (const type in this._handlers) this.handle.removeEventListener(type, this._handlers[type]);
    super.remove();
  }

  // Shows the same page where the width changes.
  _keep() { if (!this._motion) this.set({ x: -this._page * this._width }); }

  _key({ target, key }) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step && target === this.handle) this.show(this._page + step);
  }

  // Browsers scroll what gets the focus into sight, also in what is cut off.
  _focus(target) {
    this.handle.scrollLeft = 0;
    const page = [...this.element.children].findIndex((one) => one.contains(target));
    if (page >= 0 && page !== this._page) this.show(page);
  }
}
