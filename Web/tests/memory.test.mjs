import assert from "node:assert/strict";
import { test } from "node:test";
import { CustomRecognizer } from "../custom.js";
import { load } from "../dactyl.js";
import { Element, pointer } from "./page.mjs";

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
    view.add(CustomRecognizer);
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
