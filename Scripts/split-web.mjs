// Splits a module that was linked with --emit-relocs in two: what touches need, and what only strokes need, which takes
// memory, functions and table from the first. Both are written as text, for wasm-opt.
//
//   node Scripts/split-web.mjs LINKED TOUCHES STROKES
//
// Strokes are entered by their exports, by `make` and by `access…` of their types. Whatever can be reached without
// passing those doors, by a call or by an address, belongs to touches; all else is left to strokes, functions and data.
// Where a call passes a door, and where the table has a function of strokes, the first module traps until the
// second is there. Only halves of one build fit: the second asks the first for its memory by the sum of the sources.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readReferences } from "./wasm-references.mjs";

const [linked, touches, strokes] = process.argv.slice(2);
const run = (file, args, input) => execFileSync(file, args, { input, maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "ignore"] }).toString();
const features = ["--enable-bulk-memory", "--enable-sign-ext", "--enable-mutable-globals", "--enable-nontrapping-float-to-int"];

const found = (folder, pattern) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".swift"))
  .flatMap((name) => [...readFileSync(`${folder}/${name}`, "utf8").matchAll(pattern)].map(([, word]) => word));
const types = ["Sources/DactylStrokes", "Sources/DactylC/Strokes"].flatMap((folder) => found(folder, /^ *(?:[a-z]+ )*class (\w+)/gm));
const doors = new RegExp(`^(static )?Dactyl\\.(${types.join("|")})\\.(make|access\\w*)\\(|^(${found("Sources/DactylC/Strokes", /@c\((\w+)\)/g).join("|")})$`);

const { functions, data, segments, exports } = readReferences(linked);
const readable = run("swift", ["demangle", "--compact"], functions.map(({ name }) => name).join("\n")).split("\n");
const isDoor = new Set(functions.filter((_, i) => doors.test(readable[i])));
const kept = new Set();
const keep = (one) => {
  if (!one || kept.has(one)) return;
  kept.add(one);
  for (const [other, isCall] of one.refers) if (!isCall || !isDoor.has(other)) keep(other);
};
exports.filter((one) => !isDoor.has(one)).forEach(keep);

const list = `${strokes}.functions`;
writeFileSync(list, functions.filter((one) => !kept.has(one)).map(({ name }) => name).join("\n"));
const wasmSplit = run("Scripts/fetch-debian", ["binaryen", "usr/bin/wasm-split"]).trim();
run(wasmSplit, [
  ...features, `--split-funcs=@${list}`, "--import-namespace=dactyl", "--placeholder-namespace=later", "-S", linked, "-o1", touches, "-o2", strokes,
]);

// Data of strokes alone becomes zero in the first module, and is written when the second comes.
const bytes = readFileSync(linked);
const escaped = (part) => Array.from(part, (byte) => `\\${byte.toString(16).padStart(2, "0")}`).join("");
const own = segments.map(({ content, size }) => Buffer.from(bytes.subarray(content, content + size)));
const moved = data.filter((one) => !kept.has(one) && one.size > 0).map(({ segment, offset, size }) => {
  const part = Buffer.from(own[segment].subarray(offset, offset + size));
  return { segment, offset, part, address: segments[segment].address + offset };
});
for (const { segment, offset, part } of moved) own[segment].fill(0, offset, offset + part.length);
const dataText = (address, part) => ` (data (i32.const ${address}) "${escaped(part)}")`;

const sum = run("node", ["Scripts/stamp-wasm.mjs", "--print"]).slice(0, 8);
const edit = (path, ...changes) => writeFileSync(path, changes.reduce((text, [from, to]) => text.replace(from, to), readFileSync(path, "utf8")));
let segment = 0;
edit(touches,
  [/^ \(import "later" "\d+" \(func (\$[^ )]+)(.*)\)\)$/gm, " (func $1$2 (unreachable))"],
  [/^ \(export "memory" \((.*)\)\)$/m, `$& (export "${sum}" ($1))`],
  [/^ \(data .*$/gm, () => dataText(segments[segment].address, own[segment++])]);
edit(strokes,
  [/^ \(import "dactyl" "memory" /m, ` (import "dactyl" "${sum}" `],
  [/^ \(elem /m, (line) => `${moved.map(({ address, part }) => dataText(address, part)).join("\n")}\n${line}`]);
