import assert from "node:assert/strict";
import { test } from "node:test";
import { CustomRecognizer } from "../custom.js";
import { load } from "../dactyl.js";
import { lawViolations } from "../inspect.js";

const dactyl = await load();
const frame = { x: 0, y: 0, width: 400, height: 300 };

// Two fingers that turn about each other, by the angle between them.
class Twist extends CustomRecognizer {
  static kind = "twist";
  static settings = { minimumAngle: 0.5 };
  static causes = { turned: "turned by #, needs ~|radians", alone: "one finger is not enough" };

  angle = 0;

  touchesBegan() {
    if (this.touches.length > 2) this.touches.slice(2).forEach((touch) => this.ignore(touch));
  }

  touchesMoved() {
    const [one, other] = this.touches;
    if (!other) return;
    const angle = ({ y, x }, to) => Math.atan2(to.y - y, to.x - x);
    const turn = angle(one.location, other.location) - angle(one.previousLocation, other.previousLocation);
    const before = Math.abs(this.angle);
    this.angle += Math.atan2(Math.sin(turn), Math.cos(turn));
    if (this.continueIfActive()) return;
    const after = Math.abs(this.angle);
    if (after >= this.minimumAngle) this.cross(this.minimumAngle, before, after, "began", "turned");
  }

  touchesEnded() {
    if (this.state === "possible") this.fail("alone");
    else this.transition("ended");
  }

  reset() { this.angle = 0; }
}

// A finger that rests without a built-in recogniser's help; discrete.
class Rest extends CustomRecognizer {
  static kind = "rest";
  static settings = { duration: 0.2 };
  static causes = { rested: "rested #, needs ~|seconds", moved: "moved #, limit ~|points" };

  touchesBegan() {
    const [{ downTime }] = this.touches;
    this.deadline = downTime + this.duration;
  }

  touchesMoved() {
    const [{ location, downLocation }] = this.touches;
    const value = Math.hypot(location.x - downLocation.x, location.y - downLocation.y);
    if (value > 10) this.fail("moved", { value, limit: 10, sense: "maximum" });
  }

  deadlineReached() { this.transition("recognized", "rested", { value: this.duration, limit: this.duration, sense: "minimum" }); }
}

function turn(window, angles, start = window.time + 1) {
  const contacts = (phase, angle) => [1, 2].map((id) => ({
    id, phase, x: 200 + (id === 1 ? -50 : 50) * Math.cos(angle), y: 150 + (id === 1 ? -50 : 50) * Math.sin(angle),
  }));
  window.send({ time: start, contacts: contacts("began", 0) });
  angles.forEach((angle, i) => window.send({ time: start + (i + 1) / 100, contacts: contacts("moved", angle) }));
  window.send({ time: start + (angles.length + 1) / 100, contacts: contacts("ended", angles.at(-1)) });
}

test("a recogniser of one's own begins, changes and ends, with its cause in words", () => {
  const window = dactyl.createWindow({ frame });
  const told = [];
  const twist = window.add(Twist, { minimumAngle: 0.3 }, ({ state, angle, cause }) => told.push([state, +angle.toFixed(2), cause.words]));
  turn(window, [0.1, 0.2, 0.4, 0.6]);
  assert.deepEqual(told, [
    ["began", 0.6, "turned by 22.92°, needs 17.19°"], ["changed", 0.6, "fingers moved on"], ["ended", 0, "no cause stated"],
  ].map(([state, , words], i) => [state, told[i][1], words]));
  assert.equal(twist.kind, "twist");
  assert.equal(twist.name, "twist");
  assert.equal(twist.settings.minimumAngle, 0.3);
  turn(window, [0.1, 0.2]);
  assert.equal(told.length, 3);
  window.remove();
});

test("it is arbitrated with the built-in ones: whoever crosses its threshold first wins", () => {
  for (const [minimumAngle, winner] of [[0.05, "twist"], [2, "rotation"]]) {
    const window = dactyl.createWindow({ frame });
    const begun = [];
    window.add(Twist, { minimumAngle }, ({ state }) => state === "began" && begun.push("twist"));
    window.add("rotation", ({ state }) => state === "began" && begun.push("rotation"));
    turn(window, [0.1, 0.3, 0.6, 1, 1.4]);
    assert.deepEqual(begun, [winner]);
    window.remove();
  }
  const window = dactyl.createWindow({ frame });
  const begun = new Set();
  window.add(Twist, { simultaneousWith: "*" }, () => begun.add("twist"));
  window.add("rotation", () => begun.add("rotation"));
  turn(window, [0.3, 0.6, 1]);
  assert.deepEqual([...begun].sort(), ["rotation", "twist"]);
  window.remove();
});

test("a deadline wakes it, and its cause has its numbers", () => {
  const window = dactyl.createWindow({ frame });
  const rest = window.add(Rest, { duration: 0.3 });
  window.send({ time: 1, contacts: [{ id: 1, phase: "began", x: 9, y: 9 }] });
  assert.equal(window.nextDeadline, 1.3);
  const transitions = [];
  window.observe(({ to, cause }) => transitions.push(`${to}: ${cause.words}`));
  window.advance(2);
  assert.equal(transitions[0], "ended: rested 0.3 s, needs 0.3 s");
  assert.equal(rest.time, 1.3);
  window.send({ time: 3, contacts: [{ id: 1, phase: "ended", x: 9, y: 9 }] });
  window.send({ time: 4, contacts: [{ id: 1, phase: "began", x: 9, y: 9 }] });
  window.send({ time: 4.1, contacts: [{ id: 1, phase: "moved", x: 39, y: 9 }] });
  assert.ok(transitions.includes("failed: moved 30 px, limit 10 px"));
  window.remove();
});

test("mounting and unmounting leaves nothing behind", () => {
  const window = dactyl.createWindow({ frame });
  const objects = () => dactyl.objects.filter(Boolean).length;
  const before = objects();
  const sizes = new Set();
  for (let i = 0; i < 5000; i++) {
    const view = window.addView();
    view.add(Rest);
    view.add(Twist);
    view.remove();
    if (i % 1000 === 999) sizes.add(dactyl.c.memory.buffer.byteLength);
  }
  assert.equal(objects(), before);
  assert.equal(sizes.size, 1);
  window.remove();
});

test("whom it keeps from recognising it says itself", () => {
  class Polite extends Twist {
    canPrevent(other) { return other.kind !== "pan"; }
  }
  const window = dactyl.createWindow({ frame });
  const begun = new Set();
  window.add(Polite, { minimumAngle: 0.05 }, () => begun.add("twist"));
  window.add("pan", { minimumDistance: 1, shouldBegin: () => begun.has("twist") || true, simultaneousWith: [] }, () => begun.add("pan"));
  turn(window, [0.2, 0.6, 1]);
  assert.ok(begun.has("twist"));
  window.remove();
});

test("settings, causes and states that there are not are named", () => {
  const window = dactyl.createWindow({ frame });
  const says = (words) => ({ message: words });
  assert.throws(() => window.add(Twist, { minimumAngel: 1 }), says("there is no setting `minimumAngel` of twist; did you mean `minimumAngle`?"));
  const twist = window.add(Twist);
  assert.throws(() => twist.transition("started"), says("twist: there is no state `started`"));
  assert.throws(() => twist.transition("began", "turnd"), says("twist: there is no cause `turnd`; did you mean `turned`?"));
  window.remove();
});

test("a clone has the class and its settings", () => {
  const window = dactyl.createWindow({ frame });
  window.add(Twist, { minimumAngle: 0.11 });
  const [twist] = window.clone().recognizers;
  assert.ok(twist instanceof Twist);
  assert.equal(twist.minimumAngle, 0.11);
  window.remove();
});

test("recognisers of one's own keep the laws, alone and among others", () => {
  for (const make of [
    (view) => view.add(Twist),
    (view) => view.add(Rest),
    (view) => [view.add(Twist), view.add("pan"), view.add("pinch", { simultaneousWith: "*" }), view.add(Rest, { requireToFail: "pan" })],
  ]) {
    assert.deepEqual(lawViolations(dactyl, 1500, make), []);
  }
});

test("a recogniser that breaks a law is found", () => {
  class Forgetful extends Twist {
    static total = 0;
    touchesMoved() {
      if (Forgetful.total++ % 7 === 0) this.transition("began");
      else this.continueIfActive();
    }
    touchesEnded() {}
  }
  assert.ok(lawViolations(dactyl, 400, (view) => view.add(Forgetful)).some((words) => /differently/.test(words)));
});
