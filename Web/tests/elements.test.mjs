import assert from "node:assert/strict";
import { test } from "node:test";
import { CustomRecognizer } from "../custom.js";
import { load } from "../dactyl.js";
import "../desktop.js";
import "../inspect.js";
import { Element, pointer } from "./page.mjs";

const dactyl = await load();
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("a pan of an element is told to callback and listener, in the element's coordinates", async () => {
  const element = new Element(100, 50, 200, 100);
  const view = dactyl.attach(element, { events: true });
  const told = [];
  view.add("pan", (pan) => told.push([pan.state, pan.translation.x, { ...pan.location }]));
  const events = [];
  element.addEventListener("pan", (event) => events.push(event.detail.state));
  const finger = pointer(element);
  finger.down(110, 60, 1000);
  finger.move(130, 60, 1008);
  finger.move(135, 60, 1016);
  finger.up(135, 60, 1024);
  await wait(5);
  assert.deepEqual(told, [
    ["began", 10, { x: 30, y: 10 }], ["changed", 15, { x: 35, y: 10 }], ["ended", 15, { x: 35, y: 10 }],
  ]);
  assert.deepEqual(events, ["began", "changed", "ended"]);
  view.remove();
});

test("events are made where the view, or what it lies on, asks for them", () => {
  const outer = new Element(0, 0, 400, 400);
  const inner = new Element(0, 0, 100, 100, outer);
  const window = dactyl.createWindow();
  const parent = window.attach(outer);
  const view = window.attach(inner);
  view.add("tap");
  const made = [];
  outer.addEventListener("tap", (event) => made.push(event.composed));
  const tap = () => {
    pointer(inner).down(10, 10, 1000 * window.time + 1000);
    pointer(inner).up(10, 10, 1000 * window.time + 50);
  };
  tap();
  assert.deepEqual(made, []);
  parent.set({ events: true });
  tap();
  assert.deepEqual(made, [true]);
  view.set({ events: false });
  tap();
  assert.deepEqual(made, [true]);
  window.remove();
});

test("fingers of one instant make one frame", async () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 400, 400);
  const pinch = window.attach(element).add("pinch");
  const recorder = window.record();
  const [one, other] = [pointer(element, 11), pointer(element, 12)];
  one.down(100, 100, 0);
  other.down(200, 100, 4);
  for (let i = 1; i < 6; i++) {
    one.move(100 - 5 * i, 100, 8 * i);
    other.move(200 + 5 * i, 100, 8 * i);
  }
  await wait(5);
  const moves = recorder.recording.frames.filter(({ contacts }) => contacts[0].phase === "moved");
  assert.deepEqual(moves.map(({ contacts }) => contacts.length), [2, 2, 2, 2, 2]);
  assert.equal(pinch.state, "changed");
  window.remove();
});

test("fingers whose view goes are taken away, after what was kept of them", async () => {
  const window = dactyl.createWindow();
  const [left, right] = [new Element(0, 0, 100, 100), new Element(100, 0, 100, 100)];
  const going = window.attach(left);
  const told = [];
  window.attach(right).add("pan", ({ state, translation: { x } }) => told.push(`${state} ${x}`));
  const { recording: { frames } } = window.record();
  const sent = () => frames.splice(0).map(({ time, contacts }) => `${1000 * time}: ${contacts.map(({ id, phase, x }) => `${id} ${phase} ${x}`)}`);
  const [one, other, third] = [pointer(left, 11), pointer(right, 12), pointer(right, 13)];
  one.down(10, 10, 0);
  other.down(110, 10, 0);
  third.down(180, 10, 0);
  sent();
  // Between events.
  one.move(40, 10, 8);
  other.move(140, 10, 8);
  going.remove();
  await wait(5);
  assert.deepEqual(sent(), ["8: 1 moved 40,2 moved 140", "8: 1 cancelled 40"]);
  // By what comes of an event that was kept, when the next one of that finger or of another comes.
  const again = window.attach(left);
  again.add("pan", () => again.remove());
  one.down(10, 10, 10);
  one.move(40, 10, 16);
  one.move(50, 10, 24);
  one.up(50, 10, 32);
  await wait(5);
  assert.deepEqual(sent(), ["10: 1 began 10", "16: 1 moved 40", "16: 1 cancelled 40"]);
  const last = window.attach(left);
  last.add("pan", () => last.remove());
  one.down(10, 10, 40);
  one.move(40, 10, 48);
  one.up(40, 10, 56);
  other.move(150, 10, 64);
  third.move(190, 10, 64);
  assert.deepEqual(sent(), ["40: 1 began 10", "48: 1 moved 40", "48: 1 cancelled 40", "64: 2 moved 150,3 moved 190"]);
  other.up(150, 10, 72);
  assert.deepEqual(told.at(-1).split(" ")[0], "changed");
  window.remove();
});

test("a move waits for the page's next frame only where another finger may still tell of the same instant", async () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 400, 400);
  window.attach(element).add("pan");
  const { recording: { frames } } = window.record();
  const [one, other] = [pointer(element, 11), pointer(element, 12)];
  const times = () => frames.splice(0).map(({ time, contacts }) => `${1000 * time}: ${contacts.length}`);
  one.down(100, 100, 0);
  one.move(110, 100, 8);
  assert.deepEqual(times(), ["0: 1", "8: 1"]);
  other.down(200, 100, 16);
  one.move(120, 100, 24);
  assert.deepEqual(times(), ["16: 1"]);
  other.move(200, 110, 24);
  assert.deepEqual(times(), ["24: 2"]);
  other.move(200, 120, 32);
  assert.deepEqual(times(), []);
  await wait(5);
  assert.deepEqual(times(), ["32: 1"]);
  window.remove();
});

test("nested elements form the view tree, and the deepest is hit", () => {
  const window = dactyl.createWindow();
  const table = new Element(10, 10, 300, 300);
  const row = new Element(20, 40, 280, 40, table);
  const icon = new Element(25, 45, 10, 10, row);
  const tableView = window.attach(table);
  const rowView = window.attach(row);
  assert.equal(rowView.parent, tableView);
  assert.equal(window.viewOf(icon), rowView);
  const told = [];
  window.observeTouches(({ view, phase, touches }) => told.push([view.element === row, phase, touches[0].location]));
  pointer(icon).down(30, 50, 0);
  assert.deepEqual(told, [[true, "began", { x: 10, y: 10 }]]);
  window.remove();
});

test("a window of an element has its origin there", () => {
  const element = new Element(100, 100, 50, 50);
  const window = dactyl.createWindow({ element });
  const told = [];
  window.add("tap", (tap) => told.push({ ...tap.windowLocation }));
  pointer(element).down(110, 120, 0);
  pointer(element).up(110, 120, 50);
  assert.deepEqual(told, [{ x: 10, y: 20 }]);
  window.remove();
});

test("pointercancel cancels", () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 100, 100);
  const states = [];
  window.attach(element).add("pan", (pan) => states.push(pan.state));
  const finger = pointer(element);
  finger.down(10, 10, 0);
  finger.move(40, 10, 8);
  finger.cancel(0, 0, 16);
  assert.deepEqual(states, ["began", "cancelled"]);
  window.remove();
});

test("a long press begins by itself", async () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 100, 100);
  const states = [];
  window.attach(element).add("longPress", { minimumPressDuration: 0.02 }, (press) => states.push(press.state));
  const finger = pointer(element);
  finger.down(10, 10, performance.now());
  await wait(60);
  assert.deepEqual(states, ["began"]);
  finger.up(10, 10, performance.now());
  assert.deepEqual(states, ["began", "ended"]);
  window.remove();
});

test("merged samples are asked for from when somebody wants them", () => {
  for (const [want, expected] of [
    [() => {}, 0], [(pan) => pan.coalescedTouches({ id: 1 }), 1], [(pan) => pan.window.record(), 1], [(pan) => pan.view.add(CustomRecognizer), 1],
  ]) {
    const window = dactyl.createWindow();
    const element = new Element(0, 0, 100, 100);
    const pan = window.attach(element).add("pan");
    const finger = pointer(element);
    let asked = 0;
    const more = { getCoalescedEvents: () => { asked++; return []; } };
    finger.down(10, 10, 0);
    finger.move(20, 10, 8, more);
    assert.equal(asked, 0);
    want(pan);
    finger.move(30, 10, 16, more);
    assert.equal(asked, expected);
    finger.up(30, 10, 24);
    window.remove();
  }
});

test("coalesced events reach the engine, pens tell how they lean and press", async () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 400, 100);
  window.attach(element).add("pan");
  const recorder = window.record();
  const pen = pointer(element, 3, { pointerType: "pen", pressure: 0.75, tiltX: 45, tiltY: 0, twist: 90 });
  pen.down(10, 10, 0);
  const merged = [4, 6, 8].map((timeStamp) => ({ timeStamp, clientX: 10 + timeStamp, clientY: 10, pointerType: "pen" }));
  pen.move(18, 10, 8, { getCoalescedEvents: () => merged });
  await wait(5);
  const [down, move] = recorder.recording.frames;
  const { kind, force, maximumForce, altitude, azimuth, roll } = down.contacts[0];
  assert.deepEqual([kind, force, maximumForce, azimuth, roll], ["pencil", 1.5, 2, 0, Math.PI / 2]);
  assert.ok(Math.abs(altitude - Math.PI / 4) < 1e-12, "45° from upright");
  assert.deepEqual(move.coalesced.map(({ time, x }) => [time, x]), [[0.004, 14], [0.006, 16]]);
  window.remove();
});

test("a mouse drags with its first button, and hovers without any", () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 100, 100);
  const view = window.attach(element);
  const told = [];
  view.add("hover", (hover) => told.push(`hover ${hover.state}`));
  view.add("tap", (tap) => told.push(`tap ${tap.state}`));
  const mouse = pointer(element, 1, { pointerType: "mouse", buttons: 0 });
  mouse.move(5, 5, 0);
  mouse.move(6, 5, 10);
  mouse.down(6, 5, 20, { button: 2 });
  mouse.down(6, 5, 30, { buttons: 1 });
  mouse.up(6, 5, 60);
  assert.deepEqual(told, ["hover began", "hover changed", "hover ended", "tap ended"]);
  window.remove();
});

test("touch-action leaves to the browser what no recogniser needs", () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 100, 100);
  const view = window.attach(element);
  assert.equal(element.style.touchAction, "");
  view.add("tap");
  assert.equal(element.style.touchAction, "manipulation");
  const swipe = view.add("swipe", { direction: ["left"] });
  assert.equal(element.style.touchAction, "pan-y pinch-zoom");
  const pan = view.add("pan");
  assert.equal(element.style.touchAction, "none");
  pan.remove();
  swipe.remove();
  assert.equal(element.style.touchAction, "manipulation");
  const late = view.add("pan", { isEnabled: false });
  assert.equal(element.style.touchAction, "manipulation", "who is disabled takes nothing");
  late.set({ isEnabled: true });
  assert.equal(element.style.touchAction, "none");
  view.set({ touchAction: "pan-x" });
  assert.equal(element.style.touchAction, "pan-x");
  view.set({ isUserInteractionEnabled: false, touchAction: undefined });
  assert.equal(element.style.touchAction, "");
  window.remove();
});

test("detaching leaves nothing behind", async () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 100, 100);
  element.style.touchAction = "pan-x";
  const before = dactyl.objects.filter(Boolean).length;
  const view = window.attach(element);
  const states = [];
  view.add("pan", (pan) => states.push(pan.state));
  const finger = pointer(element);
  finger.down(10, 10, 0);
  finger.move(40, 10, 8);
  await wait(5);
  view.remove();
  assert.deepEqual(states, ["began", "cancelled"]);
  assert.equal(element.listenerCount, 0);
  assert.equal(element.style.touchAction, "pan-x");
  assert.equal(element.style.userSelect, "");
  assert.equal(dactyl.objects.filter(Boolean).length, before);
  assert.equal(window.viewOf(element), null);
  finger.up(40, 10, 16);
  window.attach(element).remove();
  window.remove();
});

test("a finger that comes down while its view is being removed touches nothing", () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 100, 100);
  const view = window.attach(element);
  const [one, other] = [pointer(element), pointer(element, 2)];
  view.add("pan", ({ state }) => state === "cancelled" && other.down(20, 10, 16));
  one.down(10, 10, 0);
  one.move(40, 10, 8);
  view.remove();
  one.down(10, 10, 24);
  assert.equal(window.viewOf(element), null);
  assert.equal(element.listenerCount, 0);
  window.remove();
});

test("what is being removed says so to whoever is told of it", () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 100, 100);
  const view = window.attach(element);
  const told = [];
  const pan = view.add("pan", ({ state }) => {
    if (state !== "cancelled") return;
    told.push(view.isAlive, pan.isAlive, window.isAlive);
    pan.remove();
    view.remove();
  });
  const finger = pointer(element);
  finger.down(10, 10, 0);
  finger.move(40, 10, 8);
  view.remove();
  assert.deepEqual(told, [false, false, true]);
  window.remove();
});

test("a finger that lifts at no place is taken away, and later ones are heard", () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 100, 100);
  const view = window.attach(element);
  const states = [];
  let taps = 0;
  view.add("pan", ({ state }) => states.push(state));
  view.add("tap", () => taps++);
  const finger = pointer(element);
  finger.down(10, 10, 1000);
  finger.move(50, 10, 1010);
  finger.up(NaN, 10, 1030);
  assert.deepEqual(states, ["began", "cancelled"]);
  const other = pointer(element, 9);
  other.down(10, 10, 3000);
  other.up(10, 10, 3050);
  assert.equal(taps, 1);
  window.remove();
});

test("an event at a time that no clock tells happens now, and later taps are heard", () => {
  for (const time of [1e308, 1e305, 1e15, Infinity, -Infinity, NaN, undefined]) {
    const window = dactyl.createWindow();
    const element = new Element(0, 0, 100, 100);
    let taps = 0;
    window.attach(element).add("tap", () => taps++);
    const odd = pointer(element);
    odd.down(10, 10, 1000);
    odd.up(10, 10, time);
    const finger = pointer(element, 2);
    finger.down(10, 10, 3000);
    finger.up(10, 10, 3050);
    assert.deepEqual([taps, window.time], [2, 3.05], `after ${time}`);
    window.remove();
  }
});

test("an event that comes while an action runs is handled after it", () => {
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 100, 100);
  const view = window.attach(element);
  const told = [];
  const [one, other] = [pointer(element, 1), pointer(element, 2)];
  view.add("tap", ({ numberOfTouches, time }) => {
    told.push(`tap ${numberOfTouches} ${time}`);
    if (time > 0.05) return;
    other.down(50, 50, 60);
    other.up(50, 50, 90);
    told.push("told");
  });
  one.down(10, 10, 0);
  one.up(10, 10, 50);
  assert.deepEqual(told, ["tap 1 0.05", "told", "tap 1 0.09"]);
  // And goes nowhere where the view is gone by then.
  view.add("tap", () => {
    one.down(10, 10, 300);
    view.remove();
  });
  one.down(10, 10, 200);
  one.up(10, 10, 250);
  assert.equal(element.listenerCount, 0);
  window.remove();
});

test("a deadline that is asked for while fingers move is met before a later one", async () => {
  class Rest extends CustomRecognizer {
    static kind = "rest";
    touchesMoved() { this.deadline = performance.now() / 1000 + 0.02; }
    deadlineReached() { this.transition("ended"); }
  }
  const window = dactyl.createWindow();
  const element = new Element(0, 0, 100, 100);
  const view = window.attach(element);
  const told = [];
  view.add("longPress", { minimumPressDuration: 0.9, allowableMovement: 50 }, () => told.push("press"));
  view.add(Rest, { simultaneousWith: "*" }, () => told.push("rest"));
  const finger = pointer(element);
  finger.down(10, 10, performance.now());
  finger.move(12, 10, performance.now());
  await wait(60);
  assert.deepEqual(told, ["rest"]);
  window.remove();
});
