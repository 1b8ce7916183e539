// Taps without a pointer: Enter and the space bar on an element that has the focus, and clicks that the keyboard, a script or
// what helps people who cannot see makes.
import { hitOf, placeOf } from "./places.js";
import { numbers } from "./tables.js";

// What makes clicks of keys by itself, or has a use of its own for them.
const NATIVE = "a[href], area, button, input, select, textarea, summary, [contenteditable]";
// The number of its contact, which no finger of a page has.
const ID = 2 ** 29;

export function pressByKey(input, event, element, target) {
  const { window } = input;
  const isKey = event.type === "keydown";
  if (event.defaultPrevented || (isKey && (!/^(Enter| )$/.test(event.key) || event.repeat || target !== element || target.matches(NATIVE)))) return;
  const view = hitOf(input._views.get(element));
  if (!view || !hasTap(view)) return;
  // The space bar would scroll.
  if (isKey) event.preventDefault();
  input._note(event, target);
  input._measure(view);
  const { x, y, width, height } = placeOf(target);
  const origin = placeOf(window.element);
  const contact = { id: ID, x: x + width / 2 - origin.x, y: y + height / 2 - origin.y, view, kind: "indirectPointer" };
  const time = input._timeOf(event);
  for (const phase of ["began", "ended"]) window.send({ time, contacts: [{ ...contact, phase }] });
}

function hasTap(view) {
  for (; view; view = view.parent) {
    if (view.recognizers.some((one) => one.kind === "tap" && one._number(numbers.isEnabled))) return true;
  }
  return false;
}
