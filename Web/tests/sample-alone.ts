// What a TypeScript program may write that imports dactyl.js alone; Scripts/check/npm compiles it and never runs it.
import { load, type Pan } from "../dactyl.js";

const dactyl = await load();
const photo = dactyl.attach(document.createElement("img"));
const pan: Pan = photo.add("pan", { simultaneousWith: "*" }, ({ translation, touches }) => translation.x + touches.length);
photo.add("tap", { requireToFail: pan });
photo.add("pinch", ({ scale }) => scale.toFixed());
dactyl.page.set({ gestureProfile: "android" });
// @ts-expect-error: strokes.js has it
photo.add("circle");
// @ts-expect-error: desktop.js has it
dactyl.attach(document.createElement("img"), { wheel: true });
// @ts-expect-error: inspect.js has it
dactyl.page.observe(() => {});
