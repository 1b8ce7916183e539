// Plays files of the inspector's lines in windows like those that they are of, and prints what a page tells: how near its
// recognisers come.
import { readFileSync } from "node:fs";
import { load } from "../dactyl.js";
import { inspect, Recording } from "../inspect.js";
import "../strokes.js";

const dactyl = await load();

for (const path of process.argv.slice(2)) {
  const lines = readFileSync(path, "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const [{ size: [width, height] }, tree] = lines;
  const window = dactyl.createWindow({ frame: { x: 0, y: 0, width, height } });
  const views = new Map([[1, window]]);
  for (const { id, parent, size: [width, height], matrix } of tree.views.slice(1)) {
    const [a, b, c, d, tx, ty] = matrix ?? [1, 0, 0, 1, 0, 0];
    // It is turned about its middle.
    const [x, y] = [tx + a * (width / 2) + c * (height / 2) - width / 2, ty + b * (width / 2) + d * (height / 2) - height / 2];
    views.set(id, views.get(parent).addView({ frame: { x, y, width, height }, transform: [a, b, c, d, 0, 0] }));
  }
  const known = new Map();
  // What hangs on the others beside it is left to hang on them.
  for (const { id, view, kind, settings: { recognizesAtLift: {} = {}, ...settings } } of tree.recognizers) {
    const numbers = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value ?? Infinity]));
    known.set(id, views.get(view).add(kind, numbers));
  }
  for (const { id, requireToFail = [], simultaneousWith = [] } of tree.recognizers) {
    for (const other of requireToFail) known.get(id).requireToFail(known.get(other));
    for (const other of simultaneousWith) known.get(id).allowSimultaneous(known.get(other));
  }
  const close = inspect(window, (line) => { if (line.type === "readings") console.log(JSON.stringify(line)); });
  const frames = lines.filter(({ t }) => t !== undefined).map((line) => JSON.stringify(line));
  for (const frame of Recording.parse(['{"dactyl":"recording","version":1}', ...frames].join("\n")).frames) {
    if (frame.contacts.length) window.send(frame);
    else window.advance(frame.time);
    await null;
  }
  close.close();
  window.remove?.();
}
