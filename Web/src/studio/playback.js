// Where in time the page is: live, at a time that is looked at, or playing.

import { Run } from "./timeline/run.js";

export class Playback {
  constructor(studio, { live, play, mode }) {
    Object.assign(this, { studio, live, playButton: play, modeText: mode });
    this.mode = "live";
    // The time that is shown; null for now.
    this.time = null;
    this.run = new Run({
      onstep: (time) => this.showAt(time),
      onend: () => {
        this.setMode("review");
        this.showAt(this.session.trace.end);
      },
    });
    live.addEventListener("click", () => this.goLive());
    play.addEventListener("click", () => this.toggle());
  }

  get session() { return this.studio.session; }

  get now() {
    if (this.time !== null) return this.time;
    return this.session.opened ? this.session.trace.end : performance.now() / 1000;
  }

  setMode(mode) {
    if (mode === "live") this.time = null;
    this.mode = mode;
    const { opened } = this.session;
    const isLive = mode === "live" && !opened;
    this.live.setAttribute("aria-pressed", String(isLive));
    this.playButton.textContent = mode === "playing" ? "Pause" : "Play";
    this.studio.element.classList.toggle("review", !isLive);
    const what = this.studio.recordings.shown?.title ?? (opened ? "Recording" : "Replay");
    this.modeText.textContent = isLive ? "Live" : `${what}: touch the pad to go live`;
  }

  // A finger on the pad ends any replay.
  touched() {
    if (this.mode !== "live" || this.session.opened) this.goLive();
  }

  goLive() {
    this.stop();
    const { session, studio } = this;
    studio.judging.stop();
    if (session.opened) {
      session.restart();
      session.scene.reset(session.window, session.size);
    } else session.show(Infinity);
    this.setMode("live");
    studio.recordings.list();
    studio.dirty();
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
    this.studio.dirty();
  }

  toggle() {
    if (this.mode === "playing") {
      this.stop();
      return this.setMode("review");
    }
    const { trace } = this.session;
    if (!trace.times.length) return;
    this.play(this.time === null || this.time >= trace.end ? trace.start : this.time);
  }

  play(from) {
    this.stop();
    this.setMode("playing");
    this.run.start(this.studio.timeline.axis, from);
  }

  stop() { this.run.stop(); }
}
