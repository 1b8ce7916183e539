// What goes on in a window, and why: in words, in recordings, in a panel; and what every recogniser must keep.
import "./lockouts.js";
import "./observing.js";

export { DactylInspector, openInspector } from "./inspector.js";
export { lawViolations, randomFrames } from "./laws.js";
export { inspect } from "./lines.js";
export { Recording } from "./recording.js";
