// A list whose items people put in another order: held and dragged by a finger, dragged by a mouse, moved by Alt and an arrow.
import { Inertia } from "./inertia.js";
import { clamp } from "./part.js";

// How near to an edge the list scrolls, in pixels, and how fast at most, in pixels a second.
const EDGE = 56;
const FASTEST = 900;

// Puts an item where another was.
function moveElement(from, to, item) {
  const { parentNode: list } = item;
  list.insertBefore(item, list.children[to > from ? to + 1 : to] ?? null);
}

// The nearest element that scrolls the list.
function scrollerOf(element) {
  for (let on = element; on; on = on.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(on).overflowY) && on.scrollHeight > on.clientHeight) return on;
  }
  return element.ownerDocument.scrollingElement;
}

export class Sortable {
  constructor(dactyl, list, { handle = "*", hold = handle === "*" ? 0.3 : 0, move = moveElement, onChange, ...options } = {}) {
    Object.assign(this, { list, handle, move, onChange, item: null });
    this.view = dactyl.attach(list, { touchAction: "manipulation", ...options });
    const shouldReceive = ({ target }) => !this.item && this._itemOf(target.closest(handle)) !== undefined;
    const follow = (gesture) => this._follow(gesture);
    this.view.add("longPress", { minimumPressDuration: hold, allowedTouchKinds: ["direct", "pencil"], shouldReceive }, follow);
    this.view.add("pan", { allowedTouchKinds: ["indirect", "indirectPointer"], shouldReceive }, follow);
    this._key = (event) => this._moveByKey(event);
    list.addEventListener("keydown", this._key);
  }

  remove() {
    this._drop(false);
    this.list.removeEventListener("keydown", this._key);
    this.view.remove();
  }

  _itemOf(target) { return [...this.list.children].find((item) => item.contains(target)); }

  _follow(gesture) {
    const { state, windowLocation } = gesture;
    this._y = windowLocation.y;
    if (state === "began") this._lift(this._itemOf(gesture.touches[0].target));
    else if (state === "changed") this._place();
    else this._drop(state === "ended");
  }

  _lift(item) {
    const items = [...this.list.children];
    const boxes = items.map((one) => one.getBoundingClientRect());
    const index = items.indexOf(item);
    const scroller = scrollerOf(this.list);
    Object.assign(this, { item, items, boxes, scroller, from: index, to: index, _startY: this._y, _startScroll: scroller.scrollTop });
    // The distance by which the others make room: its height and the gap between two.
    const [one, other] = boxes[index + 1] ? [boxes[index], boxes[index + 1]] : [boxes[index - 1] ?? boxes[index], boxes[index]];
    this._room = boxes[index].height + (one === other ? 0 : other.top - one.bottom);
    // The screen pixels in one of its own, inside a transformed element.
    this._stretch = boxes[index].height / item.offsetHeight;
    item.classList.add("lifted");
    this._then = performance.now();
    this._scroll();
  }

  _place() {
    const { items, boxes, from, item, scroller } = this;
    // Never beyond the list, which would grow by that and scroll for ever.
    const room = { min: boxes[0].top - boxes[from].top, max: boxes.at(-1).bottom - boxes[from].bottom };
    const way = clamp(this._y - this._startY + (scroller.scrollTop - this._startScroll) * this._stretch, room);
    const middle = ({ top, bottom }) => (top + bottom) / 2;
    const isPassed = boxes.map((box, i) => (i > from ? boxes[from].bottom + way > middle(box) : i < from && boxes[from].top + way < middle(box)));
    this.to = from + isPassed.reduce((sum, is, i) => sum + (is ? Math.sign(i - from) : 0), 0);
    items.forEach((one, i) => { one.style.translate = one === item ? `0 ${way / this._stretch}px` : isPassed[i] ? `0 ${(Math.sign(from - i) * this._room) / this._stretch}px` : ""; });
  }

  // Near an edge the list goes on by itself.
  _scroll = (now = performance.now()) => {
    if (!this.item) return;
    const { scroller } = this;
    const page = scroller === scroller.ownerDocument.scrollingElement;
    const { top, bottom } = page ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
    const share = clamp((this._y - bottom + EDGE) / EDGE, { min: 0, max: 1 }) - clamp((top + EDGE - this._y) / EDGE, { min: 0, max: 1 });
    if (share) scroller.scrollTop += (share * FASTEST * Math.min(now - this._then, 50)) / 1000;
    this._then = now;
    if (share) this._place();
    requestAnimationFrame(this._scroll);
  };

  _drop(isMoved) {
    const { item, items, from, to } = this;
    if (!item) return;
    this.item = null;
    const before = item.getBoundingClientRect().top;
    for (const one of items) one.style.translate = "";
    if (isMoved && to !== from) this._move(from, to, item);
    // From where it was let go to its place.
    const way = new Inertia({ y: (before - item.getBoundingClientRect().top) / this._stretch }, {}, { bounds: { y: { min: 0, max: 0 } } });
    const show = ({ y }) => { if (!this.item) item.style.translate = y ? `0 ${y}px` : ""; };
    show(way.at(0));
    way.animate(show).finished.then(() => item.classList.remove("lifted"));
  }

  _move(from, to, item) {
    this.move(from, to, item);
    this.onChange?.(from, to, item);
  }

  _moveByKey(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const item = this._itemOf(event.target);
    if (!step || !event.altKey || !item || this.item) return;
    event.preventDefault();
    const from = [...this.list.children].indexOf(item);
    const to = clamp(from + step, { min: 0, max: this.list.children.length - 1 });
    if (to === from) return;
    this._move(from, to, item);
    event.target.focus();
  }
}
