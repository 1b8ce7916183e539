// As much of a browser as dactyl.js touches, with its rules for pointers: events go down from the window to the element and up
// again, a listener that throws stops nobody, a finger is captured by the element that it touches first, and an element that
// leaves the page loses its fingers.

class Node {
  children = [];
  parentElement = null;
  listeners = new Map();

  constructor(page) { this.page = page; }

  get isConnected() { return this === this.page.document || (this.parentElement?.isConnected ?? false); }

  get ownerDocument() { return this.page.document; }

  addEventListener(type, listener, options) {
    const captures = Boolean(options?.capture ?? options);
    const list = this.listeners.get(type) ?? [];
    if (list.some((other) => other.listener === listener && other.captures === captures)) return;
    this.listeners.set(type, [...list, { listener, captures, isOnce: options?.once ?? false }]);
  }

  removeEventListener(type, listener, options) {
    const captures = Boolean(options?.capture ?? options);
    const list = this.listeners.get(type) ?? [];
    this.listeners.set(type, list.filter((other) => other.listener !== listener || other.captures !== captures));
  }

  dispatchEvent(event) {
    const way = [];
    for (let node = this; node; node = node.parentElement) way.push(node);
    if (way.at(-1) === this.page.document) way.push(this.page.window);
    Object.defineProperty(event, "target", { value: this, configurable: true });
    event.composedPath = () => way;
    for (const node of [...way].reverse()) node.tell(event, true);
    for (const node of event.bubbles === false ? [this] : way) node.tell(event, false);
    return !event.defaultPrevented;
  }

  tell(event, captures) {
    Object.defineProperty(event, "currentTarget", { value: this, configurable: true });
    for (const entry of this.listeners.get(event.type) ?? []) {
      if (entry.captures !== captures || event.isStopped) continue;
      if (entry.isOnce) this.removeEventListener(event.type, entry.listener, entry.captures);
      try {
        (entry.listener.handleEvent ?? entry.listener).call(entry.listener, event);
      } catch (error) {
        this.page.errors.push(error);
      }
    }
  }

  append(child) {
    child.remove();
    child.parentElement = this;
    this.children.push(child);
  }

  remove() {
    if (!this.parentElement) return;
    this.parentElement.children = this.parentElement.children.filter((other) => other !== this);
    this.parentElement = null;
    this.page.loseCaptures();
  }

  // Takes everything out of the element, as `innerHTML = ""` does.
  clear() { for (const child of [...this.children]) child.remove(); }
}

export class Element extends Node {
  style = {};

  constructor(page, x, y, width, height) {
    super(page);
    Object.assign(this, { x, y, width, height });
  }

  getBoundingClientRect() {
    const { x, y, width, height } = this;
    return this.isConnected ? { x, y, width, height } : { x: 0, y: 0, width: 0, height: 0 };
  }

  setPointerCapture(id) {
    const pointer = this.page.pointers.get(id);
    if (!pointer) throw new Error("NotFoundError");
    if (!this.isConnected) throw new Error("InvalidStateError");
    pointer.captor = this;
  }

  hasPointerCapture(id) { return this.page.pointers.get(id)?.captor === this; }

  releasePointerCapture(id) { if (this.hasPointerCapture(id)) this.page.release(id); }

  contains(other) { return other === this || (other?.parentElement ? this.contains(other.parentElement) : false); }

  matches() { return false; }
}

export class Page {
  // What listeners have thrown, which a browser reports and forgets.
  errors = [];
  // The fingers that are down.
  pointers = new Map();
  // Milliseconds.
  time = 1000;
  #timers = [];
  #frames = [];

  constructor() {
    this.document = new Node(this);
    this.window = new Node(this);
    this.document.defaultView = this.window;
    this.body = new Element(this, 0, 0, 400, 300);
    this.document.append(this.body);
  }

  // Puts this page's clock in the place of Node's.
  install() {
    globalThis.requestAnimationFrame = (step) => this.#frames.push(step);
    globalThis.setTimeout = (call, delay = 0) => this.#timers.push({ call, at: this.time + Math.max(0, delay) });
    globalThis.clearTimeout = (id) => { if (this.#timers[id - 1]) this.#timers[id - 1].call = null; };
    Object.defineProperty(globalThis, "performance", { value: { now: () => this.time }, configurable: true, writable: true });
    globalThis.document = undefined;
  }

  // Lets time pass: what is due is called, then what waits for the next frame.
  pass(milliseconds) {
    const end = this.time + milliseconds;
    for (let rounds = 0; rounds < 1000; rounds++) {
      const due = this.#timers.filter(({ call, at }) => call && at <= end).sort((one, other) => one.at - other.at)[0];
      if (!due) break;
      this.time = Math.max(this.time, due.at);
      const { call } = due;
      due.call = null;
      this.#call(call);
    }
    this.time = end;
    for (const step of this.#frames.splice(0)) this.#call(() => step(this.time));
  }

  #call(call) {
    try {
      call();
    } catch (error) {
      this.errors.push(error);
    }
  }

  // The foremost element at a place.
  hit(x, y, element = this.body) {
    for (const child of [...element.children].reverse()) {
      const found = this.hit(x, y, child);
      if (found) return found;
    }
    const isInside = x >= element.x && y >= element.y && x < element.x + element.width && y < element.y + element.height;
    return isInside || element === this.body ? element : null;
  }

  down(pointerId, x, y) {
    if (this.pointers.has(pointerId)) return;
    const target = this.hit(x, y);
    this.pointers.set(pointerId, { x, y, captor: target });
    this.#send("pointerdown", pointerId, x, y);
  }

  move(pointerId, x, y) { if (this.pointers.has(pointerId)) this.#send("pointermove", pointerId, x, y); }

  up(pointerId, x, y) { this.#end("pointerup", pointerId, x, y); }

  cancel(pointerId) { this.#end("pointercancel", pointerId); }

  #end(type, pointerId, x, y) {
    const pointer = this.pointers.get(pointerId);
    if (!pointer) return;
    this.#send(type, pointerId, x ?? pointer.x, y ?? pointer.y);
    this.release(pointerId);
    this.pointers.delete(pointerId);
  }

  // Ends a capture, which the element is told if it is still there, else the document.
  release(pointerId) {
    const pointer = this.pointers.get(pointerId);
    if (!pointer?.captor) return;
    const target = pointer.captor.isConnected ? pointer.captor : this.document;
    pointer.captor = null;
    this.#fire(target, "lostpointercapture", pointerId, pointer.x, pointer.y);
  }

  loseCaptures() {
    for (const [pointerId, { captor }] of [...this.pointers]) if (captor && !captor.isConnected) this.release(pointerId);
  }

  #send(type, pointerId, x, y) {
    const pointer = this.pointers.get(pointerId);
    Object.assign(pointer, { x, y });
    this.#fire(pointer.captor ?? this.hit(x, y), type, pointerId, x, y);
  }

  #fire(target, type, pointerId, clientX, clientY) {
    const event = {
      type, pointerId, clientX, clientY, pointerType: "touch", button: type === "pointermove" ? -1 : 0, buttons: 1,
      pressure: 0.5, width: 20, height: 20, timeStamp: this.time, isTrusted: true, isPrimary: true,
      preventDefault() { this.defaultPrevented = true; }, stopPropagation() { this.isStopped = true; }, getCoalescedEvents: () => [],
    };
    target.dispatchEvent(event);
  }
}
