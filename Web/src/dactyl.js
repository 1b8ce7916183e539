// Dactyl in JavaScript over dactyl.wasm. dactyl.d.ts documents the interface, Include/dactyl.h the numbers. Other modules here add
// to its classes; names with an underscore are for these modules alone.
import { sources } from "./engine.js";
import { check, Handled } from "./exchange.js";
import { missing, needInspect } from "./errors.js";
import "./gestures.js";
import { Input } from "./input.js";
import { defineKind, defineProperties, numbers } from "./tables.js";
import { Recognizer } from "./recognizer.js";
import { Window } from "./window.js";

export { Engine, load } from "./engine.js";
export { InputError } from "./exchange.js";
export { Recognizer } from "./recognizer.js";
export { View } from "./view.js";
export { Window } from "./window.js";

needInspect(Recognizer, "cause settings");
needInspect(Window, "observe observeTouches conflicts find record play clone");

// For the modules beside.
export const inner = {
  _check: check, _defineKind: defineKind, _defineProperties: defineProperties, _Handled: Handled,
  _Input: Input, _missing: missing, _numbers: numbers, _sources: sources,
};
