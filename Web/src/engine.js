import { check } from "./exchange.js";
import { numbers } from "./tables.js";
import { Window } from "./window.js";
import { VERSION } from "./words.js";

// `load.source` is where the engine lies if not beside this file; a build of one file has it inside.
export async function load(source = load.source ?? new URL("dactyl.wasm", import.meta.url)) {
  let engine;
  if (typeof source === "string" || source instanceof URL) {
    const url = new URL(source, import.meta.url);
    // Node does not fetch files; asked in this way, no bundler looks for its modules.
    const files = url.protocol === "file:" && globalThis.process?.getBuiltinModule?.("node:fs");
    source = files ? files.readFileSync(url) : await fetch(url);
  }
  if (source.arrayBuffer) source = await source.arrayBuffer();
  const result = await WebAssembly.instantiate(source, { dactyl: { ask: (...question) => engine._asked(...question) } });
  return (engine = new Engine((result.instance ?? result).exports));
}

export class Engine {
  constructor(exports) {
    this.c = exports;
    this.version = exports.dactyl_version();
    if (this.version !== VERSION) throw new Error(`dactyl.wasm is of version ${this.version}`);
    this.objects = [];
    this._room = this._base = 0;
    for (let code = 1; code < 256; code++) numbers[this._text(exports.dactyl_property_name(code))] = code;
  }

  get page() { return (this._pageWindow ??= this.createWindow({ name: "page" })); }

  attach(element, options) { return this.page.attach(element, options); }

  createWindow(options = {}) { return new Window(this, options); }

  _object(handle) {
    const object = this.objects[handle & 0xffff];
    return object && object._handle === handle ? object : null;
  }

  // The memory as doubles; growing memory takes the old view away.
  get _doubles() { return this._words?.length ? this._words : (this._words = new Float64Array(this.c.memory.buffer)); }

  // Text of the engine, which ends with a zero.
  _text(pointer) {
    const bytes = new Uint8Array(this.c.memory.buffer);
    let text = "";
    while (pointer && bytes[pointer]) text += String.fromCharCode(bytes[pointer++]);
    return text;
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
