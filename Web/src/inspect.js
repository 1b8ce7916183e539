// Observes a window and explains its decisions: in words, in recordings, in a panel. Also checks the laws of all recognisers.
import "./lockouts.js";
import "./observing.js";

export { DactylInspector, openInspector } from "./inspector.js";
export { lawViolations, randomFrames } from "./laws.js";
export { inspect } from "./lines.js";
export { Recording } from "./recording.js";
