// The card that says why, for a program that sends its lines: in the inspector, and on the stage beside the program itself.

import { settingsBehind } from "../limits.js";
import { RANGES } from "../ranges.js";
import { explain, latest, told } from "../timeline/words.js";
import { Why } from "../why.js";

const UNTOUCHED = "Touch the program: what its recognizers decide, and why, appears here.";
const EMPTY = "No program yet.";

export class ProgramWhy {
  // `settings` reads and sets a recogniser's numbers, `whatIf` judges by them, `onselect` gets the attempt that a link leads to.
  constructor(list, settings, whatIf, onselect = () => {}) {
    Object.assign(this, { settings, whatIf });
    this.why = new Why(list, {
      numberBehind: (attempt) => this.numberBehind(attempt), onselect,
      onchange: (...change) => settings.change(...change),
    });
  }

  // The events up to a time, null for now, or one attempt.
  show(program, { time = null, attempt = null }) {
    this.program = program;
    if (attempt) this.why.show(explain(attempt));
    else {
      const until = time ?? Infinity;
      const gesture = latest(program.trace, until);
      const { entries, start } = gesture;
      if (!entries.length) entries.push(...told(program.trace, until, start === Infinity ? undefined : start).entries);
      const notes = program.notesBetween(start === Infinity ? -Infinity : start, until).slice(-3);
      entries.push(...notes.map(({ words }) => ({ words, outcome: "cancelled", attempts: [] })));
      if (!entries.length) entries.push({ words: program.header ? UNTOUCHED : EMPTY, outcome: "quiet", attempts: [] });
      this.why.show(gesture, program.trace);
    }
    this.why.tell(this.whatIf.answer);
  }

  // The setting that an attempt's decision hung on.
  numberBehind(attempt) {
    const recognizer = this.program.recognizers.get(attempt.lane);
    const name = recognizer && settingsBehind(attempt).find((one) => one in RANGES && one in recognizer.settings);
    return name && this.settings.number(recognizer, name);
  }

  // The first entry's text.
  get headline() { return this.why.entries.firstElementChild?.innerText ?? ""; }

  close() { this.why.close(); }
}
