import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "../dactyl.js";
import { KINDS, PROPERTIES } from "../src/kinds.js";

const module = (name) => new WebAssembly.Module(readFileSync(new URL(`../${name}.wasm`, import.meta.url)));
const recordings = new URL("../../Examples/Recordings/", import.meta.url);
const names = readdirSync(recordings).filter((name) => name.endsWith(".jsonl"));
// Nothing else is imported yet: this engine has dactyl.wasm alone.
const alone = await load();

// What the kinds of dactyl.js make of a sample recording.
function play(dactyl, name) {
  const [, ...frames] = readFileSync(new URL(name, recordings), "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const phases = { b: "began", m: "moved", s: "stationary", e: "ended", c: "cancelled" };
  const window = dactyl.createWindow();
  const told = [];
  for (const kind in KINDS) {
    const options = { simultaneousWith: "*", delaysTouchesBegan: true };
    window.add(kind, options, ({ state, time, location: { x } }) => told.push(`${time} ${kind} ${state} ${x}`));
  }
  for (const { t: time, c: contacts } of frames) {
    window.send({ time, contacts: contacts.map(([id, letter, x, y, { f: force, r: majorRadius } = {}]) => ({ id, phase: phases[letter], x, y, force, majorRadius })) });
  }
  window.advance(window.time + 10);
  window.remove();
  return told;
}

test("dactyl.wasm alone has all that dactyl.js asks for", () => {
  const { c } = alone;
  const window = c.dactyl_window_create(0, 0, 100, 100);
  const objects = [window, c.dactyl_view_create(window), ...Object.values(KINDS).map(([code]) => c.dactyl_recognizer_create(window, code))];
  for (const first in PROPERTIES) {
    PROPERTIES[first].split(" ").forEach((_, i) => {
      for (const object of objects) {
        const value = c.dactyl_get_number(object, +first + i);
        if (!Number.isNaN(value)) assert.equal(c.dactyl_set_number(object, +first + i, value), 0);
      }
    });
  }
  for (const [one, other] of [[2, 3], [3, 4]]) assert.equal(c.dactyl_require_to_fail(objects[one], objects[other]), 0);
  assert.equal(c.dactyl_allow_simultaneous(objects[2], 0), 0);
  assert.equal(c.dactyl_forget_relation(objects[2], objects[3]), 0);
  assert.equal(c.dactyl_cancel_all_touches(window), 0);
  assert.equal(c.dactyl_release(window), 0);
});

test("what needs another part is refused by an engine that was loaded before it, and comes with the next or when it is asked for", async () => {
  const told = names.map((name) => play(alone, name));
  assert.ok(told.flat().length > 100, `${told.flat().length}`);
  const window = alone.createWindow();
  const tap = window.add("tap");
  const { CustomRecognizer } = await import("../custom.js");
  const { StrokeLibrary } = await import("../library.js");
  for (const name of ["hover", "palms", "profiles", "recording", "swipe", "transform", "errors"]) await import(`../${name}.js`);
  const acts = {
    custom: () => window.add(class extends CustomRecognizer {}),
    delegate: () => window.add("pan", { shouldBegin: () => true }),
    hover: () => window.add("hover"),
    inspect: () => window.conflicts(),
    library: () => new StrokeLibrary(alone),
    palms: () => window.set({ palmRadius: 20 }),
    pinch: () => window.add("rotation"),
    profiles: () => window.set({ gestureProfile: "gtk" }),
    strokes: () => window.add("circle"),
    swipe: () => window.add("screenEdgePan"),
    touches: () => tap.touches,
    transform: () => window.add("transform"),
  };
  for (const name in acts) assert.throws(acts[name], { message: `${name}.js was imported after load(): await dactyl.ready first` });
  assert.throws(() => window.add("stroke"), /await dactyl.ready first/);
  assert.throws(() => window.addView({ transform: [2, 0, 0, 2, 0, 0] }), /^Error: transform.js/);
  assert.throws(() => window.observe(() => {}), /^Error: inspect.js/);
  assert.throws(() => window.send({ time: 0, contacts: [], hovers: [{ id: 1, phase: "entered", x: 1, y: 1 }] }), /import hover.js/);
  assert.throws(() => window.set({ alfa: 1 }), /did you mean `alpha`/);
  const whole = await load();
  await alone.ready;
  for (const name in acts) acts[name]();
  const other = whole.createWindow();
  for (const kind of ["circle", "hover", "pinch", "rotation", "screenEdgePan", "stroke", "swipe", "transform"]) other.add(kind);
  other.set({ palmRadius: 20, gestureProfile: "gtk" });
  new StrokeLibrary(whole).remove();
  // Nothing of dactyl.js depends on what else is there.
  names.forEach((name, i) => assert.deepEqual(play(whole, name), told[i], name));
  assert.deepEqual(names.map((name) => play(alone, name)), told);
});

test("parts of different builds do not fit", async () => {
  const { exports } = await WebAssembly.instantiate(module("dactyl"), { dactyl: { ask: () => 1 } });
  const all = { ask: () => 1, ...exports };
  for (const name of ["pinch", "transform", "swipe", "profiles", "extras", "strokes", "library"]) {
    const part = module(name);
    const { name: sum } = WebAssembly.Module.imports(part).find(({ kind }) => kind === "memory");
    const [stamp] = WebAssembly.Module.customSections(part, "sources");
    assert.equal(sum, Buffer.from(stamp).toString("hex").slice(0, 8));
    const { [sum]: memory, ...others } = all;
    await assert.rejects(WebAssembly.instantiate(part, { dactyl: { ...others, memory } }), WebAssembly.LinkError);
    Object.assign(all, (await WebAssembly.instantiate(part, { dactyl: all })).exports);
  }
});
