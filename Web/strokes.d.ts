/**
 * What is drawn: check marks, circles, scratch-outs, and gestures that are learnt from samples. Import it before `load()`, which
 * then fetches `dactyl-strokes.wasm`. What several fingers have shown, the recogniser `"shown"` and a library's
 * `show`, `recognizeShown` and `parse` of such a file, needs `shown.js`.
 *
 *     import { StrokeLibrary } from "./strokes.js";
 *
 *     view.add("circle", (circle) => show(circle.center, circle.radius));
 *     const library = new StrokeLibrary(dactyl);
 *     library.add("heart", [{ x: 10, y: 40 }, …]);
 *     view.add("stroke", { library }, (drawn) => console.log(drawn.className, drawn.match.score));
 *
 * All are discrete, take one finger, and are recognised on lift; what there is none of is `NaN`. Importing the module
 * adds the kinds to `View.add`.
 */
import type { CommonSettings, Engine, GestureEvent, Kind, Point, Recognizer, Rect, View } from "./dactyl.js";

declare module "./dactyl.js" {
  interface Settings {
    checkMark: CheckMarkSettings;
    circle: CircleSettings;
    scratchOut: ScratchOutSettings;
    stroke: StrokeSettings;
    shown: ShownSettings;
  }

  interface Recognizers {
    checkMark: CheckMark;
    circle: Circle;
    scratchOut: ScratchOut;
    stroke: DrawnStroke;
    shown: Shown;
  }
}

/** One stroke after the other, each the places of a finger from down to up. */
export type Drawing = readonly (readonly Readonly<Point>[])[];

// Generated from Schema/gestures.toml: settings
export interface CheckMarkSettings extends CommonSettings {
  /** The least length of the whole stroke, in pixels; default 10. */ minimumLength?: number;
  /** How far the corner may point from straight down, to either side; π accepts any orientation, in radians; default 40°. */ maximumTilt?: number;
  /** The first leg as a share of the second, at most; default 1. */ maximumLegRatio?: number;
  /** How far a drawing may be from how people draw the gesture, as a factor; below 1 is stricter; default 1. */ generosity?: number;
  /** Whether to recognise before the lift, once the first leg is short enough; default false. */ recognizesEarly?: boolean;
  /** How short: the first leg as a share of the second; default 0.5. */ earlyLegRatio?: number;
  /** How many fingers; default 1. */ numberOfTouchesRequired?: number;
}

export interface CircleSettings extends CommonSettings {
  /** The least radius, in pixels; default 10. */ minimumRadius?: number;
  /** How far to go round at least, in radians; default 240°. */ minimumSweep?: number;
  /** How far to go round at most, in radians; default 560°. */ maximumSweep?: number;
  /** How far a drawing may be from how people draw the gesture, as a factor; below 1 is stricter; default 1. */ generosity?: number;
  /** How many fingers; default 1. */ numberOfTouchesRequired?: number;
}

export interface ScratchOutSettings extends CommonSettings {
  /** How often the finger turns back at least; default 3. */ minimumReversals?: number;
  /** The least mean length of the legs, in pixels; default 10. */ minimumLegLength?: number;
  /** The largest mean angle between neighbouring legs, in radians; default 100°. */ maximumAngle?: number;
  /** How far a drawing may be from how people draw the gesture, as a factor; below 1 is stricter; default 1. */ generosity?: number;
  /** How many fingers; default 1. */ numberOfTouchesRequired?: number;
}

export interface StrokeSettings extends CommonSettings {
  /** What is recognised. It may be edited at any time; what it holds when a finger comes down counts. */ library?: StrokeLibrary;
  /** The longest time to the next stroke of the same drawing, in seconds; default 0.5. */ maximumStrokeInterval?: number;
  /** How many fingers; default 1. */ numberOfTouchesRequired?: number;
}

export interface ShownSettings extends CommonSettings {
  /** What is recognised. It may be edited at any time; what it holds when a finger comes down counts. */ library?: StrokeLibrary;
  /** The longest pause between touches of one gesture, in seconds; default 0.4. */ maximumInterval?: number;
}
// End: settings

/** A recogniser of what is drawn. */
export interface Drawn<K extends Kind> extends Recognizer<K> {
  /** What was drawn last, in the window. */
  readonly drawing: Drawing;
}

export interface CheckMark extends Drawn<"checkMark"> {
  /** Where the short leg begins, in the view. */
  readonly start: Readonly<Point>;
  /** Where the legs meet, in the view. */
  readonly corner: Readonly<Point>;
  /** Where the long leg ends, in the view. */
  readonly end: Readonly<Point>;
  /** Which way the long leg rises. */
  readonly hand: "right" | "left";
  /** Between the legs, in radians. */
  readonly angle: number;
  /** How far it leans to the long leg, in radians. */
  readonly tilt: number;
  /** The first leg as a share of the second. */
  readonly legRatio: number;
}

export interface Circle extends Drawn<"circle"> {
  /** The middle of the fitted circle, in the view. */
  readonly center: Readonly<Point>;
  /** The radius of the fitted circle, in pixels of the window. */
  readonly radius: number;
  /** How far the finger went round, in radians; clockwise on screen is positive. */
  readonly sweep: number;
  readonly direction: "clockwise" | "counterclockwise";
  /** The largest distance of a point from the circle, as a share of the radius. */
  readonly deviation: number;
  /** The root mean square of these distances. */
  readonly meanDeviation: number;
}

export interface ScratchOut extends Drawn<"scratchOut"> {
  /** What was drawn over, in the view. */
  readonly bounds: Readonly<Rect>;
  /** The view under most of it, among those on the recogniser's view; null where there is none. */
  readonly viewToDelete: View | null;
  /** How often the finger turned back. */
  readonly reversals: number;
  /** The mean length of the legs, in pixels of the window. */
  readonly legLength: number;
  /** The mean angle between neighbouring legs, in radians. */
  readonly angle: number;
}

export interface DrawnStroke extends Drawn<"stroke"> {
  /** The library it compares with. */
  readonly library: StrokeLibrary | null;
  /** What the last drawing is nearest to, recognised or not; null where there was nothing to compare it with. */
  readonly match: Match | null;
  /** The name of what was recognised; null where the drawing was refused. */
  readonly className: string | null;
}

/** What any number of fingers did, as numbers: each stretch between changes of how many fingers are down, and what one finger drew. */
export interface Demonstration {
  readonly stretches: readonly (readonly number[])[];
  readonly stroke?: { readonly diagonal: number; readonly strokes: readonly (readonly number[])[] };
}

/** A recogniser of what any number of fingers have shown to its library. */
export interface Shown extends Drawn<"shown"> {
  /** The library it compares with. */
  readonly library: StrokeLibrary | null;
  /** What the fingers' deed is nearest to, recognised or not; null where nothing was shown. */
  readonly match: Match | null;
  /** The name of what was recognised; null where it was refused. */
  readonly className: string | null;
  /** What the fingers did last, or have done so far; `library.show` takes it. */
  readonly demonstration: Demonstration;
  /** How far the fingers have gone since a continuous gesture began, in pixels. */
  readonly translation: Readonly<Point>;
  /** How many times farther apart the fingers are than when it began. */
  readonly scale: number;
  /** How far they have turned since then, in radians, clockwise. */
  readonly rotation: number;
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
export type Forgiveness = "size" | "rotation" | "proportions" | "direction" | "start" | "speed";

export interface StrokeClass {
  readonly name: string;
  /** Its number in files. */
  readonly number: number;
  readonly forgives: readonly Forgiveness[];
  /** The numbers of its templates, in the order in which they were added. */
  readonly templates: readonly number[];
  /** Whether a shown gesture that travels begins under way. */
  readonly isContinuous: boolean;
  /** What fingers have shown, by its number. */
  readonly shown: ReadonlyMap<number, Demonstration>;
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
  define(name: string, options?: { forgives?: readonly Forgiveness[]; isContinuous?: boolean; number?: number }): StrokeClass;
  /** Adds what a recogniser "shown" says as its `demonstration` to a class, which is made where there is none. Answers its number. */
  show(name: string, demonstration: Demonstration): number;
  /** Removes what was shown by its number; false if there is none. */
  hide(demonstration: number): boolean;
  /** What fingers did; null where nothing was shown. */
  recognizeShown(demonstration: Demonstration): Match | null;
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
  /**
   * The text of a file. Exact: what is read from it answers as this does.
   * @throws {Error} if the library holds drawings and what several fingers showed
   */
  stringify(): string;
  /** Gives its memory back. Recognisers that use it have nothing to compare with then. */
  remove(): void;
}

declare global {
  interface HTMLElementEventMap {
    checkmark: GestureEvent<"checkMark">;
    circle: GestureEvent<"circle">;
    scratchout: GestureEvent<"scratchOut">;
    stroke: GestureEvent<"stroke">;
  }
}
