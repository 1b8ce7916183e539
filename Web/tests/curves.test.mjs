// The curves of the studio's and the inspector's timeline.
import assert from "node:assert/strict";
import { test } from "node:test";
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
  const { points, limit, unit } = curveOf(trace.attempts[0], trace);
  assert.equal(limit, 0.35);
  assert.equal(unit, "s");
  assert.deepEqual(points.map(({ value }) => Number(value.toFixed(3))), [0, 0.5]);
});
