// Check marks, circles and scratch-outs, and recognisers by a library: "stroke", which names drawings, and, with the engine of shown.js,
// "shown", which names what any number of fingers do.
import { inner, Recognizer } from "./dactyl.js";
import { drawingAt, matchAt } from "./drawings.js";
import { KINDS, PROPERTIES } from "./stroke-kinds.js";
import { demonstrationAt } from "./demonstrations.js";
import { needShown, needWhole } from "./whole.js";

export { StrokeLibrary } from "./library.js";

const { _defineKind: defineKind, _defineProperties: defineProperties, _numbers: numbers } = inner;

// A recogniser of strokes; readings without a value are NaN.
class Drawn extends Recognizer {
  constructor(view, ...rest) {
    needWhole(view.window.engine, "strokes.js");
    super(view, ...rest);
    view.window._wantsSamples = true;
  }

  get drawing() {
    const { engine } = this.window;
    return drawingAt(engine, this._call("drawing"));
  }
}

class CheckMark extends Drawn {
  get start() { return this._point(this._values.start); }
  get corner() { return this._point(this._values.corner); }
  get end() { return this._point(this._values.end); }
  get hand() { return ["right", "left"][this._get(this._values.hand)]; }
  get angle() { return this._get(this._values.angle); }
  get tilt() { return this._get(this._values.tilt); }
  get legRatio() { return this._get(this._values.legRatio); }
}

class Circle extends Drawn {
  get center() { return this._point(this._values.center); }
  get radius() { return this._get(this._values.radius); }
  get sweep() { return this._get(this._values.sweep); }
  get direction() { return this.sweep < 0 ? "counterclockwise" : "clockwise"; }
  get deviation() { return this._get(this._values.deviation); }
  get meanDeviation() { return this._get(this._values.meanDeviation); }
}

class ScratchOut extends Drawn {
  get bounds() {
    const { bounds: at } = this._values;
    return { ...this._point(at), width: this._get(at + 2), height: this._get(at + 3) };
  }
  get reversals() { return this._get(this._values.reversals); }
  get legLength() { return this._get(this._values.legLength); }
  get angle() { return this._get(this._values.angle); }
  get viewToDelete() { return this.window.engine._object(this._get(this._values.viewToDelete)); }
}

class Learned extends Drawn {
  get library() { return this.window.engine._object(this._number(numbers.library)); }
  get match() { return this.library && this._get(0) ? matchAt(this.library, this._source._doubles, this._at + this._values.nearest) : null; }
  get className() { return this.match?.isRecognized ? this.match.name : null; }
}

class Shown extends Learned {
  constructor(view, ...rest) {
    needShown(view.window.engine);
    super(view, ...rest);
  }

  get drawing() { return []; }
  get demonstration() { return demonstrationAt(this.window.engine, this._call("shown")); }
}

const TYPES = { shown: Shown, checkMark: CheckMark, circle: Circle, scratchOut: ScratchOut, stroke: Learned };
defineProperties(PROPERTIES);
for (const name in KINDS) defineKind(name, KINDS[name], TYPES[name]);
