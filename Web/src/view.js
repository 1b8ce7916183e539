import { check, Handled } from "./exchange.js";
import { expect, missing } from "./errors.js";
import { Recognizer } from "./recognizer.js";
import { kinds } from "./tables.js";

export class View extends Handled {
  // A set, because a list of thousands is slow to leave.
  _views = new Set();
  recognizers = [];
  options = {};
  // Which styles its element has.
  _look = "false ";
  // Whether a recogniser drags that may recognise.
  _drags = false;

  constructor(window, parent, handle, element = null) {
    super();
    this.window = window ?? this;
    this.parent = parent;
    this._handle = handle;
    this.element = element;
    this.name = element?.id ?? "";
  }

  set(options) {
    const { name = this.name, frame, transform, touchAction, events, ignore, element, ...numbers } = options;
    this.name = name;
    if (frame) this._call("view_set_frame", frame.x, frame.y, frame.width, frame.height);
    if (transform) check(this._ask("view_set_transform", ...transform), "transform", transform, this);
    this._setNumbers(numbers);
    if (ignore) this.window.engine._answer();
    Object.assign(this.options, options);
    this._style();
    return this;
  }

  addView(options) { return this.window._makeView(this, options); }

  add(kind, options = {}, action = undefined) {
    if (typeof options === "function") [options, action] = [{}, options];
    // A class given by the caller carries its own entry.
    const entry = kind?._entry ?? kinds[kind];
    if (!entry) throw new TypeError(missing("recogniser", kind, kinds));
    expect(typeof options === "object" && options, kind, "settings or an action", options);
    const [code, values, type = Recognizer] = entry;
    const recognizer = new type(this, kind.kind ?? kind, options, code, values);
    if (action !== undefined) recognizer._setUp(() => recognizer.addAction(action));
    return recognizer;
  }

  // Rear to front.
  get views() { return [...this._views]; }

  remove() { this._leave(); }

  // Takes scrolling from the browser, here and on all descendants.
  _style() {
    this.window._input?._style(this);
    for (const view of this._views) view._style();
  }

  get _events() { return this.options.events ?? this.parent?._events ?? false; }

  _unlink() { this.parent?._views.delete(this); }

  _end() {
    super._end();
    for (const child of [...this.recognizers, ...this._views]) child._end();
  }

  _die() {
    super._die();
    this.window._input?._detach(this);
    for (const child of [...this.recognizers, ...this._views]) child._die();
  }
}
