import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../dactyl.js";
import "../inspect.js";
import { StrokeLibrary } from "../strokes.js";
import { Element, pointer } from "./page.mjs";

const dactyl = await load();
const frame = { x: 0, y: 0, width: 400, height: 400 };

const line = (...corners) => corners.slice(1).flatMap(([x, y], leg) => {
  const [fromX, fromY] = corners[leg];
  return Array.from({ length: 12 }, (_, i) => ({ x: fromX + ((x - fromX) * i) / 11, y: fromY + ((y - fromY) * i) / 11 }));
});
const check = line([110, 120], [140, 160], [230, 60]);
const zigZag = line([190, 110], [272, 118], [188, 126], [274, 135], [190, 144], [270, 152]);
const circle = Array.from({ length: 60 }, (_, i) => ({ x: 200 + 70 * Math.cos(i / 9.5), y: 150 + 70 * Math.sin(i / 9.5) }));
const hook = line([100, 100], [100, 200], [160, 200]);

// One finger along the points, a hundredth of a second each.
function draw(window, points) {
  let { time } = window;
  const send = (phase, { x, y }) => window.send({ time: (time += 0.01), contacts: [{ id: 1, phase, x, y }] });
  points.forEach((point, i) => send(i ? "moved" : "began", point));
  send("ended", points.at(-1));
}

function windowWith(kind, options = {}) {
  const window = dactyl.createWindow({ frame });
  const told = [];
  window.add(kind, options, (gesture) => told.push(gesture));
  return [window, told];
}

const isNear = (one, other, by) => assert.ok(Math.hypot(one.x - other.x, one.y - other.y) < by, JSON.stringify(one));

test("a check mark tells its corner and hand", () => {
  const [window, told] = windowWith("checkMark");
  draw(window, check);
  const [mark] = told;
  // The outline is smoothed, which takes the tip inward.
  isNear(mark.corner, { x: 140, y: 160 }, 6);
  assert.deepEqual([mark.hand, mark.angle > 1 && mark.angle < 2], ["right", true]);
  assert.equal(mark.drawing[0].length, check.length + 1);
  assert.deepEqual(mark.drawing[0][0], check[0]);
});

test("a circle tells its middle, radius and which way round", () => {
  const [window, told] = windowWith("circle");
  draw(window, circle);
  isNear(told[0].center, { x: 200, y: 150 }, 1);
  assert.ok(Math.abs(told[0].radius - 70) < 1);
  assert.equal(told[0].direction, "clockwise");
  draw(window, [...circle].reverse());
  assert.equal(told[1].direction, "counterclockwise");
});

test("two fingers draw with their centre where a shape takes two", () => {
  const [window, told] = windowWith("circle", { numberOfTouchesRequired: 2 });
  const send = (phase, { x, y }) => window.send({
    time: window.time + 0.01, contacts: [-30, 30].map((side, i) => ({ id: i + 1, phase, x: x + side, y })) });
  circle.forEach((point, i) => send(i ? "moved" : "began", point));
  send("ended", circle.at(-1));
  isNear(told[0].center, { x: 200, y: 150 }, 1);
  draw(window, circle);
  assert.equal(told.length, 1);
});

test("a scratch-out tells what lies beneath, and keeps apart from a swipe that waits for it", () => {
  const window = dactyl.createWindow({ frame });
  const table = window.addView({ frame });
  const bubble = table.addView({ frame: { x: 180, y: 100, width: 100, height: 60 } });
  const told = [];
  const scratch = table.add("scratchOut", (gesture) => told.push(gesture.viewToDelete, gesture.reversals));
  table.add("swipe", { requireToFail: scratch }, () => told.push("swipe"));
  draw(window, zigZag);
  draw(window, line([20, 20], [200, 22]));
  assert.deepEqual(told, [bubble, 4, "swipe"]);
});

test("why it is none is told in words", () => {
  const [window] = windowWith("circle");
  const words = [];
  window.observe(({ to, cause }) => to === "failed" && words.push(cause.words));
  draw(window, check);
  assert.match(words[0], /^went round by [\d.]+°, needs 240°$/);
});

test("settings of strokes are read and checked like others", () => {
  const window = dactyl.createWindow();
  const mark = window.add("checkMark", { maximumLegRatio: 0.5, recognizesEarly: true });
  const { maximumLegRatio, recognizesEarly, maximumTilt, translationX } = mark.settings;
  assert.deepEqual([maximumLegRatio, recognizesEarly, maximumTilt, translationX], [0.5, true, (40 * Math.PI) / 180, undefined]);
  assert.throws(() => mark.set({ maximumTilt: 4 }), RangeError);
  assert.throws(() => mark.set({ minimumReversals: 4 }), TypeError);
});

test("gestures are recognised by the samples of a library, which may grow", () => {
  const library = new StrokeLibrary(dactyl);
  library.add("check", check);
  const [window, told] = windowWith("stroke", { library });
  draw(window, check);
  assert.deepEqual([told[0].className, told[0].match.runnerUp, told[0].match.score > 0.99], ["check", null, true]);
  draw(window, hook);
  assert.equal(told.length, 1, "a hook is no check");
  assert.deepEqual([told[0].match.name, told[0].match.isRecognized, told[0].className], ["check", false, null]);
  library.add("hook", told[0].drawing);
  draw(window, hook);
  assert.equal(told[1].className, "hook");
  assert.equal(told[1].settings.library, library);
  library.remove();
  draw(window, hook);
  assert.equal(told.length, 2);
});

test("drawings of several strokes are waited for", () => {
  const library = new StrokeLibrary(dactyl);
  const [one, other] = [line([100, 100], [200, 200]), line([200, 100], [100, 200])];
  library.add("cross", [one, other]);
  const [window, told] = windowWith("stroke", { library, maximumStrokeInterval: 0.4 });
  draw(window, one);
  draw(window, other);
  assert.equal(told.length, 0);
  window.advance(window.nextDeadline);
  assert.deepEqual([told[0].className, told[0].drawing.length], ["cross", 2]);
});

test("samples are judged by each other", () => {
  const library = new StrokeLibrary(dactyl);
  const shaken = (points, by) => points.map(({ x, y }, i) => ({ x: x + by * (i % 3), y: y - by * (i % 2) }));
  for (const by of [0, 1, 2]) library.add("check", shaken(check, by));
  for (const by of [0, 1, 2]) library.add("hook", shaken(hook, by));
  assert.deepEqual(library.confusion(), { names: ["check", "hook"], counts: [[3, 0, 0], [0, 3, 0]] });
  const wrong = library.add("hook", shaken(check, 1.5));
  assert.equal(library.judge(wrong).name, "check");
  // The check that is called a hook takes the one that is most like it along.
  assert.deepEqual(library.confusion().counts, [[2, 1, 0], [1, 3, 0]]);
  assert.equal(library.delete(wrong), true);
  assert.equal(library.delete(wrong), false);
  assert.equal(library.delete("check"), true);
  assert.deepEqual(library.classes.map(({ name }) => name), ["hook"]);
  assert.equal(library.recognize(line([0, 0], [0.5, 0.5])).name, "hook");
  library.remove();
});

test("a library is written as it was read, and answers alike", () => {
  const library = new StrokeLibrary(dactyl, { generosity: 1.5 });
  library.define("check", { forgives: ["rotation", "size"] });
  library.add("check", check);
  library.add("hook", hook);
  library.add("hook", [hook, check]);
  const text = library.stringify();
  const copy = StrokeLibrary.parse(dactyl, text);
  assert.equal(copy.stringify(), text);
  assert.deepEqual(copy.thresholds, library.thresholds);
  assert.deepEqual(copy.recognize(zigZag), library.recognize(zigZag));
  const [[first]] = library.drawing(1);
  isNear(first, { x: -30, y: -50 }, 0.1);
  for (const wrong of ['{"format":"x"}', text.replace('"version":1', '"version":2'), text.replace('"class":1', '"class":9')]) {
    assert.throws(() => StrokeLibrary.parse(dactyl, wrong), SyntaxError);
  }
});

test("strokes that are no gesture are read, refuse what is like them, and are written again", () => {
  const samples = new StrokeLibrary(dactyl);
  const bent = hook.map(({ x, y }) => ({ x: x + 0.3 * y, y }));
  samples.add("hook", hook);
  samples.add("bent", bent);
  const file = JSON.parse(samples.stringify());
  const [own, other] = file.templates;
  const text = (others) => JSON.stringify({ ...file, classes: file.classes.slice(0, 1), templates: [own], rejection: { generosity: 1 }, ...others });
  const without = StrokeLibrary.parse(dactyl, text({}));
  assert.equal(without.recognize(bent).isRecognized, true);
  const library = StrokeLibrary.parse(dactyl, text({ others: [{ diagonal: other.diagonal, strokes: other.strokes }] }));
  assert.equal(library.recognize(hook).isRecognized, true);
  assert.equal(library.recognize(bent).isRecognized, false);
  assert.deepEqual(JSON.parse(library.stringify()).others, [{ diagonal: other.diagonal, strokes: other.strokes }]);
  assert.throws(() => StrokeLibrary.parse(dactyl, text({ others: [{ diagonal: 1, strokes: [[9, 9]] }] })), Error);
  for (const one of [samples, without, library]) one.remove();
});

test("what cannot be compared is refused, and changes nothing", () => {
  const library = new StrokeLibrary(dactyl);
  assert.throws(() => library.add("dot", [{ x: 1, y: 1 }]), /all in one place/);
  assert.throws(() => library.add("dot", []), /nothing was drawn/);
  assert.throws(() => library.add("dot", [{ x: NaN, y: 1 }, { x: 1, y: 2 }]), /not finite/);
  assert.equal(library.recognize(check), null, "there is nothing to compare with");
  assert.throws(() => dactyl.createWindow().add("stroke", { library: 7 }), Error);
  library.remove();
  assert.throws(() => library.recognize(check), Error);
});

test("elements get events of strokes, and leave the browser nothing", async () => {
  const window = dactyl.createWindow();
  const element = new Element(100, 50, 400, 400);
  window.attach(element, { events: true }).add("checkMark");
  assert.equal(element.style.touchAction, "none");
  const corners = [];
  element.addEventListener("checkmark", ({ detail }) => corners.push({ ...detail.corner }));
  const finger = pointer(element);
  finger.down(210, 170, 1000);
  check.slice(1).forEach(({ x, y }, i) => finger.move(x + 100, y + 50, 1010 + 10 * i));
  finger.up(330, 110, 2000);
  isNear(corners[0], { x: 140, y: 160 }, 6);
  window.remove();
});
