// The studio: a pad with the live engine, its decisions with their reasons, and the numbers behind them.

import { Recording } from "../recording.js";
import { make } from "./dom.js";
import { Beside } from "./beside.js";
import { saveText } from "./files.js";
import { Fingers } from "./fingers.js";
import { Ghost } from "./ghost.js";
import { Judging } from "./judging.js";
import { KeyFingers } from "./keyfingers.js";
import { DAMAGED, linkTo } from "./link.js";
import { pictureOf, pixelsOf } from "./picture.js";
import { Playback } from "./playback.js";
import { Recordings } from "./recordings.js";
import { SecondFinger } from "./second-finger.js";
import { Session } from "./session.js";
import { Tabs } from "./tabs.js";
import { adopt, timelineStyle } from "./timeline/style.js";
import { Steps } from "./timeline/steps.js";
import { Timeline } from "./timeline/timeline.js";
import { explain, latest, told } from "./timeline/words.js";
import { sliderStyle } from "./tune.js";
import { Tuning } from "./tuning.js";
import { Why, whyStyle } from "./why.js";

const $ = (id) => document.getElementById(id);
// How much larger than life a small recording is shown.
const LARGEST = 2;
// Seconds that are in sight when a recording is opened.
const SIGHT = 12;

// What another tab wrote, by name.
const HEAR = {
  numbers: ({ tuning }, states) => tuning.hear(states),
  recordings: ({ recordings }, all) => recordings.hear(all),
  gestures: (studio, content) => hearGestures(studio, content),
};

export class Studio {
  // `kept` holds the data stored when the page was left before.
  constructor(engine, pads, { pad: first, numbers }, app, kept, keep) {
    Object.assign(this, { engine, pads, app, keep });
    this.isDirty = false;
    // Data of pads until they are chosen again.
    this.kept = { gestures: kept.gestures };
    this.draw = this.draw.bind(this);
    for (const style of [timelineStyle, whyStyle, sliderStyle]) adopt(document, style);
    this.timeline = new Timeline($("timeline"), { onexplain: (attempt) => this.explain(attempt), onscrub: (time) => this.playback.review(time) });
    this.tabs = new Tabs($("pads"), pads, (pad) => this.go(pad));
    this.tuning = new Tuning(this, { root: $("tune"), changes: $("changes"), conflicts: $("conflicts"), undo: $("undo"), copy: $("copy"), format: $("format") });
    this.why = new Why($("why"), {
      numberBehind: (attempt) => this.tuning.numberBehind(attempt), onchange: (...change) => this.tuning.change(...change),
      onselect: (attempt, number) => (number ? this.tuning.show(number) : this.timeline.select(attempt)),
    });
    this.recordings = new Recordings(this, { root: $("kept"), record: $("record") });
    this.beside = new Beside(this, { root: $("beside"), choice: $("beside-choice") });
    this.playback = new Playback(this, { live: $("live"), play: $("play"), mode: $("mode") });
    const { run } = this.playback;
    this.judging = new Judging($("judging"));
    this.steps = new Steps({ run, trace: () => this.session.trace, now: () => this.playback.time, sight: () => this.timeline.sight, goTo: (time) => this.playback.review(time) });
    $("steps").append(this.steps.element);
    this.ghost = new Ghost(() => this.dirty());
    this.tuning.states = kept.numbers ?? {};
    keep.onother = (name, value) => HEAR[name]?.(this, value);
    this.listen();
    this.choose(this.padNamed(first) ?? this.padNamed("taps"), numbers);
  }

  listen() {
    $("example").addEventListener("click", () => this.playExample());
    $("clear").addEventListener("click", () => this.clear());
    $("save").addEventListener("click", () => this.recordings.save());
    $("reset").addEventListener("click", () => this.tuning.restore());
    $("link").addEventListener("click", () => this.copyLink());
    $("closer").addEventListener("click", () => this.timeline.zoom(1.6));
    $("farther").addEventListener("click", () => this.timeline.zoom(1 / 1.6));
    $("fit").addEventListener("click", () => this.timeline.fit());
    // Letters act unless the user is writing or moves a finger by keys.
    document.addEventListener("keydown", (event) => {
      if (this.app.chosen !== null || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, button, summary, #pad")) return;
      const button = { " ": "play", r: "record", l: "live" }[event.key];
      if (!button) return void (this.steps.press(event.key) && event.preventDefault());
      event.preventDefault();
      $(button).click();
    });
    addEventListener("pagehide", () => this.keep.flush());
    // Where the browser keeps nothing, or while something is recorded, leaving would lose it.
    addEventListener("beforeunload", (event) => {
      this.keep.flush();
      if (this.session.trace.times.length && (!this.keep.isAble || this.recordings.isRecording)) event.preventDefault();
    });
  }

  // What a link says.
  follow(link) {
    const pad = this.padNamed(link.pad);
    if (!pad || (pad === this.session.pad && !link.numbers && !link.touches)) return;
    this.choose(pad, link.numbers);
    this.openTouches(link);
  }

  openTouches({ touches }) {
    try {
      if (touches) this.recordings.openRecording(Recording.parse(touches), "the touches of the link");
    } catch {
      this.say(DAMAGED, true);
    }
  }

  padNamed(id) { return this.pads.find((pad) => pad.id === id); }

  // ------------------------------------------------------------------------------------------- pads

  // To another pad, from which the browser's Back leads here.
  go(pad) {
    history.pushState(null, "", `${location.search}${this.app.address(`#${pad.id}`)}`);
    const isHidden = this.app.chosen !== null;
    this.app.choose(null);
    if (!isHidden || pad !== this.session.pad) this.choose(pad);
  }

  // Takes the touches, or the shown recording, along.
  choose(pad, numbers) {
    this.playback.stop();
    const opened = this.session?.opened ?? null;
    if (this.session && this.session.pad !== pad) this.recordings.keepLive(this.session);
    this.judging.stop();
    this.session?.close();
    this.second?.close();
    const stage = make("div", { class: "stage" });
    const canvas = make("canvas", { class: "fingers", "aria-hidden": "true" });
    this.element = make("div", {
      class: "pad", id: "pad", role: "application", tabindex: "0",
      "aria-label": `${pad.title}: touch here. Keys: space holds a finger, arrows move it, 2 and 3 add fingers`,
    }, stage);
    $("pad-holder").replaceChildren(this.element);
    this.stage = stage;
    this.fingers = new Fingers(canvas);
    this.session = new Session(this.engine, pad, this.element, stage, this.kept);
    stage.append(canvas);
    this.session.panel = pad.panel?.(this.session, this) ?? null;
    $("pad-extra").replaceChildren(...(this.session.panel ? [this.session.panel.element] : []));
    this.session.onlive = () => {
      this.ghost.stop();
      this.playback.touched();
      // A new touch replaces the shown attempt.
      if (this.timeline.selected) this.timeline.select(null);
    };
    this.session.ontrim = () => this.timeline.start(this.session.trace, this.session.names);
    this.session.onchange = () => {
      this.recordings.keepSoon();
      this.dirty();
    };
    this.second = new SecondFinger(this.element, () => this.dirty());
    this.keyFingers = new KeyFingers(this.element, () => this.dirty());
    this.explain(null);
    this.why.close();
    this.tuning.start(this.session, numbers);
    this.tabs.show(pad);
    $("pad-panel").setAttribute("aria-labelledby", `tab-${pad.id}`);
    $("hint").textContent = pad.hint;
    this.phone?.tellPad();
    if (this.app.chosen === null) this.setAddress(`#${pad.id}`);
    this.timeline.open(this.session.trace, this.session.names);
    this.recordings.setRecording(false);
    if (opened) this.show(opened);
    else {
      this.playback.setMode("live");
      this.ghost.start(pad.example(this.session.size));
    }
    this.recordings.list();
    this.dirty();
  }

  // ---------------------------------------------------------------------------------------- drawing

  dirty() {
    if (this.isDirty) return;
    this.isDirty = true;
    requestAnimationFrame(this.draw);
  }

  draw() {
    this.isDirty = false;
    const { session, timeline, playback: { time, now } } = this;
    const { trace } = session;
    if (timeline.trace !== trace) timeline.start(trace, session.names);
    const size = this.placeStage();
    const isFading = this.fingers.draw(trace, now, {
      labels: session.pad.labels, inks: session.pad.inks, size, ghosts: [...this.second.ghosts, ...this.keyFingers.ghosts],
    });
    this.ghost.draw(this.fingers);
    this.showWhy();
    $("play").disabled = $("save").disabled = $("clear").disabled = !trace.times.length;
    timeline.head = time;
    timeline.update();
    const rest = session.scene.at?.(now) ?? 0;
    if (time !== null) return;
    if (isFading) this.dirty();
    clearTimeout(this.waking);
    if (rest) this.waking = setTimeout(() => this.dirty(), rest * 1000 + 1);
  }

  // A recording of any size lies in the middle of the pad and fills it.
  placeStage() {
    const { session } = this;
    const size = session.shownSize;
    const box = session.size;
    const scale = session.opened ? Math.min(LARGEST, box.width / size.width, box.height / size.height) : 1;
    const [x, y] = session.opened ? [(box.width - size.width * scale) / 2, (box.height - size.height * scale) / 2] : [0, 0];
    this.stage.style.cssText = `width:${size.width}px;height:${size.height}px;transform:translate(${x}px,${y}px) scale(${scale})`;
    return size;
  }

  explain(attempt) {
    this.explained = attempt;
    this.showWhy();
  }

  // Explains the events up to the shown time, or the selected attempt.
  showWhy() {
    const { session: { trace, names, pad }, explained, playback: { time } } = this;
    if (explained) return this.why.show(explain(explained));
    const gesture = (names.length ? latest : told)(trace, time ?? Infinity);
    const { entries } = gesture;
    const missed = time === null && entries.length && pad.missed?.(trace);
    if (missed) entries.unshift({ words: missed, outcome: "failed", isKey: true, attempts: [] });
    const nothing = names.length
      ? "Touch the pad: what every recognizer decides, and why, appears here."
      : "Touch the pad: nothing is recognized here, the view is told about each touch.";
    if (time === null && entries.length) this.phone?.tell(entries[0].words);
    if (!entries.length) entries.push({ words: nothing, outcome: "quiet", attempts: [] });
    this.why.show(gesture, names.length ? trace : null);
  }

  // ------------------------------------------------------------------------------ fingers

  // Judges the shown touches with the present numbers. `onjudged` is called with the ranges judged so far (null for all), and true
  // if they came later.
  judgeAgain(onjudged) {
    const { session, playback, timeline } = this;
    playback.stop();
    if (!session.trace.times.length) return onjudged(null, false);
    if (!session.opened) {
      session.rerun();
      playback.setMode("live");
      this.showJudged();
      return onjudged(null, false);
    }
    playback.setMode("review");
    const { axis, selected } = timeline;
    const looked = selected ? selected.decided : playback.time;
    const sights = [[looked, axis.timeAt(0), axis.timeAt(axis.width)]];
    // The card is about a time out of sight.
    if (looked < sights[0][1] || looked > sights[0][2]) sights.unshift([looked, looked - 1, looked]);
    this.judge(sights, onjudged);
  }

  // Judges an opened recording: first the range in sight, then everything.
  judge(sights, onjudged) {
    const { session, playback } = this;
    let { end } = session.trace;
    const onnews = (ranges, isLater) => {
      // A later decision now still lies before the end.
      const wasAtEnd = playback.time === end || playback.time === null;
      end = session.trace.end;
      if (playback.mode !== "playing") playback.showAt(wasAtEnd ? end : playback.time);
      this.showJudged();
      onjudged(ranges, isLater);
    };
    const words = (until) => `Cancelled: judged up to ${(until - session.trace.start).toFixed(1)} s. The next change of a number judges all.`;
    this.judging.start(session, sights, onnews, (until) => this.say(words(until)))
      .catch((error) => this.say(`The recording cannot be judged: ${error.message}`, true));
  }

  showJudged() {
    const { session, timeline } = this;
    timeline.renew(session.trace, session.names);
    // The explained attempt may have another outcome.
    this.explained = timeline.selected;
    this.dirty();
  }

  show(recording) {
    this.playback.stop();
    this.ghost.stop();
    this.session.open(recording);
    this.playback.time = null;
    this.playback.setMode("review");
    this.timeline.open(this.session.trace, this.session.names);
    this.explain(null);
    const { time: end } = recording.frames.at(-1) ?? { time: 0 };
    this.judge([[end, end - SIGHT, end]], () => {});
  }

  playExample() {
    const { session } = this;
    const { width, height } = session.size;
    const { frames } = session.pad.example({ width, height });
    this.recordings.show(new Recording(frames, { device: `example: ${session.pad.title}`, size: [width, height] }), "Example");
    this.playback.play(session.trace.start);
  }

  clear() {
    const { session } = this;
    this.judging.stop();
    this.playback.stop();
    this.tuning.forget();
    this.recordings.keepLive(session, "Cleared touches");
    session.restart();
    session.scene.reset(session.window, session.size);
    this.explain(null);
    this.playback.setMode("live");
    this.recordings.list();
    this.dirty();
  }

  // A reloaded page has the same pad.
  setAddress(hash) { history.replaceState(null, "", `${location.search}${this.app.address(hash)}`); }

  // Saves the picture of the pad, and the reason.
  async savePicture(kind) {
    const { session, playback: { now }, why } = this;
    const svg = pictureOf({
      size: session.shownSize, fingers: session.trace.fingers, time: now, ink: this.stage.querySelector(".ink"), title: session.pad.title,
      sentences: Array.from(why.entries.children, ({ innerText }) => innerText),
    });
    const name = `${session.pad.id}.${kind}`;
    saveText(kind === "svg" ? svg : await pixelsOf(svg), name, kind === "svg" ? "image/svg+xml" : "image/png");
    this.say(`Saved ${name}.`);
  }

  async copyLink() {
    const { session } = this;
    const { hash, isWhole } = await linkTo({
      pad: session.pad.id, numbers: this.tuning.state, recording: session.trace.times.length ? session.recording : null,
    });
    // Removes the server's secret from the address.
    history.replaceState(null, "", `${location.pathname}${hash}`);
    const words = `The link carries the pad${Object.keys(this.tuning.state).length ? ", its numbers" : ""}${
      !session.trace.times.length ? "" : isWhole ? " and what was touched" : "; what was touched is too long for it: save it instead"}.`;
    try {
      await navigator.clipboard.writeText(location.href);
      this.say(`Copied. ${words}`);
      this.setAddress(hash);
    } catch {
      this.say(`It stands in the address bar. ${words}`);
    }
  }

  say(words, isWrong = false) {
    $("message").textContent = words;
    $("message").classList.toggle("wrong", isWrong);
  }
}

function hearGestures(studio, content) {
  const { kept, session } = studio;
  if (kept.taught && JSON.stringify(kept.taught.content) === JSON.stringify(content)) return;
  if (session.pad.id === "show") return session.panel.replace(content);
  kept.taught?.remove();
  Object.assign(kept, { taught: undefined, gestures: content });
}
