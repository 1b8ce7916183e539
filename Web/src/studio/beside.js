// A second recording beneath the first, as the same numbers judge it: both begin where their first finger comes down.

import { make } from "./dom.js";
import { inSlices } from "./slices.js";
import { Timeline } from "./timeline/timeline.js";

export class Beside {
  constructor(studio, { root, choice }) {
    Object.assign(this, { studio, root, choice });
    choice.addEventListener("change", () => this.show());
    studio.timeline.onpaint = () => this.align();
  }

  // Lists the choices; a recording that is gone is no longer shown.
  list() {
    const { choice, studio } = this;
    const titles = studio.recordings.others(studio.session?.opened).map(({ title }) => title);
    const chosen = titles.includes(choice.value) ? choice.value : "";
    choice.replaceChildren(make("option", { value: "" }, "Nothing beside it"), ...titles.map((title) => make("option", { value: title }, `Beside it: ${title}`)));
    choice.value = chosen;
    choice.hidden = !titles.length;
    this.show();
  }

  show() {
    const { studio, choice, root } = this;
    const entry = studio.recordings.open.find(({ title }) => title === choice.value);
    const turn = (this.turn = {});
    root.hidden = !entry;
    if (!entry) return;
    this.timeline ??= new Timeline(root, {});
    inSlices(studio.session.judging(entry.recording), {
      isOver: () => this.turn !== turn,
      ondone: (trace) => {
        this.timeline.open(trace, studio.session.names);
        this.align();
      },
    });
  }

  align() {
    const { timeline, root, studio } = this;
    if (!timeline || root.hidden) return;
    const { axis } = studio.timeline;
    if (timeline.axis.scale === axis.scale && timeline.axis.offset === axis.offset) return;
    timeline.axis.scale = axis.scale;
    timeline.axis.offset = axis.offset;
    timeline.dirty();
  }
}
