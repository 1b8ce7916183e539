// Lists whose items people put in another order, or in another list: held and dragged by a finger, dragged by a mouse, lifted by the space bar.
import { Inertia } from "./inertia.js";
import { clamp } from "./part.js";
import { movedBy, Slots } from "./slots.js";
import { announce, wordsOf } from "./spoken.js";

// How near to an edge a list scrolls, in pixels, and how fast at most, in pixels a second.
const EDGE = 56;
const FASTEST = 900;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TEXT = "input, textarea, select, [contenteditable]";

// The lists of each group, by its name.
const groups = new Map();

// Puts an item where another was, in a list.
function moveElement(from, to, item, { list }) {
  list.insertBefore(item, [...list.children].filter((one) => one !== item)[to] ?? null);
}

// The nearest element that scrolls another along an axis.
function scrollerOf(element, axis) {
  const [overflow, whole, seen] = axis === "y" ? ["overflowY", "scrollHeight", "clientHeight"] : ["overflowX", "scrollWidth", "clientWidth"];
  for (let on = element; on; on = on.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(on)[overflow]) && on[whole] > on[seen]) return on;
  }
  return element.ownerDocument.scrollingElement;
}

// Where an element lies, or will lie once it has come to rest.
function placeOf(element) {
  const box = element.getBoundingClientRect();
  const { translate } = getComputedStyle(element);
  const [x = 0, y = 0] = translate === "none" ? [] : translate.split(" ").map((one) => parseFloat(one) * (box.height / element.offsetHeight));
  return movedBy(box, { x: -x, y: -y });
}

const translate = (element, { x, y }, stretch) => { element.style.translate = x || y ? `${x / stretch}px ${y / stretch}px` : ""; };

export class Sortable {
  constructor(dactyl, list, { handle = "*", hold = handle === "*" ? 0.3 : 0, filter, group, accepts, words, move = moveElement, onChange, ...options } = {}) {
    Object.assign(this, { list, handle, filter, accepts, move, onChange, item: null, words: wordsOf(words) });
    this.view = dactyl.attach(list, { touchAction: "manipulation", ...options });
    this._group = group === undefined ? new Set() : groups.get(group) ?? new Set();
    if (group !== undefined) groups.set(group, this._group);
    this._group.add(this);
    const shouldReceive = ({ target }) => !this.item && this._mayLift(target);
    const follow = (gesture) => this._follow(gesture);
    this.view.add("longPress", { minimumPressDuration: hold, allowedTouchKinds: ["direct", "pencil"], shouldReceive }, follow);
    this.view.add("pan", { allowedTouchKinds: ["indirect", "indirectPointer"], shouldReceive }, follow);
    this._handlers = { keydown: (event) => this._key(event), focusout: () => { if (!this._isMoving) this._putDown(true); } };
    for (const type in this._handlers) list.addEventListener(type, this._handlers[type]);
  }

  remove() {
    this._drop(false);
    this._putDown(false);
    for (const type in this._handlers) this.list.removeEventListener(type, this._handlers[type]);
    this._group.delete(this);
    this.view.remove();
  }

  _itemOf(target) { return [...this.list.children].find((item) => item.contains(target)); }

  // Whether a touch or a key there lifts an item.
  _mayLift(target) {
    const item = this._itemOf(target.closest(this.handle));
    const { filter } = this;
    return !!item && (!filter || (typeof filter === "string" ? item.matches(filter) : filter(item)));
  }

  // The lists in which an item may lie, in the order of the page.
  _listsFor(item) {
    const all = [...this._group].filter((one) => one === this || (one.accepts?.(item) ?? true));
    return all.sort((one, other) => (one.list.compareDocumentPosition(other.list) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }

  // Reads from the page where the items lie, and the list with them.
  _measure() {
    const { list } = this;
    this._items = [...list.children];
    this._slots = new Slots(this._items.map(placeOf), getComputedStyle(list).direction === "rtl");
    this._lay = this._where;
  }

  // Where the list's content begins, wherever it has scrolled.
  get _where() {
    const { left, top } = this.list.getBoundingClientRect();
    return { x: left - this.list.scrollLeft, y: top - this.list.scrollTop };
  }

  get _scrolled() {
    const { x, y } = this._where;
    return { x: x - this._lay.x, y: y - this._lay.y };
  }

  _follow(gesture) {
    const { state, windowLocation } = gesture;
    this._at = { x: windowLocation.x, y: windowLocation.y };
    if (state === "began") this._lift(this._itemOf(gesture.touches[0].target));
    else if (state === "changed") this._place();
    else this._drop(state === "ended");
  }

  _lift(item) {
    this._lists = this._listsFor(item);
    for (const one of this._lists) one._measure();
    const from = this._items.indexOf(item);
    Object.assign(this, { item, from, to: from, _goal: this, _box: this._slots.boxes[from], _begun: this._at });
    // The screen pixels in one of its own, inside a transformed element.
    this._stretch = (this._box.bottom - this._box.top) / item.offsetHeight;
    if (this._lists.length > 1) this._takeOut();
    item.classList.add("lifted");
    announce(item, this.words.lifted, this);
    this._then = performance.now();
    this._scroll();
  }

  // Takes the item out of a list that would clip it, and leaves its room there.
  _takeOut() {
    const { item, _box: box, _stretch: stretch } = this;
    const { position, left, top, width, height, margin, boxSizing } = item.style;
    this._style = { position, left, top, width, height, margin, boxSizing };
    this._room = item.cloneNode(false);
    this._room.removeAttribute("id");
    Object.assign(this._room.style, { visibility: "hidden", boxSizing: "border-box", width: `${item.offsetWidth}px`, height: `${item.offsetHeight}px`, flex: "none" });
    Object.assign(item.style, { position: "fixed", left: 0, top: 0, margin: 0, boxSizing: "border-box", width: `${item.offsetWidth}px`, height: `${item.offsetHeight}px` });
    item.after(this._room);
    const now = item.getBoundingClientRect();
    Object.assign(item.style, { left: `${(box.left - now.left) / stretch}px`, top: `${(box.top - now.top) / stretch}px` });
  }

  // Shows the item under the finger, and the room for it.
  _place() {
    const { item, from, _at: at, _begun: begun, _box: box, _stretch: stretch } = this;
    const goal = this._lists.find(({ list }) => isIn(list.getBoundingClientRect(), at));
    if (goal) this._goal = goal;
    const scrolled = this._scrolled;
    const way = this._room ? { x: at.x - begun.x, y: at.y - begun.y } : this._within({ x: at.x - begun.x - scrolled.x, y: at.y - begun.y - scrolled.y });
    const { _goal: { _slots: slots, _scrolled: there } } = this;
    const here = movedBy(box, this._room ? { x: way.x - there.x, y: way.y - there.y } : way);
    this.to = slots.numberAt(here, this._goal === this ? from : -1);
    for (const one of this._lists) {
      const [leaves, comes] = [one === this ? from : -1, one === this._goal ? this.to : -1];
      one._items.forEach((other, i) => { if (other !== item) translate(other, one._slots.way(i, leaves, comes, box), stretch); });
    }
    translate(item, way, stretch);
  }

  // Never beyond its list, which would grow by that and scroll for ever.
  _within({ x, y }) {
    const { _slots: { around, axis }, _box: box } = this;
    return {
      x: axis === "y" ? 0 : clamp(x, { min: around.left - box.left, max: around.right - box.right }),
      y: axis === "x" ? 0 : clamp(y, { min: around.top - box.top, max: around.bottom - box.bottom }),
    };
  }

  // Near an edge the list goes on by itself.
  _scroll = (now = performance.now()) => {
    if (!this.item) return;
    const { axis } = this._goal._slots;
    for (const one of this._room || !axis ? ["x", "y"] : [axis]) {
      const scroller = scrollerOf(this._goal.list, one);
      const page = scroller === scroller.ownerDocument.scrollingElement;
      const { left, top, right, bottom } = page ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : scroller.getBoundingClientRect();
      const [near, far] = one === "y" ? [top, bottom] : [left, right];
      const share = clamp((this._at[one] - far + EDGE) / EDGE, { min: 0, max: 1 }) - clamp((near + EDGE - this._at[one]) / EDGE, { min: 0, max: 1 });
      if (!share) continue;
      scroller[one === "y" ? "scrollTop" : "scrollLeft"] += (share * FASTEST * Math.min(now - this._then, 50)) / 1000;
      this._place();
    }
    this._then = now;
    requestAnimationFrame(this._scroll);
  };

  _drop(isMoved) {
    const { item, from, to, _goal: goal } = this;
    if (!item) return;
    this.item = null;
    const before = item.getBoundingClientRect();
    for (const one of this._lists) for (const other of one._items) other.style.translate = "";
    if (this._room) {
      this._room.remove();
      this._room = null;
      Object.assign(item.style, this._style);
    }
    const isChanged = isMoved && (to !== from || goal !== this);
    if (isChanged) this.move(from, to, item, goal);
    announce(item, isChanged ? this.words.dropped : this.words.putBack, isChanged ? goal : this);
    if (isChanged) this.onChange?.(from, to, item, goal);
    // From where it was let go to its place.
    const now = item.getBoundingClientRect();
    const side = { min: 0, max: 0 };
    const start = { x: (before.left - now.left) / this._stretch, y: (before.top - now.top) / this._stretch };
    const way = new Inertia(start, {}, { bounds: { x: side, y: side } });
    const show = (place) => { if (!this.item) translate(item, place, 1); };
    show(way.at(0));
    way.animate(show).finished.then(() => item.classList.remove("lifted"));
  }

  // MARK: Keys

  _key(event) {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    const item = this._itemOf(target);
    if (!item || this.item || ctrlKey || metaKey) return;
    const arrow = ARROWS[key];
    if (arrow && (altKey || this._held)) {
      if (altKey && !this._held && (target.matches(TEXT) || !this._passes(item))) return;
      event.preventDefault();
      this._step(item, ...arrow, target);
    } else if (key === "Escape" && this._held) {
      event.preventDefault();
      event.stopPropagation();
      this._putDown(false);
    } else if (key === " " && (this._held || ((target === item || this.handle !== "*") && this._mayLift(target)))) {
      event.preventDefault();
      if (this._held) this._putDown(true);
      else this._pickUp(item);
    }
  }

  _passes(item) { return this._mayLift(item.matches(this.handle) ? item : item.querySelector(this.handle) ?? item); }

  _pickUp(item) {
    this._held = { item, from: [...this.list.children].indexOf(item), home: this };
    item.classList.add("lifted");
    announce(item, this.words.lifted, this);
  }

  // Leaves what keys have lifted where it is, or puts it back.
  _putDown(stays) {
    if (!this._held) return;
    const { item, from, home } = this._held;
    this._held = null;
    item.classList.remove("lifted");
    const to = [...this.list.children].indexOf(item);
    const isChanged = to !== from || home !== this;
    if (!stays && isChanged) home._moveWithFocus(to, from, item, home, document.activeElement);
    announce(item, stays ? this.words.dropped : this.words.putBack, stays ? this : home);
    if (stays && isChanged) home.onChange?.(from, to, item, this);
  }

  // One place on, or into the list beside this one.
  _step(item, x, y, focused) {
    this._measure();
    const from = this._items.indexOf(item);
    let [goal, to] = [this, this._slots.beside(from, x, y)];
    if (to < 0) {
      const own = this.list.getBoundingClientRect();
      const lists = this._listsFor(item).filter((one) => one !== this);
      const beside = new Slots([own, ...lists.map(({ list }) => list.getBoundingClientRect())]).beside(0, x, y);
      if (beside < 0) return;
      goal = lists[beside - 1];
      to = Math.min(from, goal.list.children.length);
    }
    this._moveWithFocus(from, to, item, goal, focused);
    if (this._held) {
      if (goal !== this) [goal._held, this._held] = [this._held, null];
    } else {
      this.onChange?.(from, to, item, goal);
    }
    announce(item, this.words.moved, goal);
  }

  // An element that is moved loses the focus.
  _moveWithFocus(from, to, item, goal, focused) {
    this._isMoving = true;
    this.move(from, to, item, goal);
    focused?.focus();
    this._isMoving = false;
  }
}

const isIn = ({ left, top, right, bottom }, { x, y }) => x >= left && x < right && y >= top && y < bottom;
