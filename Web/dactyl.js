// Dactyl in JavaScript over dactyl.wasm. What it offers, and how, is said in dactyl.d.ts; what the numbers mean,
// in Include/dactyl.h.

const STATES = ["possible", "began", "changed", "ended", "cancelled", "failed"];
const PHASES = ["began", "moved", "stationary", "ended", "cancelled"];
const HOVER_PHASES = ["entered", "moved", "exited"];
const TOUCH_KINDS = ["direct", "indirect", "pencil", "indirectPointer"];

// Sets of words that the engine takes as bits.
const WORDS = {
  allowedTouchKinds: TOUCH_KINDS,
  direction: ["right", "left", "up", "down"],
  edges: ["top", "left", "bottom", "right"],
  axes: ["translation", "scale", "rotation"],
};

const PROPERTIES = {
  alpha: 1, isHidden: 2, isUserInteractionEnabled: 3, isMultipleTouchEnabled: 4, isExclusiveTouch: 5,
  boundsX: 6, boundsY: 7, gestureProfile: 20, tapInterval: 21, tapDistance: 22, recordsTouches: 23,
  recordsVelocities: 24, currentTime: 25, isEnabled: 40, cancelsTouchesInView: 41, delaysTouchesBegan: 42,
  delaysTouchesEnded: 43, requiresExclusiveTouchKind: 44, allowedTouchKinds: 45, state: 46, isWaiting: 47,
  numberOfTouches: 48, numberOfTapsRequired: 60, numberOfTouchesRequired: 61, allowableMovement: 62,
  maximumPressDuration: 63, maximumTapInterval: 64, maximumTapDistance: 65, minimumPressDuration: 66,
  minimumNumberOfTouches: 67, maximumNumberOfTouches: 68, minimumDistance: 69, direction: 70,
  maximumDuration: 71, maximumDirectionDeviation: 72, minimumSpanChange: 73, minimumArc: 74, edges: 75,
  edgeWidth: 76, axes: 77, unlocksAxesTogether: 78, translationX: 100, translationY: 101, velocityX: 102,
  velocityY: 103, scale: 104, scaleVelocity: 105, rotation: 106, rotationVelocity: 107, transformA: 108,
  transformB: 109, transformC: 110, transformD: 111, transformX: 112, transformY: 113,
};
const FLAG = /^(is|cancels|delays|requires|unlocks)/;
const COMMON =
  "isEnabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded requiresExclusiveTouchKind allowedTouchKinds";
const VIEW = ["alpha", "isHidden", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch"];
const PROFILES = ["dactyl", "android", "flutter", "chromium", "gtk"];

// Number, settings, and where the values lie in a record.
const KINDS = {
  tap: [1, "numberOfTapsRequired numberOfTouchesRequired allowableMovement maximumPressDuration maximumTapInterval maximumTapDistance", {}],
  longPress: [2, "minimumPressDuration allowableMovement numberOfTapsRequired numberOfTouchesRequired maximumTapInterval maximumTapDistance", {}],
  pan: [3, "minimumNumberOfTouches maximumNumberOfTouches minimumDistance", { translation: 15, velocity: 17 }],
  swipe: [4, "direction numberOfTouchesRequired maximumDuration minimumDistance maximumDirectionDeviation", { extra: 15 }],
  pinch: [5, "minimumSpanChange", { scale: 15, scaleVelocity: 16 }],
  rotation: [6, "minimumArc", { rotation: 15, rotationVelocity: 16 }],
  edgePan: [7, "edges edgeWidth minimumDistance maximumNumberOfTouches", { translation: 15, velocity: 17 }],
  hover: [8, "", { height: 15 }],
  transform: [9, "axes unlocksAxesTogether minimumNumberOfTouches minimumDistance minimumSpanChange minimumArc",
    { translation: 15, velocity: 17, scale: 19, scaleVelocity: 20, rotation: 21, rotationVelocity: 22, matrix: 23 }],
};

// By number: label and words, with the number that decided, its limit, and the other recogniser.
const CAUSES = [
  , "moved|moved # px, limit ~ px", "movedTooLittle|moved # px, needs ~ px", "followed|fingers moved on",
  "held|held # s, needs ~ s", "heldTooLong|held # s, limit ~ s", "liftedEarly|lifted after # s, needs ~ s",
  "lifted|lifted", "tooManyTouches|# fingers, limit ~", "tooFewTouches|# fingers, needs ~", "tapped|# taps",
  "nextTapLate|# s since the last tap, limit ~ s", "nextTapFar|next tap # px away, limit ~ px",
  "spanChanged|span changed by # px, needs ~ px", "turned|turned along # px, needs ~ px",
  "tooSlow|took # s, limit ~ s", "offCourse|off course by #°, limit ~°", "offEdge|# px from the edge, limit ~ px",
  "pointerEntered|pointer came in", "pointerExited|pointer left", "prevented|prevented by @",
  "requirementRecognized|@ had to fail and recognised", "refusedByView|refused by the view",
  "refusedByDelegate|refused by the delegate", "touchesCancelled|touches cancelled by the system",
  "disabled|disabled", "removed|removed", "sequenceEnded|all touches lifted", "reset|reset",
  "unstated|no cause stated", "custom|",
].map((text) => text.split("|"));

const INPUT_ERRORS = [
  "time went back", "a number is not finite", "a contact that is not down", "a contact began twice",
  "a contact is named twice", "a merged sample of a contact that does not move", "a merged sample out of time",
  "a pointer that did not enter", "a pointer entered twice",
];

export class InputError extends Error {
  constructor(code) {
    super(INPUT_ERRORS[-10 - code] ?? "not a frame");
    this.name = "InputError";
    this.code = code;
  }
}

function check(status) {
  if (status >= 0) return status;
  if (status <= -10 || status === -4) throw new InputError(status);
  if (status === -2) throw new TypeError("unknown kind or property");
  if (status === -3) throw new RangeError("number out of range");
  throw new Error(status === -1 ? "removed, or of another window" : "too many objects, or too deep");
}

const decimal = (value) => String(Math.round(value * 100) / 100);

export async function load(source = new URL("dactyl.wasm", import.meta.url)) {
  if (typeof source === "string" || source instanceof URL) {
    const url = new URL(source, import.meta.url);
    source = url.protocol === "file:"
      ? await (await import("node:fs/promises")).readFile(url)
      : await fetch(url);
  }
  if (typeof Response === "function" && source instanceof Response) source = await source.arrayBuffer();
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  return new Engine((await WebAssembly.instantiate(module)).exports);
}

export class Engine {
  constructor(exports) {
    this.c = exports;
    this.version = exports.dactyl_version();
    if (this.version !== 1) throw new Error("dactyl.js and dactyl.wasm are of different versions");
    this.objects = new Map();
    this.words = new Float64Array(exports.memory.buffer);
    this.room = 0;
    this.base = 0;
  }

  get page() {
    return (this.pageWindow ??= this.createWindow({ name: "page", frame: { x: -1e6, y: -1e6, width: 2e6, height: 2e6 } }));
  }

  attach(element, options) { return this.page.attach(element, options); }

  createWindow(options) { return new Window(this, options ?? {}); }

  // The memory as doubles; growing memory takes the old view away.
  view() {
    if (this.words.length === 0) this.words = new Float64Array(this.c.memory.buffer);
    return this.words;
  }

  // Makes room for a frame of so many doubles.
  reserve(count) {
    if (count <= this.room) return;
    const pointer = this.c.dactyl_frame(count);
    if (!pointer) throw new InputError(-4);
    this.base = pointer >> 3;
    this.room = count;
  }

  text(pointer) {
    const bytes = new Uint8Array(this.c.memory.buffer);
    return new TextDecoder().decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
  }
}

function setNumbers(object, names, values) {
  for (const name in values) {
    if (!names.includes(name)) throw new TypeError(`unknown setting "${name}"`);
    let value = values[name];
    if (value === undefined) continue;
    if (WORDS[name]) {
      value = [value].flat().reduce((bits, word) => {
        const index = WORDS[name].indexOf(word);
        if (index < 0) throw new TypeError(`unknown word "${word}" in ${name}`);
        return bits | (1 << index);
      }, 0);
    }
    check(object.window.engine.c.dactyl_set_number(object.handle, PROPERTIES[name], Number(value)));
    object.window.touched = true;
  }
}

function number(object, name) {
  return object.window.engine.c.dactyl_get_number(object.handle, PROPERTIES[name]);
}

export class View {
  constructor(window, parent, handle, options, element = null) {
    this.window = window ?? this;
    this.parent = parent;
    this.handle = handle;
    this.element = element;
    this.views = [];
    this.recognizers = [];
    this.options = {};
    this.name = options.name ?? element?.id ?? "";
    this.isAlive = true;
  }

  set(options) {
    const { name, frame, transform, touchAction, events, element, ...numbers } = options;
    const c = this.window.engine.c;
    if (name !== undefined) this.name = name;
    if (frame) check(c.dactyl_view_set_frame(this.handle, frame.x, frame.y, frame.width, frame.height));
    if (transform) check(c.dactyl_view_set_transform(this.handle, ...transform));
    setNumbers(this, VIEW, numbers);
    Object.assign(this.options, options);
    return this;
  }

  addView(options = {}) { return this.window.makeView(this, options, null); }

  add(kind, options, action) {
    if (typeof options === "function") [options, action] = [{}, options];
    const recognizer = new Recognizer(this, kind, options ?? {});
    if (action) recognizer.addAction(action);
    return recognizer;
  }

  remove() {
    if (!this.isAlive) return;
    const { window } = this;
    window.touched = true;
    check(window.engine.c.dactyl_release(this.handle));
    if (this !== window) this.parent.views.splice(this.parent.views.indexOf(this), 1);
    if (this !== window) window.drain();
    this.die();
  }

  die() {
    this.isAlive = false;
    this.window.engine.objects.delete(this.handle);
    this.window.input?.detach(this);
    for (const recognizer of this.recognizers) recognizer.die();
    for (const view of this.views) view.die();
  }
}

export class Window extends View {
  constructor(engine, options, isClone) {
    const element = options.element ?? null;
    const { x, y, width, height } =
      options.frame ?? (element ? { x: 0, y: 0, ...sizeOf(element) } : { x: -1e6, y: -1e6, width: 2e6, height: 2e6 });
    const handle = check(engine.c.dactyl_window_create(x, y, width, height));
    super(null, null, handle, options, element);
    this.engine = engine;
    this.all = [this];
    this.observers = [];
    this.touchObservers = [];
    this.recorders = [];
    this.queue = [];
    this.isBusy = false;
    this.touched = false;
    this.sent = 0;
    this.input = null;
    engine.objects.set(handle, this);
    const { frame, ...rest } = options;
    this.set(rest);
    if (frame) this.options.frame = frame;
    if (element && !isClone) this.listen(this);
  }

  static now() { return performance.now() / 1000; }

  get time() { return number(this, "currentTime"); }
  get nextDeadline() { return this.engine.c.dactyl_next_deadline(this.handle); }

  set(options) {
    const { gestureProfile, tapInterval, tapDistance, ...rest } = options;
    if (gestureProfile !== undefined) setNumbers(this, ["gestureProfile"], { gestureProfile: PROFILES.indexOf(gestureProfile) });
    setNumbers(this, ["tapInterval", "tapDistance"], { tapInterval, tapDistance });
    Object.assign(this.options, options);
    return super.set(rest);
  }

  makeView(parent, options, element) {
    const view = new View(this, parent, check(this.engine.c.dactyl_view_create(parent.handle)), options, element);
    parent.views.push(view);
    this.all.push(view);
    this.engine.objects.set(view.handle, view);
    return view.set(options);
  }

  attach(element, options = {}) {
    if (this.viewOf(element)?.element === element) throw new Error("the element is attached already");
    const parent = this.viewOf(element) ?? this;
    const view = this.makeView(parent, options, element);
    this.listen(view);
    return view;
  }

  viewOf(element) {
    for (; element; element = element.parentElement) {
      const view = this.input?.views.get(element);
      if (view) return view;
    }
    return null;
  }

  listen(view) { (this.input ??= new Input(this)).attach(view); }

  find(name) {
    for (const view of this.all) {
      if (!view.isAlive) continue;
      if (view.name === name) return view;
      for (const recognizer of view.recognizers) if (recognizer.name === name) return recognizer;
    }
    return null;
  }

  // Writes a frame into the shared buffer and sends it.
  send(frame) {
    if (this.isBusy) {
      this.queue.push(copyFrame(frame));
      return;
    }
    const { engine } = this;
    const { contacts, coalesced, hovers } = frame;
    const samples = coalesced === undefined ? 0 : coalesced.length;
    const pointers = hovers === undefined ? 0 : hovers.length;
    const count = 4 + 16 * (contacts.length + samples + pointers);
    engine.reserve(count);
    const words = engine.view();
    let at = engine.base;
    words[at] = frame.time;
    words[at + 1] = contacts.length;
    words[at + 2] = samples;
    words[at + 3] = pointers;
    at += 4;
    for (let i = 0; i < contacts.length; i++, at += 16) {
      const contact = contacts[i];
      this.writeContact(words, at, contact);
      words[at + 14] = contact.view == null ? 0 : this.twin(contact.view);
    }
    for (let i = 0; i < samples; i++, at += 16) {
      this.writeContact(words, at, coalesced[i]);
      words[at + 14] = coalesced[i].time;
    }
    for (let i = 0; i < pointers; i++, at += 16) {
      const hover = hovers[i];
      this.writeContact(words, at, hover);
      words[at + 1] = HOVER_PHASES.indexOf(hover.phase);
      words[at + 4] = TOUCH_KINDS.indexOf(hover.kind ?? "indirectPointer");
      words[at + 5] = hover.zOffset ?? 0;
    }
    const status = engine.c.dactyl_send(this.handle, count);
    if (status < 0) check(status);
    this.accepted(frame, status);
  }

  writeContact(words, at, contact) {
    const { kind, precise } = contact;
    words[at] = contact.id;
    words[at + 1] = contact.phase === "moved" ? 1 : PHASES.indexOf(contact.phase ?? "moved");
    words[at + 2] = contact.x;
    words[at + 3] = contact.y;
    words[at + 4] = kind === undefined ? 0 : TOUCH_KINDS.indexOf(kind);
    words[at + 5] = contact.force ?? 0;
    words[at + 6] = contact.maximumForce ?? 0;
    words[at + 7] = contact.majorRadius ?? 0;
    words[at + 8] = contact.majorRadiusTolerance ?? 0;
    words[at + 9] = contact.altitude ?? Math.PI / 2;
    words[at + 10] = contact.azimuth ?? 0;
    words[at + 11] = contact.roll ?? 0;
    words[at + 12] = precise ? precise.x : NaN;
    words[at + 13] = precise ? precise.y : NaN;
    words[at + 15] = 0;
  }

  // A clone knows the views of its original by the order in which they were made.
  twin(view) { return (view.window === this ? view : this.all[view.window.all.indexOf(view)])?.handle ?? 0; }

  advance(time) {
    if (this.isBusy) {
      this.queue.push({ time, contacts: [] });
      return;
    }
    const status = check(this.engine.c.dactyl_advance(this.handle, time));
    this.accepted(this.recorders.length ? { time, contacts: [] } : null, status);
  }

  accepted(frame, pending) {
    this.sent++;
    for (const recorder of this.recorders) recorder.recording.frames.push(copyFrame(frame));
    if (pending > 0) this.drain();
    this.input?.wake();
  }

  finish() {
    // Bounded, because a recogniser may go on asking for ever.
    for (let i = 0; i < 1000 && this.nextDeadline < Infinity; i++) this.advance(Math.max(this.nextDeadline, this.time));
  }

  cancelAllTouches() {
    this.touched = true;
    check(this.engine.c.dactyl_cancel_all_touches(this.handle));
    this.drain();
  }

  // Hands out what happened, in order, also what happens because of that.
  drain() {
    if (this.isBusy) return;
    this.isBusy = true;
    const { engine } = this;
    const { c, objects } = engine;
    let at = 0;
    try {
      while (this.isAlive) {
        this.touched = false;
        const count = c.dactyl_record_words(this.handle);
        if (at >= count) break;
        const base = c.dactyl_records(this.handle) >> 3;
        while (at < count && !this.touched) {
          const words = engine.view();
          const start = base + at;
          const length = words[start];
          at += length;
          const object = objects.get(words[start + 2]);
          if (object === undefined) continue;
          if (words[start + 1] === 0) object.take(words, start, length);
          else at = this.tell(words, start, at, base);
        }
      }
    } finally {
      this.isBusy = false;
      if (this.isAlive) c.dactyl_clear_records(this.handle);
    }
    while (this.queue.length && !this.isBusy) this.send(this.queue.shift());
  }

  // One notice for the touches that a view was told of in one call.
  tell(words, start, at, base) {
    const view = this.engine.objects.get(words[start + 2]);
    const touches = [];
    const notice = { view, phase: PHASES[words[start + 3]], time: words[start + 4], touches };
    for (let left = words[start + 6]; left > 0; left--, start += words[start]) {
      touches.push({
        id: words[start + 7], tapCount: words[start + 8], windowLocation: { x: words[start + 9], y: words[start + 10] },
        location: { x: words[start + 11], y: words[start + 12] },
      });
    }
    for (const observer of this.touchObservers) run(observer, notice);
    return start - base;
  }

  // Who looks at everything gets every velocity as it was, also where several changes come at once.
  observe(observer) { return this.listenWith(this.observers, observer, "recordsVelocities"); }

  observeTouches(observer) { return this.listenWith(this.touchObservers, observer, "recordsTouches"); }

  listenWith(list, observer, property) {
    const stop = listen(list, observer);
    const want = () => this.isAlive && setNumbers(this, [property], { [property]: list.length > 0 });
    want();
    return () => (stop(), want());
  }

  record(device) {
    const frame = this.options.frame ?? (this.element ? sizeOf(this.element) : null);
    const header = { ...(device && { device }), ...(frame && { size: [frame.width, frame.height] }) };
    const recording = new Recording([], header);
    const recorder = { recording, stop: () => (stop(), recording) };
    const stop = listen(this.recorders, recorder);
    return recorder;
  }

  play(recording) {
    const transitions = [];
    const stop = this.observe((transition) => transitions.push(transition));
    const shift = recording.frames.length && this.sent ? this.time - recording.frames[0].time : 0;
    try {
      for (const frame of recording.frames) this.send(shift ? shifted(frame, shift) : frame);
      this.finish();
    } finally {
      stop();
    }
    return transitions;
  }

  clone() {
    const copy = new Window(this.engine, { ...this.options, frame: this.options.frame ?? this.measured() }, true);
    const twins = new Map();
    copy.all = this.all.map((view) => {
      if (view === this) return copyRecognizers(view, copy, twins);
      // Views that are gone keep their places, so that the others keep theirs.
      if (!view.isAlive) return { isAlive: false, handle: 0 };
      return null;
    });
    copyViews(this, copy, this, copy, twins);
    for (const [one, other] of twins) {
      for (const required of one.required) if (twins.has(required)) other.requireToFail(twins.get(required));
      for (const partner of one.partners) {
        if (partner === "*") other.allowSimultaneous("*");
        else if (twins.has(partner)) other.allowSimultaneous(twins.get(partner));
      }
    }
    return copy;
  }

  measured() { return this.element ? { x: 0, y: 0, ...sizeOf(this.element) } : undefined; }
}

function copyRecognizers(view, copy, twins) {
  for (const recognizer of view.recognizers) {
    twins.set(recognizer, copy.add(recognizer.kind, { name: recognizer.name, ...recognizer.settings }));
  }
  return copy;
}

function copyViews(view, copy, window, clone, twins) {
  for (const subview of view.views) {
    const options = { ...subview.options, name: subview.name };
    const twin = new View(clone, copy, check(clone.engine.c.dactyl_view_create(copy.handle)), options);
    copy.views.push(twin);
    clone.engine.objects.set(twin.handle, twin);
    clone.all[window.all.indexOf(subview)] = twin.set(options);
    copyRecognizers(subview, twin, twins);
    copyViews(subview, twin, window, clone, twins);
  }
}

function listen(list, observer) {
  list.push(observer);
  return () => {
    const index = list.indexOf(observer);
    if (index >= 0) list.splice(index, 1);
  };
}

// What goes wrong in the owner's code is reported, and goes no further.
function run(action, value) {
  try {
    action(value);
  } catch (error) {
    if (typeof reportError === "function") reportError(error);
    else queueMicrotask(() => { throw error; });
  }
}

export class Recognizer {
  constructor(view, kind, options) {
    if (!KINDS[kind]) throw new TypeError(`no recogniser is a "${kind}"`);
    const [code, settings, values] = KINDS[kind];
    const { name = kind, requireToFail = [], simultaneousWith = [], ...rest } = options;
    const { window } = view;
    this.view = view;
    this.window = window;
    this.kind = kind;
    this.name = name;
    this.names = (settings + " " + COMMON).trim().split(" ");
    this.values = values;
    this.handle = check(window.engine.c.dactyl_recognizer_create(view.handle, code));
    this.isAlive = true;
    this.actions = [];
    this.required = new Set();
    this.partners = new Set();
    this.record = new Float64Array(32);
    this.sent = 0;
    this.points = {};
    window.engine.objects.set(this.handle, this);
    view.recognizers.push(this);
    try {
      this.set(rest);
      for (const other of [requireToFail].flat()) this.requireToFail(other);
      for (const other of [simultaneousWith].flat()) this.allowSimultaneous(other);
    } catch (error) {
      this.remove();
      throw error;
    }
    window.input?.style(view);
  }

  get state() { return STATES[this.record[4]]; }
  get formerState() { return STATES[this.record[3]]; }
  get time() { return this.record[5]; }
  get numberOfTouches() { return this.record[10]; }
  get windowLocation() { return this.point("windowLocation", 11); }
  get location() { return this.point("location", 13); }
  get cause() { return new Cause(this.window, this.record, 0); }
  get isWaiting() { return this.isAlive && number(this, "isWaiting") === 1; }

  get translation() { return this.point("translation", this.values.translation); }
  set translation({ x, y }) {
    this.write("translationX", x, this.values.translation);
    this.write("translationY", y, this.values.translation + 1);
  }
  get scale() { return this.value(this.values.scale, 1); }
  set scale(value) { this.write("scale", value, this.values.scale); }
  get rotation() { return this.value(this.values.rotation, 0); }
  set rotation(value) { this.write("rotation", value, this.values.rotation); }
  get velocity() {
    this.readVelocity(this.values.velocity, "velocityX");
    this.readVelocity(this.values.velocity + 1, "velocityY");
    return this.point("velocity", this.values.velocity);
  }
  get scaleVelocity() { return this.readVelocity(this.values.scaleVelocity, "scaleVelocity"); }
  get rotationVelocity() { return this.readVelocity(this.values.rotationVelocity, "rotationVelocity"); }
  get direction() { return WORDS.direction[Math.log2(this.value(this.values.extra, 0))]; }
  get matrix() {
    const at = this.values.matrix;
    return at && this.record[0] ? Array.from(this.record.subarray(at, at + 6)) : [1, 0, 0, 1, 0, 0];
  }
  set matrix(entries) {
    "ABCDXY".split("").forEach((entry, i) => this.write("transform" + entry, entries[i], this.values.matrix + i));
  }

  set(settings) {
    setNumbers(this, this.names, settings);
    if (this.isAlive) this.window.drain();
    this.window.input?.style(this.view);
    return this;
  }

  get settings() {
    const settings = {};
    for (const name of this.names) {
      const value = number(this, name);
      settings[name] = WORDS[name] ? WORDS[name].filter((_, i) => value & (1 << i)) : FLAG.test(name) ? value === 1 : value;
    }
    return settings;
  }

  addAction(action) {
    this.actions.push(action);
    return this;
  }

  removeAction(action) {
    this.actions = this.actions.filter((other) => other !== action);
    return this;
  }

  requireToFail(other) {
    const status = this.window.engine.c.dactyl_require_to_fail(this.handle, other.handle);
    if (status === -5) return false;
    check(status);
    this.required.add(other);
    return true;
  }

  allowSimultaneous(other) {
    check(this.window.engine.c.dactyl_allow_simultaneous(this.handle, other === "*" ? 0 : other.handle));
    this.partners.add(other);
    return this;
  }

  forget(other) {
    check(this.window.engine.c.dactyl_forget_relation(this.handle, other === "*" ? 0 : other.handle));
    this.required.delete(other);
    this.partners.delete(other);
    return this;
  }

  remove() {
    if (!this.isAlive) return;
    const { window, view } = this;
    window.touched = true;
    check(window.engine.c.dactyl_release(this.handle));
    window.drain();
    view.recognizers.splice(view.recognizers.indexOf(this), 1);
    this.die();
    window.input?.style(view);
  }

  die() {
    this.isAlive = false;
    this.window.engine.objects.delete(this.handle);
  }

  // Takes over a record and tells those who want to know.
  take(words, start, length) {
    const { record, window } = this;
    for (let i = 0; i < length; i++) record[i] = words[start + i];
    this.sent = window.sent;
    const state = record[4];
    if (state > 0 && state < 5) {
      const { actions } = this;
      for (let i = 0; i < actions.length; i++) run(actions[i], this);
      const { element, options } = this.view;
      if (element && options.events !== false) {
        element.dispatchEvent(new CustomEvent(this.name.toLowerCase(), { detail: this, bubbles: true }));
      }
    }
    if (window.observers.length) {
      const transition = new Transition(this);
      for (const observer of window.observers.slice()) run(observer, transition);
    }
  }

  value(at, neutral) { return at !== undefined && this.record[0] ? this.record[at] : neutral; }

  point(name, at) {
    const point = (this.points[name] ??= { x: 0.5, y: 0.5 });
    point.x = at === undefined ? 0 : this.record[at];
    point.y = at === undefined ? 0 : this.record[at + 1];
    return point;
  }

  write(name, value, at) {
    check(this.window.engine.c.dactyl_set_number(this.handle, PROPERTIES[name], value));
    this.record[at] = value;
  }

  // Velocities are computed when they are asked for: a fit for every move would cost more than all the rest.
  readVelocity(at, name) {
    if (at === undefined || Number.isNaN(at)) return 0;
    if (Number.isNaN(this.record[at])) this.record[at] = this.isAlive ? number(this, name) : 0;
    return this.record[at];
  }
}

class Cause {
  constructor(window, record) {
    const code = record[6];
    this.code = code;
    const [label, words] = CAUSES[code] ?? ["", ""];
    const own = record[9] ? window.engine.text(window.engine.c.dactyl_label(window.handle, record[9])) : label;
    const isAboutOther = words.includes("@");
    this.label = own;
    this.value = isAboutOther ? NaN : record[7];
    this.limit = record[8];
    this.other = isAboutOther ? window.engine.objects.get(record[7]) ?? null : null;
    this.template = words;
  }

  get words() {
    const angle = this.label === "offCourse" ? 180 / Math.PI : 1;
    const value = decimal(this.value * angle);
    if (!this.template) return this.value || this.limit ? `${this.label}: ${value}, limit ${decimal(this.limit)}` : this.label;
    const words = this.value === 1 ? this.template.replace(/(finger|tap)s/, "$1") : this.template;
    return words.replace("#", value).replace("~", decimal(this.limit * angle)).replace("@", this.other?.name ?? "another");
  }
}

class Transition {
  constructor(gesture) {
    const { values } = gesture;
    this.recognizer = gesture;
    this.from = gesture.formerState;
    this.to = gesture.state;
    this.time = gesture.time;
    this.cause = gesture.cause;
    this.numberOfTouches = gesture.numberOfTouches;
    this.location = { ...gesture.location };
    this.windowLocation = { ...gesture.windowLocation };
    this.translation = { ...gesture.translation };
    this.scale = gesture.scale;
    this.rotation = gesture.rotation;
    this.velocity = { ...gesture.velocity };
    this.scaleVelocity = gesture.scaleVelocity;
    this.rotationVelocity = gesture.rotationVelocity;
    this.extra = gesture.value(values.extra, 0);
  }
}

function sizeOf(element) {
  const { width, height } = element.getBoundingClientRect();
  return { width, height };
}

function copyFrame(frame) {
  const copy = { time: frame.time, contacts: frame.contacts.map((contact) => ({ ...contact })) };
  if (frame.coalesced?.length) copy.coalesced = frame.coalesced.map((sample) => ({ ...sample }));
  if (frame.hovers?.length) copy.hovers = frame.hovers.map((sample) => ({ ...sample }));
  return copy;
}

function shifted(frame, shift) {
  const copy = copyFrame(frame);
  copy.time += shift;
  for (const sample of copy.coalesced ?? []) sample.time += shift;
  return copy;
}

// Pointer Events of the elements of a window.
class Input {
  constructor(window) {
    this.window = window;
    this.views = new Map();
    this.pointers = new Map();
    this.hovering = new Map();
    this.frame = { time: 0, contacts: [], coalesced: [] };
    this.deadline = Infinity;
    this.timer = 0;
    this.flush = this.flush.bind(this);
    this.handlers = {
      pointerdown: (event) => this.down(event),
      pointermove: (event) => this.move(event),
      pointerup: (event) => this.end(event, "ended"),
      pointercancel: (event) => this.end(event, "cancelled"),
      pointerout: (event) => this.out(event),
      contextmenu: (event) => this.refuse(event),
      dragstart: (event) => this.refuse(event),
    };
  }

  attach(view) {
    this.views.set(view.element, view);
    for (const type in this.handlers) view.element.addEventListener(type, this.handlers[type]);
    this.measure(view);
    this.style(view);
  }

  detach(view) {
    if (!this.views.delete(view.element)) return;
    for (const type in this.handlers) view.element.removeEventListener(type, this.handlers[type]);
    for (const name in view.styles) view.element.style[name] = view.styles[name];
    for (const [id, pointer] of this.pointers) if (pointer.view === view) this.pointers.delete(id);
    if (!this.views.size) {
      clearTimeout(this.timer);
      this.deadline = Infinity;
    }
  }

  // Takes from the browser what the recognisers of a view need, and no more.
  style(view) {
    if (!view.element?.style || !this.views.has(view.element)) return;
    const { style } = view.element;
    const wanted = { touchAction: view.options.touchAction ?? touchAction(view), userSelect: "none", webkitUserSelect: "none", webkitTouchCallout: "none" };
    view.styles ??= Object.fromEntries(Object.keys(wanted).map((name) => [name, style[name] ?? ""]));
    Object.assign(style, wanted);
  }

  // Reads from the page where a view is now, and all it lies on.
  measure(view) {
    const { window } = this;
    if (view === window || !view.element) return;
    this.measure(view.parent);
    const rect = view.element.getBoundingClientRect();
    const origin = this.origin(view.parent);
    const frame = { x: rect.left - origin.x, y: rect.top - origin.y, width: rect.width, height: rect.height };
    view.options.frame = frame;
    window.engine.c.dactyl_view_set_frame(view.handle, frame.x, frame.y, frame.width, frame.height);
  }

  origin(view) {
    const rect = view.element?.getBoundingClientRect();
    return rect ? { x: rect.left, y: rect.top } : { x: 0, y: 0 };
  }

  // Each event passes every attached element above its target; the first of them is the view.
  isNew(event) {
    if (event === this.last) return false;
    this.last = event;
    return true;
  }

  down(event) {
    if (!this.isNew(event) || event.button > 0 || this.pointers.has(event.pointerId)) return;
    const view = this.views.get(event.currentTarget);
    this.leave(event);
    this.measure(view);
    const used = new Set(Array.from(this.pointers.values(), (pointer) => pointer.id));
    let id = 1;
    while (used.has(id)) id++;
    const offset = this.origin(this.window);
    const pointer = { id, view, offset, contact: { id, phase: "began", x: 0, y: 0, kind: kindOf(event), view } };
    this.pointers.set(event.pointerId, pointer);
    try {
      view.element.setPointerCapture?.(event.pointerId);
    } catch {
      // A pointer made by a script cannot be captured.
    }
    this.flush();
    this.read(event, pointer, pointer.contact);
    this.send(this.timeOf(event), [pointer.contact]);
  }

  move(event) {
    if (!this.isNew(event)) return;
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) {
      this.hover(event);
      return;
    }
    const { frame } = this;
    const time = this.timeOf(event);
    // Browsers send one event for each finger; those of one instant belong together.
    if (frame.contacts.length && (frame.time !== time || frame.contacts.includes(pointer.contact))) this.flush();
    if (!frame.contacts.length) this.later();
    const merged = event.getCoalescedEvents?.() ?? [];
    for (let i = 0; i < merged.length - 1; i++) {
      const sample = { id: pointer.id, phase: "moved", kind: pointer.contact.kind, time: Math.min(this.timeOf(merged[i]), time) };
      this.read(merged[i], pointer, sample);
      frame.coalesced.push(sample);
    }
    frame.time = time;
    pointer.contact.phase = "moved";
    this.read(event, pointer, pointer.contact);
    frame.contacts.push(pointer.contact);
  }

  end(event, phase) {
    if (!this.isNew(event)) return;
    const pointer = this.pointers.get(event.pointerId);
    if (!pointer) return;
    this.flush();
    this.pointers.delete(event.pointerId);
    pointer.contact.phase = phase;
    if (phase === "ended") this.read(event, pointer, pointer.contact);
    this.send(this.timeOf(event), [pointer.contact]);
  }

  later() {
    if (typeof requestAnimationFrame === "function") requestAnimationFrame(this.flush);
    else setTimeout(this.flush);
  }

  flush() {
    const { frame } = this;
    if (!frame.contacts.length) return;
    if (frame.coalesced.length > 1) frame.coalesced.sort((one, other) => one.time - other.time);
    const { time, contacts, coalesced } = frame;
    frame.contacts = [];
    frame.coalesced = [];
    this.send(time, contacts, coalesced);
  }

  // A frame of what is down; what was removed meanwhile is not.
  send(time, contacts, coalesced) {
    if (!this.window.isAlive) return;
    try {
      this.window.send({ time, contacts, coalesced });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }

  hover(event) {
    if (event.pointerType === "touch" || event.buttons || !this.hasHover()) return;
    const known = this.hovering.get(event.pointerId);
    const id = known ?? event.pointerId;
    this.hovering.set(event.pointerId, id);
    if (!known) for (const view of this.views.values()) this.measure(view);
    this.sendHover(event, id, known === undefined ? "entered" : "moved");
  }

  out(event) {
    const to = event.relatedTarget;
    if (to && this.window.viewOf(to)) return;
    this.leave(event);
  }

  leave(event) {
    const id = this.hovering.get(event.pointerId);
    if (id === undefined) return;
    this.hovering.delete(event.pointerId);
    this.sendHover(event, id, "exited");
  }

  sendHover(event, id, phase) {
    const sample = { id, phase, kind: kindOf(event) };
    this.read(event, { offset: this.origin(this.window) }, sample);
    delete sample.force;
    this.window.send({ time: this.timeOf(event), contacts: [], hovers: [sample] });
  }

  hasHover() {
    for (const view of this.views.values()) for (const { kind } of view.recognizers) if (kind === "hover") return true;
    return false;
  }

  timeOf(event) { return Math.max(event.timeStamp / 1000, this.window.sent ? this.window.time : 0); }

  read(event, pointer, sample) {
    sample.x = event.clientX - pointer.offset.x;
    sample.y = event.clientY - pointer.offset.y;
    const { pressure = 0, pointerType } = event;
    // Half the range is what the specification gives where nothing is measured, and an ordinary press elsewhere.
    const isMeasured = pointerType === "pen" || (pointerType === "touch" && pressure % 0.5 !== 0);
    sample.force = isMeasured ? pressure * 2 : 0;
    sample.maximumForce = isMeasured ? 2 : 0;
    const size = Math.max(event.width ?? 0, event.height ?? 0);
    sample.majorRadius = size > 1 ? size / 2 : 0;
    const lean = pointerType === "pen" ? leanOf(event) : UPRIGHT;
    sample.altitude = lean.altitude;
    sample.azimuth = lean.azimuth;
    sample.roll = ((event.twist ?? 0) * Math.PI) / 180;
  }

  refuse(event) {
    if (!this.pointers.size) return;
    for (const { contact } of this.pointers.values()) if (contact.kind === "indirectPointer" && event.type === "contextmenu") return;
    event.preventDefault();
  }

  // One timer for the next deadline of all recognisers.
  wake() {
    if (!this.views.size) return;
    const deadline = this.window.nextDeadline;
    if (deadline === this.deadline) return;
    this.deadline = deadline;
    clearTimeout(this.timer);
    if (deadline === Infinity) return;
    this.timer = setTimeout(() => {
      this.deadline = Infinity;
      this.flush();
      if (this.window.isAlive && this.window.nextDeadline <= deadline) this.window.advance(Math.max(deadline, this.window.time));
      this.wake();
    }, Math.max(0, (deadline - Window.now()) * 1000));
  }
}

const UPRIGHT = { altitude: Math.PI / 2, azimuth: 0 };

const kindOf = ({ pointerType }) => pointerType === "mouse" ? "indirectPointer" : pointerType === "pen" ? "pencil" : "direct";

// Browsers of before 2021 know a pen's lean as two angles from upright.
function leanOf({ altitudeAngle, azimuthAngle, tiltX = 0, tiltY = 0 }) {
  if (altitudeAngle !== undefined) return { altitude: altitudeAngle, azimuth: azimuthAngle };
  if (!tiltX && !tiltY) return UPRIGHT;
  const x = Math.tan((tiltX * Math.PI) / 180);
  const y = Math.tan((tiltY * Math.PI) / 180);
  const azimuth = Math.atan2(y, x);
  return { altitude: Math.atan(1 / Math.hypot(x, y)), azimuth: azimuth < 0 ? azimuth + 2 * Math.PI : azimuth };
}

function touchAction({ recognizers }) {
  let x = true;
  let y = true;
  let zoom = true;
  for (const recognizer of recognizers) {
    switch (recognizer.kind) {
      case "swipe": {
        const { direction } = recognizer.settings;
        if (direction.includes("left") || direction.includes("right")) x = false;
        if (direction.includes("up") || direction.includes("down")) y = false;
        break;
      }
      case "pan": case "edgePan": case "pinch": case "rotation": case "transform":
        x = y = zoom = false;
    }
  }
  if (x && y) return recognizers.length ? "manipulation" : "auto";
  return [x && "pan-x", y && "pan-y", zoom && "pinch-zoom"].filter(Boolean).join(" ") || "none";
}

// As the Swift writer prints numbers: whole ones short, else the shortest text that reads back the same.
function print(value) {
  if (Number.isInteger(value) && value >= -0x80000000 && value <= 0x7fffffff && !Object.is(value, -0)) return String(value);
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 2 ** 54)) {
    return value.toExponential().replace(/e([+-])(\d)$/, "e$10$2");
  }
  return Object.is(value, -0) ? "-0.0" : Number.isInteger(value) ? value + ".0" : String(value);
}

const EXTRAS = [
  ["f", "force", 0], ["fm", "maximumForce", 0], ["r", "majorRadius", 0], ["rt", "majorRadiusTolerance", 0],
  ["al", "altitude", Math.PI / 2], ["az", "azimuth", 0], ["ro", "roll", 0],
];

export class Recording {
  constructor(frames = [], header = {}) {
    this.frames = Array.from(frames);
    this.header = header;
  }

  get duration() { return this.frames.length ? this.frames.at(-1).time - this.frames[0].time : 0; }

  static parse(text) {
    const recording = new Recording();
    let isHead = true;
    text.split("\n").forEach((line, index) => {
      if (!line.trim()) return;
      const fail = (reason) => { throw new SyntaxError(`line ${index + 1}: ${reason}`); };
      let row;
      try {
        row = JSON.parse(line);
      } catch {
        fail("not JSON");
      }
      if (isHead) {
        if (row.dactyl !== "recording" || row.version !== 1) fail("not a recording of version 1");
        ({ dactyl: {}, version: {}, ...recording.header } = row);
        isHead = false;
        return;
      }
      if (typeof row.t !== "number" || !Array.isArray(row.c)) fail("expected a time t and contacts c");
      const contact = (fields) => {
        const [id, letter, x, y, extra = {}] = Array.isArray(fields) ? fields : fail("expected a contact");
        const phase = PHASES.find((word) => word[0] === letter) ?? fail("expected a phase: b, m, s, e or c");
        const result = { id, phase, x, y };
        const kind = extra.k ?? recording.header.kind;
        if (kind) result.kind = kind;
        if (extra.p) result.precise = { x: extra.p[0], y: extra.p[1] };
        for (const [key, name] of EXTRAS) if (key in extra) result[name] = extra[key];
        return result;
      };
      const frame = { time: row.t, contacts: row.c.map(contact) };
      if (row.s) frame.coalesced = row.s.map(([time, ...fields]) => ({ ...contact(fields), time }));
      recording.frames.push(frame);
    });
    if (isHead) throw new SyntaxError("an empty recording");
    return recording;
  }

  stringify() {
    const kind = this.header.kind ?? "direct";
    const fields = (contact) => {
      const extras = EXTRAS.filter(([, name, neutral]) => !Object.is(contact[name] ?? neutral, neutral))
        .map(([key, name]) => `"${key}":${print(contact[name])}`);
      if ((contact.kind ?? "direct") !== kind) extras.push(`"k":"${contact.kind ?? "direct"}"`);
      if (contact.precise) extras.push(`"p":[${print(contact.precise.x)},${print(contact.precise.y)}]`);
      const head = `${contact.id},"${contact.phase[0]}",${print(contact.x)},${print(contact.y)}`;
      return extras.length ? `${head},{${extras}}` : head;
    };
    const lines = this.frames.map(({ time, contacts, coalesced }) => {
      const samples = coalesced?.length ? `,"s":[${coalesced.map((sample) => `[${print(sample.time)},${fields(sample)}]`)}]` : "";
      return `{"t":${print(time)},"c":[${contacts.map((contact) => `[${fields(contact)}]`)}]${samples}}`;
    });
    return [JSON.stringify({ dactyl: "recording", version: 1, ...this.header }), ...lines, ""].join("\n");
  }
}
