// What fingers show: the demonstration in their frames, what was understood of it, and what else it is.

import { StrokeLibrary } from "../strokes.js";
import { line, Script } from "./script.js";

// How long the next touch of the same gesture is waited for, in seconds: the engine's `maximumInterval`.
export const PAUSE = 0.4;
// A finger that goes farther moves, in points: 4 mm.
const MOVED = 25.2;
const HANDS = { 1: "", 2: "two-finger ", 3: "three-finger ", 4: "four-finger ", 5: "five-finger " };
const SIDES = ["right", "down", "left", "up"];

export const mostFingers = ({ stretches }) => Math.max(...stretches.map(([fingers]) => fingers));
export const durationOf = ({ stretches }) => stretches.reduce((sum, [, time]) => sum + time, 0);
export const withFingers = (count) => (count === 1 ? "1 finger" : `${count} fingers`);

export function demonstrationOf(engine, frames) {
  return inWindow(engine, frames, (window) => {
    const shown = window.add("shown", { library: new StrokeLibrary(engine) });
    return () => {
      const { demonstration } = shown;
      shown.library.remove();
      return demonstration;
    };
  });
}

// Built-in gestures that the same touches are, each with the time at which it begins.
export function builtInsOf(engine, frames, fingers) {
  return inWindow(engine, frames, (window) => {
    const hands = HANDS[fingers] ?? `${fingers}-finger `;
    const add = (kind, name, settings = {}) => window.add(kind, { name, simultaneousWith: "*", ...settings });
    const count = { numberOfTouchesRequired: fingers };
    add("tap", `${hands}tap`, count);
    add("tap", `${hands}double tap`, { ...count, numberOfTapsRequired: 2 });
    add("longPress", `${hands}press`, count);
    add("swipe", `${hands}swipe`, { ...count, direction: ["left", "right", "up", "down"] });
    add("pan", `${hands}pan`, { minimumNumberOfTouches: fingers });
    if (fingers > 1) for (const kind of ["pinch", "rotation"]) add(kind, kind);
    const found = new Map();
    window.observe(({ to, time, recognizer: { name } }) => {
      if ((to === "began" || to === "ended") && !found.has(name)) found.set(name, time);
    });
    return () => found;
  });
}

// Plays frames to a window of its own, out of sight.
function inWindow(engine, frames, build) {
  const window = engine.createWindow({ name: "shown", isMultipleTouchEnabled: true });
  try {
    const answer = build(window);
    for (const frame of frames) window.send(frame);
    window.finish();
    return answer();
  } finally {
    window.remove();
  }
}

// Touches as palms that rest make them, by the times and ways of a study: simulated, of one contact and of two.
export const palms = [1, 2].flatMap((count) => [0.04, 0.06, 0.09, 0.12, 0.16, 0.3].flatMap((time) => [2, 9, 25].map((way) => {
  const at = (x) => line({ x, y: 300 }, { x: x + way * 0.8, y: 300 + way * 0.6 });
  return new Script().fingers(time, ...[200, 320].slice(0, count).map(at)).frames;
})));

// In words, such as "3 fingers open ×1.8, then 1 finger tap, 0.6 s".
export function understood(demonstration) {
  const deeds = demonstration.stretches.filter(([fingers]) => fingers > 0).map(deed);
  return `${deeds.join(", then ")}, ${durationOf(demonstration).toFixed(1)} s`;
}

function deed([fingers, time, dx, dy, reach, , firstSpan, span, turn, longest]) {
  const hands = withFingers(fingers);
  if (Math.max(reach, longest) <= MOVED) return `${hands} ${time < 0.3 ? "tap" : "rest"}`;
  const deeds = [];
  if (fingers > 1 && firstSpan > 1) {
    const scale = span / firstSpan;
    if (scale > 1.15 || scale < 1 / 1.15) deeds.push(`${scale > 1 ? "open" : "close"} ×${scale.toFixed(1)}`);
    if (Math.abs(turn) > Math.PI / 12) deeds.push(`turn ${turn > 0 ? "right" : "left"} by ${Math.round((Math.abs(turn) * 180) / Math.PI)}°`);
  }
  if (Math.hypot(dx, dy) > 50) deeds.push(`go ${SIDES[(Math.round(Math.atan2(dy, dx) / (Math.PI / 2)) + 4) % 4]}`);
  return `${hands} ${deeds.length ? deeds.join(" and ") : "move"}`;
}
