import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import * as dactyl from "../dactyl.js";
import { Element, pointer } from "./page.mjs";

const bytes = (name) => readFileSync(new URL(`../${name}`, import.meta.url));
const gzipped = (name) => gzipSync(bytes(name), { level: 9 }).length;
const { load } = dactyl;
// Nothing else is imported yet: this engine has no strokes.
const alone = await load();

// As in a browser, where Node's ways of reading files are missing.
async function loadAsPage(source) {
  const { process } = globalThis;
  Object.assign(globalThis, { document: {}, process: undefined });
  try {
    return await load(source);
  } finally {
    globalThis.process = process;
    delete globalThis.document;
  }
}

test("a page recognises what elements are told with dactyl.js alone", async () => {
  const engine = await loadAsPage(bytes("dactyl.wasm"));
  const element = new Element(0, 0, 100, 100);
  const told = [];
  const view = engine.attach(element);
  view.add("pan", ({ state, translation: { x } }) => told.push(`${state} ${x}`));
  const finger = pointer(element);
  finger.down(10, 10, 0);
  finger.move(30, 10, 8);
  finger.up(30, 10, 16);
  assert.deepEqual(told, ["began 10", "ended 10"]);
  for (const kind of ["tap", "longPress", "swipe", "pinch", "rotation", "screenEdgePan", "transform"]) view.add(kind);
  engine.page.set({ gestureProfile: "android" });
  view.remove();
});

test("palms and turned views need whole.js before load()", async () => {
  const late = /^TypeError: there is no setting `rejectsPalms` of .*; import whole\.js before load\(\)$/;
  assert.throws(() => alone.page.set({ rejectsPalms: true }), late);
  await import("../whole.js");
  const transform = [2, 0, 0, 2, 0, 0];
  assert.throws(() => alone.page.addView({ transform }), { message: "there is no setting `transform` of a view; import whole.js before load()" });
  const window = (await load()).createWindow();
  window.set({ rejectsPalms: true, palmEdgeWidth: 10 });
  window.addView({ transform });
  assert.throws(() => window.addView({ transform: [NaN, 0, 0, 0, 0, 0] }), { message: "transform must be six finite numbers, got [null,0,0,0,0,0]" });
});

test("recognisers of one's own need custom.js before load()", async () => {
  const window = alone.createWindow();
  assert.throws(() => window.add("custom"), { message: "there is no recogniser `custom`; import custom.js" });
  assert.equal(dactyl.CustomRecognizer, undefined);
  const { CustomRecognizer } = await import("../custom.js");
  assert.throws(() => window.add(CustomRecognizer), /^Error: custom\.js was imported after load\(\): import it before, so that load\(\) fetches dactyl-strokes\.wasm/);
  assert.deepEqual(window.recognizers, []);
  assert.equal((await load()).createWindow().add(CustomRecognizer).kind, "custom");
});

test("what is drawn needs strokes.js before load()", async () => {
  const window = alone.createWindow();
  assert.throws(() => window.add("circle"), /import strokes\.js/);
  const { StrokeLibrary } = await import("../strokes.js");
  assert.throws(() => window.add("circle"), /^Error: strokes\.js was imported after load\(\)/);
  assert.throws(() => new StrokeLibrary(alone), /^Error: strokes\.js was imported after load\(\)/);
  assert.deepEqual(window.recognizers, []);
  const whole = (await load()).createWindow();
  for (const kind of ["circle", "checkMark", "scratchOut", "stroke", "pan"]) whole.add(kind);
});

test("what fingers have shown needs shown.js before load()", async () => {
  const { StrokeLibrary } = await import("../strokes.js");
  const late = { message: "what fingers have shown needs shown.js: import it before load()" };
  const whole = await load();
  const library = new StrokeLibrary(whole);
  const window = whole.createWindow();
  assert.throws(() => window.add("shown", { library }), late);
  assert.deepEqual(window.recognizers, []);
  assert.throws(() => library.show("two", { stretches: [] }), late);
  assert.throws(() => library.recognizeShown({ stretches: [] }), late);
  assert.deepEqual(library.classes, []);
  await import("../shown.js");
  await import("../whole.js");
  const largest = await load();
  assert.equal(largest.createWindow().add("shown", { library: new StrokeLibrary(largest) }).kind, "shown");
});

test("what only a larger engine answers needs inspect.js before load()", async () => {
  const { inspect } = await import("../inspect.js");
  const window = alone.createWindow({ frame: { x: 0, y: 0, width: 100, height: 100 } });
  const tap = window.add("tap");
  const told = [];
  window.observe(({ to, cause }) => told.push(`${to} ${cause.label}`));
  const late = /^Error: inspect\.js was imported after load\(\): import it before, so that load\(\) fetches dactyl-strokes\.wasm/;
  for (const ask of [() => window.conflicts(), () => window.observeTouches(() => {}), () => tap.progress, () => inspect(window, () => {})]) {
    assert.throws(ask, late);
  }
  window.send({ time: 0, contacts: [{ id: 1, phase: "began", x: 10, y: 10 }] });
  window.send({ time: 0.1, contacts: [{ id: 1, phase: "ended", x: 10, y: 10 }] });
  assert.equal(told[0], "ended tapped");
  const whole = (await load()).createWindow();
  assert.deepEqual(whole.conflicts(), []);
  assert.deepEqual(whole.add("tap").progress, []);
});

test("what only mice, wheels and keys do needs desktop.js", () => {
  const view = alone.createWindow().attach(new Element(0, 0, 100, 100));
  assert.throws(() => view.add("hover"), /import desktop\.js/);
  for (const option of ["wheel", "keyboard"]) assert.throws(() => view.set({ [option]: true }), /import desktop\.js/);
});

test("modules are imported where there is no window", async () => {
  for (const name of ["custom", "desktop", "inspect", "parts", "shown", "strokes"]) await import(`../${name}.js`);
});

test("who loads without saying what shares one engine; who says what gets one of its own", async () => {
  assert.equal(await load(), await load());
  assert.notEqual(await load(bytes("dactyl.wasm")), await load());
});

test("what does not come is named, and an engine of another version is refused", async () => {
  const { fetch } = globalThis;
  const address = "http://127.0.0.1/dactyl.wasm";
  const answers = (answer) => { globalThis.fetch = async () => answer(); };
  answers(() => new Response("<!doctype html>", { status: 404 }));
  await assert.rejects(load(address), { message: `${address}: HTTP 404` });
  answers(() => new Response("<!doctype html>"));
  await assert.rejects(load(address), new RegExp(`^Error: ${address}: .*expected magic word`));
  answers(() => { throw new TypeError("fetch failed"); });
  await assert.rejects(load(address), { message: `${address}: fetch failed` });
  await assert.rejects(load(new Uint8Array([0, 97, 115, 109, 2, 0, 0, 0])), /^Error: the engine: .*version/);
  answers(() => new Response(bytes("dactyl.wasm"), { headers: { "content-type": "application/wasm" } }));
  assert.equal((await load(address)).version, alone.version);
  globalThis.fetch = fetch;
});

test("a page loads no more than 12 kB of JavaScript and 42.5 kB of the engine, 85 kB of the whole one, or 100 kB of the largest, gzipped", () => {
  for (const [name, most] of [["dactyl.js", 12000], ["dactyl.wasm", 42500], ["dactyl-strokes.wasm", 85000], ["dactyl-shown.wasm", 100000]]) {
    assert.ok(gzipped(name) <= most, `${name}: ${gzipped(name)}`);
  }
});

test("an error that nobody catches prints no more than a short line of the module", () => {
  const script = 'import { load } from "./dactyl.js"; (await load()).attach(null);';
  const { stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { cwd: new URL("..", import.meta.url), encoding: "utf8" });
  assert.match(stderr, /attach: expected an element, got null/);
  assert.ok(stderr.split("\n").every(({ length }) => length < 2000), `${Math.max(...stderr.split("\n").map(({ length }) => length))}`);
});
