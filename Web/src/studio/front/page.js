// The site's first page: one pad, the verdict on what was touched, the number that decided, and the same gesture as code.

import { load } from "../../dactyl.js";
import { compare } from "../compare.js";
import { make } from "../dom.js";
import { Fingers } from "../fingers.js";
import { Ghost } from "../ghost.js";
import { KeyFingers } from "../keyfingers.js";
import { limitIn, numberBehind } from "../limits.js";
import { linkTo } from "../link.js";
import { Numbers } from "../numbers.js";
import { either } from "../pads/either.js";
import { Session } from "../session.js";
import { atOnce } from "../slices.js";
import { adopt, tokens } from "../timeline/style.js";
import { sliderRow, sliderStyle } from "../tune.js";
import { Why, whyStyle } from "../why.js";
import { Languages } from "./languages.js";
import { verdictOf } from "./verdict.js";

const $ = (id) => document.getElementById(id);
// A pause after which touches are another gesture, in milliseconds. No slider allows a longer one between taps.
const APART = 2000;

class Front {
  constructor(engine) {
    for (const style of [tokens, whyStyle, sliderStyle]) adopt(document, style);
    const pad = $("pad");
    const stage = make("div", { class: "stage" });
    const canvas = make("canvas", { class: "fingers", "aria-hidden": "true" });
    pad.append(stage);
    this.draw = this.draw.bind(this);
    this.session = new Session(engine, either, pad, stage, {});
    stage.append(canvas);
    this.fingers = new Fingers(canvas);
    this.numbers = new Numbers(this.session);
    this.keyFingers = new KeyFingers(pad, () => this.dirty());
    this.ghost = new Ghost(() => this.dirty());
    this.why = new Why($("why"), { numberBehind: () => undefined, onchange() {}, onselect() {} });
    this.languages = new Languages($("languages"), $("code"), $("copy"));
    this.languages.show("tap", {});
    this.session.onlive = () => this.touched();
    this.session.onchange = () => this.settled();
    this.ghost.start(either.example(this.session.size));
  }

  // Before each frame. The first finger after a pause begins another gesture.
  touched() {
    const { session } = this;
    this.ghost.stop();
    document.body.classList.add("touched");
    if (session.trace.down.size) return;
    if (performance.now() - this.rested > APART && session.window.nextDeadline === Infinity) session.restart();
    this.before = this.number = null;
  }

  settled() {
    this.rested = performance.now();
    if (!this.session.trace.down.size) this.judge(verdictOf(this.session.trace));
    this.dirty();
  }

  judge(verdict) {
    if (!verdict) return;
    const { attempt, isDone, title, entries } = verdict;
    $("verdict").textContent = title;
    $("idle").hidden = true;
    $("card").dataset.outcome = isDone ? "recognized" : "failed";
    this.why.show({ entries });
    // Without a limit in the reason no slider would change it.
    if (!this.number) this.offer(isDone || limitIn(entries[0].words) ? numberOf(attempt, isDone, this.numbers) : undefined);
    this.showChange(title);
    this.languages.show(attempt.kind, this.settingsOf(attempt));
    this.link(attempt, isDone);
  }

  // The slider of the number that decided.
  offer(number) {
    this.number = number;
    this.row = number && sliderRow(number, (...change) => this.change(...change));
    $("slider").replaceChildren(...(number ? [this.row.element] : []));
    $("tune").hidden = !number;
  }

  change(number, value) {
    if (value === number.value) return;
    const { session, numbers } = this;
    this.before ??= this.judgedAtFirst();
    try {
      numbers.set(number, value);
    } catch {
      // The engine refuses the number: the slider returns.
      return this.row.update();
    }
    this.row.update();
    session.rerun();
    // Another limit may divide the touches otherwise: what it recognised is shown, not a rest that it left over.
    const gained = compare(this.before, session.trace).find(({ attempt }) => attempt.outcome === "recognized");
    this.judge(verdictOf(session.trace, gained?.attempt.decided));
    this.dirty();
  }

  // The same touches, judged with the numbers as they are without any change.
  judgedAtFirst() {
    const { session, numbers, numbers: { state } } = this;
    numbers.apply({});
    try {
      return atOnce(session.judging(session.recording));
    } finally {
      numbers.apply(state);
    }
  }

  showChange(title) {
    const { number } = this;
    const isChanged = number && number.value !== number.initial;
    if (isChanged) this.before ??= this.judgedAtFirst();
    const former = isChanged && verdictOf(this.before);
    $("change").replaceChildren(...(former ? [
      line(`At ${number.words(number.initial)}`, former.title, former.isDone), line(`At ${number.words(number.value)}`, title, $("card").dataset.outcome === "recognized"),
    ] : ["Move it. The same touches are judged again at once."]));
  }

  // The changed settings of an attempt's recogniser, as its code has them.
  settingsOf({ name }) {
    const own = this.session.recognizers.find((one) => one.name === name);
    const changed = this.numbers.all.filter(({ value, initial, members }) => value !== initial && members.includes(own));
    return Object.fromEntries(changed.map((number) => [number.name, own.settings[number.name]]));
  }

  // The studio, with these touches and numbers.
  async link({ kind }, isDone) {
    const { recording } = this.session;
    const { hash, isWhole } = await linkTo({ pad: kind === "circle" ? "circle" : "taps", numbers: this.numbers.state, recording });
    const link = $("mine");
    link.href = `${link.dataset.studio}${hash}`;
    link.textContent = isDone ? "Why mine worked, moment by moment" : "Why mine failed, moment by moment";
    link.hidden = !isWhole;
  }

  dirty() {
    if (this.isDirty) return;
    this.isDirty = true;
    requestAnimationFrame(this.draw);
  }

  draw() {
    this.isDirty = false;
    const { session, fingers } = this;
    const isFading = fingers.draw(session.trace, performance.now() / 1000, { inks: true, size: session.size, ghosts: this.keyFingers.ghosts });
    this.ghost.draw(fingers);
    if (isFading) this.dirty();
  }
}

// A recognised gesture met every limit: these are the ones that people can see it meet.
const MET = { tap: "maximumTapInterval", circle: "minimumSweep" };
const numberOf = (attempt, isDone, numbers) => (isDone ? numbers.all.find(({ name }) => name === MET[attempt.kind]) : numberBehind(attempt, numbers));

const line = (at, title, isDone) => make("span", { class: isDone ? "came" : "missed" }, make("b", {}, at), ` ${title}`);

try {
  // For the console, and for tests.
  globalThis.front = new Front(await load(new URL("../dactyl-strokes.wasm", import.meta.url)));
  document.documentElement.dataset.ready = "true";
} catch (error) {
  $("verdict").textContent = `The engine cannot be started: ${error.message}`;
  throw error;
}
