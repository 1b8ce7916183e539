// Maps time to places along a line: quiet times are folded, and the rest can be zoomed and moved.

const QUIET = 1.2; // seconds without news that are folded
const FOLD = 40; // pixels that a fold takes, and less where all is small
const LEAD = 14; // pixels before the first and after the last
const USUAL = 150; // pixels a second
const CLOSEST = 20_000;
const PASSED = 0.25; // seconds that a fold takes when it is played

export class Axis {
  constructor() {
    this.width = 600;
    this.scale = USUAL;
    this.offset = 0;
    this.reset();
  }

  reset() {
    // Stretches without a fold: from a time to a time, with the seconds that lie before.
    this.parts = [];
    this.known = 0;
  }

  get fold() { return FOLD * Math.min(1, this.scale / USUAL); }
  get seconds() { return this.parts.length ? this.parts.at(-1).before + this.end - this.parts.at(-1).from : 0; }

  // Goes on with times, which never go back. Says whether there were any. Nothing is folded in which `isBusy` says that
  // something went on.
  extend(times, isBusy = () => false) {
    const hadAll = this.known === times.length;
    let last = this.parts.at(-1);
    for (let i = this.known; i < times.length; i++) {
      const time = times[i];
      if (last && (time - last.to <= QUIET || isBusy(last.to, time))) last.to = time;
      else this.parts.push((last = { from: time, to: time, before: last ? last.before + last.to - last.from : 0 }));
    }
    this.known = times.length;
    return !hadAll;
  }

  get start() { return this.parts[0]?.from ?? 0; }
  get end() { return this.parts.at(-1)?.to ?? 0; }
  get length() { return this.parts.length ? this.along(this.end) + LEAD : 0; }

  // The place of a time on the whole line, and on its visible part.
  along(time) {
    const { parts } = this;
    if (!parts.length) return LEAD;
    const index = last(parts, (part) => part.from <= time);
    if (index < 0) return LEAD;
    const { from, to, before } = parts[index];
    const place = LEAD + index * this.fold + (before + Math.min(time, to) - from) * this.scale;
    const next = parts[index + 1];
    return time <= to || !next ? place : place + (this.fold * (time - to)) / (next.from - to);
  }

  placeOf(time) { return this.along(time) - this.offset; }

  timeAt(place) {
    const { parts } = this;
    if (!parts.length) return 0;
    const x = place + this.offset;
    const index = Math.max(0, last(parts, (part, i) => LEAD + i * this.fold + part.before * this.scale <= x));
    const { from, to, before } = parts[index];
    const inside = from + Math.max(0, (x - LEAD - index * this.fold) / this.scale - before);
    const next = parts[index + 1];
    if (inside <= to || !next) return Math.min(inside, to);
    return to + Math.min(1, ((inside - to) * this.scale) / this.fold) * (next.from - to);
  }

  // The time after so many shown seconds; a fold counts for at most a quarter of a second.
  later(time, seconds) {
    const index = Math.max(0, last(this.parts, ({ from }) => from <= time));
    const { from, to, before } = this.parts[index];
    const folds = index * PASSED + (time > to ? ((time - to) / (this.parts[index + 1].from - to)) * PASSED : 0);
    let left = before + Math.min(time, to) - from + folds + seconds;
    for (const [i, part] of this.parts.entries()) {
      const begins = part.before + i * PASSED;
      const ends = begins + part.to - part.from;
      if (left <= ends) return part.from + left - begins;
      const next = this.parts[i + 1];
      if (next && left < ends + PASSED) return part.to + ((left - ends) / PASSED) * (next.from - part.to);
    }
    return this.end;
  }

  get isAtEnd() { return this.offset >= this.natural - 30; }
  // As far as the end is at the right; one may go on until little is seen.
  get natural() { return Math.max(0, this.length - this.width); }
  get farthest() { return Math.max(0, this.length - 80); }

  moveTo(offset) { this.offset = Math.min(this.farthest, Math.max(0, offset)); }
  moveToEnd() { this.offset = this.natural; }

  // Keeps the time at a place where it is.
  zoom(factor, place) {
    const time = this.timeAt(place);
    this.setScale(this.scale * factor);
    this.moveTo(this.along(time) - place);
  }

  setScale(scale) { this.scale = Math.min(CLOSEST, Math.max(this.least, scale)); }

  // The smallest scale: everything is in view.
  get least() {
    return Math.min(USUAL, this.filling(this.seconds, this.parts.length - 1));
  }

  // The scale at which seconds and folds fill the width: small folds shrink with it.
  filling(seconds, folds) {
    const room = this.width - 2 * LEAD;
    const large = (room - folds * FOLD) / Math.max(seconds, 0.001);
    return large >= USUAL ? large : room / Math.max(seconds + (folds * FOLD) / USUAL, 0.001);
  }

  // Fills the width with a time.
  fit(from, to) {
    const folds = this.parts.filter((part) => part.from > from && part.from <= to).length;
    const seconds = this.parts.reduce((sum, part) => sum + Math.max(0, Math.min(to, part.to) - Math.max(from, part.from)), 0);
    this.setScale(this.filling(seconds, folds));
    this.moveTo(this.along(from) - LEAD);
  }

  usual() {
    this.setScale(USUAL);
    this.moveToEnd();
  }

  // The folds in view: their seconds and places.
  *folds() {
    for (let i = 1; i < this.parts.length; i++) {
      const [one, next] = [this.parts[i - 1], this.parts[i]];
      const place = this.placeOf(one.to);
      if (place + this.fold < 0) continue;
      if (place > this.width) return;
      yield { place, width: this.fold, seconds: next.from - one.to };
    }
  }

  // Round times in view, at least so many pixels apart, and the decimals that distinguish them.
  ticks(gap = 64) {
    const step = roundUp(gap / this.scale);
    const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    const found = [];
    for (const { from, to } of this.parts) {
      if (this.placeOf(to) < -gap || this.placeOf(from) > this.width) continue;
      const first = Math.ceil((Math.max(from, this.timeAt(-gap)) - this.start) / step - 1e-9);
      const end = Math.min(to, this.timeAt(this.width + gap)) - this.start;
      for (let i = first; i * step <= end + 1e-9; i++) {
        found.push({ place: this.placeOf(this.start + i * step), words: `${(i * step).toFixed(decimals)} s` });
      }
    }
    return found;
  }
}

function last(list, fits) {
  let [low, high] = [-1, list.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(list[middle], middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

// The next of 1, 2, 5, 10, 20 …
function roundUp(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * [1, 2, 5, 10].find((one) => one * power >= value * (1 - 1e-9));
}
