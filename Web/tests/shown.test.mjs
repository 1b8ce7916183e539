// What any number of fingers have shown: learned by `dactyl train`, read, shown in a page and recognised.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load } from "../dactyl.js";
import "../inspect.js";
import { StrokeLibrary } from "../shown.js";
import { codeOf } from "../src/studio/code.js";

const here = (path) => new URL(path, import.meta.url);
const PHASES = { b: "began", m: "moved", s: "stationary", e: "ended", c: "cancelled" };
const dactyl = await load(readFileSync(here("../dactyl-shown.wasm")));

function play(window, name) {
  const lines = readFileSync(here(`../../Examples/Recordings/${name}.jsonl`), "utf8").split("\n").filter(Boolean).slice(1);
  for (const { t, c } of lines.map((line) => JSON.parse(line))) {
    window.send({ time: t, contacts: c.map(([id, phase, x, y]) => ({ id, phase: PHASES[phase], x, y })) });
  }
}

function watch(library, name) {
  const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 400, height: 300 } });
  const seen = [];
  const recognizer = window.add("shown", { library }, (shown) => seen.push(shown.className));
  play(window, name);
  return { recognizer, seen };
}

const { recognizer: { demonstration } } = watch(new StrokeLibrary(dactyl), "pinch-open-twice");

test("what fingers showed once is recognised when they do it again, and something else is not", () => {
  const library = new StrokeLibrary(dactyl);
  library.show("open", demonstration);
  assert.deepEqual(watch(library, "pinch-open-twice").seen, ["open", "open"]);
  assert.deepEqual(watch(library, "two-finger-triple-tap").seen, []);
  assert.equal(library.recognizeShown(demonstration).name, "open");
});

test("a class that travels begins under way if it is continuous, and follows the fingers", () => {
  const library = new StrokeLibrary(dactyl);
  library.define("open", { forgives: [], isContinuous: true });
  library.show("open", demonstration);
  const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 400, height: 300 } });
  const seen = [];
  window.add("shown", { library }, ({ state, scale }) => seen.push([state, scale]));
  play(window, "pinch-open-twice");
  assert.equal(seen[0][0], "began");
  assert.ok(seen.some(([state, scale]) => state === "ended" && scale > 1.3));
});

test("a file reads back as the same library, what one finger drew included", () => {
  const { recognizer: { demonstration: circle } } = watch(new StrokeLibrary(dactyl), "circle");
  const library = new StrokeLibrary(dactyl, { generosity: 1.5 });
  library.show("open", demonstration);
  library.show("circle", circle);
  const text = library.stringify();
  assert.equal(JSON.parse(text).format, "dactyl-gestures");
  const again = StrokeLibrary.parse(dactyl, text);
  assert.equal(again.stringify(), text);
  assert.equal(again.recognizeShown(circle).name, "circle");
});

test("a library of drawings and of what was shown is not written, because no file holds both", () => {
  const library = new StrokeLibrary(dactyl);
  library.show("open", demonstration);
  const template = library.add("line", [{ x: 0, y: 0 }, { x: 200, y: 3 }]);
  assert.throws(() => library.stringify(), /drawings and what several fingers showed; keep these in two libraries/);
  library.delete(template);
  assert.equal(JSON.parse(library.stringify()).format, "dactyl-gestures");
});

test("what was shown can be taken back, and numbers that make no sense are refused", () => {
  const library = new StrokeLibrary(dactyl);
  const number = library.show("open", demonstration);
  assert.equal(library.hide(number), true);
  assert.equal(library.hide(number), false);
  assert.equal(library.recognizeShown(demonstration), null);
  for (const stretches of [[], [[1, 2]], [new Array(13).fill(Number.NaN)], [[-1, ...new Array(12).fill(0)]]]) {
    assert.throws(() => library.show("bad", { stretches }), RangeError);
  }
});

test("what gets in the way of a shown gesture is told in words", () => {
  const { recognizer: { demonstration: taps } } = watch(new StrokeLibrary(dactyl), "two-finger-triple-tap");
  for (const [one, kind, settings, words] of [
    [demonstration, "pinch", {}, "pinch and shown: the other begins before the shown gesture is complete"],
    [taps, "tap", { numberOfTapsRequired: 4, numberOfTouchesRequired: 2 }, "tap and shown: the shown gesture is complete before the last tap"],
    [demonstration, "tap", {}, undefined],
  ]) {
    const library = new StrokeLibrary(dactyl);
    library.show("one", one);
    const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 400, height: 300 } });
    window.add("shown", { library });
    window.add(kind, settings);
    assert.deepEqual(window.conflicts().map((conflict) => conflict.words), [words].filter(Boolean));
    window.remove();
  }
});

test("the code of a pad imports the module that has its gesture", () => {
  const library = new StrokeLibrary(dactyl);
  for (const [kind, module] of [["stroke", "strokes"], ["shown", "shown"]]) {
    const window = dactyl.createWindow();
    window.add(kind, { library });
    assert.match(codeOf({ window, engine: dactyl }, "javascript"), new RegExp(`^import \\{ StrokeLibrary \\} from "dactyl-gestures/${module}";`));
  }
});
