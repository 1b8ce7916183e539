// A pad that knows check marks and scratch-outs, and learns what else people draw on it.
import { load } from "dactyl-gestures";
import { StrokeLibrary } from "dactyl-gestures/strokes";

const dactyl = await load();
const ink = pad.getContext("2d");
const say = (words) => { says.textContent = words; };
const saved = localStorage.getItem("drawings");
const library = saved ? StrokeLibrary.parse(dactyl, saved) : new StrokeLibrary(dactyl);
const view = dactyl.attach(pad);
const scratch = view.add("scratchOut", () => { say("scratched out"); ink.clearRect(0, 0, pad.width, pad.height); });
const check = view.add("checkMark", () => say("a check mark"));
const drawn = view.add("stroke", { library, requireToFail: [scratch, check], failed: () => say("not recognised") }, ({ className }) => say(className));
view.add("pan", { minimumDistance: 0, simultaneousWith: "*" }, ({ state, location: { x, y } }) => {
  if (state === "began") ink.beginPath();
  ink.lineTo(x, y);
  ink.stroke();
});
learn.onclick = () => { library.add(word.value, drawn.drawing); localStorage.setItem("drawings", library.stringify()); };
document.documentElement.dataset.ready = "true";
