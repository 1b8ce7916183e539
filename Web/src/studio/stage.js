// Parts of the studio for the stage's page: its colours, a mouse's second finger, and the card that says why.

import { Program } from "./inspector/program.js";
import { ProgramWhy } from "./inspector/program-why.js";
import { Settings } from "./inspector/settings.js";
import { WhatIf } from "./inspector/what-if.js";
import { adopt, tokens } from "./timeline/style.js";
import { sliderStyle } from "./tune.js";
import { whyStyle } from "./why.js";

export { frameLine } from "../frame-lines.js";
export { contactOf } from "../pointer.js";
export { SecondFinger } from "./second-finger.js";

for (const style of [tokens, whyStyle, sliderStyle]) adopt(document, style);

export class StageWhy {
  // `onset` gets a line for the program. The attempt that a link leads to is shown whole until something new happens.
  constructor(list, onset) {
    this.whatIf = new WhatIf({
      load: async () => (await import(new URL("studio/judge.js", document.baseURI).href)).start(), onchange: () => this.dirty(),
      onsend: (recognizer, settings) => onset({ type: "set", recognizer, settings }),
    });
    list.after(this.whatIf.element);
    const settings = new Settings((id) => this.program.recognizers.get(id), (...change) => this.whatIf.change(...change));
    this.why = new ProgramWhy(list, settings, this.whatIf, (attempt) => {
      this.attempt = attempt;
      this.dirty();
    });
    this.clear();
  }

  // Another program, or the same from the beginning.
  clear() {
    this.recorded = new Program();
    this.whatIf.start(this.recorded);
    this.attempt = null;
    this.why.close();
    this.dirty();
  }

  get program() { return this.whatIf.program ?? this.recorded; }

  take(lines) {
    const { recorded, whatIf } = this;
    for (const line of lines.split("\n")) {
      const before = recorded.trace.down.size;
      const row = recorded.take(line);
      const isNewTouch = recorded.trace.down.size > before;
      whatIf.take(row, isNewTouch);
      if (isNewTouch) this.attempt = null;
    }
    this.dirty();
  }

  dirty() {
    this.waiting ??= requestAnimationFrame(() => {
      this.waiting = undefined;
      this.whatIf.canSend = this.recorded.canDo("set");
      const { program } = this;
      this.attempt = again(this.attempt, program);
      this.why.show(program, { attempt: this.attempt });
    });
  }
}

// The same attempt of a program that was judged again.
const again = (attempt, { trace }) => attempt && (trace.lanes.get(attempt.lane)?.attempts.find(({ start }) => start === attempt.start) ?? null);
