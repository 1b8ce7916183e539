// Touches that come while the engine is on its way are kept, and played in order, at their own times, once an element is attached.
import { targetOf } from "./places.js";
import { list } from "./words.js";

const EVENTS = list("pointerdown pointermove pointerup pointercancel");
// More events than people make while no element is attached.
const MOST = 1000;
// Each event with its target, which events forget; null once they were played.
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

// Called once the page has declared the gestures of its first elements.
export function playTouches(input) {
  const events = forget();
  if (events.length) queueMicrotask(() => {
    for (const [event, target] of events) {
      const view = input.window.viewOf(target);
      if (view) input.handleEvent(event, view.element, target);
    }
  });
}
