/**
 * Recordings: taken from windows, played to them, and kept in files.
 *
 *     import { Recording } from "./recording.js";
 *
 *     const recorder = window.record();
 *     const again = window.clone().play(recorder.stop());
 */
import type { Frame, TouchKind, Window } from "./dactyl.js";
import type { Transition } from "./inspect.js";

declare module "./dactyl.js" {
  interface Window {
    /** Records every frame the window accepts from now on. */
    record(device?: string): Recorder;
    /** Sends a recording and lets its deadlines pass; returns all transitions. Times go on from the window's. */
    play(recording: Recording): Transition[];
    /**
     * A fresh window with copies of all views, recognisers, numbers and relations, without elements and actions:
     * to see what the same frames do with other numbers.
     *
     *     const copy = window.clone();
     *     copy.find("pan").set({ minimumDistance: 20 });
     *     const transitions = copy.play(recording);
     */
    clone(): Window;
  }
}

export interface Recorder {
  readonly recording: Recording;
  /** Stops, and returns the recording. */
  stop(): Recording;
}

/** A list of frames; reads and writes Dactyl's JSON lines (Docs/recordings.md). */
export class Recording {
  constructor(frames?: readonly Frame[], header?: RecordingHeader);
  header: RecordingHeader;
  frames: Frame[];
  /** Seconds from the first frame to the last. */
  readonly duration: number;
  /** @throws {SyntaxError} with the line. */
  static parse(text: string): Recording;
  /** The text of a file; the Swift writer's, byte for byte. */
  stringify(): string;
}

export interface RecordingHeader {
  device?: string;
  kind?: TouchKind;
  size?: readonly [number, number];
  [field: string]: unknown;
}
