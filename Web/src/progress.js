// How near recognisers are to deciding: what `progress` says in Swift, from the fingers that they follow. The engine of a page
// leaves it out, because only pages for developers show it. Unlike the engine, it counts the jumps of fingers.
import { STATE } from "./kinds.js";

// Causes by their numbers, as in Docs/causes.md.
const [MOVED_TOO_LITTLE, HELD_TOO_LONG, LIFTED_TOO_SOON, TOO_FEW, NEXT_TAP_LATE, SPAN_CHANGED, TURNED] = [2, 5, 6, 9, 11, 13, 14];
const [TOO_SLOW, DIRECTION, MOVED_TOO_FAR] = [15, 16, 31];
const WAYS = { right: [1, 0], left: [-1, 0], up: [0, -1], down: [0, 1] };
// Below this many points a span says nothing.
const SMALLEST = 1;

const sum = (places, of) => places.reduce((total, place) => total + of(place), 0);
const centre = (places) => ({ x: sum(places, ({ x }) => x) / places.length, y: sum(places, ({ y }) => y) / places.length });
const about = ({ x, y }, places) => places.map((place) => ({ x: place.x - x, y: place.y - y }));
const length = ({ x, y }) => Math.hypot(x, y);
const less = (one, other) => ({ x: one.x - other.x, y: one.y - other.y });
const meanDistance = (places) => sum(about(centre(places), places), length) / places.length;

// What a change has to reach: twice as much unless it is what the fingers mostly do.
const limit = (usual, isMost) => (isMost ? usual : 2 * usual);

// What the fingers of one attempt have done, measured so that it never jumps when one joins or leaves.
class Attempt {
  // Where the fingers are that it follows, and where they came down.
  here = new Map();
  down = new Map();
  // How many fingers it has had.
  count = 0;
  travelled = { x: 0, y: 0 };
  span = 0;
  start = 0;
  arc = 0;
  formerMotion = 0;
  taps = 0;
  // In the present press.
  fingers = 0;

  // `ids` are the fingers that it follows after a frame; `places` has all fingers, lifted ones included.
  take(ids, places, time) {
    const joined = ids.filter((id) => !this.here.has(id));
    const hasLeft = [...this.here.keys()].some((id) => !ids.includes(id));
    for (const id of this.here.keys()) this.here.set(id, places.get(id));
    // Where a finger joins, all go on from where they are.
    if (joined.length) this.join(joined, places, time);
    else this.follow([...this.here.values()]);
    if (hasLeft) this.leave(ids, time);
    if (joined.length || hasLeft) this.rebase([...this.here.values()]);
  }

  join(ids, places, time) {
    for (const id of ids) {
      this.here.set(id, places.get(id));
      this.down.set(id, places.get(id));
    }
    if (!this.fingers) this.pressTime = time;
    this.fingers += ids.length;
    this.count += ids.length;
    this.completeTime = time;
    // What fewer fingers did is nothing that all of them do.
    this.travelled = { x: 0, y: 0 };
    this.start = this.arc = 0;
    if (this.count === this.here.size) this.startTime = time;
  }

  leave(ids, time) {
    if (this.starts.length > 1) this.formerMotion = this.motion;
    for (const id of this.here.keys()) if (!ids.includes(id)) this.here.delete(id);
    if (this.here.size) return;
    this.taps += 1;
    this.liftTime = time;
    this.fingers = 0;
  }

  rebase(places) {
    this.starts = places;
    if (!places.length) return;
    this.base = { ...this.travelled };
    this.reference = centre(places);
    this.former = about(this.reference, places);
    this.formerRadius = meanDistance(places);
    if (places.length < 2) return;
    this.spanReference = Math.max(2 * this.formerRadius, SMALLEST);
    if (!this.start) this.start = this.span = this.spanReference;
    this.spanBase = this.span;
  }

  follow(places) {
    if (!places.length) return;
    const middle = centre(places);
    const way = less(middle, this.reference);
    this.travelled = { x: this.base.x + way.x, y: this.base.y + way.y };
    if (places.length < 2) return;
    const radius = meanDistance(places);
    this.span = (this.spanBase * Math.max(2 * radius, SMALLEST)) / this.spanReference;
    const now = about(middle, places);
    const along = now.reduce((total, { x, y }, i) => total + x * this.former[i].x + y * this.former[i].y, 0);
    const across = now.reduce((total, { x, y }, i) => total + this.former[i].x * y - this.former[i].y * x, 0);
    const mean = (this.formerRadius + radius) / 2;
    if (mean >= SMALLEST) this.arc += Math.atan2(across, along) * mean;
    [this.former, this.formerRadius] = [now, radius];
  }

  get reach() { return Math.max(Math.abs(this.travelled.x), Math.abs(this.travelled.y)); }

  get change() { return Math.abs(this.span - this.start); }

  // What the fingers do mostly: above 0 they go the same way, below 0 relative to each other.
  get motion() {
    const places = [...this.here.values()];
    if (places.length < 2) return this.formerMotion;
    const ways = places.map((place, i) => less(place, this.starts[i]));
    const squares = ways.reduce((sum, { x, y }) => sum + x * x + y * y, 0);
    const { x, y } = centre(ways);
    return 2 * (x * x + y * y) - squares / ways.length;
  }

  // How far the middle of the fingers is from that of where they came down.
  get movement() {
    const ways = Array.from(this.here, ([id, place]) => less(place, this.down.get(id)));
    return ways.length ? length(centre(ways)) : 0;
  }
}

// What each kind would be told to be decided by now: the cause's number, what was measured, and the limit.
const KINDS = {
  tap(attempt, settings, time) {
    if (!attempt.here.size) return [[NEXT_TAP_LATE, attempt.liftTime, settings.maximumTapInterval]];
    return [
      [MOVED_TOO_FAR, attempt.movement, settings.allowableMovement],
      [HELD_TOO_LONG, time - attempt.pressTime, settings.maximumPressDuration],
    ];
  },

  longPress(attempt, settings, time) {
    if (!attempt.here.size) return [[NEXT_TAP_LATE, attempt.liftTime, settings.maximumTapInterval]];
    if (attempt.fingers !== settings.numberOfTouchesRequired) return [[TOO_FEW, attempt.fingers, settings.numberOfTouchesRequired]];
    const duration = time - attempt.completeTime;
    return [
      attempt.taps < settings.numberOfTapsRequired
        ? [HELD_TOO_LONG, duration, settings.maximumTapDuration] : [LIFTED_TOO_SOON, duration, settings.minimumPressDuration],
      [MOVED_TOO_FAR, attempt.movement, settings.allowableMovement],
    ];
  },

  pan({ here, reach, motion }, { minimumNumberOfTouches: fewest, minimumDistance, minimumDistanceBesideTap: beside = minimumDistance }) {
    if (here.size < fewest) return [[TOO_FEW, here.size, fewest]];
    const least = limit(minimumDistance, here.size < 2 || motion > 0);
    return [[MOVED_TOO_LITTLE, reach, reach < least || here.size > 1 ? least : beside]];
  },

  swipe(attempt, settings, time) {
    const { numberOfTouchesRequired: fingers, minimumDistance, maximumDuration, maximumDirectionDeviation, direction } = settings;
    if (attempt.count < fingers) return [[TOO_FEW, attempt.count, fingers]];
    const { travelled: way } = attempt;
    const rows = [[MOVED_TOO_LITTLE, length(way), minimumDistance], [TOO_SLOW, time - attempt.startTime, maximumDuration]];
    const angles = direction.map((word) => {
      const [x, y] = WAYS[word];
      return Math.abs(Math.atan2(x * way.y - y * way.x, x * way.x + y * way.y));
    });
    if (length(way) && angles.length) rows.push([DIRECTION, Math.min(...angles), maximumDirectionDeviation]);
    return rows;
  },

  pinch({ here, change, motion }, { minimumSpanChange }) {
    return [here.size < 2 ? [TOO_FEW, here.size, 2] : [SPAN_CHANGED, change, limit(minimumSpanChange, motion < 0)]];
  },

  rotation({ here, arc, motion }, { minimumArc }) {
    return [here.size < 2 ? [TOO_FEW, here.size, 2] : [TURNED, Math.abs(arc), limit(minimumArc, motion < 0)]];
  },

  transform({ here, reach, change, arc, motion }, { minimumNumberOfTouches: fewest, axes, minimumDistance, minimumSpanChange, minimumArc }) {
    if (here.size < fewest) return [[TOO_FEW, here.size, fewest]];
    const isRelative = motion < 0;
    const rows = [["translation", MOVED_TOO_LITTLE, reach, limit(minimumDistance, here.size < 2 || motion > 0)]];
    if (here.size > 1) rows.push(["scale", SPAN_CHANGED, change, limit(minimumSpanChange, isRelative)], ["rotation", TURNED, Math.abs(arc), limit(minimumArc, isRelative)]);
    return rows.filter(([axis]) => axes.includes(axis)).map(([, ...row]) => row);
  },
};
KINDS.screenEdgePan = KINDS.pan;

export class Progress {
  places = new Map();
  attempts = new Map();
  // What was measured after the last frame.
  rows = new Map();

  // Takes a frame that the engine has handled; `settings` has those of each recogniser, by name.
  take({ time, contacts }, recognizers, settings) {
    this.time = time;
    this.rows.clear();
    for (const { id, x, y } of contacts) this.places.set(id, { x, y });
    for (const recognizer of recognizers) {
      const measure = KINDS[recognizer.kind];
      if (!measure || !settings.has(recognizer)) continue;
      const touches = recognizer._number(STATE) === 0 ? recognizer.touches : [];
      for (const { id, windowLocation } of touches) if (!this.places.has(id)) this.places.set(id, windowLocation);
      if (touches.length && !this.attempts.has(recognizer)) this.attempts.set(recognizer, new Attempt());
      const attempt = this.attempts.get(recognizer);
      if (!attempt) continue;
      attempt.take(touches.map(({ id }) => id), this.places, time);
      // What one measures that waits for others has been enough.
      if (!recognizer.isWaiting) this.rows.set(recognizer, measure(attempt, settings.get(recognizer), time));
    }
    for (const { id, phase } of contacts) if (phase === "ended" || phase === "cancelled") this.places.delete(id);
  }

  // Whoever has decided, or was reset, begins anew.
  forget(recognizer) {
    this.attempts.delete(recognizer);
    this.rows.delete(recognizer);
  }
}
