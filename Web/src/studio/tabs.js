// The pads as tabs, which the arrow keys go along.

import { make } from "./dom.js";

export class Tabs {
  constructor(root, pads, choose) {
    Object.assign(this, { root, pads, choose });
    root.role = "tablist";
    root.ariaLabel = "Pads";
    for (const pad of pads) {
      root.append(make("button", {
        type: "button", role: "tab", id: `tab-${pad.id}`, "aria-controls": "pad-panel", onclick: () => choose(pad),
      }, pad.title));
    }
    root.addEventListener("keydown", (event) => this.move(event));
    root.addEventListener("scroll", () => this.fade());
    new ResizeObserver(() => this.fade()).observe(root);
  }

  show(pad) {
    this.pad = pad;
    for (const tab of this.root.children) {
      const isChosen = tab.id === `tab-${pad.id}`;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      if (isChosen) tab.scrollIntoView({ block: "nearest", inline: "center" });
    }
    this.fade();
  }

  // Where there is more to either side, the tabs fade out there.
  fade() {
    const { scrollLeft, scrollWidth, clientWidth, classList } = this.root;
    classList.toggle("more-before", scrollLeft > 4);
    classList.toggle("more-after", scrollLeft + clientWidth < scrollWidth - 4);
  }

  move(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = this.pads.indexOf(this.pad) + step;
    const pad = this.pads[(index + this.pads.length) % this.pads.length];
    this.choose(pad);
    this.root.querySelector(`#tab-${pad.id}`).focus();
  }
}
