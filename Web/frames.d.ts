/**
 * Frames that a page sends by itself: `window.send`; importing it is enough.
 *
 *     import "./frames.js";
 *
 *     window.send({ time: 0, contacts: [{ id: 1, phase: "began", x: 5, y: 5 }] });
 *
 * In Node and in workers `load` brings it; so do the modules that need it.
 */
import "./dactyl.js";
