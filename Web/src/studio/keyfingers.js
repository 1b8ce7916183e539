// Fingers by keys: arrows move them, space or Enter holds them down, 1 to 3 sets their number.

const STEP = 6;
const ID = 9100;

export class KeyFingers {
  constructor(element, onchange) {
    Object.assign(this, { element, onchange });
    this.count = 1;
    this.isDown = false;
    this.place = null;
    this.held = new Set();
    // Before dactyl.js, which would make a tap of the key.
    element.addEventListener("keydown", (event) => this.press(event), true);
    element.addEventListener("keyup", (event) => this.release(event));
    element.addEventListener("blur", () => {
      this.lift();
      this.onchange();
    });
    element.addEventListener("focus", () => {
      if (!element.matches(":focus-visible")) return;
      const { width, height } = element.getBoundingClientRect();
      this.place ??= { x: width / 2, y: height / 2, spread: 50 };
      this.onchange();
    });
  }

  // Where the fingers are that are not down yet.
  get ghosts() {
    return this.place && !this.isDown && this.element.matches(":focus-visible") ? this.places() : [];
  }

  places() {
    const { place: { x, y, spread }, count } = this;
    return Array.from({ length: count }, (_, i) => ({ x: x + (i - (count - 1) / 2) * 2 * spread, y }));
  }

  press(event) {
    if (event.target !== this.element || event.ctrlKey || event.metaKey || !this.place) return;
    const { key } = event;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (way) {
      const { width, height } = this.element.getBoundingClientRect();
      const step = event.repeat ? 2 * STEP : STEP;
      // With Shift, several fingers spread instead.
      if (event.shiftKey && this.count > 1) this.place.spread = Math.max(12, this.place.spread + way[0] * step - way[1] * step);
      else {
        this.place.x = Math.min(width - 4, Math.max(4, this.place.x + way[0] * step));
        this.place.y = Math.min(height - 4, Math.max(4, this.place.y + way[1] * step));
      }
      if (this.isDown) this.send("pointermove");
    } else if (key === " " || key === "Enter") {
      if (!event.repeat && !this.isDown) {
        this.isDown = true;
        this.send("pointerdown");
      }
    } else if (["1", "2", "3"].includes(key) && !this.isDown) this.count = Number(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
    this.onchange();
  }

  release(event) {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    this.lift();
    this.onchange();
  }

  lift() {
    if (!this.isDown) return;
    this.isDown = false;
    this.send("pointerup");
  }

  send(type) {
    const box = this.element.getBoundingClientRect();
    this.places().forEach(({ x, y }, i) => this.element.dispatchEvent(new PointerEvent(type, {
      pointerId: ID + i, pointerType: "touch", clientX: box.left + this.element.clientLeft + x, clientY: box.top + this.element.clientTop + y,
      buttons: type === "pointerup" ? 0 : 1, button: type === "pointermove" ? -1 : 0, bubbles: true, cancelable: true,
    })));
  }
}
