// Pages side by side in a strip, which is the first child of a clipping element. A sideways drag turns pages, any other scrolls.
import { Drag } from "./drag.js";
import { clamp, outer } from "./part.js";

const remainder = (number, count) => ((number % count) + count) % count;

export class Carousel extends Drag {
  // It has its own keys, so the Drag gets none.
  constructor(dactyl, element, { page = 0, loops = false, hidesPages = false, dots = null, label = (page, count) => `${page} of ${count}`, onPage, keyboard: _, ...options } = {}) {
    super(dactyl, element.firstElementChild, {
      ...options, handle: element, axis: "x",
      bounds: () => {
        this._measure();
        const ends = [0, -this._sign * this._end];
        return this.loops ? {} : { x: { min: Math.min(...ends), max: Math.max(...ends) } };
      },
      // The predicted resting place chooses the page, at most one away, or as many as are shown at once.
      snap: { x: (rest, from) => {
        const [goal, start] = [rest, from].map((x) => this._atOf(x));
        return this._placeOf(clamp(goal, { min: start - this._shown, max: start + this._shown })).x;
      } },
      pan: { ...options.pan, shouldBegin: (pan) => !this._isMoved(pan.touches[0].target) && (options.pan?.shouldBegin?.(pan) ?? true) },
    });
    Object.assign(this, { loops, hidesPages, dots, onPage, _label: label });
    this._handlers = { keydown: (event) => this._key(event), focusin: ({ target }) => this._focus(target) };
    for (const type in this._handlers) element.addEventListener(type, this._handlers[type]);
    this._named = [];
    this._turns = [];
    this.pages.forEach((one, i) => this._name(one, { role: "group", "aria-roledescription": "slide", "aria-label": label(i + 1, this._count) }));
    this._at = page;
    this._observeSizes(element);
    this._keep();
  }

  get pages() { return [...this.element.children]; }

  get _count() { return this.element.children.length; }

  // The one that is shown, the first of several, or where it goes.
  get page() { return this.loops ? remainder(this._at, this._count) : this._at; }

  // Where it loops, the shorter way.
  show(page) {
    let way = page - this.page;
    if (this.loops && Math.abs(way) > this._count / 2 && page in this.element.children) way -= Math.sign(way) * this._count;
    return this.goTo(this._placeOf(this._at + way));
  }

  goTo(place, velocity) {
    this._headFor(place.x);
    return super.goTo(place, velocity);
  }

  remove() {
    for (const type in this._handlers) this.handle.removeEventListener(type, this._handlers[type]);
    for (const [page, name] of this._named) page.removeAttribute(name);
    for (const page of this.pages) {
      if (this.loops) page.style.translate = "";
      if (this.hidesPages) page.inert = false;
    }
    this.dots?.replaceChildren();
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

  // Reads from the page how far along the strip each page lies, how long a whole turn is, how many pages are shown at once, and where the last
  // stop is. Where text goes from right to left, the next page lies to the left.
  _measure() {
    const { handle, pages } = this;
    const sign = getComputedStyle(handle).direction === "rtl" ? -1 : 1;
    const widths = pages.map(({ offsetWidth }) => offsetWidth);
    const ways = pages.map(({ offsetLeft }, i) => sign * (offsetLeft - pages[0].offsetLeft) + (sign < 0 ? widths[0] - widths[i] : 0));
    const length = (ways.at(-1) ?? 0) + (widths.at(-1) ?? 0);
    const width = handle.clientWidth;
    const end = Math.max(length - width, 0);
    const last = Math.max(ways.findIndex((way) => way >= end - 1), 0);
    const shown = Math.max(ways.filter((way, i) => way + widths[i] <= width + 1).length, 1);
    const gap = pages.length > 1 ? ways[1] - widths[0] : 0;
    Object.assign(this, { _sign: sign, _ways: ways, _widths: widths, _whole: length + gap, _width: width, _end: end, _last: last, _shown: shown });
  }

  // Where the strip shows a page first, where it loops after any number of turns.
  _placeOf(at) {
    const { _ways: ways, _count: count } = this;
    const way = this.loops
      ? Math.floor(at / count) * this._whole + ways[remainder(at, count)]
      : Math.min(ways[clamp(at, { min: 0, max: this._last })] ?? 0, this._end);
    return { x: -this._sign * way };
  }

  // The page whose place is nearest.
  _atOf(x) {
    const first = this.loops ? Math.floor((-this._sign * x) / this._whole) * this._count : 0;
    let best = first;
    const away = (at) => Math.abs(this._placeOf(at).x - x);
    for (let at = first + 1; at <= first + (this.loops ? this._count : this._last); at++) if (away(at) < away(best)) best = at;
    return best;
  }

  // Notes to which page it goes.
  _headFor(x) {
    const former = this._at;
    this._at = this._atOf(x);
    this._tell();
    if (this._at !== former) this.onPage?.(this);
  }

  // Shows the same page where the width changes.
  _keep() {
    this._measure();
    if (!this.loops) this._at = clamp(this._at, { min: 0, max: this._last });
    this._tell();
    this.set(this._placeOf(this._at));
  }

  // Marks the dot of the page, and takes hidden pages out of reach.
  _tell() {
    const { page, pages, dots, loops, _count: count } = this;
    if (dots) {
      const stops = loops ? count : this._last + 1;
      if (dots.children.length !== stops) dots.replaceChildren(...pages.slice(0, stops).map((_, i) => this._dot(i)));
      for (const [i, dot] of [...dots.children].entries()) dot.setAttribute("aria-current", i === page);
    }
    if (!this.hidesPages) return;
    const start = Math.abs(this._placeOf(page).x);
    for (const [i, one] of pages.entries()) {
      const away = loops ? remainder(this._ways[i] - start, this._whole) : this._ways[i] - start;
      one.inert = away + this._widths[i] < 1 || away > this._width - 1;
    }
  }

  _dot(page) {
    const dot = this.element.ownerDocument.createElement("button");
    dot.type = "button";
    dot.setAttribute("aria-label", this._label(page + 1, this._count));
    dot.addEventListener("click", () => this.show(page));
    return dot;
  }

  // Where it loops, each page lies at the turn of the strip that is nearest to what is shown. There are no copies.
  _show() {
    super._show();
    if (!this.loops) return;
    const { _ways: ways, _widths: widths, _whole: whole } = this;
    const middle = -this._sign * this.x + this._width / 2;
    for (const [i, page] of this.pages.entries()) {
      const turn = Math.round((middle - ways[i] - widths[i] / 2) / whole);
      if (turn === (this._turns[i] ?? 0)) continue;
      this._turns[i] = turn;
      page.style.translate = `${this._sign * turn * whole}px`;
    }
  }

  _key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.target !== this.handle) return;
    event.preventDefault();
    this.show(this.page + step * this._sign);
  }

  // Browsers scroll a focused element into sight, even inside a clipped one.
  _focus(target) {
    this.handle.scrollLeft = 0;
    const page = this.pages.findIndex((one) => one.contains(target));
    if (page >= 0 && (page < this.page || page >= this.page + this._shown)) this.show(page);
  }
}
