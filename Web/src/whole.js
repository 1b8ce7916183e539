// What imports this, a page or a module, has the whole engine loaded: with palm rejection, drawn gestures and what an inspector asks for.
import { inner } from "./dactyl.js";

inner._sources.engine = () => new URL("dactyl-strokes.wasm", import.meta.url);

// Throws for an engine that is not whole.
export function needWhole({ c }, module) {
  if (!c.dactyl_library_create) throw new Error(`${module} was imported after load(): import it before, so that load() fetches the whole engine`);
}
