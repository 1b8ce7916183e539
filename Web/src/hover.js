// Pointers that hover, for the recogniser "hover".
import { inner, InputError, Recognizer } from "./dactyl.js";
import "./frames.js";
import { HOVER_KIND } from "./kinds.js";
import { needExtras } from "./parts.js";
import "./touches.js";
import { TOUCH_KINDS } from "./words.js";

const { _defineKind: defineKind, _EVENTS: EVENTS, _Input: Input, _kindOf: kindOf, _placeOf: placeOf } = inner;

const expectExtras = needExtras("hover");

class Hover extends Recognizer {
  constructor(view, ...rest) {
    expectExtras(view.window.engine);
    super(view, ...rest);
    // Elements that were attached before this was imported do not listen to it yet.
    const { _input: input } = this.window;
    for (const element of input?._views.keys() ?? []) element.addEventListener("pointerout", input);
  }
}

defineKind("hover", HOVER_KIND, Hover);
EVENTS.push("pointerout");

Object.assign(Input.prototype, {
  _hover(event) {
    const hovering = (this._hovering ??= new Set());
    const { pointerId } = event;
    const views = [...this._views.values()];
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
    const words = new Float64Array(16).fill(NaN);
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
