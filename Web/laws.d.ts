/**
 * What every recogniser must keep, for tests of your own ones: legal steps from state to state, one end for each beginning,
 * nothing left when the fingers are gone, and the same again from the same touches.
 */
import type { Engine, Frame, Recognizer, Window } from "./dactyl.js";

/** Plays random fingers to what is made; tells what was broken, at most ten of it, with the number of the stream. */
export function lawViolations(dactyl: Engine, streams: number, make: (window: Window) => Recognizer<any> | Recognizer<any>[]): string[];

/** The fingers of one stream. */
export function randomFrames(seed: number): Frame[];
