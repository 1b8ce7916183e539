// <dactyl-inspector>: shows the events of a program, from its lines: dropped as a file, from a connection, or from a window of this
// page.

import { make } from "../dom.js";
import { adopt, timelineStyle, tokens } from "../timeline/style.js";
import { Steps } from "../timeline/steps.js";
import { Run } from "../timeline/run.js";
import { Timeline } from "../timeline/timeline.js";
import { sliderStyle } from "../tune.js";
import { whyStyle } from "../why.js";
import { GestureFile } from "./gesture-file.js";
import { Outline } from "./outline.js";
import { Program } from "./program.js";
import { ProgramWhy } from "./program-why.js";
import { Screen } from "./screen.js";
import { Settings } from "./settings.js";
import { NEXT_PAD, connect } from "./sources.js";
import { style } from "./style.js";
import { TouchPad } from "./touchpad.js";
import { Tree, empty } from "./tree.js";
import { WhatIf } from "./what-if.js";

const isHeader = (line) => (typeof line === "string" ? line.startsWith('{"dactyl"') : "dactyl" in line);

// Where there is no page the module can be imported, and no element made.
export class DactylInspector extends (globalThis.HTMLElement ?? Object) {
  constructor() {
    super();
    this.attachShadow({ mode: "open" });
    for (const one of [tokens, style, timelineStyle, whyStyle, sliderStyle]) adopt(this.shadowRoot, one);
    this.outline = new Outline();
    this.tree = new Tree({ onchoose: (what) => this.chooseInTree(what), onfilter: () => this.filter() });
    this.recorded = new Program();
    this.whatIf = new WhatIf({
      load: () => this.loadParts(), onsend: (recognizer, settings) => this.setNumber(recognizer, settings), onchange: () => this.showJudged(),
    });
    this.settings = new Settings((id) => this.program.recognizers.get(id), (...change) => this.whatIf.change(...change));
    this.gestureFile = new GestureFile((row) => this.send(row));
    this.gestureFile.onedit = () => this.dirty();
    this.touchPad = new TouchPad(this.outline, (frame) => this.send(frame), () => this.dirty());
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
      class: "pad", "aria-pressed": "false", hidden: true, title: "Fingers on the outline are fingers of the program",
    });
    this.pickButton = button("Pick", () => this.togglePick(), { "aria-pressed": "false", hidden: true, title: "The next click on the screen chooses the view there" });
    this.verdict = make("p", { class: "verdict", role: "status" });
    this.nextButton = button("Next pad", () => this.send({ type: "say", words: NEXT_PAD }), { class: "next", hidden: true });
    this.foldButton = button("Fold", () => this.foldButton.setAttribute("aria-expanded", String(!this.toggleAttribute("folded"))), { "aria-expanded": "true" });
    this.grip = make("div", { class: "grip", role: "separator", tabindex: "0", "aria-orientation": "horizontal", "aria-label": "Height of the panel", "aria-valuenow": "45" });
    const grow = (height) => {
      const share = Math.round((height / innerHeight) * 100);
      this.style.height = `${height}px`;
      this.grip.setAttribute("aria-valuenow", String(Math.min(90, Math.max(0, share))));
    };
    this.grip.addEventListener("pointerdown", ({ pointerId }) => this.grip.setPointerCapture(pointerId));
    this.grip.addEventListener("pointermove", ({ buttons, clientY }) => buttons && grow(innerHeight - clientY));
    this.grip.addEventListener("keydown", ({ key }) => {
      const way = { ArrowUp: 24, ArrowDown: -24 }[key];
      if (way) grow(this.clientHeight + way);
    });
    this.saveButton = button("Save", () => this.save());
    this.file = make("input", { type: "file", hidden: true, "aria-label": "Lines of a program to open" });
    this.file.addEventListener("change", () => this.openFile(this.file.files[0]));
    const list = make("ul");
    this.why = new ProgramWhy(list, this.settings, this.whatIf, (attempt) => this.timeline.select(attempt));
    const root = make("div", {});
    this.timeline = new Timeline(root, { onexplain: (attempt) => this.explain(attempt), onscrub: (time) => this.goTo(time) });
    this.steps = new Steps({ run: this.run, trace: () => this.program.trace, now: () => this.time, sight: () => this.timeline.sight, goTo: (time) => this.goTo(time) });
    this.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.screen) this.togglePick(false);
      const isWriting = event.composedPath()[0].matches?.("input, select, textarea");
      if (!isWriting && !event.ctrlKey && !event.metaKey && !event.altKey && this.steps.press(event.key)) event.preventDefault();
    });
    const zoom = (words, name, factor) => button(words, () => this.timeline.zoom(factor), { "aria-label": name });
    this.timeline.names.addEventListener("click", (event) => this.chooseLane(event));
    this.shadowRoot.replaceChildren(this.grip,
      make("div", { class: "bar" }, this.titleText, this.stateText, this.verdict, this.nextButton, make("div", { class: "tools" }, this.liveButton, this.playButton, this.steps.element, this.padButton, this.pickButton,
        button("Open…", () => this.file.click()), this.saveButton,
        zoom("−", "Farther away", 1 / 1.6), zoom("+", "Closer", 1.6), button("Fit", () => this.timeline.fit()), this.foldButton, this.file)),
      (this.empty = empty()), (this.body = make("div", { class: "body" }, this.tree.element, this.gestureFile.element, this.outline.element,
        make("section", { class: "panel why", tabindex: "0", "aria-label": "What happened, and why" }, list, this.whatIf.element),
        (this.timePanel = make("section", { class: "panel time", "aria-label": "Timeline" }, (this.noLanes = make("p", { class: "quiet", role: "status" })), root)), this.settings.element)));
    // The lanes are as high as there is room for, and on a small page as elsewhere.
    new ResizeObserver(() => {
      const isOpen = getComputedStyle(this.timePanel).overflowY === "visible";
      this.timeline.highest = isOpen ? 460 : Math.max(220, this.timePanel.clientHeight - 190);
      this.timeline.update();
    }).observe(this.timePanel);
    this.outline.element.addEventListener("click", (event) => {
      if (this.touchPad.isOn) return;
      this.chooseView(this.program.viewAt(...this.outline.toWindow(event.clientX, event.clientY)));
    });
  }

  connectedCallback() {
    // In a page it is a part of its own.
    if (this.hasAttribute("role")) return;
    this.setAttribute("role", "region");
    this.setAttribute("aria-label", "Inspector");
  }

  disconnectedCallback() {
    // Moved within the page it goes on.
    queueMicrotask(() => this.isConnected || this.detach());
  }

  // ------------------------------------------------------------------------------------- programs

  // As it would have decided with the numbers that are tried, or as it did.
  get program() { return this.whatIf.program ?? this.recorded; }

  showProgram(program) {
    this.run.stop();
    this.recorded = program;
    this.whatIf.start(program);
    this.time = null;
    this.attempt = null;
    this.chosen = null;
    this.view = undefined;
    this.timeline.open(program.trace, program.order);
    this.why.close();
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
    if (this.onfile) this.onfile(file);
    else this.openText(await file.text(), file.name);
  }

  openText(text, name) {
    try {
      this.open(text, name);
    } catch (error) {
      this.say(`${name}: ${error.message}`, true);
    }
  }

  // Looks into a program that serves such a connection.
  connect(address, token = "") {
    this.detach();
    this.showProgram(new Program());
    this.source = connect(address, token, { ontext: (text) => this.takeText(text), onstate: (words) => this.say(words) });
  }

  // Looks into a UIKit program, at the address of the page that shows its screen.
  connectScreen(address, title) {
    this.detach();
    this.showProgram(new Program());
    const viewAt = (place) => (place ? this.program.viewAt(...place) : undefined);
    this.screen = this.source = new Screen(address, title, {
      onlines: (text) => this.takeText(text),
      onhover: (place) => {
        this.hovered = viewAt(place)?.id;
        this.dirty();
      },
      onpick: (place) => {
        this.togglePick(false);
        if (place) this.chooseView(viewAt(place));
      },
    });
    this.toggleAttribute("screen", true);
    this.outline.element.append(this.screen.element);
    this.pickButton.hidden = false;
  }

  // The next click on the screen chooses the view there.
  togglePick(isOn = this.pickButton.getAttribute("aria-pressed") !== "true") {
    this.pickButton.setAttribute("aria-pressed", String(isOn));
    this.screen.setPicking(isOn);
    this.hovered = undefined;
    if (isOn) this.goLive();
  }

  chooseView(view) { this.tree.choose(view ? `view ${view.id}` : null); }

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

  // A gesture file keeps its numbers as text.
  setNumber(recognizer, settings) {
    if (this.gestureFile.file) this.gestureFile.set(this.recorded.recognizers.get(recognizer)?.name, settings);
    else this.send({ type: "set", recognizer, settings });
  }

  // The file is what one looks at, and the pad is as large as it is.
  showFile(file) {
    if (!this.gestureFile.file) this.ongesturefile?.();
    this.gestureFile.take(file);
    this.toggleAttribute("file", true);
    this.outline.isTrueSize = true;
    this.whatIf.sendButton.textContent = "Write into the line";
    if (!this.touchPad.isOn) this.togglePad();
  }

  takeText(text) { for (const line of text.split("\n")) if (line) this.take(line); }

  take(line) {
    const { size } = this.recorded.trace.down;
    const isNewTouch = () => this.recorded.trace.down.size > size;
    try {
      // The program shows another window.
      if (this.recorded.header && isHeader(line)) this.showProgram(new Program());
      const row = this.recorded.take(line);
      if (row?.type === "file") this.showFile(row);
      this.whatIf.take(row, isNewTouch());
    } catch (error) {
      this.say(`Not understood: ${error.message}`, true);
      this.detach();
    }
    // A new touch replaces the shown attempt; the selected recogniser stays.
    if (this.time === null && this.timeline.selected && isNewTouch()) {
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
    this.whatIf.canSend = Boolean(this.source) && this.recorded.canDo("set");
    if (program.version !== this.shownVersion || program.hasForgotten) {
      this.shownVersion = program.version;
      this.tree.show(program);
      timeline.order = this.tree.order(program);
      if (program.hasForgotten) timeline.start(program.trace, this.tree.order(program));
      program.hasForgotten = false;
    }
    this.noLanes.textContent = program.recognizers.size && !timeline.order.length ? this.tree.reason : "";
    this.empty.hidden = Boolean(program.header || this.source);
    this.body.hidden = !this.empty.hidden;
    this.foldButton.hidden = !this.hasAttribute("docked");
    timeline.head = time;
    if (this.run.isGoing) timeline.follow(time);
    timeline.update();
    const looked = this.hovered ?? this.view ?? program.recognizers.get(this.current)?.view;
    const isFading = this.outline.draw(program, time ?? this.now, looked, this.touchPad.ghosts);
    // It shows how it is now, and the outline how it was.
    this.screen?.mark(program.views.get(looked));
    this.toggleAttribute("past", time !== null);
    // As the studio's touch pad, it sends its pad's name, and then the outcome of the touches.
    const [pad, answer] = program.said?.split("\n") ?? [];
    this.titleText.textContent = (answer && pad) || program.name || "Inspector";
    this.nextButton.hidden = !answer;
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
    this.why.show(program, { time, attempt: this.attempt });
    this.verdict.textContent = answer ?? program.said ?? (program.trace.fingers.length ? this.why.headline
      : `Touch anywhere below: your fingers are fingers of ${program.name || "the program"}.`);
    this.gestureFile.show(program, time ?? this.now);
    this.settings.show(program.recognizers.get(this.current) ?? null);
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

  // The same attempt, judged again.
  showJudged() {
    const { program, timeline } = this;
    timeline.renew(program.trace, this.tree.order(program));
    timeline.markChanges(this.whatIf.differing);
    this.attempt &&= timeline.selected;
    this.dirty();
  }

  explain(attempt) {
    this.attempt = attempt;
    this.dirty();
  }

  chooseInTree(what) {
    this.view = what?.view;
    this.chosen = what?.recognizer ?? null;
    this.timeline.select(null);
    this.filter();
  }

  filter() {
    this.timeline.order = this.tree.order(this.program);
    this.dirty();
  }

  chooseLane(event) {
    const name = event.target.closest(".lane-name");
    const row = name && this.timeline.rows[[...name.parentElement.children].indexOf(name) - 1];
    if (!row?.lane) return;
    this.chosen = row.lane.key;
    this.view = undefined;
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
    this.toggleAttribute("pad", isOn && this.isPhone);
    this.outline.isPlain = this.hasAttribute("pad");
    this.say(isOn ? "" : "Touching is off: “Touch here” turns it on.");
    if (isOn) this.goLive();
  }

  save() {
    const url = URL.createObjectURL(new Blob([this.recorded.stringify()], { type: "application/jsonl" }));
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
