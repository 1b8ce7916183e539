// A lane for each recogniser with its attempts; quiet times are folded, so that a minute stays short.

import { make } from "./dom.js";

const SCALE = 150; // pixels a second
const QUIET = 1.2; // seconds without news that are folded
const FOLD = 40; // pixels that a fold takes
const LEAD = 14;

export class Timeline {
  constructor(root, { onexplain, onscrub }) {
    this.onexplain = onexplain;
    this.onscrub = onscrub;
    this.labels = make("div", { class: "lane-names", "aria-hidden": "true" });
    this.strip = make("div", { class: "strip", role: "group", "aria-label": "Attempts of the recognisers, by time" });
    this.scroller = make("div", { class: "scroller" }, this.strip);
    this.head = make("div", { class: "playhead" });
    root.replaceChildren(this.labels, this.scroller);
    this.strip.addEventListener("keydown", (event) => this.move(event));
    this.strip.addEventListener("pointerdown", (event) => {
      if (event.target.closest("button")) return;
      onscrub(this.timeAt(event.clientX - this.strip.getBoundingClientRect().left));
    });
  }

  // Begins anew with the lanes of a trace.
  start(trace, names) {
    this.trace = trace;
    this.knots = [];
    this.known = 0;
    this.bars = new Map();
    this.drawn = new Map();
    this.labels.replaceChildren(make("div", { class: "lane-name ruler" }, "fingers"),
      ...names.map((name) => make("div", { class: "lane-name", title: name }, name)));
    this.rows = new Map(names.map((name) => [name, make("div", { class: "lane", role: "group", "aria-label": name })]));
    this.fingers = make("div", { class: "lane ruler" });
    this.strip.replaceChildren(this.fingers, ...this.rows.values(), this.head);
    this.setHead(null);
    this.update();
    this.scroller.scrollLeft = 1e6;
  }

  // Draws what is new.
  update() {
    const { trace } = this;
    this.extend();
    const wasAtEnd = this.scroller.scrollLeft + this.scroller.clientWidth > this.strip.offsetWidth - 60;
    const width = (this.knots.at(-1)?.x ?? 0) + 90;
    if (width !== this.width) {
      this.width = width;
      this.strip.style.width = `max(100%, ${width}px)`;
    }
    for (const finger of trace.fingers) this.drawFinger(finger);
    for (const lane of trace.lanes.values()) {
      const row = this.rows.get(lane.name);
      if (!row) continue;
      const { attempts } = lane;
      let first = attempts.length;
      while (first > 0 && this.isNew(attempts[first - 1])) first--;
      // In the order of time, which the arrow keys follow.
      for (let i = first; i < attempts.length; i++) this.drawAttempt(row, attempts[i]);
      this.drawPending(row, trace.pending(lane));
    }
    if (wasAtEnd) this.scroller.scrollLeft = 1e6;
  }

  // Goes on with the axis: knots of time and place.
  extend() {
    const { times } = this.trace;
    for (; this.known < times.length; this.known++) {
      const time = times[this.known];
      const last = this.knots.at(-1);
      if (!last) this.knots.push({ time, x: LEAD });
      else if (time - last.time <= QUIET) this.knots.push({ time, x: last.x + (time - last.time) * SCALE });
      else {
        const fold = make("div", { class: "fold", style: `left:${last.x + 8}px` }, `${Math.round(time - last.time)} s`);
        this.strip.append(fold);
        this.knots.push({ time, x: last.x + FOLD });
      }
    }
  }

  placeOf(time) {
    const { knots } = this;
    if (!knots.length) return LEAD;
    let low = 0;
    let high = knots.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (knots[middle].time <= time) low = middle;
      else high = middle - 1;
    }
    const one = knots[low];
    const next = knots[low + 1];
    if (!next || time <= one.time) return one.x;
    return one.x + ((time - one.time) / (next.time - one.time)) * (next.x - one.x);
  }

  timeAt(x) {
    const { knots } = this;
    const index = knots.findIndex((knot) => knot.x > x);
    if (index < 0) return knots.at(-1)?.time ?? 0;
    if (index === 0) return knots[0].time;
    const [one, next] = [knots[index - 1], knots[index]];
    return one.time + ((x - one.x) / (next.x - one.x)) * (next.time - one.time);
  }

  drawFinger(finger) {
    let bar = this.drawn.get(finger);
    if (bar === "done") return;
    if (!bar) {
      bar = make("div", { class: "finger-bar", style: `background:var(--finger-${1 + ((finger.id - 1) % 5)})` });
      this.drawn.set(finger, bar);
      this.fingers.append(bar);
    }
    const left = this.placeOf(finger.start);
    bar.style.left = `${left}px`;
    bar.style.width = `${Math.max(5, this.placeOf(finger.end) - left)}px`;
    bar.style.top = `${4 + 5 * ((finger.id - 1) % 4)}px`;
    if (finger.isUp) this.drawn.set(finger, "done");
  }

  // False where nothing can have changed, nor before it.
  isNew(attempt) { return this.bars.get(attempt)?.signature !== signatureOf(attempt); }

  drawAttempt(row, attempt) {
    let bar = this.bars.get(attempt);
    if (!bar) {
      const button = make("button", { type: "button", class: "attempt", tabindex: this.bars.size ? "-1" : "0" });
      button.attempt = attempt;
      const explain = () => this.onexplain(attempt);
      button.addEventListener("pointerenter", explain);
      button.addEventListener("pointerleave", () => this.onexplain(null));
      button.addEventListener("focus", () => this.focus(button));
      button.addEventListener("blur", () => this.onexplain(null));
      button.addEventListener("click", () => this.onscrub(attempt.decided));
      bar = { button, deciding: make("i", { class: "deciding" }), core: make("i", { class: "core" }) };
      button.append(bar.deciding, bar.core);
      row.append(button);
      this.bars.set(attempt, bar);
    }
    bar.signature = signatureOf(attempt);
    const { button, deciding, core } = bar;
    const start = this.placeOf(attempt.start);
    const decided = this.placeOf(attempt.decided);
    const end = Math.max(this.placeOf(attempt.end), decided);
    button.className = `attempt ${attempt.outcome}${attempt.late !== undefined ? " late" : ""}`;
    button.setAttribute("aria-label", attempt.words);
    button.style.left = `${start}px`;
    button.style.width = `${Math.max(16, end - start + 8)}px`;
    deciding.style.width = `${decided - start}px`;
    core.style.left = `${decided - start}px`;
    core.style.width = `${Math.max(8, end - decided)}px`;
    deciding.classList.toggle("waited", attempt.waited !== null);
  }

  drawPending(row, lane) {
    let bar = row.pending;
    if (!lane) {
      bar?.remove();
      row.pending = null;
      return;
    }
    if (!bar) {
      bar = make("div", { class: "pending" });
      row.append(bar);
      row.pending = bar;
    }
    const left = this.placeOf(lane.start);
    bar.style.left = `${left}px`;
    bar.style.width = `${Math.max(6, this.placeOf(this.trace.end) - left)}px`;
    bar.classList.toggle("waited", Boolean(lane.waiting));
    bar.title = lane.waiting ? `${lane.name} waits for ${lane.waiting.on.join(", ")}` : `${lane.name} is deciding`;
  }

  focus(button) {
    for (const { button: other } of this.bars.values()) other.tabIndex = other === button ? 0 : -1;
    this.onexplain(button.attempt);
  }

  // Arrow keys go from bar to bar; up and down to the nearest one of another lane.
  move(event) {
    const current = event.target.closest?.(".attempt");
    if (!current) return;
    const lanes = [...this.rows.values()].map((row) => [...row.querySelectorAll(".attempt")]);
    const at = lanes.findIndex((lane) => lane.includes(current));
    const lane = lanes[at];
    let next = null;
    if (event.key === "ArrowRight") next = lane[lane.indexOf(current) + 1];
    else if (event.key === "ArrowLeft") next = lane[lane.indexOf(current) - 1];
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      for (let i = at + step; i >= 0 && i < lanes.length && !next; i += step) {
        next = lanes[i].sort((one, other) =>
          Math.abs(one.offsetLeft - current.offsetLeft) - Math.abs(other.offsetLeft - current.offsetLeft))[0];
      }
    } else return;
    event.preventDefault();
    next?.focus();
  }

  // Marks the bars that differ from what was before.
  markChanges(attempts) {
    for (const attempt of attempts) this.bars.get(attempt)?.button.classList.add("changed");
  }

  setHead(time) {
    this.head.hidden = time === null;
    if (time === null) return;
    const x = this.placeOf(time);
    this.head.style.left = `${x}px`;
    const { scrollLeft, clientWidth } = this.scroller;
    if (x < scrollLeft || x > scrollLeft + clientWidth - 20) this.scroller.scrollLeft = x - clientWidth / 2;
  }
}

const signatureOf = ({ outcome, end, words }) => `${outcome} ${end} ${words}`;
