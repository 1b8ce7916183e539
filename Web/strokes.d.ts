/**
 * What is drawn: check marks, circles and scratch-outs; `library.js` has gestures that are learnt from samples.
 *
 *     import "./strokes.js";
 *
 *     view.add("circle", (circle) => show(circle.center, circle.radius));
 *
 * All are discrete, take one finger, and are recognised on lift; what there is none of is `NaN`. Importing the module
 * adds the kinds to `View.add`.
 */
import type { CommonSettings, GestureEvent, Kind, Point, Recognizer, Rect, View } from "./dactyl.js";

declare module "./dactyl.js" {
  interface Settings {
    checkMark: CheckMarkSettings;
    circle: CircleSettings;
    scratchOut: ScratchOutSettings;
  }

  interface Recognizers {
    checkMark: CheckMark;
    circle: Circle;
    scratchOut: ScratchOut;
  }
}

/** One stroke after the other, each the places of a finger from down to up. */
export type Drawing = readonly (readonly Readonly<Point>[])[];

// Generated from Schema/gestures.toml: settings
export interface CheckMarkSettings extends CommonSettings {
  /** The least angle between the legs, in radians; default 28°. */
  minimumAngle?: number;
  /** The largest angle between the legs, in radians; default 155°. */
  maximumAngle?: number;
  /** The least length of the whole stroke, in pixels; default 10. */
  minimumLength?: number;
  /** How far the corner may point from straight down to the long leg's side, as a negative angle, in radians; default -45°. */
  minimumTilt?: number;
  /** How far the corner may point from straight down, in radians; default 36°. */
  maximumTilt?: number;
  /** The first leg as a share of the second, at least; default 0.05. */
  minimumLegRatio?: number;
  /** The first leg as a share of the second, at most, where they are square; default 0.76. */
  maximumLegRatio?: number;
  /** By how much that limit grows with the angle, per radian; default 0.2. */
  legRatioGrowth?: number;
  /** How far the path may turn besides the corner, in radians; default 4.3. */
  maximumExtraTurn?: number;
  /** How far the measures may be off, all together; below 1 is stricter; default 1. */
  generosity?: number;
  /** The detour that refuses alone, as a share of the path; default 0.47. */
  detourAllowance?: number;
  /** How far the legs may open beyond where they count as opened, if all else is perfect, in radians; default 0.46. */
  openingAllowance?: number;
  /** The fall of the first leg that refuses alone, in radians; default 6. */
  fallAllowance?: number;
  /** The spread of the bend that refuses alone, as a share of the path; default 0.22. */
  bendSpreadAllowance?: number;
  /** Whether to recognise before the lift, once the first leg is short enough; default false. */
  recognizesEarly?: boolean;
  /** How short: the first leg as a share of the second; default 0.5. */
  earlyLegRatio?: number;
}

export interface CircleSettings extends CommonSettings {
  /** The largest distance of a point from the fitted circle, as a share of its radius; default 1. */
  deviation?: number;
  /** The least radius, in pixels; default 10. */
  minimumRadius?: number;
  /** How far to go round at least, in radians; default 240°. */
  minimumSweep?: number;
  /** How far to go round at most, in radians; default 560°. */
  maximumSweep?: number;
  /** The largest distance between the ends, as a share of the radius; default 2. */
  maximumGap?: number;
  /** How unevenly the path may turn; polygons turn in jerks, in radians; default 0.5. */
  maximumTurnUnevenness?: number;
  /** The least width as a share of the length; default 0.38. */
  minimumRoundness?: number;
  /** How far the measures may be off, all together; below 1 is stricter; default 1. */
  generosity?: number;
  /** The mean deviation that refuses alone, as a share of the radius; default 0.43. */
  meanDeviationAllowance?: number;
  /** The flatness, the negative logarithm of the roundness, that refuses alone; default 1.2. */
  flatnessAllowance?: number;
  /** How far the turn may be from a whole one, if all else is perfect, in radians; default 4.4. */
  turnAllowance?: number;
  /** The unevenness of the turn that refuses alone, in radians; default 1.05. */
  turnUnevennessAllowance?: number;
}

export interface ScratchOutSettings extends CommonSettings {
  /** How often the finger turns back at least; default 3. */
  minimumReversals?: number;
  /** The least mean length of the legs, in pixels; default 10. */
  minimumLegLength?: number;
  /** The largest mean angle between neighbouring legs, in radians; default 100°. */
  maximumAngle?: number;
  /** How far the measures may be off, all together; below 1 is stricter; default 1. */
  generosity?: number;
  /** How far from parallel legs of one way may be, if all else is perfect, in radians; default 0.57. */
  divergenceAllowance?: number;
  /** The crookedness of the legs that refuses alone; default 0.085. */
  crookednessAllowance?: number;
  /** How far the legs may open beyond where they count as opened, if all else is perfect, in radians; default 0.66. */
  openingAllowance?: number;
  /** How much nearer to parallel than 0.4 radians two legs may be, if there are few, in radians; default 0.27. */
  narrownessAllowance?: number;
  /** What the least number of reversals has to make up for, in reversals; default 2.2. */
  fewReversalsAllowance?: number;
  /** The share of neighbouring turns the same way round that refuses alone; default 0.38. */
  sameTurnsAllowance?: number;
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

declare global {
  interface HTMLElementEventMap {
    checkmark: GestureEvent<"checkMark">;
    circle: GestureEvent<"circle">;
    scratchout: GestureEvent<"scratchOut">;
  }
}
