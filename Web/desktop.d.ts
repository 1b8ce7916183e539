/**
 * What mice, wheels, trackpads and keys do beside pressing: hovering, and gestures without a finger.
 *
 *     import "./desktop.js";
 *
 *     const photo = dactyl.attach(element, { wheel: true, keyboard: true });
 *     photo.add("pan", (pan) => move(pan.translation));
 *     photo.add("hover", ({ state, location }) => point(state, location));
 */
import type { GestureEvent, HoverSettings, Recognizer } from "./dactyl.js";

declare module "./dactyl.js" {
  interface Settings {
    hover: HoverSettings;
  }

  interface Recognizers {
    hover: Recognizer<"hover">;
  }

  interface AttachOptions {
    /**
     * Whether a wheel or a trackpad pans and, with the control key, as trackpads tell of two fingers that part, pinches what wants
     * that: `pan`, `pinch`, `transform`. What none of them wants scrolls the page. Default false.
     */
    wheel?: boolean;
    /** Whether arrow keys pan by 10 pixels, with Shift by 100, and plus and minus pinch by a tenth, while the element has the focus. Default false. */
    keyboard?: boolean;
  }
}

declare global {
  interface HTMLElementEventMap {
    hover: GestureEvent<"hover">;
  }
}
