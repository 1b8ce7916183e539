// Pointers that hover, for the recogniser "hover", and pens that lean in browsers that tell it as two angles.
import { inner, InputError } from "./dactyl.js";
import { TOUCH_KINDS } from "./words.js";

const { _EVENTS: EVENTS, _Input: Input, _kindOf: kindOf, _placeOf: placeOf } = inner;

EVENTS.push("pointerout");

const tangent = (degrees = 0) => Math.tan((degrees * Math.PI) / 180);
const { _note: note } = Input.prototype;

Object.assign(Input.prototype, {
  _note(words, row, event, pointer, phase) {
    note.call(this, words, row, event, pointer, phase);
    if (event.pointerType !== "pen" || !Number.isNaN(words[row + 9])) return;
    const x = tangent(event.tiltX);
    const y = tangent(event.tiltY);
    words[row + 9] = Math.atan(1 / Math.hypot(x, y));
    words[row + 10] = (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
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
    const { window } = this;
    const id = event.pointerId;
    const words = new Float64Array(16);
    this._note(words, 0, event, { id, kind: kindOf(event), origin: placeOf(window.element) });
    const [, , x, y, kind, , , , , altitude, azimuth, roll] = words;
    try {
      window.send({ time: this._timeOf(event), contacts: [], hovers: [{ id, phase, kind: TOUCH_KINDS[kind], x, y, altitude, azimuth, roll }] });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  },

  pointerout(event) {
    if (!this.window.viewOf(event.relatedTarget)) this._leave(event);
  },
});
