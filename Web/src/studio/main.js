// Starts the studio with the values in the address.

import { load } from "../dactyl.js";
import { parse } from "./files.js";
import { readLink } from "./link.js";
import { pads } from "./pads/all.js";
import { takePhone } from "./phone.js";
import { Keep } from "./keep.js";
import { Studio } from "./studio.js";

const message = document.getElementById("message");

try {
  const engine = await load(new URL("../dactyl-strokes.wasm", import.meta.url));
  let link = {};
  let wrong = "";
  try {
    link = await readLink(location.hash);
  } catch {
    wrong = "The link is damaged: the pad is shown as it is.";
  }
  // For the console, and for tests.
  const keep = new Keep();
  const kept = await keep.load();
  const studio = (globalThis.studio = new Studio(engine, pads, link, kept, keep));
  await studio.recordings.restore(kept.recordings ?? []);
  if (wrong) studio.say(wrong, true);
  if (link.recording) studio.recordings.openRecording(link.recording, "the touches of the link");
  const given = new URLSearchParams(location.search).get("recording");
  if (given) {
    const answer = await fetch(given);
    if (answer.ok) studio.recordings.openRecording(await parse(await answer.text()), "the recording given");
    else studio.say(`${given} cannot be read: ${answer.status}`, true);
  }
  if (link.phone) studio.phone = takePhone(studio, link.phone, document.getElementById("phone"));
  document.documentElement.dataset.ready = "true";
} catch (error) {
  message.textContent = `The engine cannot be started: ${error.message}`;
  throw error;
}
