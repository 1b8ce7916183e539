import { check, setNumbers } from "./exchange.js";
import { Recognizer } from "./recognizer.js";
import { kinds } from "./tables.js";

export class View {
  constructor(window, parent, handle, options, element = null) {
    this.window = window ?? this;
    this.parent = parent;
    this.handle = handle;
    this.element = element;
    this.views = [];
    this.recognizers = [];
    this.options = {};
    this.name = options.name ?? element?.id ?? "";
    this.isAlive = true;
  }

  set(options) {
    const { name, frame, transform, touchAction, events, element, ...numbers } = options;
    const { c } = this.window.engine;
    if (name !== undefined) this.name = name;
    if (frame) check(c.dactyl_view_set_frame(this.handle, frame.x, frame.y, frame.width, frame.height));
    if (transform) check(c.dactyl_view_set_transform(this.handle, ...transform));
    setNumbers(this, numbers);
    Object.assign(this.options, options);
    return this;
  }

  addView(options = {}) { return this.window.makeView(this, options, null); }

  add(kind, options, action) {
    if (typeof options === "function") [options, action] = [{}, options];
    if (!kinds[kind]) throw new TypeError(`unknown: "${kind}"`);
    const recognizer = new (kinds[kind][2] ?? Recognizer)(this, kind, options ?? {});
    return action ? recognizer.addAction(action) : recognizer;
  }

  remove() {
    if (!this.isAlive) return;
    const { window } = this;
    window.isTouched = true;
    check(window.engine.c.dactyl_release(this.handle));
    if (this !== window) {
      this.parent.views.splice(this.parent.views.indexOf(this), 1);
      window.drain();
    }
    this.die();
  }

  die() {
    const { window } = this;
    this.isAlive = false;
    window.engine.forget(this);
    window.all.splice(window.all.indexOf(this), 1);
    window.input?.detach(this);
    for (const child of [...this.recognizers, ...this.views]) child.die();
  }
}
