import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../dactyl.js";
import "../inspect.js";

const finger = (time, phase, x) => ({ time, contacts: [{ id: 1, phase, x, y: 0 }] });

test("what a kind does not measure is at rest, so that one action may serve several kinds", async () => {
  const window = (await load()).createWindow();
  const told = [];
  const pan = window.add("pan");
  window.observe(({ to, scale, rotation, scaleVelocity, rotationVelocity }) => told.push([to, scale, rotation, scaleVelocity, rotationVelocity]));
  window.send(finger(0, "began", 0));
  window.send(finger(0.01, "moved", 20));
  assert.deepEqual(told, [["began", 1, 0, 0, 0]]);
  assert.deepEqual([pan.scale, pan.rotation, pan.scaleVelocity, pan.rotationVelocity], [1, 0, 0, 0]);
  assert.throws(() => { pan.scale = 2; }, TypeError);
});
