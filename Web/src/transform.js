// Fingers that shift, stretch and turn at once: the recogniser "transform", with all of it as a matrix; and views that are
// turned or stretched.
import { inner, Recognizer, View } from "./dactyl.js";
import { TRANSFORM_A, TRANSFORM_KIND, TRANSFORM_PROPERTIES } from "./kinds.js";
import { needPart } from "./parts.js";
// Which measures the same.
import "./pinch.js";
import { AXES } from "./words.js";

const { _defineKind: defineKind, _defineProperties: defineProperties, _words: words } = inner;
const expectTransform = needPart("transform", () => new URL("transform.wasm", import.meta.url), "transform");

class Transform extends Recognizer {
  constructor(view, ...rest) {
    expectTransform(view.window.engine);
    super(view, ...rest);
    const { matrix, scale } = this._values;
    // Nothing is stretched before the first record.
    for (const at of [scale, matrix, matrix + 3]) this._set(at, 1);
  }

  get matrix() { return Array.from({ length: 6 }, (_, i) => this._get(this._values.matrix + i)); }
  set matrix(entries) { this._write(this._values.matrix, TRANSFORM_A, ...entries); }
}

defineProperties(TRANSFORM_PROPERTIES);
words.axes = AXES;
defineKind("transform", TRANSFORM_KIND, Transform);

const { set } = View.prototype;

View.prototype.set = function ({ transform, ...options }) {
  if (transform) {
    expectTransform(this.window.engine);
    this._call("view_set_transform", ...transform);
    this.options.transform = transform;
  }
  return set.call(this, options);
};
