// All of time in one strip: the fingers and their outcomes. A frame marks the part that the timeline shows; drawing along the strip
// chooses another.

import { make } from "../dom.js";
import { Axis } from "./axis.js";
import { outcomeOf } from "./outcomes.js";

const EDGE = 8; // pixels about an edge of the frame at which it is taken hold of
const HEIGHT = 24;

export class Overview {
  // `onchoose` gets the first and last time to show.
  constructor(onchoose) {
    this.onchoose = onchoose;
    this.axis = new Axis();
    this.canvas = make("canvas", { "aria-hidden": "true" });
    this.frame = make("i", { class: "shown-part" });
    this.element = make("div", { class: "overview", title: "Drag: what the timeline shows" }, this.canvas, this.frame);
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) this.element.addEventListener(type, (event) => this.take(event));
  }

  draw(trace, axis, colours) {
    const { canvas, frame, axis: own } = this;
    own.width = axis.width;
    own.parts = axis.parts;
    if (trace.times.length) own.fit(axis.start, axis.end);
    own.offset = 0;
    const [left, right] = [own.placeOf(axis.timeAt(0)), own.placeOf(axis.timeAt(axis.width))];
    this.shown = trace.times.length ? [left, Math.max(left + 4, right)] : [0, axis.width];
    frame.style.left = `${this.shown[0]}px`;
    frame.style.width = `${this.shown[1] - this.shown[0]}px`;
    const isAll = left <= own.placeOf(axis.start) + 1 && right >= own.placeOf(axis.end) - 1;
    this.element.classList.toggle("whole", isAll);
    const attempts = trace.attempts.length;
    if (this.known?.every((one, i) => one === [trace, trace.end, attempts, axis.width, colours][i])) return;
    this.known = [trace, trace.end, attempts, axis.width, colours];
    const ratio = globalThis.devicePixelRatio || 1;
    [canvas.width, canvas.height] = [Math.round(axis.width * ratio), HEIGHT * ratio];
    const context = canvas.getContext("2d");
    context.scale(ratio, ratio);
    // The times at the pixels, so that thousands of bars need not be placed one by one.
    const edges = Array.from({ length: axis.width + 2 }, (_, x) => own.timeAt(x));
    const draw = (lists, y, height, colour) => {
      const isCovered = new Uint8Array(axis.width + 2);
      for (const list of lists) {
        let x = 0;
        for (const [from, to] of list) {
          while (x < axis.width && edges[x + 1] <= from) x++;
          isCovered.fill(1, x, x + 2);
          for (let at = x + 2; at < axis.width && edges[at] < to; at++) isCovered[at] = 1;
        }
      }
      context.fillStyle = colour;
      for (let x = 0; x < axis.width; x++) if (isCovered[x]) context.fillRect(x, y, 1, height);
    };
    draw([trace.fingers.map(({ start, end }) => [start, end])], 4, 3, colours.soft);
    for (const [y, its] of [[10, "recognized"], [16, "failed"]]) {
      const lists = Array.from(trace.lanes.values(), (lane) => lane.attempts.filter((one) => outcomeOf(one) === its).map(({ decided, end }) => [decided, end]));
      draw(lists, y, 4, colours[its]);
    }
  }

  take(event) {
    const x = event.clientX - this.element.getBoundingClientRect().left;
    if (event.type === "pointerdown") {
      const [left, right] = this.shown;
      this.element.setPointerCapture(event.pointerId);
      const isWhole = this.element.classList.contains("whole");
      const isNear = (edge) => !isWhole && Math.abs(x - edge) < EDGE;
      // The other end of the drawn range, or the distance from the frame's left edge to the pointer.
      this.grip = isNear(left) ? { still: right } : isNear(right) ? { still: left }
        : !isWhole && x > left && x < right ? { shift: left - x, width: right - left } : { still: x };
    } else if (this.grip && event.type === "pointermove") {
      const { still, shift, width } = this.grip;
      const [from, to] = still === undefined ? [x + shift, x + shift + width] : [Math.min(still, x), Math.max(still, x)];
      if (to - from > 3) this.onchoose(this.axis.timeAt(from), this.axis.timeAt(to), still === undefined);
    } else this.grip = null;
  }
}
