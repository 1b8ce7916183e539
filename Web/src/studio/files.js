// Recordings to and from files.

import { Recording } from "../recording.js";

// The recording in a file, and what its reader announced. What is not Dactyl's own format is sent to the server
// that the page came from, if it can convert.
export async function readRecording(text, fetcher = fetch) {
  if (isOwn(text)) return { recording: Recording.parse(text), notes: "" };
  if (isOfProgram(text)) return { recording: touchesOf(text), notes: "These are the touches alone; what the program decided is shown by the inspector" };
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
  return { recording: Recording.parse(body), notes: answer.headers.get("Dactyl-Notes") ?? "" };
}

const noServer =
  "Only Dactyl's own recordings open without its server. Start `dactyl studio`, or run `dactyl convert` first.";

const isOwn = (text) => /^\s*\{\s*"dactyl"\s*:\s*"recording"/.test(text.slice(0, 300));

// What a program said to an inspector has its frames among its lines.
const isOfProgram = (text) => /^\s*\{\s*"dactyl"\s*:\s*"inspect"/.test(text.slice(0, 300));

function touchesOf(text) {
  const lines = text.split("\n");
  const { program, size } = JSON.parse(lines[0]);
  const head = JSON.stringify({ dactyl: "recording", version: 1, device: program, size });
  return Recording.parse([head, ...lines.filter((line) => /^\s*\{\s*"t"/.test(line))].join("\n"));
}

export function saveText(text, name, type = "application/jsonl") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
