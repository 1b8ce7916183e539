import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { load } from "../dactyl.js";
import { Element, pointer } from "./page.mjs";

const bytes = readFileSync(new URL("../dactyl.wasm", import.meta.url));

// As in a browser, where dactyl.js is all that there is.
async function loadAsPage() {
  const { process } = globalThis;
  Object.assign(globalThis, { document: {}, process: undefined });
  try {
    return await load(bytes);
  } finally {
    globalThis.process = process;
    delete globalThis.document;
  }
}

test("a page recognises what elements are told with dactyl.js alone, and is told what the rest needs", async () => {
  const dactyl = await loadAsPage();
  const element = new Element(0, 0, 100, 100);
  const told = [];
  const pan = dactyl.attach(element).add("pan", ({ state, translation: { x } }) => told.push(`${state} ${x}`));
  const finger = pointer(element);
  finger.down(10, 10, 0);
  finger.move(30, 10, 8);
  finger.up(30, 10, 16);
  assert.deepEqual(told, ["began 10", "ended 10"]);
  assert.throws(() => dactyl.page.send({ time: 1, contacts: [] }), /import frames\.js/);
  assert.throws(() => pan.view.add("pinch"), /pinch/);
  assert.throws(() => pan.view.set({ transform: [2, 0, 0, 2, 0, 0] }), TypeError);
  await import("../errors.js");
  assert.throws(() => dactyl.page.set({ rejectsPalms: true }), /import palms\.js/);
  assert.throws(() => pan.view.add("hover"), /import hover\.js/);
  assert.throws(() => dactyl.page.set({ gestureProfile: "android" }), /import profiles\.js/);
  for (const kind of ["pinch", "rotation"]) assert.throws(() => pan.view.add(kind), /import pinch\.js/);
  assert.throws(() => pan.view.add("transform"), /import transform\.js/);
  assert.throws(() => pan.view.set({ transform: [2, 0, 0, 2, 0, 0] }), /import transform\.js/);
  for (const kind of ["swipe", "screenEdgePan"]) assert.throws(() => pan.view.add(kind), /import swipe\.js/);
  assert.throws(() => pan.view.add("circle"), /import strokes\.js/);
  assert.throws(() => pan.view.add("stroke"), /import library\.js/);
});

test("where there is no page, frames can be sent at once", async () => {
  const window = (await load(bytes)).createWindow();
  let taps = 0;
  window.add("tap", () => taps++);
  window.send({ time: 0, contacts: [{ id: 1, phase: "began", x: 5, y: 5 }] });
  window.send({ time: 0.05, contacts: [{ id: 1, phase: "ended", x: 5, y: 5 }] });
  assert.equal(taps, 1);
});

test("dactyl.js takes no more than 5,500 bytes, gzipped", () => {
  const { length } = gzipSync(readFileSync(new URL("../dactyl.js", import.meta.url)), { level: 9 });
  assert.ok(length <= 5500, `${length}`);
});
