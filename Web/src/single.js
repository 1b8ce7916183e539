// Everything that a page needs, with the engine inside, for a <script> or a pen.
import wasm from "../dactyl.wasm";
import strokes from "../strokes.wasm";
import { load } from "../dactyl.js";
import "../errors.js";
import "../hover.js";
import "../scrolling.js";

load.source = wasm;
load.strokes = strokes;

export * from "../dactyl.js";
export * from "../custom.js";
export * from "../inertia.js";
export * from "../matrix.js";
export * from "../photo.js";
export * from "../strokes.js";
