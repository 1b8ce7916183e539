// The program's screen as outlines: its views, its fingers, and the recognisers at work.

import { Fingers } from "../fingers.js";
import { make } from "../dom.js";

// Pixels of the page for a point of a pad: 96 pixels are an inch, and so are 160 points.
const CSS_PIXELS = 96 / 160;
const POINTS_OF_A_CENTIMETRE = 160 / 2.54;

export class Outline {
  constructor() {
    this.canvas = make("canvas", { class: "views", "aria-hidden": "true" });
    this.fingerCanvas = make("canvas", { class: "fingers", "aria-hidden": "true" });
    this.stage = make("div", { class: "stage" }, this.canvas, this.fingerCanvas);
    this.element = make("div", { class: "outline" }, this.stage);
    this.fingers = new Fingers(this.fingerCanvas);
  }

  // In the middle, as large as there is room.
  place([width, height]) {
    const { clientWidth, clientHeight } = this.element;
    const fitting = Math.min(clientWidth / width, clientHeight / height) || 1;
    this.scale = this.isTrueSize ? Math.min(fitting, CSS_PIXELS) : fitting;
    this.origin = { x: (clientWidth - width * this.scale) / 2, y: (clientHeight - height * this.scale) / 2 };
    this.stage.style.cssText = `width:${width}px;height:${height}px;transform:translate(${this.origin.x}px,${this.origin.y}px) scale(${this.scale})`;
  }

  // Returns whether something goes on fading.
  draw(program, time, touched, ghosts) {
    const [width, height] = program.size;
    this.place(program.size);
    const ratio = globalThis.devicePixelRatio || 1;
    const size = [Math.round(width * ratio), Math.round(height * ratio)];
    const { canvas } = this;
    if (canvas.width !== size[0] || canvas.height !== size[1]) [canvas.width, canvas.height] = size;
    const context = canvas.getContext("2d");
    const style = getComputedStyle(canvas);
    const colour = (name) => style.getPropertyValue(name);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const thin = 1 / this.scale;
    for (const view of program.views.values()) {
      const [x, y, w, h] = view.frame;
      if (this.isPlain) continue;
      const isHeld = view.id === touched;
      context.globalAlpha = view.ignores ? 0.35 : 1;
      context.setLineDash(view.ignores ? [4 * thin, 4 * thin] : []);
      context.fillStyle = isHeld ? colour("--accent") : colour("--soft");
      context.globalAlpha *= isHeld ? 0.18 : 0.05;
      context.fillRect(x, y, w, h);
      context.globalAlpha = view.ignores ? 0.4 : 1;
      context.strokeStyle = isHeld ? colour("--accent") : colour("--line");
      context.lineWidth = (isHeld ? 2.5 : 1.2) * thin;
      context.strokeRect(x + thin, y + thin, Math.max(0, w - 2 * thin), Math.max(0, h - 2 * thin));
      // Names on names cannot be read: of many views only that of the chosen one stands there.
      const name = isHeld || program.views.size < 12 ? view.name ?? (view.parent === undefined ? "" : view.class) : "";
      if (!name || (!isHeld && (w * this.scale < 50 || h * this.scale < 20))) continue;
      context.setLineDash([]);
      context.font = `${11 * thin}px ${style.fontFamily}`;
      context.fillStyle = colour("--soft");
      context.fillText(name, x + 5 * thin, y + 14 * thin, w - 8 * thin);
    }
    context.globalAlpha = 1;
    if (this.isTrueSize) this.drawMeasures(program, context, colour, thin);
    return this.fingers.draw(program.trace, time, { size: { width, height }, ghosts });
  }

  // A centimetre, and the bands from which swipes from an edge begin.
  drawMeasures({ size: [width, height], recognizers }, context, colour, thin) {
    context.setLineDash([]);
    context.fillStyle = context.strokeStyle = colour("--soft");
    context.lineWidth = 1.5 * thin;
    context.beginPath();
    const [left, bottom] = [10 * thin, height - 10 * thin];
    for (const x of [left, left + POINTS_OF_A_CENTIMETRE]) {
      context.moveTo(x, bottom - 4 * thin);
      context.lineTo(x, bottom);
    }
    context.moveTo(left, bottom);
    context.lineTo(left + POINTS_OF_A_CENTIMETRE, bottom);
    context.stroke();
    context.font = `${11 * thin}px ${getComputedStyle(this.canvas).fontFamily}`;
    context.fillText("1 cm", left + POINTS_OF_A_CENTIMETRE + 6 * thin, bottom);
    context.globalAlpha = 0.15;
    context.fillStyle = colour("--accent");
    for (const { settings: { edges = [], edgeWidth: wide } } of recognizers.values()) {
      for (const edge of [edges].flat()) {
        const along = edge === "left" || edge === "right";
        context.fillRect(edge === "right" ? width - wide : 0, edge === "bottom" ? height - wide : 0, along ? wide : width, along ? height : wide);
      }
    }
    context.globalAlpha = 1;
  }

  // A place of the page as one of the window.
  toWindow(clientX, clientY) {
    const box = this.element.getBoundingClientRect();
    return [(clientX - box.left - this.origin.x) / this.scale, (clientY - box.top - this.origin.y) / this.scale];
  }
}
