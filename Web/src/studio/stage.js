// Parts of the studio for the stage's page: its colours, a mouse's second finger, and the card that says why.

import { Program } from "./inspector/program.js";
import { ProgramWhy } from "./inspector/program-why.js";
import { Settings } from "./inspector/settings.js";
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
    const settings = new Settings((recognizer, values) => onset({ type: "set", recognizer, settings: values }));
    this.why = new ProgramWhy(list, settings, (attempt) => {
      this.attempt = attempt;
      this.dirty();
    });
    this.clear();
  }

  // Another program, or the same from the beginning.
  clear() {
    this.program = new Program();
    this.attempt = null;
    this.why.close();
    this.dirty();
  }

  take(lines) {
    const before = this.program.trace.down.size;
    for (const line of lines.split("\n")) this.program.take(line);
    if (this.program.trace.down.size > before) this.attempt = null;
    this.dirty();
  }

  dirty() {
    this.waiting ??= requestAnimationFrame(() => {
      this.waiting = undefined;
      this.why.show(this.program, { attempt: this.attempt, canSet: this.program.canDo("set") });
    });
  }
}
