// What people build first with Hammer.js, by Docs/from-other-libraries.md: a box that is dragged, stretched and turned, jumps back when the
// last finger lifts, flips when it is swiped, and shows the last gesture.
import { load } from "dactyl-gestures";

const dactyl = await load();
const element = document.querySelector("#box");
const log = document.querySelector("#log");
const state = { x: 0, y: 0, scale: 1, angle: 0, flip: 0 };

function show(gesture) {
  log.textContent = gesture.name;
  element.style.transform = `translate(${state.x}px, ${state.y}px) scale(${state.scale}) rotate(${state.angle}rad) rotateY(${state.flip}turn)`;
}

const view = dactyl.attach(element);
view.add("pan", { name: "drag" }, (pan) => {
  ({ x: state.x, y: state.y } = pan.translation);
  show(pan);
});
view.add("pinch", { simultaneousWith: ["drag", "rotation"] }, (pinch) => {
  state.scale = pinch.scale;
  show(pinch);
});
view.add("rotation", { simultaneousWith: "drag" }, (rotation) => {
  state.angle = rotation.rotation;
  show(rotation);
});
view.add("swipe", { direction: ["left", "right"], minimumVelocity: 300, simultaneousWith: "drag" }, (swipe) => {
  state.flip += swipe.direction === "left" ? -0.5 : 0.5;
  show(swipe);
});
view.add("tap", { requireToFail: "doubleTap" }, show);
view.add("tap", { name: "doubleTap", numberOfTapsRequired: 2 }, show);
view.add("longPress", show);

window.state = state;
document.documentElement.dataset.ready = "true";
