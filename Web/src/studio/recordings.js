// The open recordings: recorded, opened from files, or touched on other pads. They outlive the pad.

import { Recording } from "../recording.js";
import { make } from "./dom.js";
import { parse, readRecording, saveText } from "./files.js";

const MOST = 8;

export class Recordings {
  constructor(studio, { root, record }) {
    Object.assign(this, { studio, root, record });
    this.open = [];
    record.addEventListener("click", () => this.toggle());
    this.list();
  }

  // All but the one that is shown.
  others(recording) { return this.open.filter((one) => one.recording !== recording); }

  get shown() { return this.open.find(({ recording }) => recording === this.studio.session?.opened); }

  // Keeps a recording under a title of its own.
  keep(recording, title, text) {
    if (this.open.some((one) => one.recording === recording)) return;
    const base = title;
    for (let i = 2; this.open.some((one) => one.title === title); i++) title = `${base} ${i}`;
    this.open.push({ recording, title, text });
    if (this.open.length > MOST) this.open.splice(this.open.findIndex((one) => one !== this.shown), 1);
    this.write();
    this.list();
  }

  // Opens the recordings that were open when the page was left.
  async restore(kept) {
    for (const { title, text } of kept) this.open.push({ title, text, recording: await parse(text) });
    this.isRestored = true;
    if (this.open.length > kept.length) this.write();
    this.list();
  }

  // The recordings of another tab, beside those that are open here.
  async hear(all) {
    for (const { title, text } of all) {
      const own = this.open.find((one) => one.title === title);
      if (own && (own === this.shown || own.text === text)) continue;
      const heard = { title, text, recording: await parse(text) };
      if (own) this.open[this.open.indexOf(own)] = heard;
      else this.open.push(heard);
    }
    this.list();
  }

  write(live) {
    if (!this.isRestored) return;
    const all = live ? [...this.open.filter(({ title }) => title !== live.title), live] : [...this.open];
    this.studio.keep.put("recordings", () => all.map((one) => ({ title: one.title, text: (one.text ??= one.recording.stringify()) })));
  }

  // The touches on this pad, too, as if one went to another.
  keepSoon() {
    const { recording, opened, pad, trace } = this.studio.session;
    const title = `Touched on ${pad.title}`;
    if (opened || trace.down.size || !recording.frames.length) return;
    this.write({ title, recording });
  }

  // Keeps live touches for another pad, or after clearing. It replaces earlier touches of the same title.
  keepLive({ recording, opened, pad }, title = `Touched on ${pad.title}`) {
    if (opened || !recording.frames.length) return;
    this.open = this.open.filter((one) => one.title !== title);
    this.keep(new Recording(recording.frames.slice(), recording.header), title);
  }

  list() {
    const { shown } = this;
    this.root.replaceChildren(...this.open.map((one) => make("li", {}, make("button", {
      type: "button", "aria-current": one === shown && "true", onclick: () => this.choose(one),
    }, one.title))));
    this.studio.beside?.list();
  }

  choose({ recording, title }) {
    this.studio.app.showPads({});
    this.show(recording, title);
  }

  show(recording, title, text) {
    recording.header.size ??= extent(recording);
    this.keep(recording, title, text);
    this.studio.show(recording);
    this.list();
  }

  get isRecording() { return this.record.getAttribute("aria-pressed") === "true"; }

  setRecording(isOn) {
    this.record.setAttribute("aria-pressed", String(isOn));
    this.record.lastChild.textContent = isOn ? "Stop" : "Record";
  }

  toggle() {
    const { studio } = this;
    const wasRecording = this.isRecording;
    this.setRecording(!wasRecording);
    if (!wasRecording) {
      studio.clear();
      return studio.say("Recording: everything you do on the pad is kept until you stop.");
    }
    const { recording } = studio.session;
    if (!recording.frames.length) return studio.say("Nothing was touched, nothing was recorded.");
    this.show(new Recording(recording.frames.slice(), recording.header), "Recording");
    studio.say(`Recorded ${recording.frames.length} frames. Play it, tune it, or save it.`);
  }

  save() {
    const { recording, pad } = this.studio.session;
    saveText(recording.stringify(), `${pad.id}.jsonl`);
    this.studio.say(`Saved ${recording.frames.length} frames as ${pad.id}.jsonl.`);
  }

  // The text of a file of any known format.
  async openText(given, name) {
    try {
      const { recording, text, notes } = await readRecording(given);
      this.openRecording(recording, name, notes, text);
    } catch (error) {
      this.studio.say(`${name}: ${error.message}`, true);
    }
  }

  openRecording(recording, name, notes = "", text = undefined) {
    this.show(recording, name, text);
    this.studio.say(`Opened ${name}: ${recording.frames.length} frames, ${recording.duration.toFixed(2)} s.${notes ? ` ${notes}.` : ""}`);
  }
}

// A recording that does not tell the size of its surface gets one that holds all its places.
function extent({ frames }) {
  let [width, height] = [320, 240];
  for (const { contacts } of frames) {
    for (const { x, y } of contacts) [width, height] = [Math.max(width, x + 30), Math.max(height, y + 30)];
  }
  return [Math.ceil(width), Math.ceil(height)];
}
