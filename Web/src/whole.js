// What imports this, a page or a module, has a larger engine loaded: with palm rejection, views that are turned, drawn gestures and what an inspector asks for.
import { inner, View, Window } from "./dactyl.js";
import { PROPERTIES } from "./palm-properties.js";

inner._sources[1] = () => new URL("dactyl-strokes.wasm", import.meta.url);

inner._defineProperties(PROPERTIES);

Window.prototype.set = function (options) {
  // A finger may count only once it has moved, and others may then wait for a deadline.
  if (Object.keys(options).some((name) => /palm/i.test(name))) this._isHasty = this._wantsSizes = true;
  return View.prototype.set.call(this, options);
};

// Throws where the engine was loaded before a module that needs a larger one.
export const needWhole = (engine, module) => need(engine, "dactyl_library_create", `${module} was imported after load(): import it before, so that load() fetches dactyl-strokes.wasm`);

// Throws for an engine that does not know what several fingers have shown.
export const needShown = (engine) => need(engine, "dactyl_library_show", "what fingers have shown needs shown.js: import it before load()");

function need({ c }, name, words) {
  if (!c[name]) throw new Error(words);
}
