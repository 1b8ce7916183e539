// Everything that a page needs, with the engine inside, for a <script> or a pen.
import wasm from "../dactyl-shown.wasm";
import { load } from "../dactyl.js";
import "../desktop.js";

load.source = wasm;

export * from "../dactyl.js";
export * from "../custom.js";
export * from "../parts.js";
export * from "../shown.js";
