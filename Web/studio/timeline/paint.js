// Draws what is seen of the timeline: the axis, fingers, and what became of each attempt.

import { curveOf } from "./curves.js";
import { RULER } from "./lanes.js";
import { outcomeOf } from "./outcomes.js";

const COLOURS = {
  ground: "--sunken", surface: "--surface", line: "--line", text: "--text", soft: "--soft", accent: "--accent",
  deciding: "--deciding", waited: "--waited", recognised: "--good-fill", active: "--good-fill", failed: "--bad-fill",
  cancelled: "--odd-fill", gaveWay: "--away-fill", notMeant: "--deciding",
  1: "--finger-1", 2: "--finger-2", 3: "--finger-3", 4: "--finger-4", 5: "--finger-5",
};
const BAR = 13;
const MARK = 9; // the least width of what became of an attempt
const WORTH = 26; // pixels from which a curve can be read

export class Painter {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
  }

  readColours() {
    const style = getComputedStyle(this.canvas);
    this.colours = Object.fromEntries(Object.entries(COLOURS).map(([name, variable]) => [name, style.getPropertyValue(variable).trim() || "#888"]));
    this.font = style.fontFamily;
  }

  // `scroll` is how far the lanes have moved up under the ruler.
  paint({ trace, axis, rows, height, scroll, selected, hovered, changed, head }) {
    const { canvas, context } = this;
    // Colours are known once the canvas is in a page.
    if (!canvas.isConnected) return;
    if (!this.colours) this.readColours();
    const ratio = globalThis.devicePixelRatio || 1;
    const size = [Math.round(axis.width * ratio), Math.round(height * ratio)];
    if (canvas.width !== size[0] || canvas.height !== size[1]) [canvas.width, canvas.height] = size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = this.colours.ground;
    context.fillRect(0, 0, axis.width, height);
    this.view = { trace, axis, selected, hovered, changed, from: axis.timeAt(-20), to: axis.timeAt(axis.width + 20) };
    const ticks = axis.ticks();
    for (const row of rows) {
      const top = row.top - scroll;
      if (top > height || top + row.height < RULER) continue;
      this.line(0, top, axis.width, top, this.colours.line);
      if (row.lane) this.drawLane(row, top, ticks);
    }
    this.drawRuler(ticks);
    for (const fold of axis.folds()) this.drawFold(fold, height);
    if (head !== null) this.drawHead(axis.placeOf(head), height);
  }

  line(x, y, toX, toY, colour, dash = []) {
    const { context } = this;
    context.strokeStyle = colour;
    context.lineWidth = 1;
    context.setLineDash(dash);
    context.beginPath();
    context.moveTo(x + 0.5, y + 0.5);
    context.lineTo(toX + 0.5, toY + 0.5);
    context.stroke();
    context.setLineDash([]);
  }

  write(words, x, y, colour = this.colours.soft, size = 11, align = "left", halo = false) {
    const { context } = this;
    context.font = `${size}px ${this.font}`;
    context.textAlign = align;
    if (halo) {
      context.strokeStyle = this.colours.ground;
      context.lineWidth = 3;
      context.strokeText(words, x, y);
    }
    context.fillStyle = colour;
    context.fillText(words, x, y);
  }

  drawRuler(ticks) {
    const { context, colours, view: { trace, axis, from, to } } = this;
    context.fillStyle = colours.surface;
    context.fillRect(0, 0, axis.width, RULER);
    for (const { place, words } of ticks) {
      this.line(place, 16, place, 21, colours.soft);
      this.write(words, Math.max(place, 16), 12, colours.soft, 11, "center");
    }
    for (const finger of trace.fingers) {
      if (finger.end < from || finger.start > to) continue;
      const left = axis.placeOf(finger.start);
      context.fillStyle = colours[1 + ((finger.id - 1) % 5)] ?? colours[1];
      context.fillRect(left, 24 + 5 * ((finger.id - 1) & 3), Math.max(4, axis.placeOf(finger.end) - left), 4);
    }
    this.line(0, RULER - 1, axis.width, RULER - 1, colours.line);
  }

  drawFold({ place, width, seconds }, height) {
    const { context, colours } = this;
    context.save();
    context.beginPath();
    context.rect(place + 11, 0, width - 14, height);
    context.clip();
    context.fillStyle = colours.ground;
    context.fillRect(place + 11, 0, width - 14, height);
    context.strokeStyle = colours.line;
    context.lineWidth = 1;
    context.beginPath();
    for (let y = -width; y < height; y += 7) {
      context.moveTo(place, y + width);
      context.lineTo(place + width, y);
    }
    context.stroke();
    context.restore();
    this.write(seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`, place + width / 2 + 4, 12, colours.soft, 10, "center", true);
  }

  drawLane({ lane, height }, top, ticks) {
    const { colours, view: { trace, axis, from, to } } = this;
    for (const { place } of ticks) this.line(place, top + 1, place, top + height, colours.surface);
    const { attempts } = lane;
    let covered = -1;
    let outcome = null;
    for (let i = firstAfter(attempts, from); i < attempts.length && attempts[i].start <= to; i++) {
      const attempt = attempts[i];
      // Where many share a few pixels, one of an outcome stands for all.
      const end = axis.placeOf(Math.max(attempt.decided, attempt.end));
      const its = outcomeOf(attempt);
      if (end <= covered && its === outcome) continue;
      this.drawAttempt(attempt, its, top, height);
      [covered, outcome] = [Math.floor(end) + 2, its];
    }
    const pending = trace.pending(lane);
    if (pending) this.drawDeciding(axis.placeOf(pending.start), axis.placeOf(trace.end), top + height / 2, Boolean(lane.waiting));
  }

  drawDeciding(left, right, y, isWaiting) {
    const { context, colours } = this;
    context.strokeStyle = isWaiting ? colours.waited : colours.deciding;
    context.lineWidth = 3;
    context.setLineDash(isWaiting ? [5, 3] : []);
    context.beginPath();
    context.moveTo(left, y);
    context.lineTo(Math.max(left + 3, right), y);
    context.stroke();
    context.setLineDash([]);
  }

  drawAttempt(attempt, outcome, top, height) {
    const { context, colours, view: { trace, axis, selected, hovered, changed } } = this;
    const start = axis.placeOf(attempt.start);
    const decided = axis.placeOf(attempt.decided);
    const end = Math.max(axis.placeOf(attempt.end), decided + MARK);
    const isSelected = attempt === selected;
    if (isSelected || attempt === hovered || changed.has(attempt)) {
      context.fillStyle = colours.accent;
      context.globalAlpha = attempt === hovered ? 0.16 : 0.08;
      context.fillRect(start - 3, top + 1, end - start + 6, height - 1);
      context.globalAlpha = 1;
      if (isSelected || changed.has(attempt)) {
        context.strokeStyle = colours.accent;
        context.lineWidth = isSelected ? 2 : 1.5;
        context.strokeRect(start - 3, top + 2, end - start + 6, height - 3);
      }
    }
    const middle = top + height / 2;
    const isOpen = height > 40;
    const curve = outcome === "notMeant" && !isSelected ? null : decided - start >= WORTH || isOpen ? curveOf(attempt, trace) : null;
    if (curve) {
      const first = axis.placeOf(curve.points[0].time);
      if (first > start + 2) this.drawDeciding(start, first, middle, false);
      this.drawCurve(curve, attempt, top + 3, height - 6, outcome, isOpen && isSelected);
    }
    if (!curve || attempt.waited) {
      const wait = attempt.waited ? axis.placeOf(attempt.waited.start) : decided;
      if (!curve && wait > start) this.drawDeciding(start, wait, middle, false);
      if (attempt.waited && decided > wait) this.drawDeciding(wait, decided, middle, true);
    }
    this.drawOutcome(outcome, decided, end, middle, isOpen ? 20 : BAR);
  }

  // Told apart by shape as well as by colour.
  drawOutcome(outcome, left, right, middle, height) {
    const { context, colours } = this;
    const top = middle - height / 2;
    const colour = (context.fillStyle = context.strokeStyle = colours[outcome]);
    context.lineWidth = 2;
    if (outcome === "notMeant") {
      context.beginPath();
      context.arc(left + 4, middle, 3, 0, 2 * Math.PI);
      context.fill();
    } else if (outcome === "gaveWay") {
      context.strokeRect(left + 1, top + 2, MARK - 2, height - 4);
    } else if (outcome === "failed") {
      context.fillRect(left, top, MARK, height);
      context.strokeStyle = colours.ground;
      context.lineWidth = 1.5;
      context.beginPath();
      context.moveTo(left + 2, middle - 2.5);
      context.lineTo(left + 7, middle + 2.5);
      context.moveTo(left + 7, middle - 2.5);
      context.lineTo(left + 2, middle + 2.5);
      context.stroke();
    } else {
      context.beginPath();
      context.roundRect(left, top, right - left, height, 3);
      context.fill();
    }
    return colour;
  }

  // What was measured from nothing up to the limit, which is dashed.
  drawCurve({ points, limit, unit }, attempt, top, height, outcome, isTold) {
    const { context, colours, view: { axis } } = this;
    const floor = top + height - 2;
    const room = (height - 4) * 0.72;
    const y = (value) => floor - Math.min(1.3, value / limit) * room;
    const first = axis.placeOf(points[0].time);
    const last = axis.placeOf(points.at(-1).time);
    context.beginPath();
    context.moveTo(first, floor);
    for (const { time, value } of points) context.lineTo(axis.placeOf(time), y(value));
    context.lineTo(last, floor);
    context.globalAlpha = 0.3;
    context.fillStyle = colours[outcome] ?? colours.deciding;
    context.fill();
    context.globalAlpha = 1;
    context.strokeStyle = colours[outcome] ?? colours.deciding;
    context.lineWidth = 1.5;
    context.beginPath();
    for (const { time, value } of points) context.lineTo(axis.placeOf(time), y(value));
    context.stroke();
    this.line(Math.min(first, axis.placeOf(attempt.start)), y(limit), Math.max(last, first + 12), y(limit), colours.text, [3, 3]);
    if (!isTold) return;
    const round = (value) => (unit === "s" ? value.toFixed(2) : String(Math.round(value)));
    this.write(`limit ${round(limit)} ${unit}`, Math.max(4, first + 3), y(limit) - 4, colours.text, 11, "left", true);
    const words = `${round(points.at(-1).value)} ${unit}`;
    this.write(words, Math.min(axis.width - 4, last - 3), Math.max(top + 10, y(points.at(-1).value) + 13), colours.text, 11, "right", true);
  }

  drawHead(x, height) {
    const { context, colours } = this;
    context.fillStyle = colours.accent;
    context.fillRect(x - 1, 0, 2, height);
    context.beginPath();
    context.moveTo(x - 6, 0);
    context.lineTo(x + 6, 0);
    context.lineTo(x, 9);
    context.fill();
  }
}

// The first attempt that ends after a time: those of a lane follow each other.
function firstAfter(attempts, time) {
  let [low, high] = [0, attempts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (attempts[middle].end < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
