// The curves of the studio's and the inspector's timeline.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../dactyl.js";
import "../inspect.js";
import { after, before, follow, traceOf } from "../src/studio/following.js";
import { curveOf } from "../src/studio/timeline/curves.js";
import { Trace } from "../src/studio/timeline/trace.js";

test("the curve of a late tap is the pause, whatever the program told of its lift", () => {
  const trace = new Trace([{ key: 1, name: "double tap", kind: "tap" }]);
  const tap = (id, time) => {
    trace.touch({ id, phase: "began", x: 0, y: 0 }, time, [1]);
    trace.touch({ id, phase: "ended", x: 0, y: 0 }, time + 0.1, [1]);
    trace.reach(time + 0.1);
  };
  tap(1, 65);
  // As a program tells it: code 11, and when the finger lifted.
  trace.reading(1, { code: 11, value: 65.1, limit: 0.35, time: 65.2 });
  trace.decide(1, { to: "failed", time: 65.45, cause: { code: 11, label: "nextTapLate", value: 65.1, limit: 0.35, words: "no next tap" } });
  tap(2, 65.6);
  const { points, limit, unit } = curveOf(trace.attempts[0]);
  assert.equal(limit, 0.35);
  assert.equal(unit, "s");
  assert.deepEqual(points.map(({ value }) => Number(value.toFixed(3))), [0, 0.5]);
});

test("the curve of a pad's attempt is what the engine measured, frame by frame, to the number that decided", async () => {
  const dactyl = await load();
  const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 100, height: 100 } });
  window.add("pan", { name: "pan" });
  window.add("longPress", { name: "press" });
  const trace = traceOf(window, ["pan", "press"]);
  const stop = follow(window, trace, () => {});
  [["began", 0], ["moved", 3], ["moved", 7], ["moved", 20], ["ended", 20]].forEach(([phase, x], i) => {
    const frame = { time: 1 + i / 8, contacts: [{ id: 1, phase, x, y: 50 }] };
    before(window, trace, frame);
    window.send(frame);
    after(window, trace, frame.time);
  });
  stop();
  const [pan, press] = trace.attempts.map(curveOf);
  assert.deepEqual(pan.points, [0, 3, 7, 20].map((value, i) => ({ time: 1 + i / 8, value })));
  assert.equal(pan.limit, 10);
  assert.deepEqual(press.points.map(({ value }) => value).slice(0, 3), [0, 3, 7]);
  window.remove();
});
