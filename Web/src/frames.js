// Frames that a program sends by itself: without a page, of a recording, of another device. `load` brings it where there is
// no page.
import { inner, Window } from "./dactyl.js";
import { ALL, MOVED, PLACE_ALONE, ROW } from "./rows.js";
import { PHASES, TOUCH_KINDS } from "./words.js";

const { _check: check } = inner;
const NOTHING = [];

// What is not given is NaN, which means just that.
function writeRest(words, at, { kind, force, zOffset, maximumForce, majorRadius, majorRadiusTolerance, altitude, azimuth, roll, precise }) {
  words[at + 4] = kind === undefined ? NaN : TOUCH_KINDS.indexOf(kind);
  words[at + 5] = force ?? zOffset;
  words[at + 6] = maximumForce;
  words[at + 7] = majorRadius;
  words[at + 8] = majorRadiusTolerance;
  words[at + 9] = altitude;
  words[at + 10] = azimuth;
  words[at + 11] = roll;
  words[at + 12] = precise?.x;
  words[at + 13] = precise?.y;
  words[at + 15] = ALL;
}

// Node does not fetch files; asked in this way, no bundler looks for its modules.
export const read = (url) =>
  (url.protocol === "file:" && globalThis.process?.getBuiltinModule?.("node:fs").readFileSync(url)) || fetch(url);

Object.assign(Window.prototype, {
  // Writes a frame into the shared buffer and sends it.
  send(frame) {
    const { engine } = this;
    this._regard?.(frame);
    if (this._isBusy) {
      this._queue.push(() => this.send(frame));
      return;
    }
    const { contacts, coalesced = NOTHING, hovers = NOTHING } = frame;
    if (hovers.length && !engine._parts.extras) throw new Error("hovers: import hover.js, and await dactyl.ready");
    const count = 4 + ROW * (contacts.length + coalesced.length + hovers.length);
    const words = engine._reserve(count);
    const at = engine._base;
    words[at] = frame.time;
    words[at + 1] = contacts.length;
    words[at + 2] = coalesced.length;
    words[at + 3] = hovers.length;
    const end = this._write(words, at + 4, contacts);
    if (count > end - at) this._write(words, this._write(words, end, coalesced), hovers);
    const pending = check(engine.c.dactyl_send(this._handle, count), "frame");
    this._now[0] = frame.time;
    this._finish(pending, frame);
    this._input?._wake();
  },

  // Writes contacts, merged samples or hovering pointers.
  _write(words, at, samples) {
    for (let i = 0; i < samples.length; i++, at += ROW) this._writeSample(words, at, samples[i]);
    return at;
  },

  // Apart from what is rare, so that V8 writes it out where it is used.
  _writeSample(words, at, sample) {
    const { phase, view, time } = sample;
    words[at] = sample.id;
    words[at + 1] = phase === "moved" ? MOVED : PHASES[phase];
    words[at + 2] = sample.x;
    words[at + 3] = sample.y;
    words[at + 14] = time ?? (view ? this._twin(view)._handle : 0);
    words[at + 15] = PLACE_ALONE;
    const { kind, force, zOffset, maximumForce, majorRadius, majorRadiusTolerance, altitude, azimuth, roll, precise } = sample;
    if ((kind ?? force ?? zOffset ?? maximumForce ?? majorRadius ?? majorRadiusTolerance ?? altitude ?? azimuth ?? roll ?? precise) !== undefined) writeRest(words, at, sample);
  },

  // Which view of this window is meant; a clone has others.
  _twin(view) { return view; },
});
