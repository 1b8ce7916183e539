// One pad with the engine live on it: its window, the fingers of the last minute and their outcomes.

import { Recording } from "../recording.js";
import "../strokes.js";
import { make } from "./dom.js";
import { after, before, follow, passDeadlines, traceOf } from "./following.js";
import { atOnce } from "./slices.js";
import { firstAfter } from "./timeline/trace.js";

// How much of the past is kept, in seconds.
const MEMORY = 60;
// Frames that are judged between two looks at the clock.
const STEP = 16;
// Where all is at rest, the scene is kept, so that going back in time begins there; so many seconds apart.
const APART = 5;

export class Session {
  // Pads keep data in `kept` until they are chosen again.
  constructor(engine, pad, element, stage, kept) {
    this.engine = engine;
    this.pad = pad;
    this.kept = kept;
    this.element = element;
    this.onchange = () => {};
    this.window = engine.createWindow({ name: pad.id, element, touchAction: "none", events: false, isMultipleTouchEnabled: true });
    this.scene = pad.scene(stage, this);
    pad.build(this.window, this);
    this.names = pad.order ?? [...new Set(this.recognizers.map(({ name }) => name))];
    this.intercept();
    this.restart();
    this.scene.reset(this.window, this.size);
    this.resizer = new ResizeObserver(() => this.resize());
    this.resizer.observe(element);
  }

  get size() {
    const { width, height } = this.element.getBoundingClientRect();
    return { width: Math.round(width), height: Math.round(height) };
  }

  get recognizers() { return this.window.all.flatMap((view) => view.recognizers); }

  // Forgets the past.
  restart() {
    this.trace = traceOf(this.window, this.names);
    this.recorder?.stop();
    this.recorder = this.window.record("dactyl studio");
    this.opened = null;
    this.base = undefined;
    this.stopFollowing?.();
    this.stopFollowing = this.follow(this.window, this.trace, this.scene);
  }

  // The last minute, or the opened recording.
  get recording() {
    if (this.opened) return this.opened;
    const { width, height } = this.size;
    return new Recording(this.recorder.recording.frames, { device: "dactyl studio", size: [width, height] });
  }

  follow(window, trace, scene) {
    return follow(window, trace, (event) => scene.take(event, window));
  }

  // Sees each frame before and after the engine does. Views are found by their frames, not by the page's
  // elements, so that a recording needs nothing of the page.
  intercept() {
    const { window } = this;
    const send = window.send.bind(window);
    const advance = window.advance.bind(window);
    window.send = (frame) => {
      this.onlive?.();
      for (const contact of frame.contacts) contact.view = null;
      passDeadlines(window, this.trace, frame.time);
      before(window, this.trace, frame);
      send(frame);
      this.panel?.touched(frame);
      this.settle(frame.time);
    };
    window.advance = (time) => {
      advance(time);
      this.settle(time);
    };
  }

  // What the page itself has to say at a time.
  tell(event) {
    this.trace.events.push(event);
    this.scene.take(event, this.window);
    this.onchange();
  }

  settle(time) {
    after(this.window, this.trace, time);
    this.trim(time);
    this.onchange();
  }

  // Cuts only at times without fingers, so that the rest can be replayed.
  trim(now) {
    const { frames } = this.recorder.recording;
    if (!frames.length || now - frames[0].time < MEMORY * 1.25 || this.trace.down.size) return;
    const down = new Set();
    let cut = 0;
    for (let i = 0; i < frames.length && now - frames[i].time > MEMORY; i++) {
      for (const { id, phase } of frames[i].contacts) {
        if (phase === "ended" || phase === "cancelled") down.delete(id);
        else down.add(id);
      }
      if (!down.size) cut = i + 1;
    }
    if (!cut) return;
    const until = frames[cut - 1].time;
    frames.splice(0, cut);
    // The rest begins from the scene as the forgotten touches left it.
    this.resetScene(null);
    const rest = this.trace.events.filter((event) => event.time > until);
    for (const event of this.trace.events) if (event.time <= until) this.scene.take(event, null);
    this.base = this.scene.state;
    for (const event of rest) this.scene.take(event, null);
    this.trace.forget(until);
    this.ontrim?.();
  }

  resetScene(window) { this.scene.reset(window, this.shownSize, this.opened ? undefined : this.base); }

  // Plays the touches to a copy of the window, with the present numbers.
  rerun() {
    this.trace = atOnce(this.judging(this.recording, { base: this.base }));
    this.stopFollowing();
    this.stopFollowing = this.follow(this.window, this.trace, this.scene);
    this.resetScene(this.window);
    this.show(Infinity);
  }

  // Judges any recording by the present numbers, out of sight, in steps that yield the trace as far as it has come. Judges only the frames
  // from `from` up to `to`, if these are given.
  *judging(recording, { from = 0, to = recording.frames.length, base } = {}) {
    const { frames, header: { size: [width, height] = [] } } = recording;
    const copy = this.window.clone();
    if (width) copy.set({ frame: { x: 0, y: 0, width, height } });
    // Scenes that move views, or count, do so out of sight.
    const scene = "state" in this.scene ? this.pad.scene(make("div"), this) : null;
    scene?.reset(copy, width ? { width, height } : this.size, base);
    const trace = traceOf(copy, this.names);
    const stop = follow(copy, trace, (event) => scene?.take(event, copy));
    let last = -Infinity;
    try {
      for (let i = from; i < to; i++) {
        const frame = frames[i];
        passDeadlines(copy, trace, frame.time);
        if (!trace.down.size && copy.nextDeadline === Infinity && copy.time - last >= APART) {
          last = copy.time;
          trace.rests.push({ time: last, state: scene?.state });
        }
        before(copy, trace, frame);
        copy.send(frame);
        after(copy, trace, frame.time);
        if (i % STEP === 0) yield trace;
      }
      passDeadlines(copy, trace, frames[to]?.time ?? Infinity);
    } finally {
      stop();
      copy.remove();
    }
    return trace;
  }

  // Puts the scene where it was at the time: from the last rest but one before it, so that what stands since then stands.
  show(time) {
    const { trace } = this;
    const rest = this.opened && trace.rests[trace.rests.findLastIndex((one) => one.time <= time) - 1];
    if (rest) this.scene.reset(null, this.shownSize, rest.state);
    else this.resetScene(null);
    for (let i = rest ? firstAfter(trace.events, rest.time, ({ time }) => time) : 0; i < trace.events.length; i++) {
      const event = trace.events[i];
      if (event.time > time) break;
      this.scene.take(event, this.opened ? null : time === Infinity ? this.window : null);
    }
  }

  get shownSize() {
    const size = this.opened?.header.size;
    return size ? { width: size[0], height: size[1] } : this.size;
  }

  open(recording) {
    this.window.cancelAllTouches();
    this.stopFollowing();
    this.opened = recording;
    this.trace = traceOf(this.window, this.names);
  }

  resize() {
    const { width, height } = this.size;
    if (!width) return;
    this.window.set({ frame: { x: 0, y: 0, width, height } });
    if (!this.trace.events.length) this.scene.reset(this.window, this.size);
  }

  close() {
    this.panel?.close();
    this.resizer.disconnect();
    this.window.remove();
  }
}
