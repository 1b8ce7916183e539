// Fingers that shift, stretch and turn at once: the recogniser "transform", with all of it as a matrix.
import { inner, Recognizer } from "./dactyl.js";
import { TRANSFORM_A, TRANSFORM_KIND } from "./kinds.js";
import { needPart } from "./parts.js";

const expectTransform = needPart("transform", () => new URL("transform.wasm", import.meta.url), "transform");

class Transform extends Recognizer {
  constructor(view, ...rest) {
    expectTransform(view.window.engine);
    super(view, ...rest);
    const { matrix: at } = this._values;
    // Nothing is stretched before the first record.
    for (const i of [0, 3]) this._set(at + i, 1);
  }

  get matrix() { return Array.from({ length: 6 }, (_, i) => this._get(this._values.matrix + i)); }
  set matrix(entries) { this._write(this._values.matrix, TRANSFORM_A, ...entries); }
}

inner._defineKind("transform", TRANSFORM_KIND, Transform);
