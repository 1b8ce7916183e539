// Draws the visible part of the timeline: the axis, the fingers, and each attempt's outcome.

import { apart } from "../../apart.js";
import { curveOf } from "./curves.js";
import { RULER } from "./lanes.js";
import { MARK, Marks } from "./marks.js";
import { outcomeOf } from "./outcomes.js";
import { firstAfter } from "./trace.js";

const COLOURS = {
  ground: "--sunken", surface: "--surface", line: "--line", text: "--text", soft: "--soft", accent: "--accent",
  deciding: "--deciding", waited: "--waited", recognized: "--good-fill", active: "--good-fill", failed: "--bad-fill",
  cancelled: "--odd-fill", gaveWay: "--away-fill", notMeant: "--deciding",
  1: "--finger-1", 2: "--finger-2", 3: "--finger-3", 4: "--finger-4", 5: "--finger-5",
};
const BAR = 13;
const NAMED = 30; // pixels from which a fold says how long it is
const WORTH = 26; // pixels from which a curve can be read

export class Painter {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
    // The marks drawn in this painting, by the legend's words.
    this.drawn = new Set();
  }

  readColours() {
    const style = getComputedStyle(this.canvas);
    this.colours = Object.fromEntries(Object.entries(COLOURS).map(([name, variable]) => [name, style.getPropertyValue(variable).trim() || "#888"]));
    this.font = style.fontFamily;
    this.hatch = null;
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
    this.drawn.clear();
    context.fillStyle = this.colours.ground;
    context.fillRect(0, 0, axis.width, height);
    this.view = { trace, axis, selected, hovered, changed, from: axis.timeAt(-20), to: axis.timeAt(axis.width + 20) };
    const ticks = axis.ticks();
    const shown = rows.map((row) => ({ ...row, top: row.top - scroll }))
      .filter(({ top, height: its }) => top <= height && top + its >= RULER);
    this.lines(ticks.map(({ place }) => [place, RULER, place, shown.length ? shown.at(-1).top + shown.at(-1).height : RULER]), this.colours.surface);
    this.lines(shown.map(({ top }) => [0, top, axis.width, top]), this.colours.line);
    this.marks = new Marks();
    this.label = null;
    for (const row of shown) if (row.lane) this.drawLane(row, row.top);
    this.marks.draw(context, this.colours);
    for (const kind of this.marks.kinds) this.drawn.add(kind);
    if (changed.size) this.drawn.add("changed");
    this.drawRuler(ticks);
    for (const fold of axis.folds()) this.drawFold(fold, height);
    // Over the folds, which would cut it off, and not over the ruler.
    if (this.label?.y > RULER + 10) this.write(this.label.words, this.label.x, this.label.y, this.colours.text, 11, "left", true);
    if (head !== null) this.drawHead(axis.placeOf(head), height);
  }

  // Lines of one colour, each from a place to another.
  lines(lines, colour, dash = []) {
    const { context } = this;
    context.strokeStyle = colour;
    context.lineWidth = 1;
    context.setLineDash(dash);
    context.beginPath();
    for (const [x, y, toX, toY] of lines) {
      context.moveTo(x + 0.5, y + 0.5);
      context.lineTo(toX + 0.5, toY + 0.5);
    }
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
    this.lines(ticks.map(({ place }) => [place, 16, place, 21]), colours.soft);
    // A fold's label takes the place of the times beside it.
    const folds = [...axis.folds()].filter(({ width }) => width > NAMED);
    const isFree = ({ place }) => !folds.some((fold) => place > fold.place - 20 && place < fold.place + fold.width + 24);
    let taken = -Infinity;
    for (const { place, words } of ticks.filter(isFree)) {
      const middle = Math.max(place, 16);
      // A time left of the view has no label, because its tick is out of sight.
      if (place < 0 || middle < taken) continue;
      this.write(words, middle, 12, colours.soft, 11, "center");
      taken = middle + 48;
    }
    for (const finger of trace.fingers) {
      if (finger.end < from || finger.start > to) continue;
      const left = axis.placeOf(finger.start);
      context.fillStyle = colours[1 + ((finger.id - 1) % 5)] ?? colours[1];
      context.fillRect(left, 24 + 5 * ((finger.id - 1) & 3), Math.max(4, axis.placeOf(finger.end) - left), 4);
    }
    this.lines([[0, RULER - 1, axis.width, RULER - 1]], colours.line);
  }

  drawFold({ place, width, seconds }, height) {
    const { context } = this;
    this.hatch ??= this.makeHatch();
    this.drawn.add("folded");
    context.fillStyle = this.hatch;
    const margin = Math.min(11, width / 4);
    context.fillRect(place + margin, 0, width - margin - 3 * (width / 40), height);
    if (width > NAMED) this.write(seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`, place + width / 2 + 4, 12, this.colours.soft, 10, "center", true);
  }

  // Slanted lines, a tile of them: a fold is as high as all lanes.
  makeHatch() {
    const tile = Object.assign(document.createElement("canvas"), { width: 7, height: 7 });
    const context = tile.getContext("2d");
    context.fillStyle = this.colours.ground;
    context.fillRect(0, 0, 7, 7);
    context.strokeStyle = this.colours.line;
    context.beginPath();
    for (const shift of [-7, 0, 7]) {
      context.moveTo(shift - 1, 8);
      context.lineTo(shift + 8, -1);
    }
    context.stroke();
    return this.context.createPattern(tile, "repeat");
  }

  drawLane({ lane, height }, top) {
    const { view: { trace, axis, from, to } } = this;
    const { attempts } = lane;
    // Attempts of a lane follow each other.
    const [first, last] = [from, to].map((time) => firstAfter(attempts, time, ({ end }) => end, true));
    const count = last - first;
    // Too many to stand beside each other: successes above, failures below, as in the strip of all of time.
    this.isCrowded = count * MARK * 1.2 > axis.width;
    const covered = {};
    for (let i = first; i < attempts.length && attempts[i].start <= to; i++) {
      const attempt = attempts[i];
      // Where many share a few pixels, one of an outcome stands for all.
      const end = Math.max(attempt.decided, attempt.end);
      const its = outcomeOf(attempt);
      if (end <= covered[its]) continue;
      this.drawAttempt(attempt, its, top, height);
      covered[its] = axis.timeAt(Math.floor(axis.placeOf(end)) + 2);
    }
    const pending = trace.pending(lane);
    if (pending) this.marks.deciding(axis.placeOf(pending.start), axis.placeOf(trace.end), top + height / 2, Boolean(lane.waiting));
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
    const curve = outcome === "notMeant" && !isSelected ? null : decided - start >= WORTH || isOpen ? curveOf(attempt) : null;
    if (curve) {
      const first = axis.placeOf(curve.points[0].time);
      if (first > start + 2) this.marks.deciding(start, first, middle, false);
      this.drawCurve(curve, attempt, top + 3, height - 6, outcome, isOpen && isSelected);
    }
    if (!curve || attempt.waited) {
      const wait = attempt.waited ? axis.placeOf(attempt.waited.start) : decided;
      if (!curve && wait > start) this.marks.deciding(start, wait, middle, false);
      if (attempt.waited && decided > wait) this.marks.deciding(wait, decided, middle, true);
    }
    if (this.isCrowded && !isSelected) this.marks.outcome(`crowded ${outcome}`, decided, Math.max(decided + 2, axis.placeOf(attempt.end)), middle, BAR);
    else this.marks.outcome(outcome, decided, end, middle, isOpen ? 20 : BAR);
  }

  // The measurement from nothing up to the limit, which is dashed.
  drawCurve({ points, limit, unit }, attempt, top, height, outcome, isTold) {
    const { context, colours, view: { axis } } = this;
    this.drawn.add("curve");
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
    this.lines([[Math.min(first, axis.placeOf(attempt.start)), y(limit), Math.max(last, first + 12), y(limit)]], colours.text, [3, 3]);
    if (!isTold) return;
    const { value } = points.at(-1);
    const [is, most] = apart(value, limit, unit === "s" ? 2 : 0);
    // One text, so that no label lies on another.
    this.label = { words: `${is} ${unit}, limit ${most} ${unit}`, x: Math.min(Math.max(4, first + 3), axis.width - 130), y: Math.max(top + 10, y(limit) - 4) };
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
