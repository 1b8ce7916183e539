/** Everything in one file, with the engine inside: no other file is loaded. */
export * from "./dactyl.js";
export * from "./photo.js";
export * from "./strokes.js";
