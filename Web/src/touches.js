// The touches of a recogniser: those it follows, the samples that were merged, and where they are likely to be next.
import { Recognizer } from "./dactyl.js";
import {
  TOUCH_DOWN_TIME, TOUCH_DOWN_X, TOUCH_DOWN_Y, TOUCH_FORCE, TOUCH_ID, TOUCH_KIND, TOUCH_LENGTH, TOUCH_MAJOR_RADIUS, TOUCH_PHASE, TOUCH_PREVIOUS_X,
  TOUCH_PREVIOUS_Y, TOUCH_TAP_COUNT, TOUCH_TIME, TOUCH_WINDOW_X, TOUCH_WINDOW_Y, TOUCH_X, TOUCH_Y,
} from "./touch-places.js";
import { TOUCH_KINDS, TOUCH_PHASES } from "./words.js";

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

Object.defineProperties(Recognizer.prototype, Object.getOwnPropertyDescriptors({
  get touches() { return this._touches(0); },

  coalescedTouches({ id }) { return this._touches(1, id); },

  predictedTouches({ id }) { return this._touches(2, id); },

  ignore({ id }) {
    this._call("ignore_touch", id);
    this.window._drain();
  },

  // Whoever is gone has none.
  _touches(which, id = 0) {
    const pointer = this._ask("touches", which, id);
    if (!pointer) return [];
    const { _doubles: words } = this.window.engine;
    const start = (pointer >> 3) + 1;
    return Array.from({ length: words[start - 1] }, (_, i) => read(words, start + i * TOUCH_LENGTH));
  },
}));
