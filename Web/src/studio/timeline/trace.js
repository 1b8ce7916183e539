// Attempts of recognisers, in words.
//
// An attempt is one try of one recogniser: from the finger that started it to the decision, or to the end of the gesture. A lane
// holds the attempts of a recogniser, or of all of one name. Events come from a window of this page, or from the lines of a program.

import { isJudged, plain, sentence } from "./sentences.js";

const ACTIVE = new Set(["began", "changed"]);
const FINAL = new Set(["ended", "failed", "cancelled"]);
// How much later than the limit of a multiple tap a finger still counts as the late one.
const LATE = 2;

export class Trace {
  constructor(lanes = []) {
    this.lanes = new Map();
    for (const lane of lanes) this.addLane(lane);
    this.fingers = [];
    this.down = new Map();
    this.events = [];
    // The views' own results from touches: times and words.
    this.acts = [];
    this.times = [];
    // The times at which judging came to rest, each with the state to begin from.
    this.rests = [];
  }

  addLane({ key, name = key, kind = "", settings = null }) {
    const lane = { key, name, kind, settings, attempts: [], start: NaN, waiting: null, readings: null };
    this.lanes.set(key, lane);
    return lane;
  }

  get start() { return this.times[0] ?? 0; }
  get end() { return this.times.at(-1) ?? 0; }
  get attempts() { return Array.from(this.lanes.values(), (lane) => lane.attempts).flat(); }

  // Adds a contact of a frame, with the lanes that follow it when it comes down.
  touch(contact, time, keys = []) {
    if (contact.phase === "began") {
      this.comeDown(contact, time, keys);
      for (const key of keys) {
        const lane = this.lanes.get(key);
        if (lane && Number.isNaN(lane.start)) lane.start = time;
      }
    }
    const finger = this.down.get(contact.id);
    if (!finger) return;
    finger.path.push({ time, x: contact.x, y: contact.y });
    finger.end = time;
    if (contact.phase !== "ended" && contact.phase !== "cancelled") return;
    this.down.delete(contact.id);
    finger.isUp = true;
  }

  comeDown({ id, kind }, time, keys) {
    const finger = { id, kind, start: time, end: time, isUp: false, path: [], keys };
    this.fingers.push(finger);
    this.down.set(id, finger);
    for (const lane of this.lanes.values()) this.comeLate(lane.attempts.at(-1), time);
  }

  // A finger came down that may have been meant for a multiple tap that was given up before.
  comeLate(attempt, time) {
    if (attempt?.cause?.label !== "nextTapLate" || attempt.late !== undefined) return;
    const late = time - attempt.cause.value;
    if (late > LATE * attempt.cause.limit) return;
    attempt.late = late;
    attempt.words = sentence(attempt);
  }

  // Deadlines before a frame that no timer met are decided with it, and shown after the frame's fingers.
  cameAfter(time, key) {
    if (!(this.fingers.at(-1)?.start > time)) return undefined;
    return this.fingers.find(({ start, keys }) => start > time && keys.includes(key));
  }

  // A lane's recogniser would recognise and waits for these names; null once it waits no more.
  wait(key, names, time) {
    const lane = this.lanes.get(key);
    if (!lane) return;
    if (names) lane.waiting ??= { start: time, on: [...new Set(names)] };
    else if (lane.waiting && !lane.waiting.end) lane.waiting.end = time;
  }

  // Whether a finger came down for a lane's recogniser, and it has not come to rest since.
  isTrying(key) { return !Number.isNaN(this.lanes.get(key)?.start ?? NaN); }

  // A lane's progress towards a limit, by the code of the cause it would have.
  reading(key, { code, value, limit, time }) {
    const lane = this.lanes.get(key);
    if (!lane) return;
    lane.readings ??= new Map();
    if (!lane.readings.has(code)) lane.readings.set(code, []);
    lane.readings.get(code).push({ time, value, limit });
  }

  // A change of a lane's recogniser.
  decide(key, { to, time, cause, words = cause.words, numberOfTouches }) {
    this.reach(time);
    const lane = this.lanes.get(key);
    if (!lane) return;
    let attempt = lane.attempts.at(-1);
    if (to === "possible") {
      lane.start = this.cameAfter(time, key)?.start ?? NaN;
      lane.waiting = lane.readings = null;
      return;
    }
    if (attempt?.outcome !== "active") {
      const start = Number.isNaN(lane.start) ? time : lane.start;
      const { name, kind, settings } = lane;
      attempt = { lane: key, name, kind, settings, start, decided: time, end: time, outcome: "active", waited: null };
      lane.attempts.push(attempt);
      if (lane.waiting) attempt.waited = { ...lane.waiting, end: time };
      if (lane.readings) attempt.readings = lane.readings;
      lane.readings = null;
    }
    attempt.end = time;
    attempt.fingers = numberOfTouches;
    if (ACTIVE.has(to)) {
      attempt.beganWords ??= plain(words, cause);
      attempt.beganCause ??= cause;
      attempt.words = `${attempt.name} began: ${attempt.beganWords}`;
    }
    if (!FINAL.has(to)) return;
    attempt.outcome = to === "ended" ? "recognized" : to;
    attempt.cause = cause;
    attempt.isRefused = to === "failed" && isJudged(cause);
    attempt.causeWords = plain(words, cause);
    attempt.words = sentence(attempt);
    const next = this.cameAfter(time, key);
    if (next) this.comeLate(attempt, next.start);
  }

  // Events are missing here: all open attempts are over.
  interrupt() {
    for (const finger of this.down.values()) finger.isUp = true;
    this.down.clear();
    for (const lane of this.lanes.values()) {
      lane.start = NaN;
      lane.waiting = lane.readings = null;
      const last = lane.attempts.at(-1);
      if (last?.outcome === "active") Object.assign(last, { outcome: "cancelled", words: `${last.words}; how it ended is not known` });
    }
  }

  // The attempt that is still open, for drawing; null when the recogniser is at rest.
  pending(lane) {
    if (Number.isNaN(lane.start) || (!this.down.size && !lane.waiting)) return null;
    const last = lane.attempts.at(-1);
    return last && (last.outcome === "active" || last.start === lane.start) ? null : lane;
  }

  // Whether a finger was down all the time, or a recogniser was deciding.
  isBusy(from, to) {
    const isHeld = ({ start, end, isUp }) => start <= from && (end >= to || !isUp);
    // Attempts of a lane follow each other.
    return this.fingers.some(isHeld) || Array.from(this.lanes.values()).some((lane) => this.pending(lane)?.start <= from ||
      lane.attempts[firstAfter(lane.attempts, from) - 1]?.decided >= to);
  }

  // A copy with the other trace's attempts between two times.
  with(other, from, to) {
    const copy = new Trace();
    const mix = (own, others, timeOf = ({ start }) => start) => [
      ...own.slice(0, firstAfter(own, from, timeOf, true)), ...others.slice(firstAfter(others, from, timeOf, true), firstAfter(others, to, timeOf)),
      ...own.slice(firstAfter(own, to, timeOf))];
    const timeOf = ({ time }) => time;
    copy.fingers = mix(this.fingers, other.fingers);
    copy.events = mix(this.events, other.events, timeOf);
    copy.acts = mix(this.acts, other.acts, timeOf);
    copy.times = mix(this.times, other.times, (time) => time);
    copy.rests = mix(this.rests, other.rests, timeOf);
    for (const [key, lane] of this.lanes) {
      copy.lanes.set(key, { ...(other.end >= this.end ? other.lanes.get(key) : lane), attempts: mix(lane.attempts, other.lanes.get(key).attempts) });
    }
    return copy;
  }

  // Removes attempts that ended by the time.
  forget(until) {
    this.fingers = this.fingers.filter((finger) => finger.end > until);
    this.events = this.events.filter((event) => event.time > until);
    this.acts = this.acts.filter((act) => act.time > until);
    this.times = this.times.filter((time) => time > until);
    for (const lane of this.lanes.values()) lane.attempts = lane.attempts.filter((attempt) => attempt.end > until);
  }

  reach(time) {
    if (!this.times.length || time > this.end) this.times.push(time);
  }
}

// The index of the first element after a time, or not before it, in an ordered list.
export function firstAfter(list, time, timeOf = ({ start }) => start, isFrom = false) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const its = timeOf(list[middle]);
    if (its < time || (its === time && !isFrom)) low = middle + 1;
    else high = middle;
  }
  return low;
}
