// Stops the click that a browser makes of a press after a drag, or after a tap that removed its element.
import { targetOf } from "./places.js";
import { list } from "./words.js";

// After a touch lifts, browsers send the last three of these; after another press, they belong to that press.
const CLICK_EVENTS = list("pointerdown mousedown mouseup click");
// For how long after a lift a click may come, in milliseconds.
const LONGEST = 500;

export class ClickGuard {
  _pages = new Set();
  // The pointer that was lifted last.
  _pointer = null;

  _forget() {
    clearTimeout(this._timer);
    this._pointer = null;
  }

  _hear(page) {
    this._pages.add(page);
    for (const type of CLICK_EVENTS) page.addEventListener(type, this, true);
  }

  _expect(pointer) {
    this._forget();
    this._pointer = pointer;
    this._timer = setTimeout(() => {
      this._forget();
      for (const page of this._pages) for (const type of CLICK_EVENTS) page.removeEventListener(type, this, true);
      this._pages.clear();
    }, LONGEST);
  }

  handleEvent(event) {
    if (event.type === "pointerdown") this._forget();
    const { _pointer: pointer } = this;
    // A click by the keyboard or by a script may be the gesture's own result.
    if (!pointer || event.detail === 0) return;
    const target = targetOf(event);
    // An element that the page has replaced under the finger still lies in the view.
    const isElsewhere = !pointer.kind && !pointer.view.element.contains(target) && !target.contains(pointer.target);
    if (!pointer.isTaken && !(pointer.isRecognized && isElsewhere)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
