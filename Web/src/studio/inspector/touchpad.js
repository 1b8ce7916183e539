// The outline as a touch pad for the program: fingers here become frames there, with merged samples, force and tilt.

import { SecondFinger } from "../second-finger.js";

const LETTERS = { pointerdown: "b", pointermove: "m", pointerup: "e", pointercancel: "c" };
const KINDS = { mouse: "indirectPointer", pen: "pencil" };

export class TouchPad {
  // Calls `onghosts` when the fingers change.
  constructor(outline, send, onghosts) {
    Object.assign(this, { outline, send, onghosts });
    // Numbers of fingers, by pointer.
    this.down = new Map();
    this.isOn = false;
    const { element } = outline;
    for (const type of Object.keys(LETTERS)) element.addEventListener(type, (event) => this.take(event));
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
    const frame = { t: event.timeStamp / 1000, c: [this.fields(id, event)] };
    const merged = event.type === "pointermove" ? (event.getCoalescedEvents?.() ?? []).filter(({ timeStamp }) => timeStamp < event.timeStamp) : [];
    if (merged.length) frame.s = merged.map((one) => [one.timeStamp / 1000, ...this.fields(id, one, "m")]);
    if (event.type === "pointerup" || event.type === "pointercancel") this.down.delete(event.pointerId);
    this.send(frame);
  }

  free() {
    const taken = new Set(this.down.values());
    for (let id = 1; ; id++) if (!taken.has(id)) return id;
  }

  fields(id, event, letter = LETTERS[event.type]) {
    const [x, y] = this.outline.toWindow(event.clientX, event.clientY);
    const extra = {};
    if (KINDS[event.pointerType]) extra.k = KINDS[event.pointerType];
    if (event.pressure > 0 && event.pressure !== 0.5) Object.assign(extra, { f: event.pressure, fm: 1 });
    if (event.width > 1) extra.r = Math.max(event.width, event.height) / 2 / this.outline.scale;
    if (event.pointerType === "pen" && event.altitudeAngle !== undefined) Object.assign(extra, { al: event.altitudeAngle, az: event.azimuthAngle });
    return Object.keys(extra).length ? [id, letter, x, y, extra] : [id, letter, x, y];
  }
}
