// Dactyl in JavaScript over dactyl.wasm. What it offers, and how, is said in dactyl.d.ts; what the numbers mean,
// in Include/dactyl.h. The other modules beside this one add to its classes. Names that begin with an underscore are
// for these modules alone; what is shipped has shorter ones.
export { Engine, load } from "./engine.js";
export { InputError } from "./exchange.js";
export { Recognizer } from "./recognizer.js";
export { View } from "./view.js";
export { Window } from "./window.js";
// For the modules beside.
export { check, Handled } from "./exchange.js";
export { Cause, run } from "./recognizer.js";
export { define, defineKind, settings, words } from "./tables.js";
