// Recordings to and from files.

import { Recording } from "../recording.js";
import { inSlices } from "./slices.js";

// Lines that are read between two looks at the clock.
const LINES = 500;

// The recording in a text, read in slices.
export const parse = (text) => inSlices(parsing(text));

function* parsing(text) {
  const lines = text.split("\n");
  const head = lines.findIndex((line) => line.trim());
  const recording = Recording.parse(lines.slice(0, head + 1).join("\n"));
  for (let i = head + 1; i < lines.length; i += LINES) {
    yield;
    try {
      for (const frame of Recording.parse([lines[head], ...lines.slice(i, i + LINES)].join("\n")).frames) recording.frames.push(frame);
    } catch (error) {
      error.message = error.message.replace(/^line (\d+)/, (_, line) => `line ${Number(line) - 1 + i}`);
      throw error;
    }
  }
  return recording;
}

// The recording in a file, its own text, and its reader's notes. Any format but Dactyl's own is sent to the server of the page, if
// it can convert.
export async function readRecording(text, fetcher = fetch) {
  if (isOwn(text)) return { recording: await parse(text), text, notes: "" };
  let answer;
  try {
    answer = await fetcher("../convert", { method: "POST", body: text });
  } catch {
    throw new Error(noServer);
  }
  if (answer.status === 404 || answer.status === 405 || answer.status === 501) throw new Error(noServer);
  const body = await answer.text();
  if (!answer.ok) throw new Error(body || `the server answered ${answer.status}`);
  if (!isOwn(body)) throw new Error(noServer);
  return { recording: await parse(body), text: body, notes: answer.headers.get("Dactyl-Notes") ?? "" };
}

const noServer =
  "Only Dactyl's own recordings open without its server. Start `dactyl studio`, or run `dactyl convert` first.";

const isOwn = (text) => /^\s*\{\s*"dactyl"\s*:\s*"recording"/.test(text.slice(0, 300));

export function saveText(text, name, type = "application/jsonl") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
