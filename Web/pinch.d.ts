/**
 * Fingers that go apart, and fingers that turn: the recognisers `pinch` and `rotation`. Importing the module adds the kinds to
 * `View.add`.
 *
 *     import "./pinch.js";
 *
 *     photo.add("pinch", ({ scale }) => zoom(scale));
 */
import type { CommonSettings, GestureEvent, Recognizer } from "./dactyl.js";

declare module "./dactyl.js" {
  interface Settings {
    pinch: PinchSettings;
    rotation: RotationSettings;
  }

  interface Recognizers {
    pinch: Pinch;
    rotation: Rotation;
  }
}

// Generated from Schema/gestures.toml: settings
export interface PinchSettings extends CommonSettings {
  /** By how much the distance between the fingers must change, in pixels; default 16. */
  minimumSpanChange?: number;
  /** How far each of the fingers must go, unless the others go much farther, in pixels; default 5. */
  minimumFingerMovement?: number;
  /** How many times as far the others must go where one finger rests; default 3. */
  stillFingerFactor?: number;
}

export interface RotationSettings extends CommonSettings {
  /** How far the fingers must travel about their centroid, in pixels; default 10. */
  minimumArc?: number;
  /** How far each of the fingers must go, unless the others go much farther, in pixels; default 5. */
  minimumFingerMovement?: number;
  /** How many times as far the others must go where one finger rests; default 3. */
  stillFingerFactor?: number;
}
// End: settings

export interface Pinch extends Recognizer<"pinch"> {
  /** How many times farther apart the fingers are than when it began. Write it to go on from there. */
  scale: number;
  /** Per second. */
  readonly scaleVelocity: number;
}

export interface Rotation extends Recognizer<"rotation"> {
  /** Radians since it began, clockwise on screen. Write it to go on from there. */
  rotation: number;
  /** Radians per second. */
  readonly rotationVelocity: number;
}

declare global {
  interface HTMLElementEventMap {
    pinch: GestureEvent<"pinch">;
    rotation: GestureEvent<"rotation">;
  }
}
