// <dactyl-inspector>: what goes on in a program, from its lines: dropped as a file, from a connection, or from a window
// of this page.

import { make } from "../dom.js";
import { limitIn, settingsBehind } from "../limits.js";
import { adopt, timelineStyle } from "../timeline/style.js";
import { Run } from "../timeline/run.js";
import { Timeline } from "../timeline/timeline.js";
import { explain, latest, told } from "../timeline/words.js";
import { Outline } from "./outline.js";
import { Program } from "./program.js";
import { Settings } from "./settings.js";
import { connect } from "./sources.js";
import { style } from "./style.js";
import { TouchPad } from "./touchpad.js";

const UNTOUCHED = "Touch the program: what its recognisers decide, and why, appears here.";
const EMPTY = "Drop a file of a program's lines here, or open it.";

// Where there is no page the module can be imported, and no element made.
export class DactylInspector extends (globalThis.HTMLElement ?? Object) {
  constructor() {
    super();
    this.attachShadow({ mode: "open" });
    adopt(this.shadowRoot, style);
    adopt(this.shadowRoot, timelineStyle);
    this.outline = new Outline();
    this.settings = new Settings((recognizer, settings) => this.send({ type: "set", recognizer, settings }));
    this.touchPad = new TouchPad(this.outline, (frame) => this.send(frame));
    this.run = new Run({ onstep: (time) => this.showAt(time), onend: () => this.showAt(this.program.trace.end) });
    this.build();
    this.showProgram(new Program());
    for (const type of ["dragover", "dragleave", "drop"]) this.addEventListener(type, (event) => this.drop(event));
  }

  build() {
    const button = (words, onclick, more) => make("button", { type: "button", onclick, ...more }, words);
    this.titleText = make("h2", {}, "Inspector");
    this.stateText = make("span", { class: "state", role: "status" });
    this.liveButton = button("Live", () => this.goLive(), { "aria-pressed": "true" });
    this.playButton = button("Play", () => this.togglePlay());
    this.padButton = button("Touch here", () => this.togglePad(), {
      "aria-pressed": "false", hidden: true, title: "Fingers on the outline are fingers of the program",
    });
    this.saveButton = button("Save", () => this.save());
    this.file = make("input", { type: "file", hidden: true, "aria-label": "Lines of a program to open" });
    this.file.addEventListener("change", () => this.openFile(this.file.files[0]));
    this.list = make("ul", { "aria-live": "polite" });
    const root = make("div", {});
    this.timeline = new Timeline(root, { onexplain: (attempt) => this.explain(attempt), onscrub: (time) => this.goTo(time) });
    const zoom = (words, name, factor) => button(words, () => this.timeline.zoom(factor), { "aria-label": name });
    this.timeline.names.addEventListener("click", (event) => this.chooseLane(event));
    this.shadowRoot.replaceChildren(
      make("div", { class: "bar" }, this.titleText, this.stateText, make("div", { class: "tools" }, this.liveButton, this.playButton, this.padButton,
        button("Open…", () => this.file.click()), this.saveButton,
        zoom("−", "Farther away", 1 / 1.6), zoom("+", "Closer", 1.6), button("Fit", () => this.timeline.fit()), this.file)),
      make("div", { class: "body" }, this.outline.element,
        make("section", { class: "panel why", tabindex: "0", "aria-label": "What happened, and why" }, this.list),
        make("section", { class: "panel time", "aria-label": "Timeline" }, root), this.settings.element));
  }

  disconnectedCallback() {
    // Moved within the page it goes on.
    queueMicrotask(() => this.isConnected || this.detach());
  }

  // ------------------------------------------------------------------------------------- programs

  showProgram(program) {
    this.run.stop();
    this.program = program;
    this.time = null;
    this.attempt = null;
    this.chosen = null;
    this.timeline.selected = null;
    this.timeline.start(program.trace, program.order);
    this.dirty();
  }

  // The text of a file of lines. Throws a SyntaxError that names the line.
  open(text, name = "a file") {
    const program = Program.parse(text);
    this.detach();
    this.showProgram(program);
    this.goTo(program.trace.end);
    this.timeline.fit(null);
    this.say(`Opened ${name}: ${program.lines.length} lines.`);
  }

  async openFile(file) {
    this.file.value = "";
    if (!file) return;
    try {
      this.open(await file.text(), file.name);
    } catch (error) {
      this.say(`${file.name}: ${error.message}`, true);
    }
  }

  // Looks into a program that serves such a connection.
  connect(address, token = "") {
    this.detach();
    this.showProgram(new Program());
    this.source = connect(address, token, { ontext: (text) => this.takeText(text), onstate: (words) => this.say(words) });
  }

  // Looks into a window of this page. `inspect(window, take)` hands out the lines.
  attach(window, inspect) {
    this.detach();
    this.showProgram(new Program());
    this.source = inspect(window, (row) => this.take(row));
    this.say("");
  }

  // Leaves the program, which does not notice any more.
  detach() {
    this.source?.close();
    this.source = null;
  }

  send(row) { this.source?.send(row); }

  takeText(text) { for (const line of text.split("\n")) if (line) this.take(line); }

  take(line) {
    const { size } = this.program.trace.down;
    try {
      this.program.take(line);
    } catch (error) {
      this.say(`Not understood: ${error.message}`, true);
      this.detach();
    }
    // What is touched now is the news; the recogniser that was looked at stays.
    if (this.time === null && this.timeline.selected && this.program.trace.down.size > size) {
      this.chosen = this.timeline.selected.lane;
      this.timeline.select(null);
    }
    this.dirty();
  }

  // -------------------------------------------------------------------------------------- drawing

  dirty() { this.waiting ??= requestAnimationFrame(() => this.draw()); }

  draw() {
    this.waiting = undefined;
    const { program, timeline, time } = this;
    if (program.version !== this.shownVersion || program.hasForgotten) {
      this.shownVersion = program.version;
      timeline.order = program.order;
      if (program.hasForgotten) timeline.start(program.trace, program.order);
      program.hasForgotten = false;
    }
    timeline.head = time;
    if (this.run.isGoing) timeline.follow(time);
    timeline.update();
    const isFading = this.outline.draw(program, time ?? this.now, this.current);
    this.titleText.textContent = program.name || "Inspector";
    this.liveButton.hidden = !this.source;
    this.liveButton.setAttribute("aria-pressed", String(time === null));
    this.playButton.textContent = this.run.isGoing ? "Pause" : "Play";
    this.playButton.disabled = !program.trace.times.length;
    this.padButton.hidden = !this.source || !program.canDo("touch");
    if (this.touchesAtOnce && !this.padButton.hidden) {
      this.touchesAtOnce = false;
      this.togglePad();
    }
    this.saveButton.disabled = !program.header;
    this.showWhy();
    this.settings.show(program.recognizers.get(this.current) ?? null, Boolean(this.source) && program.canDo("set"));
    if (isFading && time === null && this.source) this.dirty();
  }

  // The recogniser that is looked at.
  get current() { return this.attempt?.lane ?? this.timeline.selected?.lane ?? this.chosen; }

  // The program's time goes on with the page's since the last line.
  get now() {
    const { end } = this.program.trace;
    if (end !== this.lastEnd) [this.lastEnd, this.since] = [end, performance.now()];
    return end + (this.source ? (performance.now() - this.since) / 1000 : 0);
  }

  showWhy() {
    const { program, attempt, time } = this;
    const entries = attempt ? explain(attempt) : (program.recognizers.size ? latest : told)(program.trace, time ?? Infinity);
    const isSeen = (note) => !attempt && (time === null || note.time <= time);
    const notes = program.notes.slice(-3).filter(isSeen).map(({ words }) => ({ words, outcome: "cancelled", attempts: [] }));
    const all = [...entries, ...notes];
    if (!all.length) all.push({ words: program.header ? UNTOUCHED : EMPTY, outcome: "quiet", attempts: [] });
    const signature = all.map(({ words }) => words).join("\n");
    if (signature === this.shownWhy) return;
    this.shownWhy = signature;
    this.list.replaceChildren(...all.map(({ words, outcome, isKey, attempts }) =>
      make("li", { class: `${outcome}${isKey ? " key" : ""}` }, ...this.withLimit(words, attempts))));
  }

  withLimit(words, [attempt]) {
    const limit = attempt && limitIn(words);
    const settings = this.program.recognizers.get(attempt?.lane)?.settings ?? {};
    const name = limit && settingsBehind(attempt).find((one) => one in settings);
    if (!name) return [words];
    const lead = () => {
      this.timeline.select(attempt);
      this.draw();
      this.settings.lead(name);
    };
    const button = make("button", { type: "button", class: "limit", onclick: lead }, words.slice(limit.start, limit.end));
    return [words.slice(0, limit.start), button, words.slice(limit.end)];
  }

  explain(attempt) {
    this.attempt = attempt;
    this.dirty();
  }

  chooseLane(event) {
    const name = event.target.closest(".lane-name");
    const row = name && this.timeline.rows[[...name.parentElement.children].indexOf(name) - 1];
    if (!row?.lane) return;
    this.chosen = row.lane.key;
    this.timeline.select(null);
    this.dirty();
  }

  // ------------------------------------------------------------------------------------------ time

  goTo(time) {
    this.run.stop();
    this.showAt(time);
  }

  showAt(time) {
    const { trace } = this.program;
    if (!trace.times.length) return;
    this.time = Math.min(trace.end, Math.max(trace.start, time));
    this.dirty();
  }

  // From the beginning where the end is shown, else from where one is.
  togglePlay() {
    const { trace } = this.program;
    if (this.run.isGoing) this.run.stop();
    else this.run.start(this.timeline.axis, this.time === null || this.time >= trace.end ? trace.start : this.time);
    this.dirty();
  }

  goLive() {
    this.run.stop();
    this.time = null;
    this.timeline.axis.moveToEnd();
    this.dirty();
  }

  togglePad() {
    const isOn = !this.touchPad.isOn;
    this.touchPad.setOn(isOn);
    this.padButton.setAttribute("aria-pressed", String(isOn));
    if (isOn) this.goLive();
  }

  save() {
    const url = URL.createObjectURL(new Blob([this.program.stringify()], { type: "application/jsonl" }));
    const link = make("a", { href: url, download: `${this.program.name || "program"}.inspect.jsonl` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  drop(event) {
    event.preventDefault();
    event.stopPropagation();
    this.classList.toggle("dropping", event.type === "dragover");
    if (event.type === "drop") this.openFile(event.dataTransfer.files[0]);
  }

  say(words, isWrong = false) {
    this.stateText.textContent = words;
    this.stateText.classList.toggle("wrong", isWrong);
  }
}
