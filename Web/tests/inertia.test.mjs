import assert from "node:assert/strict";
import { test } from "node:test";
import { animateIn } from "./clock.mjs";
import {
  apply, changedAbout, decompose, Deceleration, FAST, Inertia, invert, multiply, NORMAL, rotatedAbout, rubberBand, scaledAbout,
} from "../parts.js";

const near = (value, expected, tolerance = 1e-9) => assert.ok(Math.abs(value - expected) <= tolerance, `${value}, not ${expected}`);

test("a fling slows down by friction until it is slower than the rest speed", () => {
  const fling = new Deceleration(100, 1000, { friction: NORMAL, restSpeed: 10 });
  near(fling.duration, Math.log(100) / NORMAL);
  near(fling.rest, 100 + (1000 - 10) / NORMAL, 1e-6);
  near(fling.velocityAt(0.5), 1000 * Math.exp(-NORMAL / 2));
  assert.equal(fling.at(99), fling.rest);
  assert.equal(new Deceleration(5, 3).duration, 0);
  assert.ok(new Deceleration(0, 1000, { friction: FAST }).rest < 105);
});

test("its way has no jump where the spring takes hold, and ends on the bound", () => {
  const fling = new Deceleration(0, 2000, { max: 300 });
  let [place, speed] = [0, 2000];
  let farthest = 0;
  for (let time = 0; time < fling.duration; time += 0.0005) {
    const [next, velocity] = [fling.at(time), fling.velocityAt(time)];
    assert.ok(Math.abs(next - place) <= 1.01, `a step of ${next - place} at ${time}`);
    assert.ok(Math.abs(velocity - speed) <= 60, `a jerk of ${velocity - speed} at ${time}`);
    [place, speed] = [next, velocity];
    farthest = Math.max(farthest, place);
  }
  assert.ok(farthest > 301, "it goes beyond");
  assert.equal(fling.rest, 300);
});

test("what lies beyond its bound comes back and never swings over", () => {
  const back = new Deceleration(-80, 0, { min: 0, max: 10 });
  const places = [...back];
  assert.equal(places.at(-1), 0);
  assert.ok(places.every((place, i) => place <= 0 && (i === 0 || place >= places[i - 1])));
});

test("places are the same at every frame rate", () => {
  const fling = new Inertia({ x: 0, y: 0 }, { x: 900, y: -300 }, { bounds: { x: { max: 120 } } });
  const fine = [...fling.places(1 / 240)];
  const coarse = [...fling.places(1 / 60)];
  coarse.slice(0, -1).forEach((place, i) => {
    near(place.x, fine[4 * i + 3].x, 1e-6);
    near(place.y, fine[4 * i + 3].y, 1e-6);
  });
});

test("a scale halves as easily as it doubles, and stays within its bounds", () => {
  const grown = new Inertia({ scale: 1 }, { scale: 1 }).rest.scale;
  const shrunk = new Inertia({ scale: 1 }, { scale: -1 }).rest.scale;
  near(grown * shrunk, 1);
  near(new Inertia({ scale: 6 }, { scale: 40 }, { bounds: { scale: { min: 1, max: 8 } } }).rest.scale, 8);
});

test("a rubber band gives way less and less", () => {
  const bounds = { min: 0, max: 100, extent: 300 };
  assert.equal(rubberBand(40, bounds), 40);
  const [near1, far] = [rubberBand(150, bounds), rubberBand(1e6, bounds)];
  assert.ok(near1 > 100 && near1 < 150 && far < 400 && far > near1);
  near(rubberBand(-50, bounds) - 0, -(near1 - 100));
});

test("an animation shows each place and the last, unless it is stopped", async () => {
  const shown = [];
  await animateIn(async (tick) => {
    const motion = new Inertia({ x: 0 }, { x: 500 }).animate(({ x }) => shown.push(x));
    for (let i = 0; i < 300; i++) tick(16);
    assert.equal(await motion.finished, true);
  });
  assert.equal(shown[0], 0);
  near(shown.at(-1), 490 / NORMAL, 1e-6);
  await animateIn(async (tick) => {
    const motion = new Inertia({ x: 0 }, { x: 500 }).animate(() => shown.push("late"));
    motion.stop();
    tick(16);
    assert.equal(await motion.finished, false);
  });
  assert.ok(!shown.includes("late"));
});

test("whoever wants less motion sees the end at once", async () => {
  const shown = [];
  await animateIn(async (tick) => {
    const motion = new Deceleration(0, 800).animate((x) => shown.push(x), { isReduced: true });
    tick(16);
    assert.equal(await motion.finished, true);
  });
  assert.equal(shown.length, 1);
});

test("a change about a point leaves it where it is", () => {
  const point = { x: 30, y: -7 };
  for (const matrix of [scaledAbout(point, 3), rotatedAbout(point, 1.2), changedAbout(point, { scale: 0.4, rotation: -2 })]) {
    const { x, y } = apply(matrix, point);
    near(x, 30);
    near(y, -7);
    const back = multiply(matrix, invert(matrix));
    back.forEach((entry, i) => near(entry, [1, 0, 0, 1, 0, 0][i]));
  }
  const { scale, rotation } = decompose(changedAbout(point, { scale: 2, rotation: 0.5 }));
  near(scale, 2);
  near(rotation, 0.5);
});
