// The touches of a recogniser: where each finger is, how hard and how large, and how a pen leans.
import { altitudeOf, azimuthOf, forceRange, radiusOf, rollOf } from "./pointer.js";
import { ALL, PENCIL, PLACE_ALONE, SIZE_ALONE } from "./rows.js";
import {
  TOUCH_DOWN_TIME, TOUCH_DOWN_X, TOUCH_DOWN_Y, TOUCH_FORCE, TOUCH_ID, TOUCH_KIND, TOUCH_KINDS, TOUCH_LENGTH, TOUCH_MAJOR_RADIUS,
  TOUCH_PHASE, TOUCH_PHASES, TOUCH_PREVIOUS_X, TOUCH_PREVIOUS_Y, TOUCH_TAP_COUNT, TOUCH_TIME, TOUCH_WINDOW_X, TOUCH_WINDOW_Y,
  TOUCH_X, TOUCH_Y,
} from "./words.js";

function read(words, at, input) {
  const id = words[at + TOUCH_ID];
  const point = (x, y) => ({ x: words[at + x], y: words[at + y] });
  return {
    id,
    target: input?._targetOf(id) ?? null,
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

// Touches of a recogniser. `which` is 0 for all that it follows, 1 for one's merged samples, 2 for its predicted ones, 3 for the
// touch that it may take. Empty for a recogniser that is gone.
export function touchesAt(recognizer, which, id = 0) {
  recognizer.window._wantsSizes = true;
  const pointer = recognizer._ask("touches", which, id);
  if (!pointer) return [];
  const { _doubles: words } = recognizer.window.engine;
  const start = (pointer >> 3) + 1;
  const { _input: input } = recognizer.window;
  return Array.from({ length: words[start - 1] }, (_, i) => read(words, start + i * TOUCH_LENGTH, input));
}

// Writes into a row an event's values besides the place.
export function writeDetails(words, row, event, kind) {
  const { pressure } = event;
  if (kind !== PENCIL) return writeSize(words, row, pressure, radiusOf(event), kind);
  const range = forceRange(pressure, true);
  words[row + 5] = range * pressure;
  words[row + 6] = range;
  words[row + 7] = radiusOf(event);
  words[row + 8] = words[row + 12] = words[row + 13] = NaN;
  words[row + 9] = altitudeOf(event);
  words[row + 10] = azimuthOf(event);
  words[row + 11] = rollOf(event);
  words[row + 15] = ALL;
}

// How hard and how large a finger is, or a mouse.
export function writeSize(words, row, pressure, radius, kind = 0) {
  const range = forceRange(pressure, false);
  if (!kind && !range && !(radius > 0)) {
    words[row + 15] = PLACE_ALONE;
    return;
  }
  words[row + 5] = range * pressure;
  words[row + 6] = range;
  words[row + 7] = radius;
  words[row + 15] = SIZE_ALONE;
}
