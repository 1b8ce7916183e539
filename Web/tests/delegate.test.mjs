import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../dactyl.js";
import "../inspect.js";

const dactyl = await load();
const frame = { x: 0, y: 0, width: 400, height: 300 };

// One finger through the places, a step each 10 ms.
function drag(window, places, start = window.time + 1) {
  places.forEach(([x, y], i) => {
    const phase = i === 0 ? "began" : i === places.length - 1 ? "ended" : "moved";
    window.send({ time: start + i / 100, contacts: [{ id: 1, phase, x, y }] });
  });
}

const straight = (from, to, steps = 6) => Array.from({ length: steps }, (_, i) => [from[0] + ((to[0] - from[0]) * i) / (steps - 2 || 1), from[1] + ((to[1] - from[1]) * i) / (steps - 2 || 1)])
  .map(([x, y]) => [Math.round(x), Math.round(y)]);

test("a recogniser begins only if it should, and shows what it measures when it is asked", () => {
  const window = dactyl.createWindow({ frame });
  const asked = [];
  const told = [];
  const pan = window.add("pan", {
    shouldBegin(pan) {
      asked.push([Math.round(pan.velocity.x), pan.translation.x, pan.numberOfTouches, pan.touches[0].downLocation.x]);
      return pan.velocity.x > 0;
    },
  }, ({ state }) => told.push(state));
  drag(window, straight([100, 50], [50, 50]));
  assert.deepEqual(told, []);
  assert.equal(pan.isWaiting, false);
  drag(window, straight([100, 50], [150, 50]));
  assert.equal(told[0], "began");
  assert.equal(told.at(-1), "ended");
  assert.equal(asked.length, 2, "once for each attempt");
  assert.deepEqual(asked.map(([speed, , touches, x]) => [Math.sign(speed), touches, x]), [[-1, 1, 100], [1, 1, 100]]);
  pan.set({ shouldBegin: null });
  told.length = 0;
  drag(window, straight([100, 50], [50, 50]));
  assert.equal(told[0], "began");
  window.remove();
});

test("a touch is taken only if it should be", () => {
  const window = dactyl.createWindow({ frame });
  const told = [];
  const seen = [];
  window.add("pan", {
    shouldReceive(touch, pan) {
      seen.push([touch.phase, touch.kind, touch.location, pan.kind]);
      return touch.location.x < 40;
    },
  }, ({ state }) => told.push(state));
  drag(window, straight([100, 50], [150, 50]));
  assert.deepEqual(told, []);
  drag(window, straight([20, 50], [70, 50]));
  assert.equal(told[0], "began");
  assert.deepEqual(seen, [["began", "direct", { x: 100, y: 50 }, "pan"], ["began", "direct", { x: 20, y: 50 }, "pan"]]);
  window.remove();
});

test("what an answer throws is reported and counts as yes; what cannot be done while it is asked is refused", () => {
  const window = dactyl.createWindow({ frame });
  const reported = [];
  // What is thrown there reaches window.onerror, or Node's uncaughtException.
  const { queueMicrotask } = globalThis;
  globalThis.queueMicrotask = (task) => { try { task(); } catch (error) { reported.push(error.message); } };
  const told = [];
  const pan = window.add("pan", { shouldBegin: () => { throw new Error("oh"); } }, ({ state }) => told.push(state));
  drag(window, straight([0, 0], [60, 0]));
  assert.equal(told.at(-1), "ended");
  for (const act of [() => pan.remove(), () => window.advance(99), () => window.cancelAllTouches()]) {
    pan.set({ shouldBegin: act });
    drag(window, straight([0, 0], [60, 0]));
  }
  globalThis.queueMicrotask = queueMicrotask;
  assert.deepEqual(reported, ["oh", "release: not while the engine asks", "frame: not while the engine asks", "cancel_all_touches: not while the engine asks"]);
  window.remove();
});

test("a name stands for those on the way up and down, now and later", () => {
  const window = dactyl.createWindow({ frame });
  const table = window.addView({ frame });
  const row = table.addView({ frame: { x: 0, y: 0, width: 400, height: 100 } });
  const other = table.addView({ frame: { x: 0, y: 100, width: 400, height: 100 } });
  const tap = row.add("tap", { requireToFail: "twice", simultaneousWith: "swipe" });
  assert.deepEqual([...tap.required], []);
  const twice = [table.add("tap", { name: "twice", numberOfTapsRequired: 2 }), row.add("tap", { name: "twice", numberOfTapsRequired: 2 })];
  other.add("tap", { name: "twice", numberOfTapsRequired: 2 });
  assert.deepEqual([...tap.required], twice);
  const told = [];
  tap.addAction(() => told.push(window.time));
  window.send({ time: 1, contacts: [{ id: 1, phase: "began", x: 5, y: 5 }] });
  window.send({ time: 1.05, contacts: [{ id: 1, phase: "ended", x: 5, y: 5 }] });
  assert.deepEqual(told, []);
  window.finish();
  assert.deepEqual(told, [1.05 + 0.35]);
  assert.equal(tap.touchTime, 1.05, "when it was made");
  tap.forget("twice");
  assert.deepEqual([...tap.required], []);
  row.add("tap", { name: "twice", numberOfTapsRequired: 2 });
  assert.deepEqual([...tap.required], []);
  window.remove();
});

test("each finger has a place; merged samples and predictions are there", () => {
  const window = dactyl.createWindow({ frame, predictedTouchCount: 3 });
  const view = window.addView({ frame: { x: 100, y: 0, width: 200, height: 200 } });
  let told;
  const pinch = view.add("pinch", (pinch) => { told = pinch.touches; });
  const contacts = (phase, gap) => [1, 2].map((id) => ({ id, phase, x: 200 + (id === 1 ? -gap : gap), y: 50 }));
  window.send({ time: 0, contacts: contacts("began", 20) });
  for (let i = 1; i < 6; i++) {
    const merged = { ...contacts("moved", 20 + 10 * i - 5)[0], time: i / 100 - 0.005 };
    window.send({ time: i / 100, contacts: contacts("moved", 20 + 10 * i), coalesced: [merged] });
  }
  assert.equal(pinch.state, "changed");
  assert.deepEqual(told.map(({ id, phase, location }) => [id, phase, location]), [[1, "moved", { x: 30, y: 50 }], [2, "moved", { x: 170, y: 50 }]]);
  assert.deepEqual(told[0].windowLocation, { x: 130, y: 50 });
  assert.deepEqual(pinch.coalescedTouches(told[0]).map(({ location, time }) => [location.x, time.toFixed(3)]), [[35, "0.045"], [30, "0.050"]]);
  const predicted = pinch.predictedTouches(told[0]).map(({ location }) => Math.round(location.x));
  assert.equal(predicted.length, 3);
  assert.deepEqual(predicted, [25, 20, 15]);
  window.remove();
  assert.deepEqual(pinch.touches, []);
});

test("conflicts are told in words, and gone once something is said", () => {
  const window = dactyl.createWindow({ frame });
  const twice = window.add("tap", { name: "doubleTap", numberOfTapsRequired: 2 });
  const once = window.add("tap");
  window.add("swipe");
  const pan = window.add("pan");
  assert.deepEqual(window.conflicts().map(({ words }) => words), [
    "tap and doubleTap both recognize: 1 of 2 taps come first", "pan and swipe: the drag begins before the swipe is complete",
  ]);
  once.requireToFail(twice);
  pan.requireToFail("swipe");
  assert.deepEqual(window.conflicts(), []);
  window.remove();
});

test("a clone asks and waits as its original does", () => {
  const window = dactyl.createWindow({ frame });
  const pan = window.add("pan", { axis: "x", shouldBegin: ({ velocity }) => velocity.x > 0 });
  const copy = window.clone();
  const [other] = copy.recognizers;
  assert.equal(other.settings.axis, "x");
  drag(copy, straight([100, 50], [50, 50]));
  assert.equal(other.state, "possible");
  drag(copy, straight([50, 50], [100, 50]));
  assert.equal(other.time > 0 && pan.time, 0);
  window.remove();
  copy.remove();
});

test("what was not recognised is told to whoever asks, once for each attempt", () => {
  const window = dactyl.createWindow({ frame });
  const told = [];
  window.add("tap", { failed: ({ state, cause }) => told.push(`${state}: ${cause.words}`) }, () => told.push("tap"));
  drag(window, [[50, 50], [50, 50]]);
  drag(window, straight([50, 50], [150, 50]));
  assert.equal(told.length, 2);
  assert.match(told[1], /^failed: moved .* limit 45 px$/);
  window.recognizers[0].set({ failed: null });
  drag(window, straight([50, 50], [150, 50]));
  assert.equal(told.length, 2);
  window.remove();
});
