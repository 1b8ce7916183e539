// Parts of the engine beside dactyl.wasm, which modules beside dactyl.js need.
import { inner } from "./dactyl.js";

// Has engines bring a part, `load` and then `ready`; answers what throws for an engine that has not got it. The source is asked
// for late, because a <script> has no place beside which it could lie.
export function needPart(name, source, module) {
  inner._parts[name] ??= source;
  return ({ _parts: parts }) => {
    if (parts[name] !== true) throw new Error(`${module}.js was imported after load(): await dactyl.ready first`);
  };
}

// What several modules share.
export const needExtras = (module) => needPart("extras", () => new URL("extras.wasm", import.meta.url), module);
