// dactyl.js knows the properties, kinds and causes by the numbers that the Swift sources give them.
import { readFileSync } from "node:fs";

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const javascript = read("Web/dactyl.js");
const failures = [];

for (const [, name, number] of read("Sources/DactylC/Property.swift").matchAll(/^ +case (\w+) = (\d+)$/gm)) {
  if (!new RegExp(`\\b${name}: ${number}\\b`).test(javascript)) failures.push(`property ${name} = ${number}`);
}
for (const [, name, number] of read("Sources/DactylC/RecognizerKind.swift").matchAll(/^ +case (\w+) = (\d+)$/gm)) {
  if (!javascript.includes(`${name}: [${number},`)) failures.push(`kind ${name} = ${number}`);
}
const causes = javascript.slice(javascript.indexOf("const CAUSES")).match(/"\w+\|/g).map((text) => text.slice(1, -1));
for (const [, name, number] of read("Sources/DactylC/Cause+Numbers.swift").matchAll(/case \.(\w+).*?: \((\d+),/g)) {
  if (causes[number - 1] !== name) failures.push(`cause ${name} = ${number}, found ${causes[number - 1]}`);
}
if (failures.length) {
  console.error(`Web/dactyl.js does not know:\n  ${failures.join("\n  ")}`);
  process.exit(1);
}
