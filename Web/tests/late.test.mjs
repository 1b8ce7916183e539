// Modules that are imported after load().
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "../dactyl.js";
import { Element, pointer } from "./page.mjs";

const url = (name) => new URL(`../${name}.wasm`, import.meta.url);
const bytes = (name) => readFileSync(url(name));

// How often each file was asked for: nothing else in Node fetches these.
const asked = {};
globalThis.fetch = async (address) => {
  const [name] = `${address}`.match(/\w+(?=\.wasm)/);
  asked[name] = (asked[name] ?? 0) + 1;
  return answers[name]?.() ?? new Response(bytes(name), { headers: { "content-type": "application/wasm" } });
};
// What the server says instead, by file.
const answers = {};
const served = (name) => `http://127.0.0.1/${name}.wasm`;
for (const name of ["pinch", "transform", "extras", "strokes", "library"]) load[name] = served(name);

// What a pan tells of a finger that goes on while `act` is awaited after each of its moves.
async function drag(dactyl, act) {
  const window = dactyl.createWindow();
  const told = [];
  window.add("pan", ({ state, translation, velocity }) => told.push(`${state} ${translation.x} ${velocity.x}`));
  const send = (step, phase) => window.send({ time: step / 100, contacts: [{ id: 1, phase, x: step * step, y: 5 }] });
  send(0, "began");
  for (let step = 1; step < 10; step++) {
    send(step, "moved");
    await act(step);
  }
  send(10, "ended");
  return told;
}

const circle = Array.from({ length: 40 }, (_, i) => ({ x: 100 + 50 * Math.cos(i / 6), y: 100 + 50 * Math.sin(i / 6) }));

// How a drawn circle is recognised.
function draw(window) {
  const told = [];
  const recognizer = window.add("circle", ({ radius }) => told.push(Math.round(radius)));
  const start = window.time + 1;
  circle.forEach(({ x, y }, i) => {
    const phase = i === 0 ? "began" : i === circle.length - 1 ? "ended" : "moved";
    window.send({ time: start + i / 100, contacts: [{ id: 1, phase, x, y }] });
  });
  recognizer.remove();
  return told;
}

const alone = await load();
const still = await drag(alone, () => {});

test("what is imported while load() is under way is there when it has ended", async () => {
  load.source = served("dactyl");
  let answer;
  let loading;
  await new Promise((arrive) => {
    answers.dactyl = () => new Promise((resolve) => {
      answer = () => resolve(new Response(bytes("dactyl")));
      arrive();
    });
    loading = load();
  });
  await import("../transform.js");
  answer();
  const dactyl = await loading;
  assert.equal(dactyl.createWindow().add("transform").matrix.length, 6);
  assert.deepEqual(asked, { dactyl: 1, pinch: 1, transform: 1 });
  delete load.source;
  delete answers.dactyl;
});

test("an engine that was loaded before says what to do, and then has it, while its fingers go on", async () => {
  const window = alone.createWindow();
  const element = new Element(0, 0, 100, 100);
  const view = alone.attach(element);
  assert.throws(() => window.add("transform"), { message: "transform.js was imported after load(): await dactyl.ready first" });
  const older = window.add("pan");
  let late;
  const told = await drag(alone, async (step) => {
    if (step === 3) late = Promise.all([import("../hover.js"), import("../delegate.js")]).then(() => alone.ready);
    await new Promise(setImmediate);
    if (step === 6) await late;
  });
  assert.deepEqual(told, still);
  window.add("transform");
  // Recognisers that were made before take names.
  older.requireToFail("tap");
  assert.deepEqual([...older.required], []);
  const tap = window.add("tap");
  assert.deepEqual([...older.required], [tap]);
  assert.equal(await alone.ready, alone);
  assert.deepEqual(await drag(alone, () => alone.ready), still);
  // Elements that were attached before tell what the module listens to.
  const hovers = [];
  view.add("hover", ({ state }) => hovers.push(state));
  const mouse = { pointerType: "mouse", buttons: 0 };
  pointer(element, 1, mouse).move(10, 10, 10);
  element.fire("pointerout", { ...mouse, relatedTarget: null, clientX: 200, clientY: 10, timeStamp: 20 });
  assert.deepEqual(hovers, ["began", "ended"]);
});

test("what several ask for at once is put on once, by each engine", async () => {
  const { strokes } = asked;
  const engines = [alone, await load(), await load()];
  await import("../strokes.js");
  const parts = await Promise.all([...engines, ...engines].map(({ ready }) => ready));
  assert.deepEqual(parts, [...engines, ...engines]);
  assert.equal(asked.strokes - (strokes ?? 0), engines.length);
  for (const dactyl of engines) assert.deepEqual(draw(dactyl.createWindow()), [50]);
});

test("a file that does not come is named, and asked for again", async () => {
  const window = alone.createWindow();
  const { StrokeLibrary } = await import("../library.js");
  answers.library = () => new Response("<!doctype html>", { status: 404, headers: { "content-type": "text/html" } });
  await assert.rejects(alone.ready, { message: `${served("library")}: HTTP 404` });
  answers.library = () => new Response("<!doctype html>");
  await assert.rejects(alone.ready, new RegExp(`^Error: ${served("library")}: .*expected magic word`));
  answers.library = () => { throw new TypeError("fetch failed"); };
  await assert.rejects(alone.ready, { message: `${served("library")}: fetch failed` });
  await assert.rejects(load(), { message: `${served("library")}: fetch failed` });
  assert.throws(() => new StrokeLibrary(alone), /library\.js was imported after load/);
  // What is there goes on.
  assert.deepEqual(draw(window), [50]);
  delete answers.library;
  await alone.ready;
  // Its base was there before it.
  const library = new StrokeLibrary(alone);
  library.add("circle", circle);
  library.add("circle", circle.map(({ x, y }) => ({ x: 2 * x, y })));
  assert.equal(library.recognize(circle).name, "circle");
  // An engine that has none of them gets both.
  await load();
});

test("what was handed over as a file and is none, or is of another build, is named", async () => {
  load.library = new Uint8Array([0, 97, 115, 109, 2, 0, 0, 0]);
  await assert.rejects(load(), /^Error: library: .*version/);
  // It asks for the memory by another sum.
  const other = Buffer.from(bytes("library"));
  const sum = WebAssembly.Module.imports(new WebAssembly.Module(other)).find(({ kind }) => kind === "memory").name;
  other.write("00000000", other.indexOf(sum));
  load.library = other;
  await assert.rejects(load(), { message: "library.wasm is of another build" });
  load.library = served("library");
  await load();
});
