// Starts the studio, with what the address says.

import { load } from "../dactyl.js";
import { Recording } from "../inspect.js";
import { readLink } from "./link.js";
import { pads } from "./pads/all.js";
import { takePhone } from "./phone.js";
import { Studio } from "./studio.js";

const message = document.getElementById("message");

try {
  const engine = await load();
  let link = {};
  let wrong = "";
  try {
    link = await readLink(location.hash);
  } catch {
    wrong = "The link is damaged: the pad is shown as it is.";
  }
  // For the console, and for tests.
  const studio = (globalThis.studio = new Studio(engine, pads, link));
  if (wrong) studio.say(wrong, true);
  if (link.recording) studio.recordings.openRecording(link.recording, "the touches of the link");
  const given = new URLSearchParams(location.search).get("recording");
  if (given) {
    const answer = await fetch(given);
    if (answer.ok) studio.recordings.openRecording(Recording.parse(await answer.text()), "the recording given");
    else studio.say(`${given} cannot be read: ${answer.status}`, true);
  }
  if (link.phone) takePhone(studio, link.phone);
  document.documentElement.dataset.ready = "true";
} catch (error) {
  message.textContent = `The engine cannot be started: ${error.message}`;
  throw error;
}
