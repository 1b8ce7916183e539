// Palms are kept away: the settings of a window that say how.
import { inner } from "./dactyl.js";
import { PALM_PROPERTIES } from "./kinds.js";
import "./touches.js";

const { _defineProperties: defineProperties, _Input: Input, _words: words } = inner;

defineProperties(PALM_PROPERTIES);
// A finger may count only once it has moved, and others may then wait for a deadline.
Input.prototype._isHasty = true;
words.palmEdges = words.palmEdgesBesidePalm = words.edges;
