// A sheet at the page's bottom that stops at some heights; what lies in it scrolls once the sheet is all open.
import { Drag } from "./drag.js";
import { clamp } from "./part.js";

export class Sheet extends Drag {
  constructor(dactyl, element, { detents = [0, element.offsetHeight / 2], detent = detents.length - 1, content = element, ...options } = {}) {
    super(dactyl, element, {
      ...options, axis: "y", y: detents[detent],
      bounds: { y: { min: Math.min(...detents), max: Math.max(...detents) } },
      snap: { y: detents },
      pan: { ...options.pan, shouldBegin: ({ velocity, touches }) => this._takes(velocity.y < 0, touches[0].target) },
    });
    this.detents = detents;
    this.content = content;
    this._key = ({ target, key }) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[key];
      if (step && target === element) this.show(this.detent + step);
    };
    element.addEventListener("keydown", this._key);
  }

  // The number of the one where it is, or of the nearest.
  get detent() {
    const away = this.detents.map((detent) => Math.abs(detent - this.y));
    return away.indexOf(Math.min(...away));
  }

  show(detent) { return this.goTo({ y: this.detents[clamp(detent, { min: 0, max: this.detents.length - 1 })] }); }

  remove() {
    this.element.removeEventListener("keydown", this._key);
    super.remove();
  }

  // Whether a drag moves the sheet, or scrolls what lies in it.
  _takes(isUp, target) {
    if (this.y > Math.min(...this.detents) + 1 || !this.content.contains(target)) return true;
    return !isUp && this.content.scrollTop <= 0;
  }
}
