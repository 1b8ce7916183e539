// Fingers that are quick one way, or come in from an edge: the recognisers "swipe" and "screenEdgePan".
import { inner, Recognizer } from "./dactyl.js";
import { SCREEN_EDGE_PAN_KIND, SWIPE_KIND, SWIPE_PROPERTIES } from "./kinds.js";
import { needPart } from "./parts.js";
import { DIRECTIONS, EDGES } from "./words.js";

const { _defineKind: defineKind, _defineProperties: defineProperties, _words: words } = inner;
const expectSwipe = needPart("swipe", () => new URL("swipe.wasm", import.meta.url), "swipe");

class OneWay extends Recognizer {
  constructor(view, ...rest) {
    expectSwipe(view.window.engine);
    super(view, ...rest);
  }
}

class Swipe extends OneWay {
  get direction() { return DIRECTIONS[Math.log2(this._get(this._values.direction))]; }
}

defineProperties(SWIPE_PROPERTIES);
Object.assign(words, { direction: DIRECTIONS, edges: EDGES });
defineKind("swipe", SWIPE_KIND, Swipe);
defineKind("screenEdgePan", SCREEN_EDGE_PAN_KIND, OneWay);
