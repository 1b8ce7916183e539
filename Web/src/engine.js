import { check, help } from "./exchange.js";
import { Window } from "./window.js";
import { VERSION } from "./words.js";

// What modules beside this one add to the engine, by name, in the order in which it is put together: each tells where it lies.
export const parts = {};

// `load.source` is where the engine lies if not beside this file, `load.NAME` a part; a build of one file has all inside.
export async function load(source = load.source ?? new URL("dactyl.wasm", import.meta.url)) {
  let engine;
  const added = { ...parts };
  // Without a page, programs send frames, and read files.
  const { read = fetch } = globalThis.document && !globalThis.process ? {} : await import("./frames.js");
  const sources = [source, ...Object.keys(added).map((name) => load[name] ?? added[name]())];
  // Each takes what it needs from those before it.
  const all = { ask: (...question) => engine._asked(...question) };
  for (const module of await Promise.all(sources.map((source) => compile(source, read)))) {
    Object.assign(all, (await WebAssembly.instantiate(module, { dactyl: all })).exports);
  }
  // As a prototype, because V8 looks so many up by name otherwise, each time one is called.
  return (engine = new Engine(Object.create(all), added));
}

// A response is compiled while it arrives, where the server says what it is.
async function compile(source, read) {
  if (typeof source === "string" || source instanceof URL) source = await read(new URL(source, import.meta.url));
  if (source instanceof WebAssembly.Module) return source;
  if (source.headers?.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(source);
  return WebAssembly.compile(source.arrayBuffer ? await source.arrayBuffer() : source);
}

export class Engine {
  constructor(exports, parts) {
    this.c = exports;
    this._parts = parts;
    this.version = exports.dactyl_version();
    if (this.version !== VERSION) throw new Error(help._say("version", this.version));
    this.objects = [];
    this._room = this._base = 0;
    this._view();
  }

  get page() { return (this._pageWindow ??= this.createWindow({ name: "page" })); }

  attach(element, options) { return this.page.attach(element, options); }

  createWindow(options = {}) { return new Window(this, options); }

  _object(handle) {
    const object = this.objects[handle & 0xffff];
    return object && object._handle === handle ? object : null;
  }

  // The memory as doubles. Growing memory takes the old views away: what is read in them then is undefined.
  get _doubles() { return this._words.length ? this._words : this._view(); }

  // Looks at the memory anew, as doubles and as whole numbers.
  _view() {
    const { buffer } = this.c.memory;
    this._integers = new Int32Array(buffer);
    return (this._words = new Float64Array(buffer));
  }

  // The memory, with room for so many doubles in the shared buffer.
  _reserve(count) {
    if (count > this._room) {
      this._base = this.c.dactyl_frame(count) >> 3;
      if (!this._base) check(-4, count);
      this._room = count;
    }
    return this._doubles;
  }
}
