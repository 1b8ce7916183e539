// Time that goes on by itself along an axis: as fast as it passed, but for quiet stretches, which pass as quickly as a fold is
// short. A loop goes over a range again and again, or over all of it.

export class Run {
  // `onstep` gets each time on the way; `onend` is called at the end.
  constructor({ onstep, onend }) {
    Object.assign(this, { onstep, onend });
    this.waiting = 0;
    this.speed = 1;
    this.isLooping = false;
    this.range = null;
  }

  get isGoing() { return this.waiting !== 0; }

  start(axis, from) {
    this.stop();
    let last = performance.now();
    let time = from;
    const step = () => {
      const now = performance.now();
      time = axis.later(time, ((now - last) / 1000) * this.speed);
      last = now;
      const [from, to] = (this.isLooping && this.range) || [axis.start, axis.end];
      if (this.isLooping && (time >= to || time < from)) time = from;
      if (time >= axis.end) {
        this.stop();
        return this.onend();
      }
      this.waiting = requestAnimationFrame(step);
      this.onstep(time);
    };
    this.waiting = requestAnimationFrame(step);
  }

  stop() {
    cancelAnimationFrame(this.waiting);
    this.waiting = 0;
  }
}
