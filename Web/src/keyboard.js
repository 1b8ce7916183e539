// Taps and presses without a pointer: Enter and the space bar on the focused element, the menu key, and clicks by the keyboard, a
// script or a screen reader.
import { hitOf, placeOf } from "./places.js";
import { numbers } from "./tables.js";

// Elements that turn keys into clicks by themselves, or use keys themselves.
export const NATIVE = "a[href], area, button, input, select, textarea, summary, [contenteditable]";
// The number of its contact, which no finger of a page has.
const ID = 2 ** 29;

export function pressByKey(input, event, element, target) {
  const { window } = input;
  const isKey = event.type === "keydown";
  const kind = event.type === "contextmenu" ? "longPress" : "tap";
  if (event.defaultPrevented || (isKey && (!/^(Enter| )$/.test(event.key) || event.repeat || target !== element || target.matches(NATIVE)))) return;
  const view = hitOf(input._views.get(element));
  let held = -1;
  for (let on = view; on; on = on.parent) {
    for (const one of on.recognizers) if (one.kind === kind && one._number(numbers.isEnabled)) held = Math.max(held, one._number(numbers.minimumPressDuration) || 0);
  }
  if (held < 0) return;
  // A finger that rests on the element would make it a tap of two.
  for (const one of [...input._pointers]) if (!one.isRecognized && element.contains(one.target)) input._cancel(one);
  // The space bar would scroll, and the browser's menu open.
  if (kind === "longPress" || isKey) event.preventDefault();
  input._note(event, target);
  input._measure(view);
  const { x, y, width, height } = placeOf(target);
  const origin = placeOf(window.element);
  const contact = { id: ID, x: x + width / 2 - origin.x, y: y + height / 2 - origin.y, view, kind: "indirectPointer" };
  // Acts as a finger held until now.
  const began = Math.max(input._timeOf(event) - held, window.time);
  const send = (time, phase) => window.send({ time, contacts: [{ ...contact, phase }] });
  send(began, "began");
  if (held) window.advance(began + held);
  send(began + held, "ended");
}
