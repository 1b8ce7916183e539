/** Everything in one file, with the engine inside: no other file is loaded. */
export * from "./dactyl.js";
export * from "./custom.js";
export * from "./parts.js";
export * from "./shown.js";
