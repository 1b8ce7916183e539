// Breaks the lines of minified modules, because Node prints the whole line of an uncaught error: node break-lines.mjs FILE...
// A line ends after a semicolon once it is long enough. Where a source map lies beside a module, it follows.
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const LONG = 500;
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// What a semicolon may lie in: comments, strings, and regular expressions, which never follow a value; or else templates and code.
const TOKEN = /\/\*[^]*?\*\/|\/\/.*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?<=(?:^|[=(,:[!&|?{};>+]|\b(?:return|case|typeof))\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|[`{};]|\n/y;

// After which characters a line ends.
function breaksOf(text) {
  const breaks = [];
  // For each brace that is open: whether a template goes on after it.
  const open = [];
  let start = 0;
  const skipTemplate = (at) => {
    for (; text[at] !== "`"; at++) {
      if (text[at] === "\\") at++;
      else if (text[at] === "$" && text[at + 1] === "{") {
        open.push(true);
        return at + 2;
      }
    }
    return at + 1;
  };
  for (let at = 0; at < text.length;) {
    TOKEN.lastIndex = at;
    const [token] = TOKEN.exec(text) ?? [text[at]];
    at += token.length;
    if (token === "`") at = skipTemplate(at);
    else if (token === "{") open.push(false);
    else if (token === "}" && open.pop()) at = skipTemplate(at);
    else if (token === "\n") start = at;
    else if (token === ";" && at - start >= LONG && text[at] !== "\n") breaks.push((start = at));
  }
  return breaks;
}

function decode(segment) {
  let value = 0, i = 0, digit;
  do {
    digit = DIGITS.indexOf(segment[i]);
    value |= (digit & 31) << (5 * i++);
  } while (digit & 32);
  return [value & 1 ? -(value >> 1) : value >> 1, segment.slice(i)];
}

function encode(value) {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let words = "";
  do {
    words += DIGITS[(rest & 31) | (rest > 31 ? 32 : 0)];
    rest >>= 5;
  } while (rest);
  return words;
}

// The mappings of a text whose lines end at these places, too: only the column in each segment changes.
function moved(mappings, text, breaks) {
  let lineStart = 0;
  const lines = text.split("\n");
  return mappings.split(";").map((line, number) => {
    const ends = breaks.filter((end) => end >= lineStart && end <= lineStart + (lines[number]?.length ?? 0)).map((end) => end - lineStart);
    lineStart += (lines[number]?.length ?? 0) + 1;
    let column = 0, last = 0, start = 0, result = "", isFirst = true;
    for (const segment of line ? line.split(",") : []) {
      const [step, rest] = decode(segment);
      column += step;
      while (ends.length && ends[0] <= column) {
        start = last = ends.shift();
        result += ";";
        isFirst = true;
      }
      result += (isFirst ? "" : ",") + encode(column - last) + rest;
      last = column;
      isFirst = false;
    }
    return result + ";".repeat(ends.length);
  }).join(";");
}

for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, "utf8");
  const breaks = breaksOf(text);
  writeFileSync(file, breaks.map((end, i) => text.slice(breaks[i - 1] ?? 0, end)).concat(text.slice(breaks.at(-1) ?? 0)).join("\n"));
  if (!existsSync(`${file}.map`)) continue;
  const map = JSON.parse(readFileSync(`${file}.map`, "utf8"));
  writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: moved(map.mappings, text, breaks) }));
}
