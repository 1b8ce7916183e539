// Palms are kept away: the settings of a window that say how.
import { inner, Window } from "./dactyl.js";
import { PALM_PROPERTIES } from "./kinds.js";
import { needExtras } from "./parts.js";
import "./touches.js";
import { EDGES } from "./words.js";

const { _defineProperties: defineProperties, _Input: Input, _words: words } = inner;

const expectExtras = needExtras("palms");

defineProperties(PALM_PROPERTIES);
// A finger may count only once it has moved, and others may then wait for a deadline.
Input.prototype._isHasty = true;
words.palmEdges = words.palmEdgesBesidePalm = EDGES;

const { set } = Window.prototype;

Window.prototype.set = function (options) {
  if (Object.keys(options).some((name) => /^(rejectsPalms$|palm[A-Z])/.test(name))) expectExtras(this.engine);
  return set.call(this, options);
};
