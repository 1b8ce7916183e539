// What is wrong, in more words: for whoever writes a page. inspect.js has them, too, and so has dactyl.dev.js.
import { inner, InputError, Window } from "./dactyl.js";
import { REASONS } from "./reasons.js";

const { _help: help, _kinds: kinds, _numbers: numbers } = inner;

help._reason = (status) => REASONS[-status];

// The names that there are: of kinds, of a list, or of what an object has.
const known = (object) => object === kinds ? Object.keys(kinds)
  : Array.isArray(object) ? object
  : [...Object.keys(numbers).filter((name) => !Number.isNaN(object._number(name))), ...Object.keys(object.constructor.settings ?? {})];

help._guess = (wrong, object) => {
  if (/^should(Begin|Receive)$/.test(wrong)) return "; import delegate.js";
  const [best, name] = known(object).map((name) => [steps(`${wrong}`, name), name]).sort(([one], [other]) => one - other)[0] ?? [9];
  return best < 4 ? `; did you mean \`${name}\`?` : "";
};

// What a setting may be.
help._range = (name) => {
  if (/^(is|cancels|delays|requires|records|recognizes|unlocks|outlasts)[A-Z]/.test(name)) return "true or false";
  if (/umberOf/.test(name)) return `a whole number of at least ${/Taps/.test(name) ? "0 or 1" : 1}`;
  if (/Angle$|Tilt$|Deviation$|Unevenness$/.test(name)) return "from 0 to π";
  return /Share$|^alpha|^early/.test(name) ? "from 0 to 1" : "at least 0";
};

Object.defineProperty(InputError.prototype, "reason", { get() { return REASONS[-this.code]; } });

// A pen and a finger lock each other out of a recogniser that follows one kind of touch at a time; told once for each.
const { send } = Window.prototype;
const told = new WeakSet();

Window.prototype.send = function (frame) {
  for (const { id, phase, kind = "direct" } of frame.contacts ?? []) {
    const kinds = (this._kindsDown ??= new Map());
    if (phase === "began") {
      kinds.set(id, kind);
      const other = [...kinds.values()].find((one) => one !== kind);
      if (other) warn(this, kind, other);
    } else if (phase === "ended" || phase === "cancelled") {
      kinds.delete(id);
    }
  }
  return send.call(this, frame);
};

function warn(view, kind, other) {
  for (const recognizer of view.recognizers) {
    if (told.has(recognizer) || !recognizer._number("numberOfTouches") || !recognizer._number("requiresExclusiveTouchKind")) continue;
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

