// Reads from a module that was linked with --emit-relocs who refers to whom: functions and data, by their names.
import { readFileSync } from "node:fs";

const FUNCTION = 0;
const DATA = 1;
// Relocations whose target is called, whose address is taken, and which have an addend.
const CALLS = new Set([0]);
const ADDRESSES = new Set([1, 2, 3, 4, 5]);
const ADDENDS = new Set([3, 4, 5, 8, 9]);
const UNDEFINED = 0x10;
const EXPLICIT_NAME = 0x40;

// { functions: [{ name, refers }], data: [{ name, segment, offset, size, refers }], segments: [{ address, content, size }], exports }, where
// `refers` are [target, isCall].
export function readReferences(path) {
  const bytes = readFileSync(path);
  let at = 8;
  const byte = () => bytes[at++];
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const next = byte();
      value += (next & 127) * 2 ** shift;
      if (next < 128) return value;
    }
  };
  const text = () => {
    const length = number();
    at += length;
    return bytes.toString("utf8", at - length, at);
  };
  const each = (body) => Array.from({ length: number() }, (_, i) => body(i));
  const sections = {};
  while (at < bytes.length) {
    const id = byte();
    const size = number();
    const start = at;
    const end = at + size;
    const name = id === 0 ? text() : id;
    sections[name] = { start, content: at, end };
    at = end;
  }
  const read = (name, body) => {
    at = sections[name].content;
    return body();
  };

  const importedCount = read(2, () => each(() => [text(), text(), byte(), number()])).length;
  const exports = read(7, () => each(() => ({ name: text(), kind: byte(), index: number() }))).filter(({ kind }) => kind === FUNCTION);
  const functions = [];
  read(10, () => each((i) => {
    const size = number();
    functions[importedCount + i] = { start: at - sections[10].start, end: (at += size) - sections[10].start, refers: [] };
  }));
  const segments = read(11, () => each(() => {
    at += 2;
    const address = number();
    byte();
    const size = number();
    at += size;
    return { address, content: at - size, size, start: at - size - sections[11].start };
  }));

  const data = [];
  const symbols = read("linking", () => {
    number();
    const wanted = 8;
    while (byte() !== wanted) {
      const size = number();
      at += size;
    }
    number();
    return each(() => {
      const kind = byte();
      const flags = number();
      if (kind === DATA) {
        const symbol = { name: text(), refers: [] };
        if (!(flags & UNDEFINED)) {
          Object.assign(symbol, { segment: number(), offset: number(), size: number() });
          data.push(symbol);
        }
        return symbol;
      }
      if (kind === 3) return void number();
      const index = number();
      const name = !(flags & UNDEFINED) || flags & EXPLICIT_NAME ? text() : undefined;
      if (kind !== FUNCTION) return undefined;
      functions[index] ??= { refers: [] };
      functions[index].name ??= name;
      return functions[index];
    });
  });

  const place = (symbol) => segments[symbol.segment].start + symbol.offset;
  const holders = {
    "reloc.CODE": (offset) => functions.filter(({ start, end }) => start <= offset && offset < end),
    "reloc.DATA": (offset) => data.filter((symbol) => place(symbol) <= offset && offset < place(symbol) + symbol.size),
  };
  for (const [section, holdersAt] of Object.entries(holders)) {
    read(section, () => {
      number();
      each(() => {
        const type = byte();
        const offset = number();
        const index = number();
        if (ADDENDS.has(type)) number();
        if (!CALLS.has(type) && !ADDRESSES.has(type)) return;
        for (const holder of holdersAt(offset)) holder.refers.push([symbols[index], CALLS.has(type)]);
      });
    });
  }
  // What lies in the same place goes together.
  for (const one of data) {
    for (const other of data) {
      if (one !== other && one.segment === other.segment && one.offset < other.offset + other.size && other.offset < one.offset + one.size) one.refers.push([other, false]);
    }
  }
  return { functions: functions.filter(Boolean), data, segments, exports: exports.map(({ index }) => functions[index]) };
}
