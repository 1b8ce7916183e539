// The pads of the studio, with the values in the address.

import { load } from "../dactyl.js";
import { Keep } from "./keep.js";
import { pads } from "./pads/all.js";
import { takePhone } from "./phone.js";
import { Studio } from "./studio.js";

export async function start(app, link) {
  const engine = await load(new URL("../dactyl-shown.wasm", import.meta.url));
  const keep = new Keep();
  const kept = await keep.load();
  const studio = (globalThis.studio = new Studio(engine, pads, link, app, kept, keep));
  await studio.recordings.restore(kept.recordings ?? []);
  studio.openTouches(link);
  studio.phone = await takePhone(studio, app.key, document.getElementById("phone"));
  return studio;
}
