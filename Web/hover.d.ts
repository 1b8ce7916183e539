/** Pointers that hover, for the recogniser `hover`; importing it is enough. */
import "./touches.js";
