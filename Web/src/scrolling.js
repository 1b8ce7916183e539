// A gesture that has begun beside a page that scrolls keeps its touch: the browser decides a little later which way a
// finger goes, and would take it away where it is of another opinion.
import { inner } from "./dactyl.js";
import { STATE } from "./kinds.js";

const { _Input: Input } = inner;
const { _style: style, _detach: detach } = Input.prototype;
const ACTIVE = [1, 2];

Object.assign(Input.prototype, {
  _style(view) {
    style.call(this, view);
    const { element } = view;
    if (!this._views.has(element)) return;
    // Where the browser may scroll in all directions or in none there is nothing to decide, and it need not wait for us.
    const change = element.style.touchAction.startsWith("pan-") ? "addEventListener" : "removeEventListener";
    element[change]("touchmove", this, { passive: false });
  },

  _detach(view) {
    view.element?.removeEventListener("touchmove", this);
    detach.call(this, view);
  },

  // Comes after the pointer events of the same moment.
  touchmove(event) {
    this._flush();
    for (let view = this._views.get(event.currentTarget); view; view = view.parent) {
      if (event.cancelable && view.recognizers.some((recognizer) => ACTIVE.includes(recognizer._number(STATE)))) event.preventDefault();
    }
  },
});
