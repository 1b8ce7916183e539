// The screen of a UIKit program: the page that its stage serves, in a frame. It hands on the program's lines and the places that
// are picked, and marks a view.

import { make } from "../dom.js";

export class Screen {
  // `onlines` gets lines as text; `onhover` and `onpick` a place of the window, or null.
  constructor(address, title, hear) {
    this.element = make("iframe", { class: "screen", src: address, title });
    this.origin = new URL(address).origin;
    this.hear = ({ source, data }) => {
      if (source !== this.element.contentWindow) return;
      for (const kind of ["lines", "hover", "pick"]) if (kind in data) hear[`on${kind}`](data[kind]);
    };
    addEventListener("message", this.hear);
    this.element.addEventListener("load", () => this.post({ inspect: true }));
  }

  post(message) { this.element.contentWindow?.postMessage(message, this.origin); }
  send(row) { this.post({ line: JSON.stringify(row) }); }
  // While one picks, the program gets no fingers.
  setPicking(isOn) { this.post({ picks: isOn }); }

  // Null for no view.
  mark(view) {
    const mark = view && { frame: view.frame, title: view.title };
    const signature = JSON.stringify(mark);
    if (signature === this.marked) return;
    this.marked = signature;
    this.post({ mark });
  }

  close() {
    removeEventListener("message", this.hear);
    this.element.remove();
  }
}
