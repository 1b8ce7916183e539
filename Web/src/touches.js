// The touches of a recogniser: those it follows, the samples that were merged, and where they are likely to be next; how hard
// and how large they are, and how a pen leans.
import { inner, Recognizer } from "./dactyl.js";
import { TOUCH_PROPERTIES } from "./kinds.js";
import { needExtras } from "./parts.js";
import { ALL, PENCIL, SIZE_ALONE } from "./rows.js";
import {
  TOUCH_DOWN_TIME, TOUCH_DOWN_X, TOUCH_DOWN_Y, TOUCH_FORCE, TOUCH_ID, TOUCH_KIND, TOUCH_LENGTH, TOUCH_MAJOR_RADIUS, TOUCH_PHASE, TOUCH_PREVIOUS_X,
  TOUCH_PREVIOUS_Y, TOUCH_TAP_COUNT, TOUCH_TIME, TOUCH_WINDOW_X, TOUCH_WINDOW_Y, TOUCH_X, TOUCH_Y,
} from "./touch-places.js";
import { TOUCH_KINDS, TOUCH_PHASES } from "./words.js";

const expectExtras = needExtras("touches");

inner._defineProperties(TOUCH_PROPERTIES);

function read(words, at) {
  const point = (x, y) => ({ x: words[at + x], y: words[at + y] });
  return {
    id: words[at + TOUCH_ID],
    phase: TOUCH_PHASES[words[at + TOUCH_PHASE]],
    kind: TOUCH_KINDS[words[at + TOUCH_KIND]],
    time: words[at + TOUCH_TIME],
    location: point(TOUCH_X, TOUCH_Y),
    windowLocation: point(TOUCH_WINDOW_X, TOUCH_WINDOW_Y),
    previousLocation: point(TOUCH_PREVIOUS_X, TOUCH_PREVIOUS_Y),
    downLocation: point(TOUCH_DOWN_X, TOUCH_DOWN_Y),
    downTime: words[at + TOUCH_DOWN_TIME],
    force: words[at + TOUCH_FORCE],
    majorRadius: words[at + TOUCH_MAJOR_RADIUS],
    tapCount: words[at + TOUCH_TAP_COUNT],
  };
}

const { _Input: Input } = inner;
const { _note: note } = Input.prototype;

const tangent = (degrees = 0) => Math.tan((degrees * Math.PI) / 180);

Input.prototype._note = function (words, row, event, pointer, phase) {
  note.call(this, words, row, event, pointer, phase);
  const isPen = pointer.kind === PENCIL;
  const { pressure } = event;
  // Half the range is what the specification gives where nothing is measured, and an ordinary press elsewhere.
  const range = isPen || (pressure && pressure !== 0.5 && pressure !== 1) ? 2 : 0;
  words[row + 5] = range * pressure;
  words[row + 6] = range;
  // Where nothing is measured it is 1.
  const size = Math.max(event.width, event.height);
  words[row + 7] = size > 1 ? size / 2 : 0;
  words[row + 15] = isPen ? ALL : SIZE_ALONE;
  if (!isPen) return;
  // Some browsers tell of two angles from upright.
  const x = tangent(event.tiltX);
  const y = tangent(event.tiltY);
  words[row + 8] = words[row + 12] = words[row + 13] = NaN;
  words[row + 9] = event.altitudeAngle ?? Math.atan(1 / Math.hypot(x, y));
  words[row + 10] = event.azimuthAngle ?? (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);
  words[row + 11] = (event.twist * Math.PI) / 180;
};

Object.defineProperties(Recognizer.prototype, Object.getOwnPropertyDescriptors({
  get touches() { return this._touches(0); },

  coalescedTouches({ id }) { return this._touches(1, id); },

  predictedTouches({ id }) { return this._touches(2, id); },

  ignore({ id }) {
    expectExtras(this.window.engine);
    this._call("ignore_touch", id);
    this.window._drain();
  },

  // Whoever is gone has none.
  _touches(which, id = 0) {
    expectExtras(this.window.engine);
    const pointer = this._ask("touches", which, id);
    if (!pointer) return [];
    const { _doubles: words } = this.window.engine;
    const start = (pointer >> 3) + 1;
    return Array.from({ length: words[start - 1] }, (_, i) => read(words, start + i * TOUCH_LENGTH));
  },
}));
