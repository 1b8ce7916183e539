// Touches that come while the engine is on its way are kept, and played in order, at their own times, once an element is attached.
import { targetOf } from "./places.js";
import { list } from "./words.js";

const EVENTS = list("pointerdown pointermove pointerup pointercancel");
// Nobody touches so much meanwhile: the page attaches nothing.
const MOST = 1000;
// With what was hit, which events forget; null once they were played.
let kept = [];

function keep(event) {
  if (kept.push([event, targetOf(event)]) > MOST) forget();
}

function forget() {
  const events = kept ?? [];
  kept = null;
  for (const type of EVENTS) globalThis.removeEventListener?.(type, keep, true);
  return events;
}

export function keepTouches() {
  if (kept) for (const type of EVENTS) globalThis.addEventListener?.(type, keep, true);
}

// Once the page has said what its first elements recognise.
export function playTouches(input) {
  const events = forget();
  if (events.length) queueMicrotask(() => {
    for (const [event, target] of events) {
      const view = input.window.viewOf(target);
      if (view) input.handleEvent(event, view.element, target);
    }
  });
}
