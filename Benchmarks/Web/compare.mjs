// The same touches through dactyl.js and through other libraries for gestures, in one run: all must recognise the same, and what
// that takes is compared. Nothing of theirs is part of the project: each is read from where you have it.
//
//   node Benchmarks/Web/compare.mjs hammer=PATH/hammer.js alloyfinger=PATH/alloy_finger.js
import { readFileSync } from "node:fs";
import { load } from "../../Web/dactyl.js";
import { addAll, clock, GESTURES, measure, median, play, pointerEvents, ratio, send, Target, Told, touchEvents, updates } from "./touches.mjs";

const frame = { x: 0, y: 0, width: 1000, height: 1000 };
const dactyl = await load();

// What a script defines that finds itself in a page, whose clock is that of the touches; and the listeners on its window.
function scriptAt(path) {
  const window = Object.assign(new Target(), { PointerEvent: class {}, ontouchstart: null });
  const document = { createElement: () => ({ style: { touchAction: "", userSelect: "" } }) };
  const time = class extends Date { static now() { return clock[0] * 1000; } };
  const run = new Function("window", "document", "navigator", "Date", "module", "exports", "define", readFileSync(path, "utf8"));
  run(window, document, { userAgent: "" }, time);
  return window;
}

const subjects = [];

// Adds what plays all gestures once, after it has been checked by doing so.
function add(name, told, body) {
  body();
  told.check(name);
  subjects.push({ name, body });
}

function addDactyl(name, isMerged) {
  const target = new Target();
  const told = addAll(dactyl.createWindow({ frame }).attach(target));
  const events = pointerEvents(target, { isMerged });
  add(name, told, () => play(events));
}

// The same six by the names that they have there.
function addHammer(path, name, inputClass, eventsOf) {
  const page = scriptAt(path);
  const { Hammer } = page;
  const target = new Target();
  const manager = new Hammer.Manager(target, { inputClass: Hammer[inputClass] });
  // 2.0.8 listens to Pointer Events only when it is told so once more.
  if (!target.listeners.size) manager.input.init();
  const alone = [new Hammer.Tap(), new Hammer.Press(), new Hammer.Swipe()];
  const both = [new Hammer.Pan({ pointers: 2 }), new Hammer.Pinch(), new Hammer.Rotate()];
  manager.add([...alone, ...both]);
  both.forEach((one, i) => both.slice(i + 1).forEach((other) => one.recognizeWith(other)));
  const told = new Told();
  const sum = new Float64Array(1);
  const start = { rotation: 0 };
  const on = (suffix, action) => manager.on(both.map(({ options: { event } }) => event + suffix).join(" "), action);
  on("start", () => { told.began++; });
  on("move", ({ scale, rotation, deltaX }) => {
    sum[0] += scale + rotation + deltaX;
    told.changed++;
    told.scale = scale;
    told.x = deltaX;
    told.rotation = ((rotation - start.rotation) * Math.PI) / 180;
  });
  on("end", () => { told.ended++; });
  manager.on("tap press swipe", () => {});
  manager.on("rotatestart", ({ rotation }) => { start.rotation = rotation; });
  const events = eventsOf(target, { listenerOf: (type) => target.listenerOf(type) ?? page.listenerOf(type) });
  add(name, told, () => play(events));
}

// It tells of every move, and has neither thresholds nor states.
function addAlloyFinger(path) {
  const { AlloyFinger } = scriptAt(path);
  const target = new Target();
  const told = new Told();
  let [turned, gone] = [0, 0];
  new AlloyFinger(target, {
    multipointStart() {
      told.began += 3;
      turned = gone = 0;
    },
    pinch({ zoom }) {
      told.changed++;
      told.scale = zoom;
    },
    rotate({ angle }) {
      told.changed++;
      told.rotation = ((turned += angle) * Math.PI) / 180;
    },
    twoFingerPressMove({ deltaX }) {
      told.changed++;
      told.x = gone += deltaX;
    },
    touchEnd({ touches }) { if (!touches.length) told.ended += 3; },
    tap() {}, longTap() {}, swipe() {},
  });
  const events = touchEvents(target);
  add("AlloyFinger, touch events", told, () => play(events));
}

const window = dactyl.createWindow({ frame });
const told = addAll(window.addView({ frame }));
add("Dactyl, send", told, () => send(window));
addDactyl("Dactyl, attach", false);
addDactyl("Dactyl, attach with merged samples", true);
const own = subjects.length;
for (const argument of process.argv.slice(2)) {
  const [library, path] = argument.split("=");
  if (library === "hammer") {
    addHammer(path, "Hammer, Pointer Events", "PointerEventInput", pointerEvents);
    addHammer(path, "Hammer, touch events", "TouchInput", touchEvents);
  } else if (library === "alloyfinger") {
    addAlloyFinger(path);
  } else {
    throw new Error(`hammer=PATH or alloyfinger=PATH, not ${argument}`);
  }
}

const times = measure(subjects.map(({ body }) => body));
console.log(`${subjects.length} ways recognise a pan, a pinch and a rotation ${GESTURES} times; million contact updates a second, best and median:`);
subjects.forEach(({ name }, i) => {
  console.log(`  ${name}: ${(updates / Math.min(...times[i])).toFixed(2)}, ${(updates / median(times[i])).toFixed(2)}`);
});
for (let other = own; other < subjects.length; other++) {
  for (let i = 0; i < own; i++) console.log(`${subjects[i].name} is ${ratio(times[other], times[i])} times as fast as ${subjects[other].name}`);
}
process.exit();
