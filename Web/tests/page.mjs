// As much of a page as dactyl.js touches: elements with a place, a style, parents and listeners, in one document.
const page = {
  handlers: {},
  addEventListener(type, handler) { if (!(this.handlers[type] ??= []).includes(handler)) this.handlers[type].push(handler); },
  removeEventListener(type, handler) { this.handlers[type] = (this.handlers[type] ?? []).filter((other) => other !== handler); },
};

export class Element {
  isConnected = true;
  ownerDocument = { defaultView: page };

  constructor(x, y, width, height, parentElement = null) {
    Object.assign(this, { x, y, width, height, parentElement, style: { touchAction: "" }, handlers: {}, captured: [] });
  }

  contains(other) {
    for (; other; other = other.parentElement) if (other === this) return true;
    return false;
  }

  matches() { return false; }

  get listenerCount() { return Object.values(this.handlers).flat().length; }

  addEventListener(type, handler) { if (!(this.handlers[type] ??= []).includes(handler)) this.handlers[type].push(handler); }

  removeEventListener(type, handler) { this.handlers[type] = (this.handlers[type] ?? []).filter((other) => other !== handler); }

  getBoundingClientRect() { return { x: this.x, y: this.y, width: this.width, height: this.height }; }

  setPointerCapture(id) { this.captured.push(id); }

  // Events come down to the page and go up, the same object to each element.
  dispatchEvent(event) {
    const tell = (on) => {
      Object.defineProperty(event, "currentTarget", { value: on, configurable: true });
      for (const handler of on.handlers[event.type] ?? []) (handler.handleEvent ?? handler).call(handler, event);
    };
    Object.defineProperty(event, "target", { value: this, configurable: true });
    tell(page);
    for (let element = this; element; element = element.parentElement) tell(element);
  }

  fire(type, fields) {
    const event = { type, pointerId: 1, pointerType: "touch", button: 0, buttons: 1, pressure: 0.5, ...fields };
    event.preventDefault = () => (event.defaultPrevented = true);
    this.dispatchEvent(event);
    return event;
  }
}

// One pointer on an element; times in milliseconds.
export function pointer(element, pointerId = 1, fields = {}) {
  const fire = (type) => (clientX, clientY, timeStamp, more) =>
    element.fire(type, { pointerId, clientX, clientY, timeStamp, ...fields, ...more });
  return { down: fire("pointerdown"), move: fire("pointermove"), up: fire("pointerup"), cancel: fire("pointercancel") };
}
