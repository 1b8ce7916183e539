// Everything that a page needs, with the engine inside, for a <script> or a pen.
import wasm from "../dactyl.wasm";
import extras from "../extras.wasm";
import library from "../library.wasm";
import pinch from "../pinch.wasm";
import profiles from "../profiles.wasm";
import strokes from "../strokes.wasm";
import swipe from "../swipe.wasm";
import transform from "../transform.wasm";
import { load } from "../dactyl.js";
import "../errors.js";
import "../hover.js";
import "../profiles.js";
import "../scrolling.js";
import "../strokes.js";
import "../swipe.js";
import "../transform.js";

load.source = wasm;
Object.assign(load, { extras, library, pinch, profiles, strokes, swipe, transform });

export * from "../dactyl.js";
export * from "../custom.js";
export * from "../inertia.js";
export * from "../library.js";
export * from "../matrix.js";
export * from "../photo.js";
