// What is wrong, in more words: for whoever writes a page. inspect.js has them, too, and so has dactyl.dev.js.
import { inner, InputError, Recognizer, Window } from "./dactyl.js";
import { NUMBER_OF_TOUCHES } from "./kinds.js";
import { REASONS } from "./reasons.js";
import { MOVED, ROW } from "./rows.js";
import { TOUCH_KINDS, TOUCH_PHASES } from "./words.js";

const { _help: help, _kinds: kinds, _numbers: numbers } = inner;

// What is brought by modules beside dactyl.js: kinds and settings; members.
const MODULES = {
  delegate: /^should(Begin|Receive)$/, palms: /^(rejectsPalms$|palm[A-Z])/, hover: /^hover$/, profiles: /^gestureProfile$/, touches: /^predictedTouchCount$/,
  pinch: /^(pinch|rotation)$/, transform: /^transform$/, swipe: /^(swipe|screenEdgePan)$/, strokes: /^(checkMark|circle|scratchOut)$/, library: /^(stroke|library)$/,
};
const MEMBERS = [
  [Recognizer, "touches", ["touches", "coalescedTouches", "predictedTouches", "ignore"]],
  [Recognizer, "inspect", ["cause", "settings", "formerState", "isWaiting"]],
  [Window, "inspect", ["observe", "observeTouches", "conflicts", "finish", "all", "find"]],
  [Window, "recording", ["record", "play", "clone"]],
];
// What only an engine with extras.wasm may be asked for.
const EXTRAS = /^(rejectsPalms|palm|records|predicted)/;

// The names that there are: of kinds, of a list, or of what an object has.
const known = (object) => object === kinds ? Object.keys(kinds)
  : Array.isArray(object) ? object
  : [...Object.keys(numbers).filter((name) => (object.window.engine._parts.extras || !EXTRAS.test(name)) && !Number.isNaN(object._number(numbers[name]))), ...Object.keys(object.constructor.settings ?? {})];

const guess = (wrong, object) => {
  const module = Object.keys(MODULES).find((name) => MODULES[name].test(wrong));
  if (module) return `; import ${module}.js`;
  const [best, name] = known(object).map((name) => [steps(`${wrong}`, name), name]).sort(([one], [other]) => one - other)[0] ?? [9];
  return best < 4 ? `; did you mean \`${name}\`?` : "";
};

// What a setting may be.
const range = (name) => {
  if (/^(is|cancels|delays|requires|records|recognizes|unlocks|outlasts)[A-Z]/.test(name)) return "true or false";
  if (/umberOf/.test(name)) return `a whole number of at least ${/Taps/.test(name) ? "0 or 1" : 1}`;
  if (/Angle$|Tilt$|Deviation$|Unevenness$/.test(name)) return "from 0 to π";
  return /Share$|^alpha|^early/.test(name) ? "from 0 to 1" : "at least 0";
};

const texts = {
  call: (name, status, value, object) => object && status === -2 ? texts.setting(name, object)
    : object && status === -3 ? texts.value(name, value)
    : `${name}: ${REASONS[-status]}`,
  setting: (name, object) => `there is no setting \`${name}\` of ${object.kind ?? "a view"}${guess(name, object)}`,
  value: (name, value) => `${name} must be ${range(name)}, got ${value}`,
  word: (word, name, all) => `${name} must be of ${all.join(", ")}, got ${word}`,
  kind: (kind) => `there is no recogniser \`${kind}\`${guess(kind, kinds)}`,
  recogniser: (other, name) => `${name}: expected a recogniser, got ${other}${typeof other === "string" ? "; for names import delegate.js" : ""}`,
  version: (version) => `dactyl.wasm is of version ${version}`,
  element: (element) => `attach: expected an element, got ${element}`,
  state: (state, kind, all) => `${kind}: there is no state \`${state}\`${guess(state, all)}`,
  cause: (cause, kind, all) => `${kind}: there is no cause \`${cause}\`${guess(cause, all)}`,
};

help._say = (what, ...values) => texts[what](...values);

// Who asks for a member whose module is not there is told which it is; the module puts its own in the place.
for (const [{ prototype }, module, names] of MEMBERS) {
  for (const name of names.filter((name) => !(name in prototype))) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() { throw new TypeError(`${name}: import ${module}.js`); },
      set(value) { Object.defineProperty(this, name, { value, writable: true, configurable: true }); },
    });
  }
}

Object.defineProperty(InputError.prototype, "reason", { get() { return REASONS[-this.code]; } });

// A pen and a finger lock each other out of a recogniser that follows one kind of touch at a time; told once for each.
const { _sendRows: sendRows } = Window.prototype;
const told = new WeakSet();

// What frames.js is about to send.
Window.prototype._regard = function ({ contacts = [] }) {
  for (const { id, phase, kind = "direct" } of contacts) compare(this, id, phase, kind);
};

Window.prototype._sendRows = function (length) {
  const { _doubles: words, _base: base } = this.engine;
  for (let at = base + 4; at < base + 4 + ROW * words[base + 1]; at += ROW) {
    if (words[at + 1] !== MOVED) compare(this, words[at], TOUCH_PHASES[words[at + 1]], TOUCH_KINDS[words[at + 4]]);
  }
  sendRows.call(this, length);
};

function compare(window, id, phase, kind) {
  const kinds = (window._kindsDown ??= new Map());
  if (phase === "began") {
    kinds.set(id, kind);
    const other = [...kinds.values()].find((one) => one !== kind);
    if (other) warn(window, kind, other);
  } else if (phase === "ended" || phase === "cancelled") {
    kinds.delete(id);
  }
}

function warn(view, kind, other) {
  for (const recognizer of view.recognizers) {
    if (told.has(recognizer) || !recognizer._number(NUMBER_OF_TOUCHES) || !recognizer._number(numbers.requiresExclusiveTouchKind)) continue;
    told.add(recognizer);
    console.warn(`${recognizer.name ?? recognizer.kind} follows touches of one kind at a time: ${kind} is locked out while ${other} is down; ` +
      "set requiresExclusiveTouchKind to false where both should count");
  }
  for (const subview of view.views) warn(subview, kind, other);
}

// How many letters must be put in, left out or replaced to make one word of another.
function steps(one, other) {
  let row = Array.from(other + 0, (_, i) => i);
  for (const letter of one) {
    let corner = row[0]++;
    row = row.map((above, i) => {
      if (!i) return above;
      const least = Math.min(above + 1, row[i - 1] + 1, corner + (letter !== other[i - 1]));
      corner = above;
      return (row[i] = least);
    });
  }
  return row.at(-1);
}

