// The motion of a released object: friction slows it down, and a spring brings it back from beyond its bounds.

// UIKit's rates of 0.998 and 0.99 a millisecond, per second.
export const NORMAL = 2.0020026706730793;
export const FAST = 10.050335853501441;

// The place to show for a drag to `value` beyond a bound: the farther, the harder, as in scroll views.
export function rubberBand(value, { min = -Infinity, max = Infinity, extent = 300, stiffness = 0.55 } = {}) {
  const bound = Math.min(Math.max(value, min), max);
  const beyond = Math.abs(value - bound);
  return bound + Math.sign(value - bound) * (1 - 1 / ((beyond * stiffness) / extent + 1)) * extent;
}

// A motion until it rests: `at` returns its place, `duration` its length in seconds, `rest` its end.
class Motion {
  *[Symbol.iterator]() { yield* this.places(); }

  // One place for each frame, and the resting place.
  *places(interval = 1 / 60) {
    for (let i = 1; i * interval < this.duration; i++) yield this.at(i * interval);
    yield this.rest;
  }

  // Shows where something is with each frame of the page, until it rests or is stopped.
  animate(show, { signal, isReduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches } = {}) {
    const next = globalThis.requestAnimationFrame ?? ((step) => setTimeout(() => step(performance.now()), 16));
    let stop;
    const finished = new Promise((resolve) => {
      let start;
      let isRunning = !signal?.aborted;
      stop = () => {
        isRunning = false;
        resolve(false);
      };
      signal?.addEventListener("abort", stop, { once: true });
      if (!isRunning) return stop();
      const step = (now) => {
        if (!isRunning) return;
        start ??= now;
        const time = isReduced ? Infinity : (now - start) / 1000;
        show(this.at(time), time);
        if (time < this.duration) next(step);
        else {
          isRunning = false;
          signal?.removeEventListener("abort", stop);
          resolve(true);
        }
      };
      next(step);
    });
    return { stop, finished };
  }
}

// One number that was let go. Exactly computed for every moment, so it is the same at every frame rate.
export class Deceleration extends Motion {
  constructor(from, velocity = 0, { friction = NORMAL, min = -Infinity, max = Infinity, restSpeed = 10, restDistance = 0.5, spring = 12 } = {}) {
    super();
    if (!(friction > 0 && restSpeed > 0 && restDistance > 0 && spring > 0)) throw new RangeError("friction, restSpeed, restDistance and spring must be above 0");
    if (!(min <= max)) throw new RangeError(`min must be at most max, got ${min} and ${max}`);
    Object.assign(this, { from, velocity, friction, restSpeed, spring });
    this._isOut = from < min || from > max;
    const restTime = Math.abs(velocity) > restSpeed ? Math.log(Math.abs(velocity) / restSpeed) / friction : 0;
    // When it passes a bound, from where a spring brings it back.
    this._slideTime = restTime;
    this._bound = null;
    if (this._isOut) {
      this._slideTime = 0;
      this._bound = from < min ? min : max;
    } else {
      const bound = velocity > 0 ? max : min;
      const share = 1 - ((bound - from) * friction) / velocity;
      if (velocity && share > 0 && share < 1 && -Math.log(share) / friction < restTime) {
        this._slideTime = -Math.log(share) / friction;
        this._bound = bound;
      }
    }
    this.duration = this._slideTime + (this._bound === null ? 0 : this._springDuration(restDistance));
    this.rest = this._bound ?? this._slide(restTime);
  }

  at(time) {
    if (time >= this.duration) return this.rest;
    const after = time - this._slideTime;
    return this._bound === null || after < 0 ? this._slide(Math.max(time, 0)) : this._bound + this._sprung(after);
  }

  velocityAt(time) {
    if (time >= this.duration) return 0;
    const after = time - this._slideTime;
    if (this._bound === null || after < 0) return this.velocity * Math.exp(-this.friction * Math.max(time, 0));
    const { distance, speed } = this._start;
    const { spring } = this;
    return (speed - spring * (speed + spring * distance) * after) * Math.exp(-spring * after);
  }

  _slide(time) { return this.from + (this.velocity * (1 - Math.exp(-this.friction * time))) / this.friction; }

  // Where it is when the spring takes hold, and how fast.
  get _start() {
    const time = this._slideTime;
    return { distance: this._slide(time) - this._bound, speed: this.velocity * Math.exp(-this.friction * time) };
  }

  // A critically damped spring: it comes back as fast as it can without swinging over.
  _sprung(time) {
    const { distance, speed } = this._start;
    return (distance + (speed + this.spring * distance) * time) * Math.exp(-this.spring * time);
  }

  _springDuration(restDistance) {
    let time = 1 / this.spring;
    while (Math.abs(this._sprung(time)) > restDistance) time += 1 / 240;
    return time;
  }
}

// Several numbers at once, by name: { x: 3, y: 4 } with { x: 100, y: 0 } and bounds { x: { min: 0, max: 9 } }. A scale slows down on
// a logarithmic scale, so that it halves as easily as it doubles.
export class Inertia extends Motion {
  constructor(values, velocities, { bounds = {}, ...options } = {}) {
    super();
    this._parts = Object.entries(values).map(([name, value]) => {
      const { min, max } = bounds[name] ?? {};
      const isScale = name === "scale";
      const fine = isScale || name === "rotation" ? { restSpeed: 0.05, restDistance: 0.002 } : {};
      const [to, back] = isScale ? [Math.log, Math.exp] : [Number, Number];
      const speed = (velocities[name] ?? 0) / (isScale ? value : 1);
      const limits = { ...(min !== undefined && { min: to(min) }), ...(max !== undefined && { max: to(max) }) };
      return { name, back, part: new Deceleration(to(value), speed, { ...options, ...fine, ...limits }) };
    });
    this.duration = Math.max(0, ...this._parts.map(({ part }) => part.duration));
  }

  get rest() { return this.at(Infinity); }

  at(time) { return Object.fromEntries(this._parts.map(({ name, back, part }) => [name, back(part.at(time))])); }
}
