// What a TypeScript program may and may not write; Scripts/check/npm compiles it and never runs it.
import { CustomRecognizer } from "../custom.js";
import { InputError, load, type Frame, type Recognizer } from "../dactyl.js";
import "../desktop.js";
import { DactylInspector, inspect, Recording } from "../inspect.js";
import { css, Inertia, multiply, photo as makePhoto, carousel, draggable, gallery, rubberBand, scaledAbout, sheet, sortable, type Matrix } from "../parts.js";
import { useGestures, usePart } from "../react.js";
import { StrokeLibrary, type Match } from "../strokes.js";

const dactyl = await load();
const photo = dactyl.attach(document.createElement("img"), { touchAction: "none" });
photo.element.src = "";
photo.set({ wheel: true, keyboard: true });
photo.add("hover", ({ location }) => location.x);

const pan = photo.add("pan", { minimumDistance: 4 }, (pan) => {
  const x: number = pan.translation.x + pan.velocity.y;
  pan.translation = { x, y: 0 };
  // @ts-expect-error: a pan has no scale
  pan.scale;
});
photo.add("pinch", { simultaneousWith: pan }, ({ scale, state }) => state === "began" && scale.toFixed());
photo.add("swipe", { direction: ["left", "right"] }, ({ direction }) => direction === "left");
photo.add("transform", { simultaneousWith: "*", axes: ["scale"] }).matrix = [1, 0, 0, 1, 0, 0];
photo.element.addEventListener("pinch", ({ detail: pinch }) => pinch.scaleVelocity);
// @ts-expect-error: no such kind
photo.add("wave");
// @ts-expect-error: a tap has no minimumDistance
photo.add("tap", { minimumDistance: 4 });
// @ts-expect-error: no such word
pan.set({ allowedTouchKinds: ["finger"] });

const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 10, height: 10 }, gestureProfile: "android" });
window.set({ rejectsPalms: true, palmEdges: ["left"] });
photo.add("rotation", ({ cause }) => cause.code + cause.words.length);
const frame: Frame = { time: 0, contacts: [{ id: 1, phase: "began", x: 0, y: 0 }] };
try {
  window.send(frame);
} catch (error) {
  if (error instanceof InputError) error.reason.length + error.code;
}
const stop: () => void = window.observe(({ recognizer, to, cause }) => `${recognizer.name} ${to} ${cause.words}`);
stop();
const recorder = window.record();
const recording: Recording = recorder.stop();
const all: Recognizer[] = window.clone().play(recording).map(({ recognizer }) => recognizer);

const library = new StrokeLibrary(dactyl);
library.add("heart", [{ x: 1, y: 2 }, { x: 3, y: 4 }]);
library.define("heart", { forgives: ["rotation"] });
const match: Match | null = library.recognize([[{ x: 1, y: 2 }]]);
match?.runnerUp?.length;
photo.add("stroke", { library }, ({ className, drawing }) => library.add(className ?? "none", drawing));
photo.add("circle", { minimumRadius: 9 }, ({ center, radius }) => center.x + radius);
photo.add("checkMark", ({ corner, hand }) => hand === "left" && corner.x);
photo.add("scratchOut", ({ viewToDelete }) => viewToDelete?.remove());
photo.element.addEventListener("scratchout", ({ detail }) => detail.bounds.width);
// @ts-expect-error: not an option of a class
library.define("heart", { forgives: ["colour"] });

photo.add("pan", {
  axis: "x",
  requireToFail: ["doubleTap", pan],
  shouldBegin: ({ velocity }) => velocity.x > 0,
  shouldReceive: (touch, pan) => touch.downLocation.x < 40 && pan.numberOfTouches < 2,
}, ({ touches, touchTime }) => touches[0].location.x + touchTime);
// @ts-expect-error: no such axis
pan.set({ axis: "z" });
photo.add("swipe", { minimumVelocity: 300, recognizesAtLift: true, minimumFingerShare: 0.2 });
const conflicts: string[] = window.conflicts().map(({ first, second, words }) => `${first.name} ${second.name} ${words}`);

class Twist extends CustomRecognizer {
  static kind = "twist";
  static settings = { minimumAngle: 0.5 };
  static causes = { turned: "turned by #, needs ~|radians" };
  declare minimumAngle: number;
  angle = 0;

  touchesMoved() {
    if (this.continueIfActive()) return;
    if (this.angle > this.minimumAngle) this.cross(this.minimumAngle, 0, this.angle, "began", "turned");
    this.touches.forEach((touch) => this.ignore(touch));
    this.deadline = this.time + 1;
  }
}
const twist: Twist = photo.add(Twist, { minimumAngle: 0.2, simultaneousWith: "*" }, ({ angle }) => angle.toFixed());
photo.add(Twist, (twist) => twist.angle);
// @ts-expect-error: not a state
twist.transition("started");

const motion = new Inertia({ x: 0, scale: 1 }, { x: 100 }, { bounds: { x: { max: 9 } } });
for (const { x, scale } of motion) x + scale;
motion.animate(({ x }) => x, { signal: new AbortController().signal }).finished.then((isAtRest: boolean) => isAtRest);
// @ts-expect-error: there is no y
motion.rest.y;
rubberBand(3, { min: 0, extent: 100 });
const matrix: Matrix = multiply(scaledAbout({ x: 1, y: 2 }, 3), [1, 0, 0, 1, 0, 0]);
photo.element.style.transform = css(matrix);
makePhoto(photo.element, { maximumScale: 4, onChange: ({ scale }) => scale }).then((photo) => photo.remove());
makePhoto(photo.element, { dactyl }).set(matrix);
const strip = await carousel(document.body, { onRest: ({ page }) => page.toFixed(), ignore: "button", isElastic: false });
const album = await gallery(document.createElement("div"), { items: "button", source: () => ({ src: "lake.jpg" }), maximumScale: 4, onPage: ({ page }) => page.toFixed() });
await album.open(album.items.length - 1);
// @ts-expect-error: pictures bring their frames
gallery(document.body, { frame: document.body });
carousel(document.body, { loops: true, hidesPages: true, dots: document.querySelector("nav"), onPage: ({ page }) => page.toFixed() });
strip.show(2).then((isThere: boolean) => isThere);
draggable(document.body, { bounds: document.body, snap: { x: 10, y: [1, 2] }, pan: { minimumDistance: 4, simultaneousWith: "*" } });
sheet(document.body, { detents: [0, 300] });
sortable(document.body, { handle: ".grip", hold: 0.2, move: (from, to, item) => item.id + from + to });
// @ts-expect-error: a carousel has pages, and no bounds of its own
carousel(document.body, { bounds: {} });
const [ofPart, part] = usePart(sheet, { detents: [0, 300], onRest: ({ detent }) => detent });
ofPart(document.body);
part?.show(1);
const ref: (element: Element | null) => void = useGestures({
  pinch: ({ scale }) => scale,
  doubleTap: [{ kind: "tap", numberOfTapsRequired: 2 }, (tap) => tap.state],
  pan: [{ axis: "y" }, ({ translation }) => translation.y],
  turn: [{ kind: Twist, minimumAngle: 1 }, ({ angle }) => angle],
}, { ignore: "button", wheel: true });
ref(photo.element);
// @ts-expect-error: no such kind
useGestures({ pinhc: ({ scale }) => scale });
// @ts-expect-error: a pan has no such setting
useGestures({ pan: [{ minimumDistence: 4 }, () => {}] });
// @ts-expect-error: a URL, or what it is
load({ source: "dactyl.wasm" });
// @ts-expect-error: no such word of CSS
dactyl.attach(photo.element, { touchAction: "pan-z" });
photo.add("tap", { failed: (tap) => tap.numberOfTouches });

const inspector: DactylInspector = document.querySelector("dactyl-inspector") ?? new DactylInspector();
inspector.attach(window);
inspect(window, (line) => inspector.take(line)).close();
// @ts-expect-error: lines come from a window
inspect(photo.element, () => {});
