/** Everything in one file, with the engine inside: no other file is loaded. */
import "./errors.js";
import "./hover.js";
import "./profiles.js";
import "./scrolling.js";
import "./strokes.js";
import "./swipe.js";
import "./transform.js";

export * from "./dactyl.js";
export * from "./custom.js";
export * from "./inertia.js";
export * from "./library.js";
export * from "./matrix.js";
export * from "./photo.js";
