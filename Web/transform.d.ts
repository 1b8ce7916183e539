/**
 * Fingers that shift, stretch and turn at once: the recogniser `transform`. Importing the module adds the kind to `View.add`,
 * and what turns or stretches a view to its options.
 *
 *     import { css, multiply } from "./matrix.js";
 *     import "./transform.js";
 *
 *     photo.add("transform", ({ matrix }) => { element.style.transform = css(multiply(matrix, start)); });
 */
import type { Axis, CommonSettings, GestureEvent, Point, Recognizer } from "./dactyl.js";
import "./pinch.js";

declare module "./dactyl.js" {
  interface Settings {
    transform: TransformSettings;
  }

  interface Recognizers {
    transform: Transform;
  }

  interface ViewOptions {
    /** `[a, b, c, d, tx, ty]` as CSS's `matrix()` has them, about the view's middle; default: identity. */
    transform?: readonly number[];
  }
}

// Generated from Schema/gestures.toml: settings
export interface TransformSettings extends CommonSettings {
  /** What the fingers may change; default `["translation", "scale", "rotation"]`. */
  axes?: readonly Axis[];
  /** Whether the first axis over its threshold frees the others; default false. */
  unlocksAxesTogether?: boolean;
  /** The fewest fingers; default 1. */
  minimumNumberOfTouches?: number;
  /** How far the fingers must go along either axis, in pixels; default 10. */
  minimumDistance?: number;
  /** How far they must go while a tap is possible that the drag would prevent, in pixels; default 24. */
  minimumDistanceBesideTap?: number;
  /** By how much the distance between the fingers must change, in pixels; default 16. */
  minimumSpanChange?: number;
  /** How far the fingers must travel about their centroid, in pixels; default 10. */
  minimumArc?: number;
  /** How far each of the fingers must go, unless the others go much farther, in pixels; default 5. */
  minimumFingerMovement?: number;
  /** How many times as far the others must go where one finger rests; default 3. */
  stillFingerFactor?: number;
}
// End: settings

export interface Transform extends Recognizer<"transform"> {
  get translation(): Readonly<Point>;
  set translation(value: Readonly<Point>);
  scale: number;
  rotation: number;
  readonly velocity: Readonly<Point>;
  readonly scaleVelocity: number;
  readonly rotationVelocity: number;
  /** All of it as CSS's `matrix()` has it, in the view. Write it to go on from there. */
  matrix: number[];
}

declare global {
  interface HTMLElementEventMap {
    transform: GestureEvent<"transform">;
  }
}
