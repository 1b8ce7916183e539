// Replays recordings in Dactyl's own format and prints what happened: the same stages and the same lines as
// Examples/C/replay.c, byte for byte. node Web/tests/trace.mjs FILE...
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { load } from "../dactyl.js";
import { StrokeLibrary } from "../shown.js";
import { Recording } from "../inspect.js";

const bits = new DataView(new ArrayBuffer(8));

function hex(number) {
  if (Number.isNaN(number)) return "nan";
  bits.setFloat64(0, number);
  return bits.getBigUint64(0).toString(16).padStart(16, "0");
}

// Every kind of recogniser on one view, all at the same time.
function setEverything(window, width, height) {
  const view = window.addView({ frame: { x: 0, y: 0, width, height } });
  for (const kind of ["tap", "longPress", "pan", "swipe", "pinch", "rotation", "screenEdgePan", "transform"]) {
    const recognizer = view.add(kind, { simultaneousWith: "*" });
    if (kind === "screenEdgePan") recognizer.set({ edges: ["top", "left", "bottom", "right"] });
  }
}

// Recognisers that wait for each other and get in each other's way, on a view and on a turned one upon it.
function setRivals(window, width, height) {
  const table = window.addView({ frame: { x: 0, y: 0, width, height } });
  const photo = table.addView({
    frame: { x: width / 4, y: height / 4, width: width / 2, height: height / 2 },
    transform: [0.8, 0.6, -0.6, 0.8, 3, -2],
  });
  const doubleTap = table.add("tap", { name: "doubleTap", numberOfTapsRequired: 2 });
  table.add("tap", { requireToFail: doubleTap });
  const swipe = table.add("swipe", { direction: ["right", "left", "up", "down"] });
  table.add("pan", { requireToFail: swipe });
  const pinch = photo.add("pinch");
  photo.add("rotation");
  const transform = photo.add("transform");
  photo.add("longPress", { name: "press", minimumPressDuration: 0.3 });
  photo.add("tap", { name: "twoFingerTap", numberOfTouchesRequired: 2 });
  pinch.allowSimultaneous(transform);
}

// Recognisers of strokes, one of them with a library of three samples in two classes, one with so many of each that
// what is refused gets a second look.
function setStrokes(window, width, height) {
  const view = window.addView({ frame: { x: 0, y: 0, width, height } });
  const library = new StrokeLibrary(window.engine);
  const stroke = (...numbers) => numbers.flatMap((x, i) => (i % 2 ? [] : [{ x, y: numbers[i + 1] }]));
  library.add("check", [stroke(0, 30, 10, 40, 20, 50, 40, 25, 60, 0)]);
  library.add("line", [stroke(0, 0, 50, 3, 100, 0)]);
  library.define("check", { forgives: ["size", "rotation"] });
  library.add("check", [stroke(0, 25, 12, 45, 20, 55, 45, 25, 70, 5)]);
  const many = new StrokeLibrary(window.engine);
  for (let by = 0; by < 5; by++) {
    many.add("check", [stroke(0, 30 + by, 20, 50, 60, 5 * by)]);
    many.add("triangle", [stroke(50, 5 * by, 0, 80 + by, 100, 80, 50 + by, 0)]);
  }
  for (const kind of ["checkMark", "circle", "scratchOut"]) view.add(kind, { simultaneousWith: "*" });
  view.add("stroke", { library, simultaneousWith: "*" });
  view.add("stroke", { library: many, simultaneousWith: "*" });
}

// A library of four gestures that were shown, of which one begins under way.
function setShown(window, width, height) {
  const view = window.addView({ frame: { x: 0, y: 0, width, height } });
  const library = new StrokeLibrary(window.engine);
  const rest = (...numbers) => [...numbers, ...new Array(13 - numbers.length).fill(0)];
  library.define("apart", { forgives: [], isContinuous: true });
  library.show("apart", { stretches: [[2, 0.4, 0, 0, 3, 8, 120, 260, 0, 72, 68, 0, 0]] });
  library.show("tap of two", { stretches: [[2, 0.09, 0, 0, 1, 1, 120, 120, 0, 1, 1, 0.01, 0.01]] });
  library.show("in turn", { stretches: [rest(1, 0.09), rest(0, 0.15, 100), rest(1, 0.09)] });
  library.define("along", { forgives: ["size", "rotation", "speed"] });
  library.show("along", { stretches: [[2, 0.3, 0, 150, 150, 152, 110, 112, 0, 155, 150, 0.02, 0.02]] });
  view.add("shown", { library, simultaneousWith: "*" });
}

function values(transition) {
  const { translation, velocity, scale, scaleVelocity, rotation, rotationVelocity, extra, recognizer } = transition;
  switch (recognizer.kind) {
    case "pan":
    case "screenEdgePan":
      return [translation.x, translation.y, velocity.x, velocity.y];
    case "swipe":
      return [extra];
    case "pinch":
      return [scale, scaleVelocity];
    case "rotation":
      return [rotation, rotationVelocity];
    case "transform":
      return [
        translation.x, translation.y, velocity.x, velocity.y, scale, scaleVelocity, rotation, rotationVelocity,
        ...recognizer.matrix,
      ];
    default:
      return Array.from(transition.values);
  }
}

function line(transition) {
  const { recognizer, from, to, time, cause, numberOfTouches, windowLocation, location } = transition;
  const numbers = [
    time, cause.value, cause.limit, numberOfTouches, windowLocation.x, windowLocation.y, location.x, location.y,
    ...values(transition),
  ];
  return `${recognizer.name} ${from} ${to} ${cause.code} ${cause.other?.name ?? "-"} ${numbers.map(hex).join(" ")}`;
}

// Another build lies in another folder. Gestures are told by the engine that a page loads first; turned views and drawings
// by the whole one; what was shown by the largest.
const built = process.env.DACTYL_WASM ?? new URL("..", import.meta.url).pathname;
const [core, whole, largest] = await Promise.all(["dactyl", "dactyl-strokes", "dactyl-shown"].map((name) => load(readFileSync(`${built}/${name}.wasm`))));
for (const path of process.argv.slice(2)) {
  const recording = Recording.parse(readFileSync(path, "utf8"));
  const [width, height] = recording.header.size ?? [1000, 1000];
  for (const [title, set, dactyl] of [["everything", setEverything, core], ["rivals", setRivals, whole], ["strokes", setStrokes, whole], ["shown", setShown, largest]]) {
    const window = dactyl.createWindow({ frame: { x: 0, y: 0, width, height } });
    set(window, width, height);
    const lines = [`${basename(path)} ${title}`];
    // Lines are made at once, because a recogniser goes on.
    window.observe((transition) => lines.push(line(transition)));
    window.play(recording);
    window.remove();
    process.stdout.write(lines.join("\n") + "\n");
  }
}
