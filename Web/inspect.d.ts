/**
 * What goes on in a window, and why: in words, in recordings and in a panel; and what every recogniser must keep.
 *
 *     import { openInspector, Recording } from "./inspect.js";
 *
 *     window.observe(({ recognizer, to, cause }) => console.log(recognizer.name, to, cause.words));
 *     const recorder = window.record();
 *     const again = window.clone().play(recorder.stop());
 *     button.onclick = () => openInspector(window);
 *
 * Import it before `load()`, which then fetches `dactyl-strokes.wasm`: `conflicts`, `observeTouches`, `progress` and `inspect` ask
 * for it. Importing it adds to windows and recognisers, and has the console warn where a pen and a finger lock each other out.
 */
import type { Engine, Frame, Kind, Phase, Point, Recognizer, Sense, Settings, State, TouchKind, View, Window } from "./dactyl.js";

declare module "./dactyl.js" {
  interface Window {
    /** The window and its views, each before those on it. */
    readonly all: readonly View[];
    /** The view or recogniser with the name; null if there is none. */
    find(name: string): View | Recognizer | null;
    /** Lets time pass until nobody waits for a deadline any more. */
    finish(): void;
    /** Calls back for every change of state of every recogniser, failures and resets included. Returns what stops it. */
    observe(observer: (transition: Transition) => void): () => void;
    /** Recognisers that can want the same touches without a word on who wins; empty is what you want. */
    conflicts(): Conflict[];
    /** Calls back for what views are told about touches. Returns what stops it. */
    observeTouches(observer: (notice: TouchNotice) => void): () => void;
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

  interface Recognizer<K extends Kind = Kind> {
    /** What decided the last change, with its numbers. */
    readonly cause: Cause;
    /** The present settings, all of them. */
    readonly settings: Required<Settings[K]>;
    /** The state before. */
    readonly formerState: State;
    /** Whether it would recognise and waits for another to fail. */
    readonly isWaiting: boolean;
    /** Who must fail before it may recognise. */
    readonly required: ReadonlySet<Recognizer>;
  }
}

/** Why a state changed, with the numbers that decided. */
export interface Cause {
  /** The number of the cause in `Include/dactyl.h`. */
  readonly code: number;
  /** The number that decided; `NaN` where there is none. `Docs/causes.md` lists them all. */
  readonly value: number;
  /** What it was compared with; `NaN` where there is none. */
  readonly limit: number;
  /** Whether the number had to be at least or at most the limit; `"none"` where the limit is of something else. */
  readonly sense: Sense;
  /** The other recogniser it was about. */
  readonly other: Recognizer | null;
  /** One word, such as `movedTooLittle`. */
  readonly label: string;
  /** A sentence, such as `moved 14.2 px, limit 10 px` or `prevented by pan`. */
  readonly words: string;
}

/** One change of one recogniser, to keep. */
export interface Transition {
  readonly recognizer: Recognizer;
  readonly from: State;
  readonly to: State;
  readonly time: number;
  readonly cause: Cause;
  readonly numberOfTouches: number;
  readonly location: Readonly<Point>;
  readonly windowLocation: Readonly<Point>;
  readonly translation: Readonly<Point>;
  readonly scale: number;
  readonly rotation: number;
  readonly velocity: Readonly<Point>;
  readonly scaleVelocity: number;
  readonly rotationVelocity: number;
  /** A swipe's direction as a number. */
  readonly extra: number;
  /** All values of the record, as `Include/dactyl.h` lists them. */
  readonly values: Float64Array;
}

/** A view was told about touches; what it does not handle goes up: its parent, that one's, … the window. */
export interface TouchNotice {
  readonly view: View;
  /** The handler that was called: `touchesBegan`, and so on. */
  readonly phase: Phase;
  readonly time: number;
  readonly touches: readonly {
    readonly id: number;
    readonly tapCount: number;
    /** In the view. */
    readonly location: Readonly<Point>;
    readonly windowLocation: Readonly<Point>;
  }[];
}

/** Two recognisers that get in each other's way. */
export interface Conflict {
  /** The one that is asked first. */
  readonly first: Recognizer;
  readonly second: Recognizer;
  /** Whether they are on different views. */
  readonly isNested: boolean;
  /** Such as `doubleTap and tap both recognize: 1 of 2 taps come first`. */
  readonly words: string;
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

/** A line of `Docs/inspector.md`, as an object. */
export type Line = { readonly [field: string]: unknown };

/** Who is told the lines of a window. */
export interface Inspection {
  /** Takes a line of a viewer: `set`, or a frame. */
  send(line: Line): void;
  /** Stops telling; the viewer's fingers are cancelled. */
  close(): void;
}

/** Tells what goes on in a window, line by line, from now on. Costs nothing once it is closed. */
export function inspect(window: Window, take: (line: Line) => void): Inspection;

/** Opens an inspector in a window of its own, best in answer to a click; null where the browser refuses it. */
export function openInspector(window: Window): Promise<DactylInspector | null>;

/**
 * `<dactyl-inspector>` shows what goes on in a window of a page, or in a program elsewhere: who wanted what, when, why, and how
 * near it was. Importing the module defines it.
 *
 *     const inspector = new DactylInspector();
 *     inspector.toggleAttribute("docked", true);
 *     document.body.append(inspector);
 *     inspector.attach(window);
 *
 * With the attribute `docked` it lies at the lower edge of the page, else where it stands. It needs no policy but that for
 * dactyl.js itself.
 */
export class DactylInspector extends HTMLElement {
  /** Looks into a window of this page. */
  attach(window: Window): void;
  /** Looks into a program by its WebSocket, with the token of its link. */
  connect(address: string, token?: string): void;
  /** Shows a file of lines; its name is what is told of it. Throws a `SyntaxError` that names the line. */
  open(text: string, name?: string): void;
  /** Takes one line, or what it says. */
  take(line: string | Line): void;
  /** Leaves the window or program; what it did stays. Also when the element is removed. */
  detach(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "dactyl-inspector": DactylInspector;
  }
}

/** Plays random fingers to what is made; tells what was broken, at most ten of it, with the number of the stream. */
export function lawViolations(dactyl: Engine, streams: number, make: (window: Window) => Recognizer<any> | Recognizer<any>[]): string[];

/** The fingers of one stream. */
export function randomFrames(seed: number): Frame[];
