// The JavaScript modules know the kinds by the numbers that the Swift sources give them.
import { readFileSync } from "node:fs";
import "../Web/src/strokes.js";
import { kinds } from "../Web/src/tables.js";

const read = (path) => readFileSync(new URL(`../Sources/DactylC/${path}`, import.meta.url), "utf8");
const cases = (path) => Object.fromEntries(
  Array.from(read(path).matchAll(/^ +case (\w+) = (\d+)$/gm), ([, name, number]) => [name, Number(number)]));
const failures = [];

function compare(what, swift, javascript) {
  for (const name of new Set([...Object.keys(swift), ...Object.keys(javascript)])) {
    if (swift[name] !== javascript[name]) failures.push(`${what} ${name}: ${swift[name]} in Swift, ${javascript[name]} in JavaScript`);
  }
}

compare("kind", cases("RecognizerKind.swift"), Object.fromEntries(Object.entries(kinds).map(([name, [number]]) => [name, number])));
if (failures.length) {
  console.error(failures.join("\n"));
  process.exit(1);
}
