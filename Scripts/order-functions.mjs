// Names the functions of a module by the order in which gzip makes least of them: each beside those that are most like it, because
// gzip finds again only what lies within 32 kB. `wasm-opt --reorder-functions-by-name` then puts them in that order.
//
//   node Scripts/order-functions.mjs FROM TO
//
// After the first, which has the lowest number, always the one follows of whose pieces of code most are among those before it. A
// piece counts by the root of how many functions have it, because rare ones come again nowhere else; what only one has counts nothing.
import { readFileSync, writeFileSync } from "node:fs";

// How long a piece of code is, and how far back gzip looks, both in bytes.
const PIECE = 5;
const WINDOW = 32000;
// Short functions, of which nearly all is somewhere, wait until it is near.
const PENALTY = 3;

const [from, to] = process.argv.slice(2);
const module = readFileSync(from);
let at = 8;
const number = () => {
  for (let value = 0, shift = 0; ; shift += 7) {
    const next = module[at++];
    value += (next & 127) * 2 ** shift;
    if (next < 128) return value;
  }
};
const written = (value) => (value < 128 ? [value] : [value % 128 + 128, ...written(Math.floor(value / 128))]);
const text = (string) => [...written(string.length), ...Buffer.from(string)];

let imported = 0;
const bodies = [];
while (at < module.length) {
  const id = module[at++];
  const end = number() + at;
  if (id === 2) {
    for (let count = number(); count > 0; count--) {
      at = number() + at;
      at = number() + at;
      const kind = module[at++];
      if (kind === 0) number(imported++);
      else if (kind === 3) at += 2;
      else {
        if (kind === 1) at++;
        const hasMost = number() & 1;
        for (let bound = 0; bound <= hasMost; bound++) number();
      }
    }
  } else if (id === 10) {
    for (let count = number(); count > 0; count--) {
      const size = number();
      bodies.push(module.subarray(at, at += size));
    }
  }
  at = end;
}

// The pieces of each function, by numbers, and how many functions have each.
const numbers = new Map();
const owners = [];
const pieces = bodies.map((body) => {
  const own = new Set();
  for (let start = 0; start + PIECE <= body.length; start++) {
    const piece = body.latin1Slice(start, start + PIECE);
    if (!numbers.has(piece)) numbers.set(piece, owners.push(0) - 1);
    own.add(numbers.get(piece));
  }
  for (const piece of own) owners[piece]++;
  return [...own];
});
const weights = owners.map((count) => (count > 1 ? 1 / Math.sqrt(count) : 0));
const wholes = pieces.map((own) => own.reduce((sum, piece) => sum + weights[piece], PENALTY));

const near = new Int32Array(numbers.size);
const window = [];
let held = 0;
const order = [];
const left = new Set(bodies.keys());
for (let next = 0; next !== undefined; ) {
  order.push(next);
  left.delete(next);
  window.push(next);
  held += bodies[next].length;
  for (const piece of pieces[next]) near[piece]++;
  while (held > WINDOW && window.length > 1) {
    const gone = window.shift();
    held -= bodies[gone].length;
    for (const piece of pieces[gone]) near[piece]--;
  }
  next = undefined;
  let best = -1;
  for (const one of left) {
    let alike = 0;
    for (const piece of pieces[one]) if (near[piece] > 0) alike += weights[piece];
    const share = alike / wholes[one];
    if (share > best) [best, next] = [share, one];
  }
}

const names = order.map((index, place) => [index, String(place).padStart(6, "0")]).sort(([a], [b]) => a - b);
const map = [...written(names.length), ...names.flatMap(([index, name]) => [...written(imported + index), ...text(name)])];
const content = [...text("name"), 1, ...written(map.length), ...map];
writeFileSync(to, Buffer.concat([module, Buffer.from([0, ...written(content.length), ...content])]));
