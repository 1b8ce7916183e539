// The browser gestures that recognisers take, as styles of their element.
import { hitOf } from "./places.js";
import { numbers } from "./tables.js";
import { list } from "./words.js";

const STYLES = list("touchAction userSelect webkitUserSelect webkitTouchCallout");
// Kinds that leave all scrolling to the browser, and kinds that end as they begin.
const STILL = /^(tap|longPress|hover)$/;
const BRIEF = /^(tap|hover|swipe)$/;

// Sets the styles of a view's element, or gives them back where no recogniser may recognise. Answers whether the browser may scroll where
// a recogniser that goes on may have the finger.
export function styleFor(view) {
  const { element, options } = view;
  const able = hitOf(view) === view ? view.recognizers.filter((recognizer) => recognizer._number(numbers.isEnabled)) : [];
  const drags = able.filter(({ kind }) => !STILL.test(kind));
  view._drags = drags.length > 0;
  const touchAction = options.touchAction ?? (able.length ? touchActionOf(drags) : "");
  // Written only where it changes, because that takes longer than all else.
  // Beside taps alone, text can be selected.
  const isHeld = able.some(({ kind }) => kind !== "tap");
  const look = `${isHeld} ${touchAction}`;
  if (look !== view._look) {
    view._look = look;
    view._styles ??= Object.fromEntries(STYLES.map((name) => [name, element.style[name] ?? ""]));
    for (const name of STYLES) {
      element.style[name] = (name === "touchAction" && touchAction) || (isHeld ? "none" : view._styles[name]);
    }
  }
  return touchAction !== "none" && able.some(({ kind }) => !BRIEF.test(kind));
}

export function restoreStyles({ element, _styles }) { Object.assign(element.style, _styles); }

// The touch-action for recognisers that drag. Directions are the engine's: right and left first; 16 stands for all.
function touchActionOf(drags) {
  // Neither is a number where the kind has no such setting.
  const taken = drags.reduce((sum, one) => sum | (one._number(numbers.direction) || [16, 3, 12][one._number(numbers.axis)] || 16), 0);
  if (!taken) return "manipulation";
  return taken > 15 ? "none" : `${taken & 3 ? "" : "pan-x "}${taken & 12 ? "" : "pan-y "}pinch-zoom`;
}
