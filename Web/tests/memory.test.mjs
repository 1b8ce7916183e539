import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../dactyl.js";
import { Element, pointer } from "./page.mjs";

test("an action in which the memory grows reads what it read before, and the next is told", async () => {
  const dactyl = await load();
  const element = new Element(0, 0, 400, 400);
  const view = dactyl.attach(element);
  const told = [];
  const { memory } = dactyl.c;
  const grow = () => {
    const { byteLength } = memory.buffer;
    while (memory.buffer.byteLength === byteLength) dactyl.page.addView();
  };
  const take = (gesture) => {
    const { kind, state, translation: { x } } = gesture;
    if (state === "changed") grow();
    told.push(`${kind} ${state} ${x} ${gesture.translation.x}`);
    if (state === "changed") grow();
  };
  for (const kind of ["pan", "transform"]) view.add(kind, { simultaneousWith: "*" }, take);
  const finger = pointer(element);
  finger.down(10, 10, 0);
  finger.move(30, 10, 8);
  finger.move(40, 10, 16);
  finger.up(40, 10, 24);
  assert.deepEqual(told, [
    "transform began 20 20", "pan began 10 10", "transform changed 30 30", "pan changed 20 20", "transform ended 30 30", "pan ended 20 20",
  ]);
});

test("mounting and unmounting 100,000 recognisers in a window that lives on leaves memory flat", async () => {
  const dactyl = await load();
  const element = new Element(0, 0, 100, 100);
  const sizes = [];
  const objects = [];
  for (let i = 0; i < 20000; i++) {
    const view = dactyl.attach(element);
    const pan = view.add("pan");
    view.add("tap", { requireToFail: pan });
    view.add("pinch", { simultaneousWith: "*" });
    view.add("longPress", { simultaneousWith: pan });
    view.add("swipe");
    // Now and then a finger is on it as it goes.
    if (i % 100 === 0) pointer(element).down(10, 10, i);
    view.remove();
    if (i % 4000 === 3999) {
      sizes.push(dactyl.c.memory.buffer.byteLength);
      objects.push(dactyl.objects.filter(Boolean).length);
    }
  }
  assert.equal(new Set(sizes.slice(1)).size, 1, `${sizes}`);
  assert.equal(new Set(objects).size, 1, `${objects}`);
});
