// Judges an opened recording: first the range in sight, then all of it in slices, with a progress bar.

import { inSlices, atOnce } from "./slices.js";
import { firstAfter } from "./timeline/trace.js";

// The time for the first answer, in milliseconds: short recordings are done by then.
const FIRST = 16;
// Frames in sight that are judged before all others.
const MOST = 1000;
// Judging begins so many seconds before the range in sight. No recogniser waits longer, so all of them are at rest there.
const LEAD = 2.1;
// Milliseconds between two pictures of the progress.
const NEWS = 700;

export class Judging {
  // A line with a bar and a button that cancels.
  constructor(line) {
    this.line = line;
    [this.bar, this.button] = [line.querySelector("progress"), line.querySelector("button")];
    this.run = null;
    this.button.addEventListener("click", () => this.cancel());
  }

  get isGoing() { return this.run !== null; }

  stop() {
    this.run = null;
    this.line.hidden = true;
  }

  // Keeps the attempts judged so far.
  cancel() {
    const { run } = this;
    this.stop();
    run?.show();
    run?.oncancel(run.until);
  }

  // Judges the session's opened recording. `sights` are pairs of times, the time that matters most and the range about it. `onnews`
  // is called whenever the session has another trace: with the ranges judged so far (null at the end), and true if they came later.
  start(session, sights, onnews, oncancel = () => {}) {
    this.stop();
    const { opened: recording } = session;
    const { frames } = recording;
    const run = (this.run = { oncancel });
    session.isJudged = false;
    let { trace } = session;
    let [ranges, isLater, last] = [null, false, 0];
    const take = (judged) => {
      run.until = judged.rests.at(-1)?.time ?? judged.end;
      run.show = () => {
        last = performance.now();
        session.trace = trace.with(judged, -Infinity, run.until);
        onnews(ranges, isLater);
      };
    };
    return inSlices(session.judging(recording), {
      first: FIRST,
      isOver: () => this.run !== run,
      onslice: (judged) => {
        take(judged);
        this.bar.value = (judged.end - frames[0].time) / (recording.duration || 1);
        if (this.line.hidden) {
          this.line.hidden = false;
          if (!trace.times.length) run.show();
        } else if (!ranges) {
          ranges = [];
          for (const sight of sights) trace = lookAhead(session, trace, sight, ranges);
          run.show();
          isLater = true;
        } else if (performance.now() - last > NEWS) run.show();
      },
      ondone: (judged) => {
        this.stop();
        session.trace = judged;
        session.isJudged = true;
        onnews(null, isLater);
      },
    }).catch((error) => {
      if (this.run === run) this.stop();
      throw error;
    });
  }
}

// Judges only the range in sight; returns the trace with it.
function lookAhead(session, trace, [time, from, to], ranges) {
  const { opened: recording } = session;
  const { frames } = recording;
  const indexOf = (time) => firstAfter(frames, time, timeOf);
  let [first, end] = [indexOf(from), indexOf(to)];
  if (end - first > MOST) {
    first = Math.max(first, Math.min(indexOf(time) - MOST / 2, end - MOST));
    end = first + MOST;
  }
  const ups = upsOf(recording);
  const upBefore = (time) => ups[Math.max(0, firstAfter(ups, time, (up) => frames[up].time) - 1)];
  first = upBefore(frames[Math.min(first, frames.length - 1)].time);
  const start = upBefore(frames[first].time - LEAD);
  end = ups[firstAfter(ups, end, (up) => up, true)] ?? frames.length;
  const range = [frames[first].time, end < frames.length ? frames[end].time - 1e-9 : Infinity];
  const base = trace.rests.findLast((rest) => rest.time <= frames[start].time)?.state;
  ranges.push(range);
  return trace.with(atOnce(session.judging(recording, { from: start, to: end, base })), ...range);
}

const timeOf = ({ time }) => time;

// By the recording, the frames before which no finger is down.
const known = new WeakMap();
function upsOf(recording) {
  if (known.has(recording)) return known.get(recording);
  const ups = [];
  const down = new Set();
  recording.frames.forEach(({ contacts }, i) => {
    if (!down.size) ups.push(i);
    for (const { id, phase } of contacts) {
      if (phase === "ended" || phase === "cancelled") down.delete(id);
      else down.add(id);
    }
  });
  known.set(recording, ups);
  return ups;
}
