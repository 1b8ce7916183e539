// What imports this has the largest engine loaded, which also knows what any number of fingers have shown.
import { inner } from "./dactyl.js";
export * from "./strokes.js";

inner._sources[2] = () => new URL("dactyl-shown.wasm", import.meta.url);
