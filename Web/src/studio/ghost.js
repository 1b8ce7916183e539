// A hand that demonstrates the pad until its first touch.

import { fingersOf } from "./fingers-of.js";

const REST = 1.4; // seconds between two rounds

export class Ghost {
  // Calls `ondraw` for each new picture.
  constructor(ondraw) {
    this.ondraw = ondraw;
    this.isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.stop();
    addEventListener("keydown", (event) => event.key === "Escape" && this.stop());
  }

  // Shows the first gestures of an example, over and over.
  start({ frames }) {
    this.fingers = fingersOf(frames);
    this.length = Math.max(...this.fingers.map(({ end }) => end), 0);
    this.begun = performance.now() / 1000;
    this.isOn = this.fingers.length > 0;
    this.ondraw();
  }

  stop() {
    const wasOn = this.isOn;
    this.isOn = false;
    this.fingers = [];
    if (wasOn) this.ondraw();
  }

  get time() {
    if (this.isCalm) return this.length * 0.15;
    return (performance.now() / 1000 - this.begun) % (this.length + REST);
  }

  draw(drawer) {
    if (!this.isOn) return;
    drawer.drawHand(this.fingers, this.time);
    if (!this.isCalm) this.ondraw();
  }
}
