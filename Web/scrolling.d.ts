/**
 * For gestures beside a page that scrolls, such as `pan` with an axis: one that has begun keeps its touch. Without it, where
 * browser and recogniser are of different opinions about a finger that goes at 45°, the gesture begins and is cancelled.
 * Importing it is enough.
 */
import type {} from "./dactyl.js";

export {};
