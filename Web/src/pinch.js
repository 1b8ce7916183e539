// Fingers that go apart, and fingers that turn: the recognisers "pinch" and "rotation".
import { inner, Recognizer } from "./dactyl.js";
import { PINCH_KIND, PINCH_PROPERTIES, ROTATION, ROTATION_KIND, ROTATION_VELOCITY, SCALE, SCALE_VELOCITY } from "./kinds.js";
import { needPart } from "./parts.js";

const { _defineKind: defineKind, _defineProperties: defineProperties } = inner;
const expectPinch = needPart("pinch", () => new URL("pinch.wasm", import.meta.url), "pinch");

class TwoFingers extends Recognizer {
  constructor(view, ...rest) {
    expectPinch(view.window.engine);
    super(view, ...rest);
    // Nothing is stretched before the first record.
    if (this._values.scale) this._set(this._values.scale, 1);
  }
}

// Of every kind, so that one action may serve several: what a kind does not have is at rest.
Object.defineProperties(Recognizer.prototype, Object.getOwnPropertyDescriptors({
  get scale() { return this._values.scale ? this._get(this._values.scale) : 1; },
  set scale(value) { this._write(this._values.scale, SCALE, value); },
  get rotation() { return this._values.rotation ? this._get(this._values.rotation) : 0; },
  set rotation(value) { this._write(this._values.rotation, ROTATION, value); },
  get scaleVelocity() { return this._values.scaleVelocity ? this._measure(this._values.scaleVelocity, SCALE_VELOCITY) : 0; },
  get rotationVelocity() { return this._values.rotationVelocity ? this._measure(this._values.rotationVelocity, ROTATION_VELOCITY) : 0; },
}));

defineProperties(PINCH_PROPERTIES);
defineKind("pinch", PINCH_KIND, TwoFingers);
defineKind("rotation", ROTATION_KIND, TwoFingers);
