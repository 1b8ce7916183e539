/**
 * Gestures that are learnt from samples.
 *
 *     import { StrokeLibrary } from "./library.js";
 *
 *     const library = new StrokeLibrary(dactyl);
 *     library.add("heart", [{ x: 10, y: 40 }, …]);
 *     view.add("stroke", { library }, (drawn) => console.log(drawn.className, drawn.match.score));
 *
 * Importing the module adds the kind `stroke` to `View.add`, and what `strokes.js` adds.
 */
import type { CommonSettings, Engine, GestureEvent, Point } from "./dactyl.js";
import type { Drawing, Drawn } from "./strokes.js";

declare module "./dactyl.js" {
  interface Settings {
    stroke: StrokeSettings;
  }

  interface Recognizers {
    stroke: DrawnStroke;
  }
}

// Generated from Schema/gestures.toml: settings
export interface StrokeSettings extends CommonSettings {
  /** What is recognised. It may be edited at any time; what it holds when a finger comes down counts. */
  library?: StrokeLibrary;
  /** The longest time to the next stroke of the same drawing, in seconds; default 0.5. */
  maximumStrokeInterval?: number;
}
// End: settings

export interface DrawnStroke extends Drawn<"stroke"> {
  /** The library it compares with. */
  readonly library: StrokeLibrary | null;
  /** What the last drawing is nearest to, recognised or not; null where there was nothing to compare it with. */
  readonly match: Match | null;
  /** The name of what was recognised; null where the drawing was refused. */
  readonly className: string | null;
}

/** What a drawing is nearest to. */
export interface Match {
  readonly name: string;
  /** Whether it is near enough. */
  readonly isRecognized: boolean;
  /** 1 for a template's own drawing, 0 at the threshold and beyond. */
  readonly score: number;
  /** How much nearer than the runner-up, 0…1. */
  readonly margin: number;
  /** The second nearest; null where no other was near enough to be compared. */
  readonly runnerUp: string | null;
  /** To the nearest template, in thresholds: below 1 is recognised. */
  readonly distance: number;
}

/** What drawings of a class may differ in; `size` alone by default. */
export type Forgiveness = "size" | "rotation" | "proportions" | "direction" | "start";

export interface StrokeClass {
  readonly name: string;
  /** Its number in files. */
  readonly number: number;
  readonly forgives: readonly Forgiveness[];
  /** The numbers of its templates, in the order in which they were added. */
  readonly templates: readonly number[];
}

/** Samples of drawn gestures, and the recogniser that tells drawings by them. */
export class StrokeLibrary {
  /** An empty library. `generosity` is a factor on the threshold that is learnt from the samples; default 1. */
  constructor(engine: Engine, options?: { generosity?: number });
  /** The library in the text of a file, as `dactyl train` and `stringify` write it. @throws {SyntaxError} */
  static parse(engine: Engine, text: string): StrokeLibrary;
  readonly classes: readonly StrokeClass[];
  /** Strokes of the file that are no gesture: a drawing as near to one of them as to a class is refused. */
  readonly others: readonly { diagonal: number; strokes: number[][] }[];
  /** Above 0; smaller is stricter. 0 where the thresholds came from a file as they are. */
  generosity: number;
  /** From which distance on drawings are refused: of one stroke, and of several. */
  readonly thresholds: { readonly path: number; readonly cloud: number };

  /** Adds a class, or changes what it forgives. */
  define(name: string, options?: { forgives?: readonly Forgiveness[]; number?: number }): StrokeClass;
  /**
   * Adds a drawing, of one stroke or several, as a sample of a class, which is made where there is none. Answers the
   * template's number.
   * @throws {RangeError} for a drawing that cannot be compared with anything.
   */
  add(name: string, drawing: Drawing | Drawing[number]): number;
  /** Removes a template by its number, or a class by its name with all its templates; false if there is none. */
  delete(templateOrClass: number | string): boolean;
  /** What a drawing is; null where there is nothing to compare it with, or too little of it. */
  recognize(drawing: Drawing | Drawing[number]): Match | null;
  /** What a template would be taken for if it were not there. */
  judge(template: number): Match | null;
  /** How often the templates of each class, a row, are taken for which by all others; the last column is for none. */
  confusion(): { names: string[]; counts: number[][] };
  /** The drawing of a template, as large as it was drawn, about its middle. */
  drawing(template: number): Point[][];
  /** The text of a file. Exact: what is read from it answers as this does. */
  stringify(): string;
  /** Gives its memory back. Recognisers that use it have nothing to compare with then. */
  remove(): void;
}

declare global {
  interface HTMLElementEventMap {
    stroke: GestureEvent<"stroke">;
  }
}
