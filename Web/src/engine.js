import { keepTouches } from "./early.js";
import { check } from "./exchange.js";
import { Window } from "./window.js";
import { QUESTIONS, VERSION } from "./words.js";

// Where the engine lies, in the order of their sizes: that of all gestures, that of whole.js, that of shown.js. Asked for late,
// because in a <script> there is no place beside which it could lie: a build of one file has it inside, as `load.source`.
export const sources = [() => new URL("dactyl.wasm", import.meta.url)];

// All callers that name no engine share one, the largest that was named.
let place, shared;

export function load(source) {
  keepTouches();
  if (source) return start(source);
  const own = load.source ?? sources.at(-1)().href;
  if (own !== place) {
    place = own;
    shared = start(own).catch((error) => {
      // The next may have more luck.
      place = null;
      throw error;
    });
  }
  return shared;
}

async function start(source) {
  const module = await compile(source);
  const engine = new Engine();
  const { exports } = await WebAssembly.instantiate(module, { dactyl: { ask: (...question) => engine._asked(...question) } });
  engine._start(exports);
  return engine;
}

async function compile(source) {
  let file = "the engine";
  try {
    if (typeof source === "string" || source instanceof URL) source = await read((file = new URL(source, import.meta.url)));
    if (source instanceof WebAssembly.Module) return source;
    if (source.ok === false) throw new Error(`HTTP ${source.status}`);
    // A response is compiled while it arrives, if the server sends its type.
    if (source.headers?.get("content-type") === "application/wasm") return await WebAssembly.compileStreaming(source);
    return await WebAssembly.compile(source.arrayBuffer ? await source.arrayBuffer() : source);
  } catch (cause) {
    throw new Error(`${file}: ${cause.message}`, { cause });
  }
}

// Node does not fetch files; asked in this way, no bundler looks for its modules.
const read = (url) =>
  (url.protocol === "file:" && globalThis.process?.getBuiltinModule?.("node:fs").readFileSync(url)) || fetch(url);

export class Engine {
  objects = [];
  _room = 0;
  _base = 0;

  _start(exports) {
    // As a prototype, because V8 looks so many up by name otherwise, each time one is called.
    this.c = Object.create({ ...exports });
    this.version = this.c.dactyl_version();
    if (this.version !== VERSION) throw new Error(`dactyl.wasm is of version ${this.version}`);
    this._view();
  }

  get page() { return (this._pageWindow ??= this.createWindow({ name: "page" })); }

  attach(element, options) { return this.page.attach(element, options); }

  createWindow(options = {}) { return new Window(this, options); }

  _object(handle) {
    const object = this.objects[handle & 0xffff];
    return object && object._handle === handle ? object : null;
  }

  // From now on recognisers are asked.
  _answer() { this.c.dactyl_set_callback(this.c.dactyl_page_callback()); }

  // 0 means no; a recogniser that is gone allows everything.
  _asked(question, recognizer, other) {
    return this._object(recognizer)?._reply(QUESTIONS[question], this._object(other)) === false ? 0 : 1;
  }

  // The memory as doubles. Growing memory detaches old views, which then read undefined.
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
      const base = this.c.dactyl_frame(count) >> 3;
      if (!base) check(-4, "frame");
      this._base = base;
      this._room = count;
    }
    return this._doubles;
  }
}
