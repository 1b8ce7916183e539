// What the recognisers of a window make of the fingers, as attempts that can be told in words.
//
// An attempt is one try of one recogniser: from the finger that started it to the decision, or to the end of
// the gesture. A lane holds the attempts of all recognisers of one name.

import { isJudged, tell } from "./causes.js";
import { drawnBy } from "./drawn.js";

const ACTIVE = new Set(["began", "changed"]);
const FINAL = new Set(["ended", "failed", "cancelled"]);
// How long after a multiple tap was given up a finger still counts as the late one, in seconds.
const LATE = 1.2;

export class Trace {
  constructor(names) {
    this.lanes = new Map(names.map((name) => [name, { name, attempts: [], start: NaN, waiting: null }]));
    this.fingers = [];
    this.down = new Map();
    this.events = [];
    this.times = [];
  }

  get start() { return this.times[0] ?? 0; }
  get end() { return this.times.at(-1) ?? 0; }
  get attempts() { return Array.from(this.lanes.values(), (lane) => lane.attempts).flat(); }

  // Listens to a window whose frames are also told here; tells each event on.
  follow(window, ontell) {
    const take = (event) => {
      this.events.push(event);
      if (event.transition) this.take(event.transition);
      ontell(event);
    };
    const stops = [
      window.observe((transition) => {
        // Words and drawings are read while they can be: what is judged again is gone afterwards.
        transition.drawn = drawnBy(transition.recognizer, transition.to);
        transition.isJudged = isJudged(transition.cause);
        transition.words = tell(transition);
        take({ time: transition.time, transition });
      }),
      window.observeTouches((notice) => take({ time: notice.time, notice })),
    ];
    return () => stops.forEach((stop) => stop());
  }

  // Before the window gets a frame: a finger that comes down starts attempts.
  before(window, { time, contacts }) {
    for (const contact of contacts) {
      if (contact.phase === "began") {
        this.comeDown(contact, time);
        for (const view of viewsAt(window, contact)) {
          for (const { name } of view.recognizers) {
            const lane = this.lanes.get(name);
            if (lane && Number.isNaN(lane.start)) lane.start = time;
          }
        }
      }
      const finger = this.down.get(contact.id);
      if (!finger) continue;
      finger.path.push({ time, x: contact.x, y: contact.y });
      finger.end = time;
      if (contact.phase === "ended" || contact.phase === "cancelled") {
        this.down.delete(contact.id);
        finger.isUp = true;
      }
    }
    if (contacts.length) this.reach(time);
  }

  // After it: who would recognise and waits.
  after(window, time) {
    for (const view of window.all) {
      for (const recognizer of view.recognizers ?? []) {
        const lane = this.lanes.get(recognizer.name);
        if (!lane || !recognizer.required.size) continue;
        if (recognizer.isWaiting) {
          lane.waiting ??= { start: time, on: [...new Set(Array.from(recognizer.required, ({ name }) => name))] };
        } else if (lane.waiting && !lane.waiting.end) {
          lane.waiting.end = time;
        }
      }
    }
  }

  // The attempt that is still open, for drawing; null when the recogniser is at rest.
  pending(lane) {
    if (Number.isNaN(lane.start) || (!this.down.size && !lane.waiting)) return null;
    const last = lane.attempts.at(-1);
    return last && (last.outcome === "active" || last.start === lane.start) ? null : lane;
  }

  // Leaves out what is over by the time.
  forget(until) {
    this.fingers = this.fingers.filter((finger) => finger.end > until);
    this.events = this.events.filter((event) => event.time > until);
    this.times = this.times.filter((time) => time > until);
    for (const lane of this.lanes.values()) lane.attempts = lane.attempts.filter((attempt) => attempt.end > until);
  }

  comeDown(contact, time) {
    const { id, kind } = contact;
    const finger = { id, kind, start: time, end: time, isUp: false, path: [] };
    this.fingers.push(finger);
    this.down.set(id, finger);
    for (const lane of this.lanes.values()) {
      const last = lane.attempts.at(-1);
      if (last?.cause?.label !== "nextTapLate" || last.late !== undefined) continue;
      const late = time - last.cause.value;
      if (late > LATE) continue;
      last.late = late;
      last.words = `${last.name} failed: ${late.toFixed(2)} s since the last tap, limit ${decimal(last.cause.limit)} s`;
    }
  }

  take(transition) {
    const { recognizer: { name }, to, time, cause } = transition;
    this.reach(time);
    const lane = this.lanes.get(name);
    if (!lane) return;
    let attempt = lane.attempts.at(-1);
    if (to === "possible") {
      lane.start = NaN;
      lane.waiting = null;
      return;
    }
    if (attempt?.outcome !== "active") {
      const start = Number.isNaN(lane.start) ? time : lane.start;
      attempt = { name, start, decided: time, end: time, outcome: "active", waited: null };
      lane.attempts.push(attempt);
      if (lane.waiting) attempt.waited = { ...lane.waiting, end: time };
    }
    attempt.end = time;
    if (ACTIVE.has(to)) {
      attempt.beganWords ??= transition.words;
      attempt.words = `${name} began: ${attempt.beganWords}`;
    }
    if (FINAL.has(to)) {
      attempt.outcome = to === "ended" ? "recognised" : to;
      attempt.cause = cause;
      attempt.isRefused = to === "failed" && isJudged(cause);
      attempt.words = this.sentence(attempt, transition);
    }
    attempt.fingers = transition.numberOfTouches;
  }

  sentence(attempt, transition) {
    const { cause } = transition;
    const { name, outcome, beganWords, waited } = attempt;
    const wait = waited ? `; waited ${decimal(waited.end - waited.start)} s for ${waited.on.join(", ")}` : "";
    if (outcome === "recognised") {
      return beganWords
        ? `${name} recognised: ${beganWords}; ended: ${cause.words}${wait}`
        : `${name} recognised: ${transition.words}${wait}`;
    }
    if (outcome === "cancelled") return `${name} cancelled: ${cause.words}`;
    if (cause.label === "prevented") return `${name} ${cause.words}`;
    if (cause.label === "nextTapLate") return `${name} failed: no next tap within ${decimal(cause.limit)} s`;
    if (cause.label === "requirementRecognized") {
      return `${name} gave way: ${cause.other?.name ?? "another"} recognised`;
    }
    return `${name} failed: ${transition.words}`;
  }

  reach(time) {
    if (!this.times.length || time > this.end) this.times.push(time);
  }
}

export const decimal = (value) => String(Math.round(value * 100) / 100);

// The views under a contact, as the engine will find them: the frontmost one, and all it lies on.
function viewsAt(window, { x, y }) {
  const found = [window];
  let view = window;
  let origin = { x: 0, y: 0 };
  for (;;) {
    const next = view.views.findLast(({ options: { frame, isHidden } }) => frame && !isHidden &&
      x >= origin.x + frame.x && x < origin.x + frame.x + frame.width &&
      y >= origin.y + frame.y && y < origin.y + frame.y + frame.height);
    if (!next) return found;
    origin = { x: origin.x + next.options.frame.x, y: origin.y + next.options.frame.y };
    found.push(next);
    view = next;
  }
}
