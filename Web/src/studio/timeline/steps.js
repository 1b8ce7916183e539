// Going through time: by frames, by decisions, slowly, over and over.

import { make } from "../dom.js";

const SPEEDS = [[0.25, "¼ ×"], [0.5, "½ ×"], [1, "1 ×"], [2, "2 ×"]];

export class Steps {
  // `run` plays, `trace` returns the shown trace, `now` the shown time, `sight` the range in sight, and `goTo` shows another time.
  constructor({ run, trace, now, sight, goTo }) {
    Object.assign(this, { run, trace, now, goTo });
    const speed = make("select", { "aria-label": "Speed" }, ...SPEEDS.map(([value, words]) => make("option", { value, selected: value === 1 }, words)));
    speed.addEventListener("change", () => (run.speed = Number(speed.value)));
    const loop = make("button", { type: "button", "aria-pressed": "false", title: "Play what is in sight again and again", onclick: () => {
      run.isLooping = !run.isLooping;
      run.range = run.isLooping ? sight() : null;
      loop.setAttribute("aria-pressed", String(run.isLooping));
      const [from, to] = run.range?.map((time) => (time - trace().start).toFixed(1)) ?? [];
      loop.textContent = run.range ? `Loop ${from}–${to} s` : "Loop";
    } }, "Loop");
    const step = (words, name, key) => make("button", { type: "button", "aria-label": name, title: `${name} (${key})`, onclick: () => this.press(key) }, words);
    this.element = make("div", { class: "steps", role: "group", "aria-label": "Steps" }, step("⇤", "Decision before", "j"), step("‹", "Frame before", ","),
      step("›", "Next frame", "."), step("⇥", "Next decision", "k"), speed, loop);
  }

  // Whether a key is one of ours.
  press(key) {
    const way = { j: -1, ",": -1, ".": 1, k: 1 }[key];
    const trace = this.trace();
    if (!way || !trace.times.length) return false;
    const times = key === "," || key === "." ? trace.times : trace.attempts.map(({ decided }) => decided).sort((one, other) => one - other);
    const now = this.now() ?? trace.end;
    const next = way > 0 ? times.find((time) => time > now + 1e-6) : times.findLast((time) => time < now - 1e-6);
    if (next !== undefined) this.goTo(next);
    return true;
  }
}
