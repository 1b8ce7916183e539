import { Handled } from "./exchange.js";
import { say } from "./errors.js";
import { Recognizer } from "./recognizer.js";
import { kinds } from "./tables.js";

export class View extends Handled {
  views = [];
  recognizers = [];
  options = {};
  // The types that were listened to since; null where there are none.
  _heard = null;

  constructor(window, parent, handle, element = null) {
    super();
    this.window = window ?? this;
    this.parent = parent;
    this._handle = handle;
    this.element = element;
    this.name = element?.id ?? "";
  }

  set(options) {
    const { name = this.name, frame, transform, touchAction, events, element, ...numbers } = options;
    this.name = name;
    if (frame) this._call("view_set_frame", frame.x, frame.y, frame.width, frame.height);
    if (transform) this._call("view_set_transform", ...transform);
    this._setNumbers(numbers);
    Object.assign(this.options, options);
    return this;
  }

  addView(options) { return this.window._makeView(this, options); }

  add(kind, options = {}, action = undefined) {
    if (typeof options === "function") [options, action] = [{}, options];
    // A class of one's own knows what it is by itself.
    const entry = kind?._entry ?? kinds[kind];
    if (!entry) throw new TypeError(say("kind", kind));
    if (typeof options !== "object" || options === null) throw new TypeError(say("type", kind, "settings or an action", options));
    if (action !== undefined && typeof action !== "function") throw new TypeError(say("type", kind, "an action", action));
    const [code, values, type = Recognizer] = entry;
    const recognizer = new type(this, kind.kind ?? kind, options, code, values);
    return action ? recognizer.addAction(action) : recognizer;
  }

  remove() { this._leave(this.parent?.views ?? []); }

  // Whether somebody listens to an event of a gesture, here or on a view that it lies on. Listeners elsewhere, and those
  // that were there before, are not seen: the option `events` says so.
  _isHeard(type) {
    let view = this;
    while (view && !view._heard?.has(type)) view = view.parent;
    return this.options.events ?? view;
  }

  _preserve() { for (const child of [...this.recognizers, ...this.views]) child._preserve(); }

  _die() {
    super._die();
    this.window._input?._detach(this);
    for (const child of [...this.recognizers, ...this.views]) child._die();
  }
}
