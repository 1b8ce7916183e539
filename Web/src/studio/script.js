// Fingers by script, for the examples of the pads: frames that a device could have sent.

const RATE = 1 / 90;

export class Script {
  constructor() {
    this.frames = [];
    this.time = 0;
  }

  wait(seconds) {
    this.time += seconds;
    return this;
  }

  // Fingers that come down together, follow their paths and lift; a path gives the place at 0…1.
  fingers(duration, ...paths) {
    const steps = Math.max(1, Math.round(duration / RATE));
    const frame = (phase, at, time) =>
      this.frames.push({ time, contacts: paths.map((path, i) => ({ id: i + 1, phase, ...path(at) })) });
    frame("began", 0, this.time);
    for (let i = 1; i <= steps; i++) frame("moved", i / steps, this.time + (duration * i) / steps);
    this.time += duration + RATE;
    frame("ended", 1, this.time);
    return this;
  }

  tap(...places) { return this.fingers(0.06, ...places.map((place) => () => place)); }

  drag(from, to, duration = 0.4) { return this.fingers(duration, line(from, to)); }
}

export const line = (from, to) => (at) => ({ x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at });

// Along corners, at the same speed all the way.
export function along(corners) {
  const lengths = corners.slice(1).map(({ x, y }, i) => Math.hypot(x - corners[i].x, y - corners[i].y));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return (at) => {
    let left = at * whole;
    for (let i = 0; i < lengths.length; i++) {
      if (left <= lengths[i] || i === lengths.length - 1) return line(corners[i], corners[i + 1])(Math.min(1, left / lengths[i]));
      left -= lengths[i];
    }
    return corners[0];
  };
}
