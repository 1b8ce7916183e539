// Frames as objects, written into the rows of the shared buffer.
import { ALL, MOVED, PLACE_ALONE, ROW } from "./rows.js";
import { list, PHASES, TOUCH_KINDS } from "./words.js";

// As they follow each other in a row.
const ANGLES_AND_SIZES = list("maximumForce majorRadius majorRadiusTolerance altitude azimuth roll");

// Writes contacts, merged samples or hovering pointers from a place on; answers where the next begins.
export function writeSamples(window, words, at, samples) {
  for (let i = 0; i < samples.length; i++, at += ROW) writeSample(window, words, at, samples[i]);
  return at;
}

// Without the rare fields, so that V8 inlines it.
function writeSample(window, words, at, sample) {
  const { phase, view, time } = sample;
  words[at] = sample.id;
  words[at + 1] = phase === "moved" ? MOVED : PHASES[phase];
  words[at + 2] = sample.x;
  words[at + 3] = sample.y;
  words[at + 14] = time ?? (view ? window._twin(view)._handle : 0);
  words[at + 15] = PLACE_ALONE;
  const { kind, force, zOffset, maximumForce, majorRadius, majorRadiusTolerance, altitude, azimuth, roll, precise } = sample;
  if ((kind ?? force ?? zOffset ?? maximumForce ?? majorRadius ?? majorRadiusTolerance ?? altitude ?? azimuth ?? roll ?? precise) !== undefined) writeRest(words, at, sample);
}

// A missing field is NaN, which the engine reads as missing.
function writeRest(words, at, sample) {
  const { kind, force = sample.zOffset, precise } = sample;
  ANGLES_AND_SIZES.forEach((name, i) => { words[at + 6 + i] = sample[name]; });
  words[at + 4] = kind === undefined ? NaN : TOUCH_KINDS.indexOf(kind);
  words[at + 5] = force;
  words[at + 12] = precise?.x;
  words[at + 13] = precise?.y;
  words[at + 15] = ALL;
}
