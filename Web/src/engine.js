import { check, help } from "./exchange.js";
import { Window } from "./window.js";
import { VERSION } from "./words.js";

// The parts of the engine by name, in the order in which they are put together, and where each lies: modules beside this one
// add theirs.
export const parts = { source: () => new URL("dactyl.wasm", import.meta.url) };

// `load.source` is where the engine lies if not beside this file, `load.NAME` a part; a build of one file has all inside.
export const load = (source) => new Engine({ source }).ready;

async function compile(name, source, read) {
  let file = name;
  try {
    if (typeof source === "string" || source instanceof URL) source = await read((file = new URL(source, import.meta.url)));
    if (source instanceof WebAssembly.Module) return source;
    if (source.ok === false) throw new Error(`HTTP ${source.status}`);
    // A response is compiled while it arrives, where the server says what it is.
    if (source.headers?.get("content-type") === "application/wasm") return await WebAssembly.compileStreaming(source);
    return await WebAssembly.compile(source.arrayBuffer ? await source.arrayBuffer() : source);
  } catch (cause) {
    throw new Error(`${file}: ${cause.message}`, { cause });
  }
}

export class Engine {
  _all = { ask: (...question) => this._asked(...question) };
  // As a prototype, because V8 looks so many up by name otherwise, each time one is called.
  c = Object.create(this._all);
  objects = [];
  _room = 0;
  _base = 0;

  // By name: true for the parts that are there, or what was handed over for one.
  constructor(parts) {
    this._parts = parts;
  }

  // One after the other, so that each part is put on once, and one that did not come is asked for anew. No module awaits this
  // by itself where it is imported: such modules can be neither required nor bundled for a <script>.
  get ready() { return (this._ready = this._link(this._ready)); }

  // Puts those parts on that modules need and that are not there.
  async _link(before) {
    await before?.catch(() => {});
    // Without a page, programs send frames, and read files.
    const { read = fetch } = globalThis.document && !globalThis.process ? {} : await import("./frames.js");
    const names = Object.keys(parts).filter((name) => this._parts[name] !== true);
    const modules = await Promise.all(names.map((name) => compile(name, this._parts[name] ?? load[name] ?? parts[name](), read)));
    for (const name of names) {
      // Each takes what it needs from those before it.
      const { exports } = await WebAssembly.instantiate(modules.shift(), { dactyl: this._all }).catch((cause) => {
        throw new Error(`${name}.wasm is of another build`, { cause });
      });
      Object.assign(this._all, exports);
      this._parts[name] = true;
    }
    this.version = this.c.dactyl_version();
    if (this.version !== VERSION) throw new Error(help._say("version", this.version));
    this._view();
    // More may have been imported meanwhile.
    return names.length ? this._link() : this;
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
