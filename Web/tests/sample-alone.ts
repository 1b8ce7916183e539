// What a TypeScript program may write that imports dactyl.js alone; Scripts/check-typescript compiles it and never runs it.
import { load, type Pan } from "../dactyl.js";

const dactyl = await load();
const photo = dactyl.attach(document.createElement("img"));
const pan: Pan = photo.add("pan", { simultaneousWith: "*" }, ({ translation }) => translation.x);
photo.add("tap", { requireToFail: pan });
photo.add("longPress", ({ state }) => state === "began");
// @ts-expect-error: pinch.js has it
photo.add("pinch");
// @ts-expect-error: pinch.js has it
photo.add("rotation", () => {});
// @ts-expect-error: transform.js has it
photo.add("transform");
// @ts-expect-error: transform.js has it
photo.addView({ transform: [2, 0, 0, 2, 0, 0] });
// @ts-expect-error: profiles.js has it
dactyl.page.set({ gestureProfile: "android" });
// @ts-expect-error: swipe.js has it
photo.add("swipe", { direction: ["left"] });
// @ts-expect-error: swipe.js has it
photo.add("screenEdgePan");
