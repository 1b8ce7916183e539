// Pointers that hover, for the recogniser "hover", and pens that lean in browsers that tell it as two angles.
import { inner } from "./dactyl.js";

const { _EVENTS: EVENTS, _Input: Input, _placeOf: placeOf } = inner;

EVENTS.push("pointerout");

const tangent = (degrees = 0) => Math.tan((degrees * Math.PI) / 180);
const { _read: read } = Input.prototype;

Object.assign(Input.prototype, {
  _read(event, origin, phase) {
    const sample = read.call(this, event, origin, phase);
    const x = tangent(event.tiltX);
    const y = tangent(event.tiltY);
    sample.altitude ??= Math.atan(1 / Math.hypot(x, y));
    sample.azimuth ??= (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
    return sample;
  },

  _hover(event) {
    const hovering = (this._hovering ??= new Set());
    const { pointerId } = event;
    const views = [...this.views.values()];
    if (event.pointerType === "touch" || event.buttons || !views.some((view) => view.recognizers.some(({ kind }) => kind === "hover"))) return;
    const isNew = !hovering.has(pointerId);
    hovering.add(pointerId);
    if (isNew) views.forEach((view) => this._measure(view));
    this._sendHover(event, isNew ? "entered" : "moved");
  },

  _leave(event) {
    if (this._hovering?.delete(event.pointerId)) this._sendHover(event, "exited");
  },

  _sendHover(event, phase) {
    const hover = { ...this._read(event, placeOf(this.window.element), phase), force: 0, id: event.pointerId };
    this.send({ time: this._timeOf(event), contacts: [], hovers: [hover] });
  },

  pointerout(event) {
    if (!this.window.viewOf(event.relatedTarget)) this._leave(event);
  },
});
