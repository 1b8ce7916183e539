/**
 * Fingers that are quick one way, or come in from an edge: the recognisers `swipe` and `screenEdgePan`. Importing the module
 * adds the kinds to `View.add`.
 *
 *     import "./swipe.js";
 *
 *     page.add("swipe", { direction: ["left", "right"] }, ({ direction }) => turn(direction));
 */
import type { CommonSettings, Direction, Edge, GestureEvent, Pan, Recognizer } from "./dactyl.js";

declare module "./dactyl.js" {
  interface Settings {
    swipe: SwipeSettings;
    screenEdgePan: ScreenEdgePanSettings;
  }

  interface Recognizers {
    swipe: Swipe;
    screenEdgePan: Pan<"screenEdgePan">;
  }
}

// Generated from Schema/gestures.toml: settings
export interface SwipeSettings extends CommonSettings {
  /** The directions that are recognised; default `["right"]`. */
  direction?: readonly Direction[];
  /** How many fingers; default 1. */
  numberOfTouchesRequired?: number;
  /** How long it may take, in seconds; default 0.5. */
  maximumDuration?: number;
  /** How far the fingers must go, in pixels; default 50. */
  minimumDistance?: number;
  /** How far the displacement may point away from the direction, in radians; default 30°. */
  maximumDirectionDeviation?: number;
  /** How far each of several fingers must go the way, as a share of the distance; default 0.5. */
  minimumFingerShare?: number;
  /** How fast, per second, the fingers must be when it is recognised (300 is a flick); default 0. */
  minimumVelocity?: number;
  /** Whether it is recognised when a finger is lifted; by itself it is where a drag may go on beside it; default false. */
  recognizesAtLift?: boolean;
}

export interface ScreenEdgePanSettings extends CommonSettings {
  /** The edges from which it starts; default none. */
  edges?: readonly Edge[];
  /** How near to the edge the finger must come down, in pixels; default 20. */
  edgeWidth?: number;
  /** How far the fingers must go, in pixels; default 10. */
  minimumDistance?: number;
  /** The fewest fingers; default 1. */
  minimumNumberOfTouches?: number;
  /** The most fingers; default 1. */
  maximumNumberOfTouches?: number;
}
// End: settings

export interface Swipe extends Recognizer<"swipe"> {
  /** Which way the fingers went; a recogniser may allow several. */
  readonly direction: Direction;
}

declare global {
  interface HTMLElementEventMap {
    swipe: GestureEvent<"swipe">;
    screenedgepan: GestureEvent<"screenEdgePan">;
  }
}
