/**
 * What goes on in a window, and why; importing it is enough.
 *
 *     import "./inspect.js";
 *
 *     window.observe(({ recognizer, to, cause }) => console.log(recognizer.name, to, cause.words));
 */
import "./errors.js";
import type { Kind, Phase, Point, Recognizer, Sense, Settings, State, View } from "./dactyl.js";

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
  /** Such as `doubleTap and tap both recognise: 1 of 2 taps come first`. */
  readonly words: string;
}
