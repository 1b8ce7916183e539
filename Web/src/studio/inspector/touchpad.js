// The outline as a touch pad for the program: fingers here become frames there, with merged samples, force and tilt.

import { frameLine } from "../../frame-lines.js";
import { contactOf } from "../../pointer.js";
import { SecondFinger } from "../second-finger.js";

const PHASES = { pointerdown: "began", pointermove: "moved", pointerup: "ended", pointercancel: "cancelled" };

export class TouchPad {
  // Calls `onghosts` when the fingers change.
  constructor(outline, send, onghosts) {
    Object.assign(this, { outline, send, onghosts });
    // Numbers of fingers, by pointer.
    this.down = new Map();
    this.isOn = false;
    const { element } = outline;
    for (const type of Object.keys(PHASES)) element.addEventListener(type, (event) => this.take(event));
  }

  setOn(isOn) {
    this.isOn = isOn;
    this.outline.element.classList.toggle("takes-touches", isOn);
    this.second?.close();
    this.second = isOn ? new SecondFinger(this.outline.element, () => this.onghosts()) : null;
  }

  // Where a mouse's fingers would touch, in the window.
  get ghosts() {
    const { left, top } = this.outline.element.getBoundingClientRect();
    return (this.second?.ghosts ?? []).map((one) => this.outline.toWindow(one.x + left, one.y + top)).map(([x, y]) => ({ x, y }));
  }

  take(event) {
    if (!this.isOn || (event.type === "pointerdown" && event.button)) return;
    if (event.type === "pointerdown") {
      this.down.set(event.pointerId, this.free());
      // A mouse's second finger is no pointer of the browser's.
      if (event.isTrusted) this.outline.element.setPointerCapture(event.pointerId);
    }
    const id = this.down.get(event.pointerId);
    if (id === undefined) return;
    event.preventDefault();
    const merged = event.type === "pointermove" ? (event.getCoalescedEvents?.() ?? []).filter(({ timeStamp }) => timeStamp < event.timeStamp) : [];
    const coalesced = merged.map((one) => ({ ...this.contact(id, one, "moved"), time: one.timeStamp / 1000 }));
    const frame = frameLine({ time: event.timeStamp / 1000, contacts: [this.contact(id, event)], coalesced });
    if (event.type === "pointerup" || event.type === "pointercancel") this.down.delete(event.pointerId);
    this.send(frame);
  }

  free() {
    const taken = new Set(this.down.values());
    for (let id = 1; ; id++) if (!taken.has(id)) return id;
  }

  contact(id, event, phase = PHASES[event.type]) {
    return contactOf(event, id, phase, this.outline.toWindow(event.clientX, event.clientY), this.outline.scale);
  }
}
