// A second finger for the mouse: with Alt (Option) it mirrors the pointer about the centre,
// with Shift as well both move together.

const ID = 9001;

export class SecondFinger {
  constructor(element, onchange) {
    this.element = element;
    this.onchange = onchange;
    this.centre = null;
    this.last = null;
    this.isDown = false;
    this.ghosts = [];
    this.stops = [];
    this.on(element, "pointerdown", (event) => this.down(event));
    this.on(element, "pointermove", (event) => this.move(event));
    this.on(element, "pointerup", (event) => this.up(event, "pointerup"));
    this.on(element, "pointercancel", (event) => this.up(event, "pointercancel"));
    this.on(element, "pointerleave", () => this.show([]));
    this.on(globalThis, "keyup", (event) => {
      if (event.key !== "Alt") return;
      event.preventDefault();
      this.show([]);
      if (this.isDown) this.send("pointerup", this.second);
    });
  }

  on(target, type, handler) {
    target.addEventListener(type, handler);
    this.stops.push(() => target.removeEventListener(type, handler));
  }

  down(event) {
    if (event.pointerType !== "mouse" || event.pointerId === ID || event.button || !event.altKey) return;
    this.place(event);
    this.show([]);
    this.send("pointerdown", this.second);
  }

  move(event) {
    if (event.pointerType !== "mouse" || event.pointerId === ID) return;
    if (!event.altKey && !this.isDown) {
      this.centre = this.last = null;
      this.show([]);
      return;
    }
    this.place(event);
    if (this.isDown) this.send("pointermove", this.second);
    else this.show([this.local(event.clientX, event.clientY), this.local(this.second.x, this.second.y)]);
  }

  up(event, type) {
    if (event.pointerId === ID || !this.isDown) return;
    this.send(type, this.second);
  }

  // Where the second finger is for where the pointer is; the centre goes along while Shift is held.
  place({ clientX, clientY, shiftKey }) {
    const box = this.element.getBoundingClientRect();
    this.centre ??= { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    if (shiftKey && this.last) {
      this.centre.x += clientX - this.last.x;
      this.centre.y += clientY - this.last.y;
    }
    this.last = { x: clientX, y: clientY };
    this.second = { x: 2 * this.centre.x - clientX, y: 2 * this.centre.y - clientY };
  }

  local(x, y) {
    const box = this.element.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  }

  show(ghosts) {
    if (!ghosts.length && !this.ghosts.length) return;
    this.ghosts = ghosts;
    this.onchange();
  }

  send(type, { x, y }) {
    this.isDown = type === "pointerdown" || type === "pointermove";
    if (!this.isDown) this.centre = this.last = null;
    this.element.dispatchEvent(new PointerEvent(type, {
      pointerId: ID, pointerType: "mouse", clientX: x, clientY: y, buttons: this.isDown ? 1 : 0, button: 0,
      bubbles: true, cancelable: true,
    }));
  }

  close() { for (const stop of this.stops) stop(); }
}
