/**
 * Where each finger of a gesture is, how hard and how large, and how a pen leans; importing it is enough.
 *
 *     import "./touches.js";
 *
 *     pinch.addAction(({ touches: [thumb, finger] }) => draw(thumb.location, finger?.location));
 */
import type { Kind, Touch } from "./dactyl.js";

declare module "./dactyl.js" {
  interface Recognizer<K extends Kind = Kind> {
    /** The touches it follows, in the order in which they came down; made anew with each reading. */
    readonly touches: Touch[];
    /** Every sample that the device took of a touch since the last frame, oldest first; the last is the touch itself. */
    coalescedTouches(touch: Pick<Touch, "id">): Touch[];
    /** Where a touch is likely to be in the next frames, soonest first; empty where that cannot be told. */
    predictedTouches(touch: Pick<Touch, "id">): Touch[];
    /** Follows a touch no longer; its view and other recognisers keep it. */
    ignore(touch: Pick<Touch, "id">): void;
  }
}
