// Adds a custom section "sources" to a module: the first half of the SHA-256 of everything it is built from.
// node Scripts/build/stamp-wasm.mjs FROM TO, or with --print the sum alone.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);
const sum = createHash("sha256");
for (const folder of ["Sources/WasmRuntime", "Sources/Dactyl", "Sources/DactylC", "Sources/DactylStrokes"]) {
  const files = readdirSync(new URL(folder, root), { recursive: true }).filter((name) => /\.(swift|c|h)$/.test(name));
  for (const name of files.sort()) sum.update(name).update(readFileSync(new URL(`${folder}/${name}`, root)));
}
for (const name of ["Scripts/build/web", "Toolsets/wasm.json"]) sum.update(readFileSync(new URL(name, root)));
const digest = sum.digest().subarray(0, 16);

if (process.argv[2] === "--print") {
  console.log(digest.toString("hex"));
} else {
  const [from, to] = process.argv.slice(2);
  const name = Buffer.from("sources");
  const section = Buffer.concat([Buffer.from([name.length]), name, digest]);
  writeFileSync(to, Buffer.concat([readFileSync(from), Buffer.from([0, section.length]), section]));
}
