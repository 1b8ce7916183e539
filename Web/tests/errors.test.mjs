import assert from "node:assert/strict";
import { test } from "node:test";
import { InputError, load } from "../dactyl.js";
import { Element } from "./page.mjs";

const dactyl = await load();
const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 100, height: 100 } });

const saying = (message) => (error) => {
  assert.equal(error.message, message);
  return true;
};

test("a wrong setting, value, word or kind is named, with what was meant", () => {
  for (const [act, message] of [
    [() => window.add("pan", { minimumDistence: 4 }), "there is no setting `minimumDistence` of pan; did you mean `minimumDistance`?"],
    [() => window.add("pan", { colour: 4 }), "there is no setting `colour` of pan"],
    [() => window.add("pan", { constructor: 4 }), "there is no setting `constructor` of pan"],
    [() => window.add("pan", { minimumDistance: -3 }), "minimumDistance must be a number of pixels, at least 0, got -3"],
    [() => window.add("pan", { minimumDistance: "far" }), 'minimumDistance must be a number of pixels, at least 0, got "far"'],
    [() => window.add("pan", { minimumDistance: "10" }), 'minimumDistance must be a number of pixels, at least 0, got "10"'],
    [() => window.add("pan", { minimumDistance: null }), "minimumDistance must be a number of pixels, at least 0, got null"],
    [() => window.add("longPress", { minimumPressDuration: [1] }), "minimumPressDuration must be a number of seconds, at least 0, got [1]"],
    [() => window.add("pan", { axis: "z" }), "axis must be of any, x, y, got z"],
    [() => window.add("swipe", { direction: ["rigth"] }), "direction must be of right, left, up, down, upLeft, upRight, downLeft, downRight, got rigth"],
    [() => window.add("swipe", { maximumDirectionDeviation: 4 }), "maximumDirectionDeviation must be radians from 0 to π, got 4"],
    [() => window.add("swipe", { minimumFingerShare: 1.5 }), "minimumFingerShare must be a number from 0 to 1, got 1.5"],
    [() => window.add("swipe", { minimumVelocity: {} }), "minimumVelocity must be a number of pixels a second, at least 0, got {}"],
    [() => window.add("tap", { numberOfTapsRequired: 1.5 }), "numberOfTapsRequired must be a whole number, got 1.5"],
    [() => window.add("tap", { isEnabled: "no" }), 'isEnabled must be true or false, got "no"'],
    [() => window.add("pam"), "there is no recogniser `pam`; did you mean `pan`?"],
    [() => window.add("toString"), "there is no recogniser `toString`"],
    [() => window.add(undefined), "there is no recogniser `undefined`"],
    [() => window.add("circle"), "there is no recogniser `circle`; import strokes.js"],
    [() => window.add("shown"), "there is no recogniser `shown`; import shown.js"],
    [() => window.add("pan", 5), "pan: expected settings or an action, got 5"],
    [() => window.add("pan", {}, "move"), 'action: expected a function, got "move"'],
    [() => window.add("pan", { name: 5 }), "name: expected text, got 5"],
    [() => window.add("pan", { shouldBegin: true }), "shouldBegin: expected a function, got true"],
    [() => window.add("pan", { requireToFail: 7 }), "pan: expected a recogniser, got 7"],
    [() => window.add("drag"), "there is no recogniser `drag`; did you mean `pan`?"],
    [() => window.add("press"), "there is no recogniser `press`; did you mean `longPress`?"],
    [() => window.add("doubleTap"), "there is no recogniser `doubleTap`; did you mean `tap` with numberOfTapsRequired: 2?"],
    [() => window.add("hold"), "there is no recogniser `hold`; did you mean `longPress`?"],
    [() => window.add("tap", { taps: 2 }), "there is no setting `taps` of tap; did you mean `numberOfTapsRequired`?"],
    [() => window.add("longPress", { time: 300 }), "there is no setting `time` of longPress; did you mean `minimumPressDuration`?"],
    [() => window.add("tap", { time: 300 }), "there is no setting `time` of tap; did you mean `maximumPressDuration`?"],
    [() => window.add("pan", { threshold: 4 }), "there is no setting `threshold` of pan; did you mean `minimumDistance`?"],
    [() => window.add("pinch", { threshold: 4 }), "there is no setting `threshold` of pinch; did you mean `minimumSpanChange`?"],
    [() => window.add("longPress", { minimumPressDuration: 500 }), "minimumPressDuration must be a number of seconds, at least 0, got 500; did you mean 0.5?"],
    [() => window.add("tap", { failed: "no" }), 'failed: expected a function, got "no"'],
    [() => window.addView({ hidden: true }), "there is no setting `hidden` of a view; did you mean `isHidden`?"],
    [() => dactyl.createWindow({ gestureProfile: "ios" }), "gestureProfile must be of dactyl, android, flutter, chromium, gtk, got ios"],
  ]) {
    assert.throws(act, saying(message));
  }
  assert.deepEqual([window.recognizers, window.views], [[], []], "what is refused leaves nothing behind");
  assert.equal(dactyl.objects.filter(Boolean).length, 1);
});

test("who asks for what a module brings is told which, until it is there", async () => {
  const pan = window.add("pan");
  for (const [act, message] of [
    [() => pan.cause, "cause: import inspect.js"],
    [() => window.observe(() => {}), "observe: import inspect.js"],
    [() => window.find("pan"), "find: import inspect.js"],
    [() => window.record(), "record: import inspect.js"],
  ]) {
    assert.throws(act, saying(message));
  }
  await import("../inspect.js");
  assert.equal(window.find("pan"), pan);
  assert.deepEqual(window.record().stop().frames, []);
  assert.equal(pan.cause.code, 0);
  pan.remove();
});

test("what is not an element is not attached", () => {
  for (const [wrong, shown] of [[undefined, "undefined"], [null, "null"], ["#photo", '"#photo"'], [{}, "{}"]]) {
    assert.throws(() => dactyl.attach(wrong), saying(`attach: expected an element, got ${shown}`));
  }
  const view = dactyl.attach(new Element(0, 0, 10, 10));
  assert.throws(() => dactyl.attach(view.element), saying("attach: the element is attached already; viewOf(element) is its view, a part's is `view`"));
  view.remove();
});

test("a pen and a finger that lock each other out are told once for each recogniser", (context) => {
  const warn = context.mock.method(console, "warn", () => {});
  const pad = dactyl.createWindow({ frame: { x: 0, y: 0, width: 100, height: 100 } });
  pad.add("pinch", { name: "zoom" });
  pad.add("pan", { requiresExclusiveTouchKind: false });
  const down = (time, id, kind) => pad.send({ time, contacts: [{ id, phase: "began", x: 10 * id, y: 10, kind }] });
  down(0, 1);
  down(0.1, 2);
  assert.equal(warn.mock.callCount(), 0);
  down(0.2, 3, "pencil");
  down(0.3, 4, "pencil");
  assert.deepEqual(warn.mock.calls.map((call) => call.arguments[0]), [
    "zoom follows touches of one kind at a time: pencil is locked out while direct is down; " +
      "set requiresExclusiveTouchKind to false where both should count",
  ]);
  pad.cancelAllTouches();
  pad.remove();
});

test("a frame that is refused says why", () => {
  const other = dactyl.createWindow({ frame: { x: 0, y: 0, width: 9, height: 9 } });
  assert.throws(() => other.send({ time: 0, contacts: [{ id: 1, phase: "moved", x: 0, y: 0 }] }), (error) => {
    assert.ok(error instanceof InputError);
    assert.deepEqual([error.message, error.reason, error.code], ["frame: a contact is not down", "a contact is not down", -12]);
    return true;
  });
  other.remove();
  assert.throws(() => other.add("pan"), saying("recognizer_create: removed, or of another window"));
});
