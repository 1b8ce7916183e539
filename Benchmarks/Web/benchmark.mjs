// Two fingers pan, pinch and rotate at once, six recognisers attached, callbacks counted: contact updates a second
// through dactyl.js, beside the plainest loop over the same events, in one run; and the same as Pointer Events of an
// element, each with one merged sample. Also sizes, and memory per move.
// Time is the processor's, not the clock's, so that other programs on the machine count for less.
//
//   node --expose-gc Benchmarks/Web/benchmark.mjs [dactyl.wasm [others, to be weighed only]]
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { load } from "../../Web/dactyl.js";

const MOVES = 120;
const GESTURES = 200;
const RUNS = 15;

const wasm = process.argv[2] ?? new URL("../../Web/dactyl.wasm", import.meta.url).pathname;
const dactyl = await load(readFileSync(wasm));

// The frames are made once, and a gesture's times moved on, so that what is measured is the engine alone.
const frames = [];
for (let move = 0; move <= MOVES + 1; move++) {
  const phase = move === 0 ? "began" : move > MOVES ? "ended" : "moved";
  const angle = 0.01 * move;
  const radius = 40 + 0.5 * move;
  const x = 100 + move;
  const y = 150 + 0.5 * move;
  frames.push({
    time: 0,
    contacts: [1, -1].map((side, i) => ({
      id: i + 1, phase, x: x + side * radius * Math.cos(angle), y: y + side * radius * Math.sin(angle),
    })),
  });
}
const updates = GESTURES * frames.length * 2;
// In an array, because a number in a variable that functions share is a new object each time it changes.
const clock = new Float64Array(1);

function makeWindow() {
  const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 1000, height: 1000 } });
  const view = window.addView({ frame: { x: 0, y: 0, width: 1000, height: 1000 } });
  return [window, addAll(view)];
}

function addAll(view) {
  const sum = new Float64Array(1);
  const counts = { began: 0, changed: 0, ended: 0, cancelled: 0 };
  const count = (gesture) => {
    counts[gesture.state]++;
    sum[0] += gesture.scale + gesture.rotation + gesture.translation.x;
  };
  for (const kind of ["tap", "longPress", "swipe"]) view.add(kind, count);
  for (const kind of ["pan", "pinch", "rotation"]) view.add(kind, { simultaneousWith: "*" }, count);
  return counts;
}

function gestures(window) {
  for (let gesture = 0; gesture < GESTURES; gesture++) {
    for (let i = 0; i < frames.length; i++) {
      clock[0] += 1 / 120;
      frames[i].time = clock[0];
      window.send(frames[i]);
    }
    clock[0] += 1;
  }
}

// What an element is told of the same fingers: for each an event, and in it the sample before it and itself.
class Finger {
  timeStamp = 0.5;
  constructor(id, type, { x, y }, earlier) {
    Object.assign(this, { type, pointerId: id, pointerType: "touch", button: 0, clientX: x, clientY: y, pressure: 0.5, width: 23, height: 21, currentTarget: element });
    this.merged = earlier ? [earlier, this] : [];
  }
  getCoalescedEvents() { return this.merged; }
}

const listeners = new Map();
const element = {
  style: {}, parentElement: null,
  addEventListener: (type, listener) => listeners.set(type, listener),
  removeEventListener: (type) => listeners.delete(type),
  getBoundingClientRect: () => ({ x: 0, y: 0, width: 1000, height: 1000 }),
  setPointerCapture() {}, dispatchEvent() {},
};
// An animation frame comes after each frame of touches.
let awaited = null;
globalThis.requestAnimationFrame = (callback) => { awaited = callback; };

const TYPES = { began: "pointerdown", moved: "pointermove", ended: "pointerup" };
const events = frames.map(({ contacts }, i) => contacts.map((contact, side) => {
  const before = frames[i - 1]?.contacts[side];
  const halfway = before && { x: (contact.x + before.x) / 2, y: (contact.y + before.y) / 2 };
  const earlier = contact.phase === "moved" ? new Finger(side + 1, "pointermove", halfway) : null;
  return new Finger(side + 1, TYPES[contact.phase], contact, earlier);
}));

function page() {
  const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 1000, height: 1000 } });
  const view = window.attach(element);
  addAll(view);
  // One for all types; a browser finds it by itself.
  const listener = listeners.get("pointermove");
  return () => {
    for (let gesture = 0; gesture < GESTURES; gesture++) {
      for (let i = 0; i < events.length; i++) {
        clock[0] += 1 / 120;
        for (const event of events[i]) {
          event.timeStamp = clock[0] * 1000;
          if (event.merged.length) event.merged[0].timeStamp = event.timeStamp - 4;
          listener.handleEvent(event);
        }
        if (awaited) {
          const callback = awaited;
          awaited = null;
          callback();
        }
      }
      clock[0] += 1;
    }
  };
}

// Centroid, distance and angle of the same events, and nothing else.
function plain() {
  let sum = 0;
  for (let gesture = 0; gesture < GESTURES; gesture++) {
    for (let i = 0; i < frames.length; i++) {
      const [one, other] = frames[i].contacts;
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      sum += (one.x + other.x) / 2 + (one.y + other.y) / 2 + Math.hypot(dx, dy) + Math.atan2(dy, dx);
    }
  }
  return sum;
}

function measure(body) {
  for (let warm = 0; warm < 3; warm++) body();
  const rates = [];
  for (let run = 0; run < RUNS; run++) {
    const start = process.cpuUsage().user;
    body();
    rates.push(updates / (process.cpuUsage().user - start));
  }
  rates.sort((one, other) => one - other);
  return { best: rates.at(-1), median: rates[RUNS >> 1] };
}

const [window, counts] = makeWindow();
gestures(window);
const { began, ended, changed } = counts;
if (began !== 3 * GESTURES || ended !== 3 * GESTURES || changed < 3 * (MOVES - 40) * GESTURES) {
  throw new Error(`wrong gestures: ${JSON.stringify(counts)}`);
}

const engine = measure(() => gestures(window));
const attached = measure(page());
const loop = measure(plain);
const show = ({ best, median }) => `${best.toFixed(2)} (median ${median.toFixed(2)})`;
console.log(`dactyl.js, 2 fingers, 6 recognisers: ${show(engine)} million contact updates a second`);
console.log(`the plainest loop:                   ${show(loop)}`);
const ratio = (one, other) => `${(one.best / other.best).toFixed(2)} (medians ${(one.median / other.median).toFixed(2)})`;
console.log(`Pointer Events of an element:        ${show(attached)}`);
console.log(`a frame costs ${ratio(loop, engine)} plain loops; Pointer Events cost ${ratio(engine, attached)} times that`);

if (globalThis.gc) {
  const before = heap();
  gestures(window);
  const grown = process.memoryUsage().heapUsed - before.used;
  console.log(
    `memory: JavaScript heap ${(grown / (updates / 2)).toFixed(3)} bytes a frame, ` +
      `WebAssembly ${dactyl.c.memory.buffer.byteLength - before.pages} bytes in ${updates / 2} frames`);
}

function heap() {
  gc();
  gc();
  return { used: process.memoryUsage().heapUsed, pages: dactyl.c.memory.buffer.byteLength };
}

const web = new URL("../../Web/", import.meta.url);
const modules = readdirSync(web).filter((name) => name.endsWith(".js")).map((name) => new URL(name, web).pathname);
for (const path of [wasm, ...process.argv.slice(3), ...modules]) {
  const bytes = readFileSync(path);
  console.log(`${basename(path)}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
}
