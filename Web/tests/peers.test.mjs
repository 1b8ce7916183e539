// What the suites of other gesture libraries ask for, restated: who is right where they differ, and what Dactyl does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../dactyl.js";
import "../inspect.js";
import { trace } from "./timeline.mjs";

const dactyl = await load();

const tap = (x = 100, y = 100, from = 0, duration = 60) => [[x, y, from], [x, y, from + duration]];
const line = (fromX, fromY, toX, toY, duration, from = 0) => [[fromX, fromY, from], [toX, toY, from + duration], [toX, toY, from + duration + 4]];
const all = { pan: {}, pinch: {}, rotation: {}, tap: { requireToFail: "doubleTap" }, doubleTap: { kind: "tap", numberOfTapsRequired: 2 }, longPress: {} };
const together = { pan: { simultaneousWith: "*" }, pinch: { simultaneousWith: "*" }, rotation: { simultaneousWith: "*" }, swipe: { direction: ["left", "right", "up", "down"], simultaneousWith: "pan" } };
const two = { swipe: { direction: ["left", "right", "up", "down"], numberOfTouchesRequired: 2 } };
const zoom = { zoom: { kind: "longPress", numberOfTapsRequired: 1, minimumPressDuration: 0 } };

for (const [what, recognizers, strokes, expected] of [
  ["a tap is a tap", all, [[tap()]], "tap"],
  ["a tap that trembles is one", { tap: {} }, [[[[100, 100, 0], [104, 98, 40], [100, 101, 80]]]], "tap"],
  ["a tap that drifts 21 px is one where nobody pans", { tap: {} }, [[line(100, 100, 121, 100, 120)]], "tap"],
  ["and a pan where somebody does", { tap: {}, pan: {} }, [[line(100, 100, 140, 100, 120)]], "pan began · pan ended"],
  ["a press that lasts 2 s is no tap", { tap: {} }, [[tap(100, 100, 0, 2000)]], ""],
  ["two taps are a double tap, at the second lift", all, [[tap()], [tap(100, 100, 160)]], "doubleTap"],
  ["without a relation a double tap that was added later is asked first", { tap: {}, doubleTap: { kind: "tap", numberOfTapsRequired: 2 } }, [[tap()], [tap(100, 100, 160)]], "tap · doubleTap"],
  ["and one that was added before, last", { doubleTap: { kind: "tap", numberOfTapsRequired: 2 }, tap: {} }, [[tap()], [tap(100, 100, 160)]], "tap · tap · doubleTap"],
  ["two taps 1 s apart are two taps", all, [[tap()], [tap(100, 100, 1060)]], "tap · tap"],
  ["two taps 100 px apart are two taps", all, [[tap()], [tap(200, 100, 160)]], "tap · tap"],
  ["a second tap after 10 ms is a bounce where panels bounce", { doubleTap: { kind: "tap", numberOfTapsRequired: 2, minimumTapInterval: 0.03 } }, [[tap()], [tap(100, 100, 70)]], ""],
  ["and a double tap elsewhere", { doubleTap: { kind: "tap", numberOfTapsRequired: 2 } }, [[tap()], [tap(100, 100, 70)]], "doubleTap"],
  ["a tap and a drag is a quick zoom", zoom, [[tap()], [[[100, 100, 160], [100, 180, 360], [100, 180, 364]]]], "zoom began · zoom ended"],
  ["a drag without the tap is none", zoom, [[line(100, 100, 100, 180, 200)]], ""],
  ["two taps are none that goes on", { zoom: { ...zoom.zoom, minimumPressDuration: 0.1 } }, [[tap()], [tap(100, 100, 160)]], ""],
  ["a press of 0.6 s is a long press", all, [[tap(100, 100, 0, 600)]], "longPress began · longPress ended"],
  ["a press that moves first is none", { longPress: {} }, [[[[100, 100, 0], [130, 100, 100], [130, 100, 800]]]], ""],
  ["a press that moves later goes on", { longPress: {} }, [[[[100, 100, 0], [100, 100, 600], [180, 100, 700]]]], "longPress began · longPress ended"],
  ["a finger that is taken away cancels", { pan: {} }, [[[[100, 100, 0], [150, 100, 100], [150, 100, 110, "cancel"]]]], "pan began · pan cancelled"],
  ["a swipe to the right", { swipe: {} }, [[line(100, 100, 200, 100, 120)]], "swipe right"],
  ["a swipe at 45° is none", { swipe: {} }, [[line(100, 100, 180, 180, 120)]], ""],
  ["a slow drag is no swipe", { swipe: {} }, [[line(100, 100, 200, 100, 1000)]], ""],
  ["there and back is no swipe of the way back", { swipe: { direction: ["left"] } }, [[[[100, 100, 0], [140, 100, 80], [60, 100, 160], [60, 100, 164]]]], ""],
  ["two fingers swipe", two, [[line(100, 100, 200, 100, 120), line(100, 200, 200, 200, 120)]], "swipe right"],
  ["one to the right and one down is none", two, [[line(100, 100, 200, 100, 120), line(100, 200, 100, 300, 120)]], ""],
  ["one that rests and one that goes is none", two, [[line(100, 100, 200, 100, 120), line(100, 200, 100, 200, 120)]], ""],
  ["fingers that go apart are none", two, [[line(100, 100, 40, 100, 120), line(120, 100, 300, 100, 120)]], ""],
  ["a swipe beside a pan is a flick", together, [[line(100, 100, 260, 100, 160)]], "pan began · swipe right · pan ended"],
  ["and no drag that places something", together, [[[[100, 100, 0], [580, 100, 960], [580, 100, 1260]]]], "pan began · pan ended"],
  ["nor one that rests before the lift", together, [[[[100, 100, 0], [300, 100, 200], [300, 100, 500]]]], "pan began · pan ended"],
  ["nor one that the system takes away", together, [[[[100, 100, 0], [300, 100, 200], [300, 100, 204, "cancel"]]]], "pan began · pan cancelled"],
  ["a pinch wins over the pan of its first finger's tremble", all, [[line(100, 100, 40, 100, 240), line(200, 100, 260, 100, 240)]], "pinch began · pinch ended"],
  ["a pan goes on when a second finger comes", all, [[[[100, 100, 0], [160, 100, 160], [220, 100, 400]], [[300, 100, 200], [360, 100, 400]]]], "pan began · pan ended"],
  ["a pinch beside a pan may join it", together, [[[[100, 100, 0], [160, 100, 160], [160, 100, 600]], [[300, 100, 200], [460, 100, 560], [460, 100, 604]]]], "pan began · pinch began · pinch ended · pan ended"],
  ["fingers that turn rotate", { rotation: {} }, [[[[100, 100, 0], [130, 70, 200], [130, 70, 204]], [[200, 100, 0], [170, 130, 200], [170, 130, 204]]]], "rotation began · rotation ended"],
  ["a pinch goes on when one finger lifts", { pinch: {} }, [[[[100, 100, 0], [60, 100, 200], [60, 100, 204]], [[200, 100, 0], [240, 100, 200], [240, 100, 500]]]], "pinch began · pinch ended"],
  ["a pan of two fingers needs two", { pan: { minimumNumberOfTouches: 2 } }, [[line(100, 100, 200, 100, 160)]], ""],
  ["and ends with one", { pan: { minimumNumberOfTouches: 2 } }, [[[[100, 100, 0], [180, 100, 160], [180, 100, 164]], [[100, 200, 0], [180, 200, 160], [300, 200, 500]]]], "pan began · pan ended"],
  ["a pan of one axis leaves the other to the page", { pan: { axis: "x" } }, [[line(100, 100, 110, 200, 160)]], ""],
  ["and takes its own", { pan: { axis: "x" } }, [[line(100, 100, 200, 110, 160)]], "pan began · pan ended"],
  ["45° goes one way only", { pan: { axis: "x" }, scroll: { kind: "pan", axis: "y" } }, [[line(100, 100, 200, 200, 160)]], "pan began · pan ended"],
]) {
  test(what, () => assert.equal(trace(dactyl, recognizers, ...strokes), expected));
}

test("a tap that waited tells when it was made", () => {
  const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 100, height: 100 } });
  const told = [];
  window.add("tap", { requireToFail: "twice" }, ({ time, touchTime }) => told.push([time, touchTime]));
  window.add("tap", { name: "twice", numberOfTapsRequired: 2 });
  window.send({ time: 1, contacts: [{ id: 1, phase: "began", x: 9, y: 9 }] });
  window.send({ time: 1.05, contacts: [{ id: 1, phase: "ended", x: 9, y: 9 }] });
  window.finish();
  assert.deepEqual(told, [[1.05 + 0.35, 1.05]]);
  window.remove();
});

test("velocity is that of a motion at constant speed, and none after a rest", () => {
  for (const [rest, least, most] of [[0, 990, 1010], [60, 0, 1]]) {
    const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 1000, height: 100 } });
    let speed;
    window.add("pan", (pan) => { speed = pan.velocity.x; });
    for (let i = 0; i <= 50; i++) window.send({ time: 1 + i / 100, contacts: [{ id: 1, phase: i ? "moved" : "began", x: 10 * i, y: 50 }] });
    window.send({ time: 1.5 + rest / 1000 + 0.001, contacts: [{ id: 1, phase: "ended", x: 500, y: 50 }] });
    assert.ok(speed >= least && speed <= most, `${speed} after ${rest} ms`);
    window.remove();
  }
});
