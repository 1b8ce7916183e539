// The studio: pads on which the engine is live, what it decided and why, and the numbers behind it.

import { load } from "../dactyl.js";
import { Recording } from "../recording.js";
import { make } from "./dom.js";
import { readRecording, saveText } from "./files.js";
import { Fingers } from "./fingers.js";
import { Mirror } from "./mirror.js";
import { Session } from "./session.js";
import { Timeline } from "./timeline.js";
import { fillTune } from "./tune.js";
import { explain, latest, told } from "./words.js";
import { pads } from "./pads/all.js";

const $ = (id) => document.getElementById(id);

class Studio {
  constructor(engine) {
    this.engine = engine;
    this.timeline = new Timeline($("timeline"), {
      onexplain: (attempt) => this.explain(attempt),
      onscrub: (time) => this.review(time),
    });
    this.isDirty = false;
    // What pads keep for when they are chosen again.
    this.kept = {};
    this.draw = this.draw.bind(this);
    for (const pad of pads) {
      $("pads").append(make("button", {
        type: "button", role: "tab", id: `tab-${pad.id}`, "aria-controls": "pad-panel", onclick: () => this.choose(pad),
      }, pad.title));
    }
    $("pads").addEventListener("keydown", (event) => this.moveTab(event));
    $("example").addEventListener("click", () => this.playExample());
    $("play").addEventListener("click", () => this.togglePlay());
    $("live").addEventListener("click", () => this.goLive());
    $("clear").addEventListener("click", () => this.clear());
    $("record").addEventListener("click", () => this.toggleRecord());
    $("save").addEventListener("click", () => this.save());
    $("open").addEventListener("click", () => $("file").click());
    $("file").addEventListener("change", () => this.openFile($("file").files[0]));
    $("scrub").addEventListener("input", () => this.scrub(Number($("scrub").value)));
    $("reset").addEventListener("click", () => this.restore());
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      this.openFile(event.dataTransfer.files[0]);
    });
    const named = pads.find(({ id }) => `#${id}` === location.hash);
    this.choose(named ?? pads.find(({ id }) => id === "taps"));
    globalThis.addEventListener("hashchange", () => {
      const pad = pads.find(({ id }) => `#${id}` === location.hash);
      if (pad && pad !== this.session.pad) this.choose(pad);
    });
  }

  // ------------------------------------------------------------------------------------------- pads

  choose(pad) {
    this.stop();
    this.session?.close();
    this.mirror?.close();
    const stage = make("div", { class: "stage" });
    const canvas = make("canvas", { class: "fingers", "aria-hidden": "true" });
    const element = make("div", { class: "pad", id: "pad", "aria-label": `${pad.title}: touch here`, role: "img" }, stage, canvas);
    stage.append(canvas);
    $("pad-holder").replaceChildren(element);
    this.stage = stage;
    this.fingers = new Fingers(canvas);
    this.session = new Session(this.engine, pad, element, stage, this.kept);
    stage.append(canvas);
    this.session.panel = pad.panel?.(this.session, this) ?? null;
    $("pad-extra").replaceChildren(...(this.session.panel ? [this.session.panel.element] : []));
    this.session.onlive = () => this.becomeLive();
    this.session.ontrim = () => this.timeline.start(this.session.trace, this.names);
    this.session.onchange = () => this.dirty();
    this.mirror = new Mirror(element, () => this.dirty());
    this.names = this.session.names;
    this.before = null;
    for (const tab of $("pads").children) {
      const isChosen = tab.id === `tab-${pad.id}`;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      if (isChosen) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
    $("pad-panel").setAttribute("aria-labelledby", `tab-${pad.id}`);
    $("hint").textContent = pad.hint;
    history.replaceState(null, "", `${location.search}#${pad.id}`);
    this.timeline.start(this.session.trace, this.names);
    fillTune($("tune"), this.session, (what) => this.retune(what));
    $("changes").textContent = "Move a slider: what your fingers did is judged again at once.";
    this.recordStart = null;
    $("record").setAttribute("aria-pressed", "false");
    this.setMode("live");
    this.dirty();
  }

  restore() {
    const { pad } = this.session;
    pad.restore?.(this.kept);
    this.choose(pad);
  }

  moveTab(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = pads.indexOf(this.session.pad) + step;
    const pad = pads[(index + pads.length) % pads.length];
    this.choose(pad);
    $(`tab-${pad.id}`).focus();
  }

  // ---------------------------------------------------------------------------------------- drawing

  dirty() {
    if (this.isDirty) return;
    this.isDirty = true;
    requestAnimationFrame(this.draw);
  }

  get now() {
    if (this.time !== null) return this.time;
    return this.session.opened ? this.session.trace.end : performance.now() / 1000;
  }

  draw() {
    this.isDirty = false;
    const { session, timeline } = this;
    if (timeline.trace !== session.trace) timeline.start(session.trace, this.names);
    timeline.update();
    const size = session.shownSize;
    const box = session.size;
    const scale = session.opened ? Math.min(1, box.width / size.width, box.height / size.height) : 1;
    this.stage.style.cssText = `width:${size.width}px;height:${size.height}px;transform:scale(${scale})`;
    const isFading = this.fingers.draw(session.trace, this.now, {
      labels: session.pad.labels, inks: session.pad.inks, size, ghosts: this.mirror.ghosts,
    });
    this.drawWhy();
    const { trace } = session;
    const length = timeline.placeOf(trace.end);
    $("scrub").max = String(length);
    $("scrub").disabled = $("play").disabled = $("save").disabled = $("clear").disabled = !trace.times.length;
    $("scrub").value = String(this.time === null ? length : timeline.placeOf(this.time));
    const shown = this.time === null ? trace.end : this.time;
    const words = trace.times.length ? `${(shown - trace.start).toFixed(2)} s` : "0 s";
    $("scrub").setAttribute("aria-valuetext", words);
    $("clock").textContent = words;
    timeline.setHead(this.time);
    const rest = session.scene.at?.(this.now) ?? 0;
    if (this.time !== null) return;
    if (isFading) this.dirty();
    clearTimeout(this.waking);
    if (rest) this.waking = setTimeout(() => this.dirty(), rest * 1000 + 1);
  }

  drawWhy() {
    if (this.hovered) return;
    const tell = this.session.names.length ? latest : told;
    const entries = tell(this.session.trace, this.time ?? Infinity);
    const signature = entries.map(({ words }) => words).join("\n");
    if (signature === this.shownWhy) return;
    this.shownWhy = signature;
    $("why").replaceChildren(...(entries.length
      ? entries.map(({ words, outcome, isKey }) => make("li", { class: `${outcome}${isKey ? " key" : ""}` }, words))
      : [make("li", { class: "quiet" }, this.session.names.length
        ? "Touch the pad: what every recogniser decides, and why, appears here."
        : "Touch the pad: nothing is recognised here, the view is told about each touch.")]));
  }

  explain(attempt) {
    this.hovered = attempt;
    this.shownWhy = null;
    if (attempt) $("why").replaceChildren(...explain(attempt, this.session.trace).map(({ words, outcome, isKey }) =>
      make("li", { class: `${outcome}${isKey ? " key" : ""}` }, words)));
    else this.drawWhy();
  }

  // ------------------------------------------------------------------------------- going through time

  setMode(mode) {
    if (mode === "live") this.time = null;
    this.mode = mode;
    const isLive = mode === "live" && !this.session.opened;
    $("live").setAttribute("aria-pressed", String(isLive));
    $("play").textContent = mode === "playing" ? "Pause" : "Play";
    $("pad").classList.toggle("review", !isLive);
    $("mode").textContent = isLive ? "Live" : this.session.opened ? `${this.title}: touch the pad to go live` : "Replay: touch the pad to go live";
  }

  // A finger on the pad ends any replay.
  becomeLive() {
    if (this.mode === "live" && !this.session.opened) return;
    this.goLive();
  }

  goLive() {
    this.stop();
    const { session } = this;
    if (session.opened) {
      session.restart();
      session.scene.reset(session.window, session.size);
    } else session.show(Infinity);
    this.before = null;
    this.setMode("live");
    this.dirty();
  }

  // At its end a slider is as far as it can be put, which is not quite its maximum.
  scrub(place) {
    const isAtEnd = place > Number($("scrub").max) - 0.01;
    this.review(isAtEnd ? this.session.trace.end : this.timeline.timeAt(place));
  }

  review(time) {
    if (!this.session.trace.times.length) return;
    this.stop();
    this.setMode("review");
    this.showAt(time);
  }

  showAt(time) {
    const { trace } = this.session;
    this.time = Math.min(trace.end, Math.max(trace.start, time));
    this.session.show(this.time);
    this.dirty();
  }

  togglePlay() {
    if (this.mode === "playing") {
      this.stop();
      this.setMode("review");
      return;
    }
    const { trace } = this.session;
    const from = this.time === null || this.time >= trace.end ? trace.start : this.time;
    this.play(from);
  }

  // Plays along the timeline, so that quiet times pass as fast as they are drawn.
  play(from) {
    this.stop();
    this.setMode("playing");
    const { timeline } = this;
    const first = timeline.placeOf(from);
    const last = timeline.placeOf(this.session.trace.end);
    const begun = performance.now();
    const step = () => {
      const place = first + ((performance.now() - begun) / 1000) * 150;
      if (place >= last) {
        this.stop();
        this.setMode("review");
        this.showAt(this.session.trace.end);
        return;
      }
      this.showAt(timeline.timeAt(place));
      this.playing = requestAnimationFrame(step);
    };
    this.playing = requestAnimationFrame(step);
  }

  stop() {
    if (this.playing) cancelAnimationFrame(this.playing);
    this.playing = 0;
  }

  clear() {
    this.stop();
    this.session.restart();
    this.session.scene.reset(this.session.window, this.session.size);
    this.before = null;
    this.setMode("live");
    this.dirty();
  }

  playExample() {
    const { session } = this;
    const { width, height } = session.size;
    const { frames } = session.pad.example({ width, height });
    this.show(new Recording(frames, { device: `example: ${session.pad.title}`, size: [width, height] }), "Example");
    this.play(session.trace.start);
  }

  // ------------------------------------------------------------------------------------------- tune

  retune(what) {
    const { session } = this;
    this.stop();
    if (!session.trace.times.length) {
      $("changes").textContent = `${what}. Touch the pad to try it.`;
      return;
    }
    this.before ??= session.trace;
    session.rerun();
    this.setMode(session.opened ? "review" : "live");
    this.timeline.start(session.trace, this.names);
    const changes = compare(this.before, session.trace);
    $("changes").replaceChildren(make("b", {}, what), ...(changes.length
      ? changes.slice(0, 6).map(({ words }) => make("p", {}, words))
      : [make("p", {}, "Nothing changes for what you did.")]));
    this.timeline.markChanges(changes.map(({ attempt }) => attempt));
    this.dirty();
  }

  // ---------------------------------------------------------------------------------- recordings

  show(recording, title) {
    this.stop();
    this.title = title;
    this.session.open(recording);
    this.before = null;
    this.time = null;
    this.timeline.start(this.session.trace, this.names);
    this.setMode("review");
    this.showAt(this.session.trace.end);
  }

  toggleRecord() {
    const isRecording = $("record").getAttribute("aria-pressed") === "true";
    $("record").setAttribute("aria-pressed", String(!isRecording));
    $("record").lastChild.textContent = isRecording ? "Record" : "Stop";
    if (!isRecording) {
      this.clear();
      this.say("Recording: everything you do on the pad is kept until you stop.");
      return;
    }
    const { recording } = this.session;
    if (!recording.frames.length) return this.say("Nothing was touched, nothing was recorded.");
    this.show(new Recording(recording.frames.slice(), recording.header), "Recording");
    this.say(`Recorded ${recording.frames.length} frames. Play it, tune it, or save it.`);
  }

  save() {
    const { recording, pad } = this.session;
    saveText(recording.stringify(), `${pad.id}.jsonl`);
    this.say(`Saved ${recording.frames.length} frames as ${pad.id}.jsonl.`);
  }

  async openFile(file) {
    if (!file) return;
    try {
      const { recording, notes } = await readRecording(await file.text());
      this.openRecording(recording, file.name, notes);
    } catch (error) {
      this.say(`${file.name}: ${error.message}`, true);
    }
    $("file").value = "";
  }

  openRecording(recording, name, notes = "") {
    recording.header.size ??= extent(recording);
    this.show(recording, "Opened recording");
    this.say(`Opened ${name}: ${recording.frames.length} frames, ${recording.duration.toFixed(2)} s.${notes ? ` ${notes}.` : ""}`);
  }

  say(words, isWrong = false) {
    $("message").textContent = words;
    $("message").classList.toggle("wrong", isWrong);
  }
}

// Which attempts came out otherwise.
function compare(before, after) {
  const changes = [];
  for (const [name, lane] of after.lanes) {
    const former = before.lanes.get(name).attempts;
    lane.attempts.forEach((attempt, i) => {
      const old = former.find(({ start }) => start === attempt.start) ?? former[i];
      if (!old) changes.push({ attempt, words: `New: ${attempt.words}` });
      else if (old.outcome !== attempt.outcome || old.cause?.label !== attempt.cause?.label) {
        changes.push({ attempt, words: `${attempt.words} (before: ${old.outcome})` });
      }
    });
    for (const old of former) {
      if (old.outcome === "recognised" && !lane.attempts.some(({ start }) => start === old.start)) changes.push({ attempt: old, words: `Gone: ${old.words}` });
    }
  }
  const rank = ({ attempt }) => (attempt.outcome === "recognised" ? 0 : 1);
  return changes.sort((one, other) => rank(one) - rank(other));
}

// A recording that does not tell the size of its surface gets one that holds all its places.
function extent({ frames }) {
  let [width, height] = [320, 240];
  for (const { contacts } of frames) {
    for (const { x, y } of contacts) [width, height] = [Math.max(width, x + 30), Math.max(height, y + 30)];
  }
  return [Math.ceil(width), Math.ceil(height)];
}

try {
  // For the console, and for tests.
  const studio = (globalThis.studio = new Studio(await load()));
  const given = new URLSearchParams(location.search).get("recording");
  if (given) {
    const answer = await fetch(given);
    if (answer.ok) studio.openRecording(Recording.parse(await answer.text()), "the recording given");
    else studio.say(`${given} cannot be read: ${answer.status}`, true);
  }
  document.documentElement.dataset.ready = "true";
} catch (error) {
  $("message").textContent = `The engine cannot be started: ${error.message}`;
  throw error;
}
