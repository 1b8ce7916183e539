// The gesture file of `dactyl desktop --open`: its text to change, each line lit when its gesture is made, and why it was none behind it.

import { make } from "../dom.js";
import { settingOf } from "../setting.js";
import { isSuccess } from "../timeline/words.js";
import { lineFor } from "./made-gesture.js";

// Seconds for which a line stays lit.
const LIT = 4;
// How often a gesture is made before its line is proposed.
const TIMES = 3;
const MILLIMETRES_OF_A_POINT = 25.4 / 160;

export class GestureFile {
  // `send` gets lines for the program.
  constructor(send) {
    this.send = send;
    this.title = make("h3", {});
    this.device = make("p", { class: "quiet" });
    this.dry = make("input", { type: "checkbox", checked: true });
    this.dry.addEventListener("change", () => send({ type: "dry", isDry: this.dry.checked }));
    const button = (words, onclick, more) => make("button", { type: "button", onclick, ...more }, words);
    this.saveButton = button("Save", () => this.save(), { disabled: true });
    this.againButton = button("Play the recording again", () => send({ type: "again" }), { hidden: true });
    this.problem = make("p", { class: "problem", role: "status" });
    this.backdrop = make("div", { class: "rows", "aria-hidden": "true" });
    this.text = make("textarea", { spellcheck: "false", wrap: "off", autocomplete: "off", "aria-label": "The gesture file" });
    this.text.addEventListener("input", () => this.edited());
    this.text.addEventListener("scroll", () => this.backdrop.style.transform = `translate(${-this.text.scrollLeft}px,${-this.text.scrollTop}px)`);
    this.text.addEventListener("keydown", (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key === "s") {
        event.preventDefault();
        this.save();
      }
    });
    this.said = make("p", { class: "quiet", role: "status" });
    this.element = make("section", { class: "panel gesture-file", "aria-label": "Gesture file", hidden: true }, this.title, this.device,
      make("div", { class: "tools" }, make("label", { title: "Say what would be done, and do nothing" }, this.dry, " Dry run"), this.saveButton,
        button("+ Gesture", () => this.begin(), { title: "Make a gesture three times: its line is written" }), this.againButton),
      this.problem, make("div", { class: "editor" }, this.backdrop, this.text), this.said);
  }

  // What the program says of its file. Text that was not saved stays.
  take(file) {
    const isElsewhere = this.file && this.file.text !== file.text;
    const isChanged = this.file && this.text.value !== this.file.text && this.text.value !== file.text;
    this.file = file;
    this.element.hidden = false;
    this.title.textContent = file.path;
    this.device.textContent = `${file.device}, ${file.size.map((length) => Math.round(length)).join(" × ")} mm`;
    this.dry.checked = file.isDry;
    this.againButton.hidden = !file.isRecording;
    this.problem.textContent = file.problem?.replace(`${file.path}: `, "") ?? "";
    if (!isChanged) this.text.value = file.text;
    else if (isElsewhere) this.said.textContent = "The file was changed elsewhere; what you typed is not saved, and saving replaces it.";
    this.edited();
  }

  edited() {
    this.saveButton.disabled = this.text.value === this.file.text;
    this.shown = undefined;
    this.onedit?.();
  }

  save() {
    this.send({ type: "file", text: this.text.value });
  }

  // Which lines are lit, and the last reason of the others.
  show(program, now) {
    if (!this.file) return;
    if (this.lesson) this.learn(program);
    // Time goes on while nothing comes.
    clearTimeout(this.waking);
    this.waking = setTimeout(() => this.onedit(), 1000);
    const wrong = Number(/line (\d+)/.exec(this.file.problem ?? "")?.[1]);
    const lanes = new Map([...program.recognizers.values()].map(({ id, name }) => [name, program.trace.lanes.get(id)]));
    const notes = new Map(this.file.rows.map(({ line, recognizer }) => {
      const last = lanes.get(recognizer)?.attempts.at(-1);
      if (!last || last.decided > now) return [line, {}];
      const ago = `${Math.max(0, Math.round(now - last.end))} s ago`;
      return isSuccess(last) ? [line, { kind: now - last.end < LIT ? "lit" : "", words: ago }] : [line, { words: last.causeWords && `${ago}: ${last.causeWords}` }];
    }));
    const rows = this.text.value.split("\n").map((text, i) => ({ text, ...(this.isAsSaved ? notes.get(i + 1) : {}), ...(i + 1 === wrong && { kind: "wrong" }) }));
    const signature = JSON.stringify(rows);
    if (signature === this.shown) return;
    this.shown = signature;
    this.backdrop.replaceChildren(...rows.map(({ text, kind = "", words = "" }) => make("div", { class: kind }, make("span", {}, text), make("i", {}, words))));
  }

  get isAsSaved() { return this.text.value === this.file.text; }

  // Writes settings into the lines of a recogniser, and saves them.
  set(name, settings) {
    const lines = this.text.value.split("\n");
    for (const { line } of this.file.rows.filter(({ recognizer }) => recognizer === name)) lines[line - 1] = withSettings(lines[line - 1], settings);
    this.text.value = lines.join("\n");
    this.edited();
    this.save();
  }

  // ------------------------------------------------------------------------------------ + Gesture

  begin() {
    this.lesson = { made: [], from: null };
    this.said.textContent = `Make the gesture ${TIMES} times, on the pad or here: 0 of ${TIMES}.`;
    this.onedit?.();
  }

  learn({ trace }) {
    const { lesson } = this;
    lesson.from ??= trace.fingers.length;
    if (trace.down.size || trace.fingers.length === lesson.from) return;
    const fingers = trace.fingers.slice(lesson.from);
    lesson.from = trace.fingers.length;
    const made = lineFor(fingers);
    lesson.made.push(made);
    const count = lesson.made.filter((one) => one === made).length;
    if (count < TIMES) {
      this.said.textContent = `${made}: ${count} of ${TIMES}.${count < lesson.made.length ? ` Seen before: ${lesson.made.slice(0, -1).join(", ")}.` : ""}`;
      return;
    }
    this.lesson = null;
    const line = `${made}  run notify-send "${made}"`;
    this.text.value = `${this.text.value.replace(/\n*$/, "\n")}${line}\n`;
    this.said.textContent = `Written as the last line: change what it does, and save.`;
    this.edited();
    this.text.focus();
    this.text.setSelectionRange(this.text.value.length - line.length - 1 + made.length + 2, this.text.value.length - 1);
  }
}

// A line with other settings, which stand before its action.
function withSettings(line, settings) {
  for (const [setting, value] of Object.entries(settings)) {
    const { unit, factor } = settingOf("", setting);
    const [number, of] = unit === "px" ? [value * MILLIMETRES_OF_A_POINT, "mm"] : [value / factor, unit];
    const words = `${setting}=${value === null ? "none" : `${Number(number.toFixed(2))}${of}`}`;
    const old = new RegExp(`${setting}=\\S+`);
    line = old.test(line) ? line.replace(old, words) : line.replace(/\s+(run|key|hold|do|mouse)\s(?!\d)/, (action) => ` ${words}${action}`);
  }
  return line;
}
