// Two fingers pan, pinch and rotate at once, six recognisers attached, callbacks counted: contact updates a second
// through dactyl.js, beside the plainest loop over the same events; and the same as Pointer Events of an element, alone and
// with one merged sample in each. Also sizes, and memory per move.
//
//   node --expose-gc Benchmarks/Web/benchmark.mjs [dactyl.wasm [others, to be weighed only]]
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { load } from "../../Web/dactyl.js";
import { addAll, frames, GESTURES, measure, median, play, pointerEvents, ratio, send, Target, updates } from "./touches.mjs";

const wasm = process.argv[2] ?? new URL("../../Web/dactyl.wasm", import.meta.url).pathname;
const dactyl = await load(readFileSync(wasm));
const frame = { x: 0, y: 0, width: 1000, height: 1000 };

function sentTo() {
  const window = dactyl.createWindow({ frame });
  const told = addAll(window.addView({ frame }));
  send(window);
  told.check("send");
  return () => send(window);
}

function toldTo(isMerged) {
  const target = new Target();
  const told = addAll(dactyl.createWindow({ frame }).attach(target));
  const events = pointerEvents(target, { isMerged });
  play(events);
  told.check("attach");
  return () => play(events);
}

// Events that nobody does anything with: what it takes to make up a page.
function idle(isMerged) {
  const events = pointerEvents(new Target(), { isMerged, listenerOf: () => () => {} });
  return () => play(events);
}

// Centroid, distance and angle of the same events, and nothing else.
function plain() {
  let sum = 0;
  for (let gesture = 0; gesture < GESTURES; gesture++) {
    for (let i = 0; i < frames.length; i++) {
      const [one, other] = frames[i].contacts;
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      sum += (one.x + other.x) / 2 + (one.y + other.y) / 2 + Math.hypot(dx, dy) + Math.atan2(dy, dx);
    }
  }
  return sum;
}

const sending = sentTo();
const [sent, alone, merged, idleAlone, idleMerged, loop] = measure([sending, toldTo(false), toldTo(true), idle(false), idle(true), plain]);
const without = (times, others) => times.map((time, run) => time - others[run]);
console.log("million contact updates a second, two fingers, six recognisers, best and median:");
for (const [name, times] of [
  ["frames through send", sent], ["Pointer Events of an element", without(alone, idleAlone)],
  ["the same, each with a merged sample", without(merged, idleMerged)], ["the plainest loop", loop],
]) console.log(`  ${name}: ${(updates / Math.min(...times)).toFixed(2)}, ${(updates / median(times)).toFixed(2)}`);
console.log(`a frame through send takes ${ratio(sent, loop)} plain loops`);
console.log(`Pointer Events take ${ratio(without(alone, idleAlone), sent)} times what send takes, with merged samples ` +
  `${ratio(without(merged, idleMerged), sent)} times; the events themselves, not counted, ${ratio(idleAlone, sent)} and ${ratio(idleMerged, sent)}`);

// What is allocated in a frame, in each of some runs: where V8 does not compile two functions as one, a number that one hands
// to the other is an object of 16 bytes.
if (globalThis.gc) {
  const { byteLength: pages } = dactyl.c.memory.buffer;
  const grown = Array.from({ length: 7 }, () => {
    gc();
    gc();
    const before = process.memoryUsage().heapUsed;
    sending();
    return (process.memoryUsage().heapUsed - before) / (updates / 2);
  });
  console.log(`memory: JavaScript heap ${Math.min(...grown).toFixed(2)} to ${Math.max(...grown).toFixed(2)} bytes a frame, ` +
    `WebAssembly ${dactyl.c.memory.buffer.byteLength - pages} bytes in ${updates / 2 * grown.length} frames`);
}

const web = new URL("../../Web/", import.meta.url);
const modules = readdirSync(web).filter((name) => name.endsWith(".js")).map((name) => new URL(name, web).pathname);
for (const path of [wasm, ...process.argv.slice(3), ...modules]) {
  const bytes = readFileSync(path);
  console.log(`${basename(path)}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
}
