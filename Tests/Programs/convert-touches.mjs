// Makes recordings in Dactyl's own format of the recorded touches in ../shared/data/touches.
// node Tests/Programs/convert-touches.mjs FOLDER INTO
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Recording } from "../../Web/inspect.js";

const [folder, into] = process.argv.slice(2);
const pointsPerMillimetre = 163 / 25.4;
mkdirSync(into, { recursive: true });
let count = 0;

for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl")).sort()) {
  for (const line of readFileSync(`${folder}/${file}`, "utf8").split("\n")) {
    if (!line) continue;
    const row = JSON.parse(line);
    // Where the device did not tell, as if it were a phone's screen of 1000 units.
    const scale = (axis) => (axis?.res ? pointsPerMillimetre / axis.res : axis ? 400 / (axis.max - axis.min || 1) : 0.25);
    const [sx, sy] = [scale(row.x), scale(row.y)];
    const down = new Map();
    const frames = [];
    let last = 0;
    for (const [milliseconds, ...touches] of row.frames) {
      const time = (last = Math.max(last, milliseconds / 1000));
      const present = new Map(touches.map(([id, x, y]) => [id, { x: (x - (row.x?.min ?? 0)) * sx, y: (y - (row.y?.min ?? 0)) * sy }]));
      const contacts = [];
      for (const [id, place] of down) if (!present.has(id)) contacts.push({ id, phase: "ended", ...place });
      for (const [id, place] of present) {
        const former = down.get(id);
        const phase = !former ? "began" : former.x === place.x && former.y === place.y ? "stationary" : "moved";
        contacts.push({ id, phase, ...place });
      }
      for (const { id, phase } of contacts) if (phase === "ended") down.delete(id);
      for (const [id, place] of present) down.set(id, place);
      frames.push({ time, contacts });
    }
    if (down.size) frames.push({ time: last, contacts: Array.from(down, ([id, place]) => ({ id, phase: "cancelled", ...place })) });
    const extent = (axis, factor) => (axis ? (axis.max - axis.min) * factor : 1000);
    const size = [extent(row.x, sx), extent(row.y, sy)];
    const recording = new Recording(frames, size.every((length) => length > 0) ? { size } : {});
    writeFileSync(`${into}/${file.replace(".jsonl", "")}-${String(++count).padStart(4, "0")}.jsonl`, recording.stringify());
  }
}
console.log(`${count} recordings`);
