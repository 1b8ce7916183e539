// Draws the fingers of a trace at a time: where each is, and where it has been a moment before.

const TRAIL = 0.7; // seconds
const FADE = 0.5; // seconds a lifted finger stays visible
// Fingers of a viewer of a program count on from here.
const VIEWER = 2 ** 40;
const COLOURS = ["--finger-1", "--finger-2", "--finger-3", "--finger-4", "--finger-5"];

export class Fingers {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
  }

  // Returns whether something goes on fading.
  draw(trace, time, { labels = false, inks = false, size, ghosts = [] } = {}) {
    const { canvas, context } = this;
    const ratio = globalThis.devicePixelRatio || 1;
    const width = Math.round(size.width * ratio);
    const height = Math.round(size.height * ratio);
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, size.width, size.height);
    const style = getComputedStyle(canvas);
    let isFading = false;
    for (let i = trace.fingers.length - 1; i >= 0; i--) {
      const finger = trace.fingers[i];
      if (finger.start > time) continue;
      const age = finger.isUp && time > finger.end ? time - finger.end : 0;
      if (age > FADE) {
        if (age > 10) break;
        continue;
      }
      isFading ||= age > 0;
      this.drawFinger(finger, time, 1 - age / FADE, style.getPropertyValue(COLOURS[((finger.id % VIEWER) - 1) % 5]), labels, inks ? Infinity : TRAIL);
    }
    context.globalAlpha = 1;
    context.strokeStyle = style.getPropertyValue("--finger-1");
    for (const { x, y } of ghosts) {
      context.setLineDash([4, 4]);
      context.beginPath();
      context.arc(x, y, 17, 0, 2 * Math.PI);
      context.stroke();
      context.setLineDash([]);
    }
    return isFading;
  }

  // Fingers of a hand that only shows, from a trace of its own.
  drawHand(fingers, time) {
    const { context } = this;
    const colour = getComputedStyle(this.canvas).getPropertyValue("--soft");
    for (const { path, start, end } of fingers) {
      if (time < start - 0.2 || time > end + 0.35 || fingers.some((other) => other.start > end && other.start - 0.2 <= time)) continue;
      const isDown = time >= start && time <= end;
      const { x, y } = path.findLast((place) => place.time <= time) ?? path[0];
      const lift = isDown ? 0 : 10 * Math.min(1, Math.max((start - time) / 0.2, (time - end) / 0.35));
      context.save();
      context.translate(x + lift, y + lift);
      context.rotate(-0.45);
      context.globalAlpha = isDown ? 0.8 : 0.45;
      context.strokeStyle = context.fillStyle = colour;
      context.lineWidth = 2;
      context.beginPath();
      // A finger that comes from below, with its nail.
      context.roundRect(-13, -15, 26, 84, [13, 13, 10, 10]);
      context.globalAlpha *= 0.35;
      context.fill();
      context.globalAlpha /= 0.35;
      context.stroke();
      context.beginPath();
      context.roundRect(-6, -11, 12, 11, 5);
      context.stroke();
      context.restore();
      if (!isDown) continue;
      context.globalAlpha = 0.5;
      context.strokeStyle = colour;
      context.lineWidth = 2;
      context.beginPath();
      context.arc(x, y, 22, 0, 2 * Math.PI);
      context.stroke();
      context.beginPath();
      for (const place of path) if (place.time <= time) context.lineTo(place.x, place.y);
      context.stroke();
    }
    context.globalAlpha = 1;
  }

  drawFinger({ id, path }, time, alpha, colour, labels, trail) {
    const { context } = this;
    let last = path.length - 1;
    while (last > 0 && path[last].time > time) last--;
    const here = path[last];
    context.strokeStyle = context.fillStyle = colour;
    context.lineCap = "round";
    context.lineWidth = 3;
    for (let i = last; i > 0; i--) {
      const age = here.time - path[i - 1].time;
      if (age > trail) break;
      context.globalAlpha = alpha * (1 - age / trail) * 0.8;
      context.beginPath();
      context.moveTo(path[i - 1].x, path[i - 1].y);
      context.lineTo(path[i].x, path[i].y);
      context.stroke();
    }
    context.globalAlpha = alpha * 0.22;
    context.beginPath();
    context.arc(here.x, here.y, 22, 0, 2 * Math.PI);
    context.fill();
    context.globalAlpha = alpha;
    context.lineWidth = 2;
    context.stroke();
    context.beginPath();
    context.arc(here.x, here.y, 4, 0, 2 * Math.PI);
    context.fill();
    if (!labels) return;
    context.font = "12px ui-monospace, monospace";
    context.textAlign = "center";
    context.fillText(`${id}: ${Math.round(here.x)}, ${Math.round(here.y)}`, here.x, here.y < 44 ? here.y + 40 : here.y - 30);
  }
}
