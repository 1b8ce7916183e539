/**
 * Gestures of any number of fingers, learnt from what was shown. It is `strokes.js` with a larger engine: import it before `load()`, which
 * then fetches `dactyl-shown.wasm`.
 *
 *     import { StrokeLibrary } from "./shown.js";
 *
 *     const library = new StrokeLibrary(dactyl);
 *     const shown = view.add("shown", { library }, ({ className }) => console.log(className));
 *     // What the fingers did last is a sample of it.
 *     button.onclick = () => library.show("mine", shown.demonstration);
 */
export * from "./strokes.js";
