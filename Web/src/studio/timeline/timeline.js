// The timeline: an axis, the fingers, a lane for each recogniser with its attempts. It shows any trace; the trace's
// maker calls it when there is more.

import { make } from "../dom.js";
import { Axis } from "./axis.js";
import { curveOf } from "./curves.js";
import { handle } from "./handling.js";
import { Lanes, RULER } from "./lanes.js";
import { come, legend } from "./legend.js";
import { outcomeOf } from "./outcomes.js";
import { Overview } from "./overview.js";
import { Painter } from "./paint.js";
import { Totals } from "./totals.js";
import { Trace } from "./trace.js";

export class Timeline {
  // `onexplain` gets the selected attempt or null; `onscrub` a time to go to.
  constructor(root, { onexplain = () => {}, onscrub = () => {}, onpaint = () => {} } = {}) {
    Object.assign(this, { root, onexplain, onscrub, onpaint });
    // Pixels, above which the lanes scroll.
    this.highest = 460;
    this.axis = new Axis();
    this.lanes = new Lanes();
    this.names = make("div", { class: "lane-names" });
    this.canvas = make("canvas", { "aria-hidden": "true" });
    this.painter = new Painter(this.canvas);
    // The attempt that the keys are at, as a button that is read out.
    this.cursor = make("button", { type: "button", class: "attempt", hidden: true });
    this.plot = make("div", { class: "plot", role: "group", "aria-label": "Attempts of the recognizers, by time" }, this.canvas, this.cursor);
    this.scroller = make("div", { class: "lanes" }, this.names, this.plot);
    this.slider = make("input", { type: "range", class: "scrub", min: 0, max: 0, step: "any", value: 0, "aria-label": "Time" });
    this.clock = make("output", { class: "clock" }, "0 s");
    this.legend = legend();
    this.overview = new Overview((from, to, isMoved) => this.showPart(from, to, isMoved));
    this.totals = new Totals({ onfind: (found) => this.markChanges(found ?? []), onselect: (attempt) => this.select(attempt) });
    root.classList.add("dactyl-timeline");
    root.replaceChildren(this.totals.element, make("div", { class: "frame" }, this.scroller,
      make("div", { class: "scrubber" }, this.clock, make("div", { class: "track" }, this.slider)), this.overview.element), this.legend);
    this.slider.addEventListener("input", () => this.scrub(Number(this.slider.value)));
    handle(this);
    this.resizer = new ResizeObserver(() => this.resize());
    this.resizer.observe(this.plot);
    this.isRecoloured = () => {
      this.painter.colours = null;
      this.dirty();
    };
    this.scheme = matchMedia("(prefers-color-scheme: dark)");
    this.scheme.addEventListener("change", this.isRecoloured);
    this.start(new Trace(), []);
  }

  close() {
    this.resizer.disconnect();
    this.scheme.removeEventListener("change", this.isRecoloured);
  }

  // Something else is shown, as large as usual.
  open(trace, order) {
    this.selected = null;
    this.axis.usual();
    this.isFitted = false;
    this.start(trace, order);
  }

  // Begins anew with a trace; `order` is the keys of its lanes, from top to bottom.
  start(trace, order) {
    this.begin(trace, order);
    this.update();
  }

  begin(trace, order = [...trace.lanes.keys()], changed = new Set()) {
    const isAnother = trace !== this.trace;
    this.trace = trace;
    this.order = order;
    this.axis.reset();
    this.head = null;
    if (isAnother) {
      this.selected = this.again(this.selected);
      this.hovered = null;
      this.changed = changed;
      this.lanes.notable = new WeakMap();
      for (const one of this.legend.children) one.hidden = true;
    }
    this.extend();
    if (isAnother && this.selected) this.axis.moveTo(this.axis.offset);
    else this.axis.moveToEnd();
  }

  // The same touches, judged again: the view stays where it is.
  renew(trace, order) {
    const { axis, changed } = this;
    const isAtEnd = axis.isAtEnd;
    const middle = axis.timeAt(axis.width / 2);
    this.begin(trace, order, changed);
    if (!isAtEnd) axis.moveTo(axis.along(middle) - axis.width / 2);
    this.dirty();
  }

  // The same attempt in a trace that was made again.
  again(attempt) {
    return attempt ? this.trace.lanes.get(attempt.lane)?.attempts.find(({ start }) => start === attempt.start) ?? null : null;
  }

  extend() { return this.axis.extend(this.trace.times, (from, to) => this.trace.isBusy(from, to)); }

  // Takes new events and draws.
  update() {
    const { axis } = this;
    const wasAtEnd = axis.isAtEnd;
    if (this.extend() && wasAtEnd) axis.moveToEnd();
    this.layout();
    this.paint();
  }

  // Draws at the next opportunity.
  dirty() {
    this.waiting ??= requestAnimationFrame(() => {
      this.waiting = undefined;
      this.layout();
      this.paint();
    });
  }

  resize() {
    const width = this.plot.clientWidth;
    if (!width || width === this.axis.width) return;
    const wasAtEnd = this.axis.isAtEnd;
    this.axis.width = width;
    if (this.isFitted) this.fit(null);
    else if (wasAtEnd) this.axis.moveToEnd();
    else this.axis.moveTo(this.axis.offset);
    this.update();
  }

  layout() {
    this.rows = this.lanes.rows(this.trace, this.order, this.selected);
    const last = this.rows.at(-1);
    this.total = last ? last.top + last.height : RULER + 26;
    this.height = Math.min(this.total, this.highest);
    const signature = `${this.highest} ${this.rows.map(({ lane, height, words }) => `${lane?.key ?? words} ${lane?.name} ${height}`).join("\n")}`;
    if (signature === this.shown) return;
    this.shown = signature;
    this.scroller.style.maxHeight = `${this.highest}px`;
    this.plot.style.height = `${this.total}px`;
    this.canvas.style.height = `${this.height}px`;
    this.names.replaceChildren(make("div", { class: "lane-name ruler" }, "fingers"),
      ...this.rows.map(({ lane, height, words }) => make("div", { class: `lane-name${lane ? "" : " folded"}`, style: `height:${height}px`, title: lane?.name },
        lane ? lane.name : make("button", { type: "button", "aria-expanded": String(this.lanes.isUnfolded), onclick: () => this.unfold() }, words))));
  }

  unfold() {
    this.lanes.isUnfolded = !this.lanes.isUnfolded;
    this.layout();
    this.paint();
    this.names.querySelector("button")?.focus();
  }

  paint() {
    cancelAnimationFrame(this.waiting);
    this.waiting = undefined;
    const { axis, trace, rows, height, selected, hovered, changed, head } = this;
    this.painter.paint({ trace, axis, rows, height, scroll: this.scroller.scrollTop, selected, hovered, changed, head });
    come(this.legend, this.painter.drawn);
    this.totals.show(trace, this.order);
    this.placeSlider();
    this.placeCursor();
    if (this.painter.colours) this.overview.draw(trace, axis, this.painter.colours);
    this.onpaint();
  }

  // Under the data that are seen, its thumb under the head.
  placeSlider() {
    const { axis, slider } = this;
    const isEmpty = !this.trace.times.length;
    const least = Math.max(0, axis.placeOf(axis.start));
    const most = Math.max(least + 1, Math.min(axis.width, axis.placeOf(axis.end)));
    slider.disabled = isEmpty;
    slider.style.marginLeft = `${least - 8}px`;
    slider.style.width = `${most - least + 16}px`;
    slider.min = String(least);
    slider.max = String(most);
    slider.value = String(this.head === null ? most : axis.placeOf(this.head));
    const words = isEmpty ? "0 s" : `${((this.head ?? this.trace.end) - this.trace.start).toFixed(2)} s`;
    slider.setAttribute("aria-valuetext", words);
    if (this.clock.textContent !== words) this.clock.textContent = words;
  }

  // At its end a slider is as far as it can be put, which is not quite its maximum.
  scrub(place) {
    const isAtEnd = place > Number(this.slider.max) - 0.01 && this.axis.placeOf(this.trace.end) <= this.axis.width + 1;
    this.onscrub(isAtEnd ? this.trace.end : this.axis.timeAt(place));
  }

  // ------------------------------------------------------------------------------------- attempts

  // The measurement of an attempt, against its limit.
  curveOf(attempt) { return curveOf(attempt); }

  rowOf(attempt) { return this.rows.find(({ lane }) => lane && lane.key === attempt?.lane); }

  // The attempt under the keys: the selected one, else the first.
  get current() {
    if (this.selected && this.rowOf(this.selected)) return this.selected;
    for (const { lane } of this.rows) if (lane?.attempts.length) return lane.attempts[0];
    return null;
  }

  placeCursor() {
    const { cursor, current } = this;
    cursor.hidden = !current;
    if (!current) return;
    const { axis } = this;
    const row = this.rowOf(current);
    const left = axis.placeOf(current.start);
    const outcome = outcomeOf(current);
    cursor.className = `attempt ${outcome}${current.late !== undefined ? " late" : ""}${this.changed.has(current) ? " changed" : ""}`;
    cursor.setAttribute("aria-label", current.words);
    cursor.style.left = `${left - 3}px`;
    cursor.style.top = `${row.top + 2}px`;
    cursor.style.width = `${Math.max(axis.placeOf(Math.max(current.end, current.decided)) - left, 9) + 6}px`;
    cursor.style.height = `${row.height - 3}px`;
  }

  // The attempt at a place of the plot, generously.
  attemptAt(x, y) {
    const lane = this.rows.find(({ top, height }) => y >= top && y < top + height)?.lane;
    if (!lane) return null;
    const { axis } = this;
    let found = null;
    let least = 10;
    for (const attempt of lane.attempts) {
      const left = axis.placeOf(attempt.start);
      const right = Math.max(axis.placeOf(Math.max(attempt.end, attempt.decided)), axis.placeOf(attempt.decided) + 9);
      const distance = Math.max(left - x, x - right, 0);
      if (distance > least || (distance === least && found)) continue;
      [found, least] = [attempt, distance];
    }
    return found;
  }

  hover(attempt) {
    if (attempt === this.hovered) return;
    this.hovered = attempt;
    this.onexplain(attempt ?? this.selected);
    this.dirty();
  }

  // Shows a lane open, and the attempt in view.
  select(attempt) {
    this.selected = attempt;
    this.hovered = null;
    this.layout();
    if (attempt) this.reveal(attempt);
    this.onexplain(attempt);
    this.paint();
  }

  reveal(attempt) {
    const { axis, scroller } = this;
    const [left, right] = [axis.placeOf(attempt.start), axis.placeOf(attempt.decided)];
    if (left < 0 || right > axis.width - 12) axis.moveTo(axis.along(attempt.start) - axis.width / 3);
    const row = this.rowOf(attempt);
    if (!row) return;
    if (row.top - scroller.scrollTop < RULER) scroller.scrollTop = row.top - RULER;
    else if (row.top + row.height - scroller.scrollTop > this.height) scroller.scrollTop = row.top + row.height - this.height;
  }

  // The times that are in sight; null for everything.
  get sight() {
    const { axis, trace } = this;
    const [from, to] = [axis.timeAt(0), axis.timeAt(axis.width)];
    return from <= trace.start && to >= trace.end ? null : [Math.max(from, trace.start), Math.min(to, trace.end)];
  }

  // Fills the width with the selection, or with everything.
  fit(attempt = this.selected) {
    const { axis, trace } = this;
    if (!trace.times.length) return;
    if (attempt) axis.fit(attempt.start, Math.max(attempt.end, attempt.decided, attempt.start + 0.01));
    else axis.fit(trace.start, trace.end);
    this.isFitted = !attempt;
    this.dirty();
  }

  // A part of the whole: moved along, it keeps its size.
  showPart(from, to, isMoved) {
    this.isFitted = false;
    if (isMoved) this.axis.moveTo(this.axis.along(from));
    else this.axis.fit(from, to);
    this.dirty();
  }

  zoom(factor, place = this.axis.width / 2) {
    this.isFitted = false;
    this.axis.zoom(factor, place);
    this.dirty();
  }

  // Marks the attempts that differ from before.
  markChanges(attempts) {
    this.changed = new Set(attempts);
    this.dirty();
  }

  // Where the time stands that is looked at; null for now.
  setHead(time) {
    if (this.head === time) return;
    this.head = time;
    this.follow(time);
    this.paint();
  }

  // Keeps a time in view.
  follow(time) {
    if (time === null) return;
    const { axis } = this;
    const place = axis.placeOf(time);
    if (place < 0 || place > axis.width) axis.moveTo(axis.along(time) - axis.width / 2);
  }
}
