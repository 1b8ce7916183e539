import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../dactyl.js";
import "../inspect.js";

const finger = (time, phase, x) => ({ time, contacts: [{ id: 1, phase, x, y: 0 }] });

test("without pinch.js nobody stretches or turns, and a change says so; with it the same", async () => {
  const play = async () => {
    const window = (await load()).createWindow();
    const told = [];
    const pan = window.add("pan");
    window.observe(({ to, scale, rotation, scaleVelocity, rotationVelocity }) => told.push([to, scale, rotation, scaleVelocity, rotationVelocity]));
    window.send(finger(0, "began", 0));
    window.send(finger(0.01, "moved", 20));
    return [told, pan];
  };
  const [told, pan] = await play();
  assert.deepEqual(told, [["began", 1, 0, 0, 0]]);
  assert.equal(pan.scale, undefined);
  await import("../pinch.js");
  const [again, other] = await play();
  assert.deepEqual(again, told);
  // One action may serve several kinds.
  assert.deepEqual([other.scale, other.rotation, other.scaleVelocity, other.rotationVelocity], [1, 0, 0, 0]);
  assert.throws(() => { other.scale = 2; }, TypeError);
});
