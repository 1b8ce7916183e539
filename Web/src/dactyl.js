// Dactyl in JavaScript over dactyl.wasm. dactyl.d.ts says what it offers, Include/dactyl.h what the numbers mean. The modules
// beside this one add to its classes; names that begin with an underscore are for these modules alone.
import { sources } from "./engine.js";
import { check, Handled } from "./exchange.js";
import { needModules } from "./errors.js";
import "./gestures.js";
import { defineKind, defineProperties, numbers } from "./tables.js";
import { Recognizer } from "./recognizer.js";
import { Window } from "./window.js";

export { CustomRecognizer } from "./custom.js";
export { Engine, load } from "./engine.js";
export { InputError } from "./exchange.js";
export * from "./matrix.js";
export { Recognizer } from "./recognizer.js";
export { View } from "./view.js";
export { Window } from "./window.js";

needModules(Recognizer, Window);

// For the modules beside.
export const inner = {
  _check: check, _defineKind: defineKind, _defineProperties: defineProperties, _Handled: Handled, _numbers: numbers, _sources: sources,
};
