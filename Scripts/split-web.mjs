// Splits a module that was linked with --emit-relocs into the parts of web-parts.mjs, written as text for wasm-opt.
//
//   node Scripts/split-web.mjs LINKED TEXT FOLDER
//
// TEXT is LINKED as wasm-dis writes it; FOLDER gets dactyl.wat, strokes.wat and so on.
//
// A part is entered by its doors alone. Whatever can be reached without passing a door, by a call or by an address, belongs
// to the first part; of the rest, what can be reached by the doors of a part and of those it is put on, to that part,
// functions and data. What two parts need that are not put on each other, is in each of them where it is a function that is only
// called, and else belongs to the last that both are put on.
//
// A part takes memory, table and functions from those it is put on, and puts its own functions into their places of the
// table. Who is outside calls a door by its place, where there is nothing until the part is there. Only parts of one build
// fit: each asks for the memory by the sum of the sources.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { readReferences } from "./wasm-references.mjs";
import { parts } from "./web-parts.mjs";

const [linked, text, folder] = process.argv.slice(2);
const run = (file, args, input) => execFileSync(file, args, { input, maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "ignore"] }).toString();
const fail = (reason) => {
  console.error(`Scripts/split-web.mjs: ${reason}`);
  process.exit(1);
};

const { functions, data, segments, exports } = readReferences(linked);
const readable = run("swift", ["demangle", "--compact"], functions.map(({ name }) => name).join("\n")).split("\n");
const partNamed = (name) => parts.find((part) => part.name === name);
// A part and those it is put on, from it down to the first.
const line = (part) => (part ? [part, ...line(partNamed(part.base))] : []);

// Whose door a function is.
const doors = new Map();
for (const part of parts) {
  for (const pattern of part.doors) {
    const found = functions.filter((_, i) => pattern.test(readable[i]));
    if (found.length === 0) fail(`nothing is called ${pattern}; was it put into what calls it?`);
    for (const one of found) doors.set(one, part);
  }
}

// What can be reached where these parts are there.
function reach(present) {
  const isShut = (one) => doors.has(one) && !present.includes(doors.get(one));
  const found = new Set();
  const rest = exports.filter((one) => !isShut(one));
  while (rest.length > 0) {
    const one = rest.pop();
    if (!one || found.has(one)) continue;
    found.add(one);
    for (const [other, isCall] of one.refers) if (!isCall || !isShut(other)) rest.push(other);
  }
  return found;
}

const reached = new Map(parts.map((part) => [part, reach(line(part))]));
const everything = reach(parts);
const onlyCalled = new Set(functions.filter((one) => everything.has(one)));
for (const one of everything) for (const [other, isCall] of one.refers) if (!isCall) onlyCalled.delete(other);
// Which parts have it: several, or one.
const owners = new Map();
for (const one of everything) {
  const users = parts.filter((part) => reached.get(part).has(one));
  if (users.length === 0) fail(`${one.name} is reached only where parts are there that are not put on each other`);
  const lowest = users.filter((user) => line(user).every((part) => part === user || !users.includes(part)));
  owners.set(one, onlyCalled.has(one) ? lowest : [line(users[0]).find((part) => users.every((user) => line(user).includes(part)))]);
}

// The text, form by form: all but functions stand on a line of their own.
const forms = readFileSync(text, "utf8").match(/^ \((?:func .*\n(?:  .*\n)* \)|.*)$/gm);
const all = (kind) => forms.filter((form) => form.startsWith(` (${kind} `));
const codes = new Map(all("func").map((form) => [form.match(/^ \(func (\S+)/)[1], form]));
const imports = new Map(all("import").map((form) => [form.match(/\(func (\S+)/)[1], form]));
const byName = new Map(functions.map((one) => [`$${one.name}`, one]));
const isIn = (name, part) => owners.get(byName.get(name))?.includes(part);
const signature = (name) => codes.get(name).match(/^.*$/m)[0].match(/\((?:param|result) .*?\)/g)?.map((type) => type.replace(/\$\S+ /, "")).join(" ") ?? "";

// The table: what the linker has put there, then doors that are called from outside.
const [, firstPlace, linkedPlaces] = all("elem")[0].match(/\(i32\.const (\d+)\) (.*)\)$/);
const places = [...new Array(+firstPlace), ...linkedPlaces.split(" ")];

// Replaces calls of doors from outside by calls of their places.
function callPlaces(code, part) {
  const pattern = /\(call (\$\S+?)(?=[\s)])/g;
  for (let found; (found = pattern.exec(code)); ) {
    const [whole, name] = found;
    if (imports.has(name) || line(part).some((one) => isIn(name, one))) continue;
    if (!doors.has(byName.get(name))) fail(`${name} is called from outside its part`);
    let place = places.indexOf(name);
    if (place < 0) place = places.push(name) - 1;
    let end = found.index;
    for (let depth = 0; depth > 0 || end === found.index; end++) depth += { "(": 1, ")": -1 }[code[end]] ?? 0;
    const rest = code.slice(found.index + whole.length, end - 1);
    code = `${code.slice(0, found.index)}(call_indirect ${signature(name)}${rest} (i32.const ${place}))${code.slice(end)}`;
  }
  return code;
}
const ownCodes = new Map(parts.map((part) => [part,
  [...codes].filter(([name]) => isIn(name, part)).map(([, code]) => callPlaces(code, part))]));

// What parts take from those they are put on, by short names.
const shared = new Map();
const shortNames = (function* () {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  for (let i = 0; ; i++) yield (i < 26 ? "" : letters[Math.floor(i / 26) - 1]) + letters[i % 26];
})();
const taken = new Map(parts.map((part) => {
  const named = ownCodes.get(part).flatMap((code) => code.match(/(?<=\(call )\$[^\s)]+/g) ?? []);
  const others = [...new Set(named)].filter((name) => !imports.has(name) && !isIn(name, part));
  for (const name of others) if (!shared.has(name)) shared.set(name, shortNames.next().value);
  return [part, others];
}));

const bytes = readFileSync(linked);
const escaped = (piece) => Array.from(piece, (byte) => `\\${byte.toString(16).padStart(2, "0")}`).join("");
const dataForm = (address, piece) => ` (data (i32.const ${address}) "${escaped(piece)}")`;
// Data of other parts is zero in the first, and written when they come.
const contents = segments.map(({ content, size }) => Buffer.from(bytes.subarray(content, content + size)));
const moved = new Map(parts.map((part) => [part, []]));
for (const one of data) {
  const [owner] = owners.get(one) ?? [];
  if (!owner || owner === parts[0] || one.size === 0) continue;
  const { segment, offset, size } = one;
  const piece = Buffer.from(contents[segment].subarray(offset, offset + size));
  if (piece.some((byte) => byte !== 0)) moved.get(owner).push(dataForm(segments[segment].address + offset, piece));
  contents[segment].fill(0, offset, offset + size);
}
const sum = run("node", ["Scripts/stamp-wasm.mjs", "--print"]).slice(0, 8);
const [memory] = all("memory").map((form) => form.match(/\(memory (\S+) (.*)\)$/).slice(1));
const [stack] = all("global").map((form) => form.match(/\(global (\S+) (\(mut i32\)) (.*)\)$/).slice(1));
const hostExports = all("export").map((form) => form.match(/"(\w+)" \(func ([^\s)]+)\)/)).filter(Boolean);

for (const part of parts) {
  const isFirst = part === parts[0];
  const own = (name) => isIn(name, part);
  const used = ownCodes.get(part).join("\n");
  const runs = [];
  for (const [place, name] of places.entries()) {
    if (!name || !own(name)) continue;
    if (runs.at(-1)?.end === place) runs.at(-1).names.push(name);
    else runs.push({ start: place, names: [name] });
    runs.at(-1).end = place + 1;
  }
  writeFileSync(`${folder}/${part.name}.wat`, [
    "(module",
    ...all("type"),
    ...[...imports].filter(([name]) => own(name) || used.includes(`(call ${name}\n`)).map(([, form]) => form),
    ...(isFirst ? [] : [
      ` (import "dactyl" "${sum}" (memory ${memory[0]} ${memory[1]}))`,
      ` (import "dactyl" "table" (table $0 ${places.length} funcref))`,
      ` (import "dactyl" "stack" (global ${stack[0]} ${stack[1]}))`,
    ]),
    ...taken.get(part).map((name) => ` (import "dactyl" "${shared.get(name)}" (func ${name} ${signature(name)}))`),
    ...(isFirst ? [
      ` (global ${stack.join(" ")})`,
      ` (memory ${memory.join(" ")})`,
      ...segments.map(({ address }, i) => dataForm(address, contents[i])),
      ` (table $0 ${places.length} funcref)`,
    ] : moved.get(part)),
    ...runs.map(({ start, names }) => ` (elem (i32.const ${start}) ${names.join(" ")})`),
    ...(isFirst ? [
      ...["memory", sum].map((name) => ` (export "${name}" (memory ${memory[0]}))`),
      ` (export "table" (table $0))`,
      ` (export "stack" (global ${stack[0]}))`,
    ] : []),
    ...hostExports.filter(([, , name]) => own(name)).map(([, name, inside]) => ` (export "${name}" (func ${inside}))`),
    ...[...shared].filter(([name]) => own(name)).map(([name, short]) => ` (export "${short}" (func ${name}))`),
    ...ownCodes.get(part),
    ")\n",
  ].join("\n"));
}
