import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "../dactyl.js";

const module = (name) => new WebAssembly.Module(readFileSync(new URL(`../${name}.wasm`, import.meta.url)));

test("strokes are refused by an engine that was loaded before them, and come with the next", async () => {
  const without = await load();
  const { StrokeLibrary } = await import("../strokes.js");
  for (const act of [() => without.createWindow().add("circle"), () => new StrokeLibrary(without)]) {
    assert.throws(act, /^Error: strokes.js was imported after load\(\)/);
  }
  const dactyl = await load();
  dactyl.createWindow().add("circle");
  new StrokeLibrary(dactyl).remove();
});

test("halves of different builds do not fit", async () => {
  const { exports } = await WebAssembly.instantiate(module("dactyl"), { dactyl: { ask: () => 1 } });
  const strokes = module("strokes");
  const { name: sum } = WebAssembly.Module.imports(strokes).find(({ kind }) => kind === "memory");
  const [stamp] = WebAssembly.Module.customSections(strokes, "sources");
  assert.equal(sum, Buffer.from(stamp).toString("hex").slice(0, 8));
  const { [sum]: memory, ...others } = exports;
  await WebAssembly.instantiate(strokes, { dactyl: exports });
  await assert.rejects(WebAssembly.instantiate(strokes, { dactyl: { ...others, memory } }), WebAssembly.LinkError);
});
