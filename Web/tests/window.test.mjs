import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { InputError, load } from "../dactyl.js";
import { Recording } from "../inspect.js";

const dactyl = await load();
const frame = { x: 0, y: 0, width: 400, height: 300 };
const recordings = new URL("../../Examples/Recordings/", import.meta.url);
const read = (name) => Recording.parse(readFileSync(new URL(name, recordings), "utf8"));

function send(window, time, ...contacts) {
  window.send({ time, contacts: contacts.map(([id, phase, x, y]) => ({ id, phase, x, y })) });
}

test("a tap is told once, with its place and cause", () => {
  const window = dactyl.createWindow({ frame });
  const view = window.addView({ frame: { x: 100, y: 50, width: 100, height: 100 } });
  const told = [];
  view.add("tap", (tap) => told.push([tap.state, { ...tap.location }, { ...tap.windowLocation }, tap.cause.words]));
  send(window, 0, [7, "began", 120, 80]);
  send(window, 0.06, [7, "ended", 120, 80]);
  assert.deepEqual(told, [["ended", { x: 20, y: 30 }, { x: 120, y: 80 }, "1 tap"]]);
});

test("a double tap is waited for, and says why it did not come", () => {
  const window = dactyl.createWindow({ frame });
  const twice = window.add("tap", { name: "double tap", numberOfTapsRequired: 2 });
  const once = window.add("tap", { requireToFail: twice });
  const states = [];
  window.observe(({ recognizer, to, cause }) => states.push(`${recognizer.name} ${to}: ${cause.words}`));
  send(window, 0, [1, "began", 9, 9]);
  send(window, 0.1, [1, "ended", 9, 9]);
  assert.equal(once.isWaiting, true);
  assert.equal(window.nextDeadline, 0.1 + 0.35);
  window.advance(0.5);
  assert.deepEqual(states.slice(0, 2), [
    "double tap failed: no tap within 0.35 s of the lift at 0.1 s", "tap ended: 1 tap",
  ]);
  assert.equal(once.isWaiting, false);
});

test("values can be written, and go on from there", () => {
  const window = dactyl.createWindow({ frame });
  const way = [];
  window.add("pan", (pan) => {
    way.push(pan.translation.x);
    pan.translation = { x: 0, y: 0 };
  });
  send(window, 0, [1, "began", 10, 10]);
  send(window, 0.01, [1, "moved", 30, 10]);
  send(window, 0.02, [1, "moved", 35, 10]);
  send(window, 0.03, [1, "moved", 41, 10]);
  assert.deepEqual(way, [10, 5, 6]);
});

test("velocity is there in every state", () => {
  const window = dactyl.createWindow({ frame });
  const speeds = {};
  window.add("pan", (pan) => (speeds[pan.state] = Math.round(pan.velocity.x)));
  for (let i = 0; i <= 10; i++) send(window, i / 100, [1, i ? "moved" : "began", 5 * i, 9]);
  send(window, 0.101, [1, "ended", 50, 9]);
  assert.equal(speeds.changed, 500);
  assert.ok(speeds.ended > 400);
});

test("a frame that makes no sense is refused, and changes nothing", () => {
  const window = dactyl.createWindow({ frame });
  send(window, 1, [1, "began", 9, 9]);
  for (const [time, ...contact] of [[0.5, 1, "moved", 9, 9], [2, 2, "moved", 9, 9], [2, 1, "began", 9, 9], [NaN, 1, "moved", 0, 0]]) {
    assert.throws(() => send(window, time, contact), InputError);
  }
  send(window, 1, [1, "ended", 9, 9]);
});

test("a frame of more contacts than there is room for is refused, and the next is taken", () => {
  const window = dactyl.createWindow({ frame });
  let taps = 0;
  window.add("tap", () => taps++);
  const contacts = Array(70_000).fill({ id: 1, phase: "began", x: 9, y: 9 });
  assert.throws(() => window.send({ time: 0, contacts }), /^InputError: frame: not a frame$/);
  send(window, 1, [1, "began", 9, 9]);
  send(window, 1.1, [1, "ended", 9, 9]);
  assert.equal(taps, 1);
});

test("what is sent from an action is handled right after", () => {
  const window = dactyl.createWindow({ frame });
  const order = [];
  window.add("tap", { name: "first" }, () => {
    if (order.length === 0) send(window, 0.2, [2, "began", 9, 9]);
    order.push("first");
  });
  window.observe(({ recognizer, to }) => order.push(`${recognizer.name} ${to}`));
  send(window, 0, [1, "began", 9, 9]);
  send(window, 0.1, [1, "ended", 9, 9]);
  assert.deepEqual(order, ["first", "first ended", "first possible"]);
  send(window, 0.3, [2, "ended", 9, 9]);
  assert.equal(order.at(-3), "first");
});

test("everything may be removed inside an action", () => {
  const window = dactyl.createWindow({ frame });
  const view = window.addView({ frame });
  const pan = view.add("pan", { simultaneousWith: "*" }, () => view.remove());
  const states = [];
  const other = view.add("pinch", { simultaneousWith: "*" }, (pinch) => states.push(pinch.state));
  send(window, 0, [1, "began", 10, 10], [2, "began", 60, 10]);
  send(window, 0.01, [1, "moved", 10, 40], [2, "moved", 100, 40]);
  assert.equal(view.isAlive || pan.isAlive || other.isAlive, false);
  assert.deepEqual(window.views, []);
  send(window, 0.02, [1, "ended", 10, 40], [2, "ended", 100, 40]);
  window.remove();
  assert.equal(window.isAlive, false);
});

test("an action that throws is reported, and harms nobody", () => {
  const window = dactyl.createWindow({ frame });
  const told = [];
  const reported = [];
  // What is thrown there reaches window.onerror, or Node's uncaughtException.
  const { queueMicrotask } = globalThis;
  globalThis.queueMicrotask = (task) => { try { task(); } catch (error) { reported.push(error.message); } };
  window.add("tap", () => { throw new Error("mine"); }).addAction(() => told.push("second"));
  send(window, 0, [1, "began", 9, 9]);
  send(window, 0.1, [1, "ended", 9, 9]);
  globalThis.queueMicrotask = queueMicrotask;
  assert.deepEqual([told, reported], [["second"], ["mine"]]);
});

test("settings are checked by name and by range", () => {
  const window = dactyl.createWindow({ frame });
  const swipe = window.add("swipe", { direction: ["left", "right"] });
  assert.deepEqual(swipe.settings.direction, ["right", "left"]);
  assert.throws(() => swipe.set({ minimumScale: 1 }), /minimumScale/);
  assert.throws(() => swipe.set({ minimumDistance: -1 }), RangeError);
  assert.throws(() => swipe.set({ direction: ["north"] }), /north/);
  assert.throws(() => window.add("wave"), /wave/);
  assert.throws(() => window.add("tap", { numberOfTapsRequired: 0 }), RangeError);
  assert.equal(window.recognizers.length, 1);
});

test("recordings are written as they were read", () => {
  for (const name of readdirSync(recordings)) {
    const text = readFileSync(new URL(name, recordings), "utf8");
    assert.equal(Recording.parse(text).stringify(), text, name);
  }
  assert.throws(() => Recording.parse("{}"), /line 1/);
  assert.throws(() => Recording.parse('{"dactyl":"recording","version":1}\n{"t":0,"c":[[1,"x",0,0]]}'), /line 2/);
});

test("a recording taken from a window plays the same on its clone", () => {
  const window = dactyl.createWindow({ frame });
  const view = window.addView({ frame: { x: 0, y: 0, width: 400, height: 300 }, name: "photo" });
  view.add("pan", { name: "drag", simultaneousWith: "*" });
  view.add("pinch", { minimumSpanChange: 9 });
  const recorder = window.record();
  const played = window.play(read("pinch-open-twice.jsonl"));
  const copy = window.clone();
  const again = copy.play(recorder.stop());
  const story = ({ recognizer, to, time, scale, translation }) => [recognizer.name, to, time, scale, translation];
  assert.ok(played.length > 50);
  assert.deepEqual(again.map(story), played.map(story));
  copy.find("drag").set({ minimumDistance: 1000 });
  const tuned = window.clone();
  tuned.find("drag").set({ minimumDistance: 1000 });
  assert.ok(!tuned.play(recorder.recording).some(({ recognizer, to }) => recognizer.name === "drag" && to === "began"));
});

test("what views are told of goes to whoever asks", () => {
  const window = dactyl.createWindow({ frame });
  const view = window.addView({ frame, name: "row" });
  const told = [];
  const stop = window.observeTouches(({ view, phase, touches }) => told.push([view.name, phase, touches.length, touches[0].tapCount]));
  send(window, 0, [1, "began", 9, 9]);
  send(window, 0.1, [1, "ended", 9, 9]);
  send(window, 0.2, [1, "began", 9, 9]);
  stop();
  send(window, 0.3, [1, "ended", 9, 9]);
  assert.deepEqual(told, [["row", "began", 1, 1], ["row", "ended", 1, 1], ["row", "began", 1, 2]]);
  assert.equal(view.isAlive, true);
});
