// Dactyl in JavaScript over dactyl.wasm. What it offers, and how, is said in dactyl.d.ts; what the numbers mean,
// in Include/dactyl.h. The other modules beside this one add to its classes. Names that begin with an underscore are
// for these modules alone; what is shipped has shorter ones.
import { parts } from "./engine.js";
import { check, Handled, help } from "./exchange.js";
import { EVENTS, Input, kindOf, placeOf } from "./input.js";
import { run } from "./recognizer.js";
import { defineKind, defineProperties, kinds, numbers } from "./tables.js";
import { choices, words } from "./words.js";

export { Engine, load } from "./engine.js";
export { InputError } from "./exchange.js";
export { Recognizer } from "./recognizer.js";
export { View } from "./view.js";
export { Window } from "./window.js";

// For the modules beside.
export const inner = {
  _check: check, _choices: choices, _defineKind: defineKind, _defineProperties: defineProperties, _EVENTS: EVENTS, _Handled: Handled, _help: help, _Input: Input, _kindOf: kindOf, _kinds: kinds, _numbers: numbers, _parts: parts, _placeOf: placeOf, _run: run, _words: words,
};
