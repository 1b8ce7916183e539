// Judges a program's touches again. A page loads this, and the engine, when somebody tries a number.

import { load } from "../../dactyl.js";
import "../../desktop.js";
import "../../strokes.js";
import { Trial } from "./trial.js";

export async function start() {
  return { engine: await load(new URL("../dactyl-shown.wasm", import.meta.url)), Trial };
}
