import { InputError } from "./exchange.js";
import { Window } from "./window.js";

export async function load(source = new URL("dactyl.wasm", import.meta.url)) {
  if (typeof source === "string" || source instanceof URL) {
    const url = new URL(source, import.meta.url);
    source = url.protocol === "file:" ? await (await import("node:fs/promises")).readFile(url) : await fetch(url);
  }
  if (globalThis.Response && source instanceof Response) source = await source.arrayBuffer();
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  return new Engine((await WebAssembly.instantiate(module)).exports);
}

export class Engine {
  constructor(exports) {
    this.c = exports;
    this.version = exports.dactyl_version();
    if (this.version !== 2) throw new Error("dactyl.js and dactyl.wasm are of different versions");
    this.objects = [];
    this.words = new Float64Array(exports.memory.buffer);
    this.room = this.base = 0;
  }

  get page() { return (this.pageWindow ??= this.createWindow({ name: "page" })); }

  attach(element, options) { return this.page.attach(element, options); }

  createWindow(options = {}) { return new Window(this, options); }

  // By place in the engine's table; a handle has it in its lower half.
  keep(object) { this.objects[object.handle & 0xffff] = object; }

  forget(object) { this.objects[object.handle & 0xffff] = undefined; }

  object(handle) {
    const object = this.objects[handle & 0xffff];
    return object?.handle === handle ? object : null;
  }

  // The memory as doubles; growing memory takes the old view away.
  view() {
    if (!this.words.length) this.words = new Float64Array(this.c.memory.buffer);
    return this.words;
  }

  text(pointer) {
    const bytes = new Uint8Array(this.c.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
  }

  // Makes room for so many doubles in the shared buffer.
  reserve(count) {
    if (count <= this.room) return;
    const pointer = this.c.dactyl_frame(count);
    if (!pointer) throw new InputError(-4);
    this.base = pointer >> 3;
    this.room = count;
  }
}
