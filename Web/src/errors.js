// What is wrong, and what was probably meant.
import { REASONS } from "./reasons.js";
import { kinds, numbers } from "./tables.js";

// What the modules beside dactyl.js bring: kinds and settings; members of recognisers and of windows.
const MODULES = { strokes: /^(checkMark|circle|scratchOut|stroke|library)$/ };
const MEMBERS = {
  inspect: ["cause settings formerState isWaiting", "observe observeTouches conflicts finish all find record play clone"],
};

// The names that there are: of kinds, of a list, or of what an object has.
const known = (object) => object === kinds ? Object.keys(kinds)
  : Array.isArray(object) ? object
  : [...Object.keys(numbers).filter((name) => !Number.isNaN(object._number(numbers[name]))), ...Object.keys(object.constructor.settings ?? {})];

const guess = (wrong, object) => {
  const module = Object.keys(MODULES).find((name) => MODULES[name].test(wrong));
  if (module) return `; import ${module}.js`;
  const [best, name] = known(object).map((name) => [steps(`${wrong}`, name), name]).sort(([one], [other]) => one - other)[0] ?? [9];
  return best < 4 ? `; did you mean \`${name}\`?` : "";
};

// What a number of a setting counts.
const UNITS = {
  seconds: /(Duration|Interval|palmMemory)$/, radians: /(Angle|Tilt|Deviation)$/, "pixels a second": /Velocity$/,
  pixels: /(Distance\w*|Movement|Width\w*|Radius|Change|Arc|Travel|Extent|Length)$/,
};

// What a setting may be.
const range = (name) => {
  if (/^(is|cancels|delays|requires|records|recognizes|rejects|unlocks|outlasts)[A-Z]/.test(name)) return "true or false";
  if (/umberOf/.test(name)) return `a whole number of at least ${/Taps/.test(name) ? "0 or 1" : 1}`;
  const unit = Object.keys(UNITS).find((unit) => UNITS[unit].test(name));
  if (unit === "radians") return "radians from 0 to π";
  return /Share$|^alpha|^early/.test(name) ? "a number from 0 to 1" : `a number${unit ? ` of ${unit}` : ""}, at least 0`;
};

// A value in words: text in quotation marks.
const shown = (value) => typeof value === "object" || typeof value === "string" ? JSON.stringify(value) : String(value);

const texts = {
  call: (name, status, value, object) => object && status === -2 ? texts.setting(name, object)
    : object && status === -3 ? texts.value(name, value)
    : `${name}: ${REASONS[-status]}`,
  setting: (name, object) => `there is no setting \`${name}\` of ${object.kind ?? "a view"}${guess(name, object)}`,
  value: (name, value) => `${name} must be ${range(name)}, got ${shown(value)}`,
  type: (name, expected, value) => `${name}: expected ${expected}, got ${shown(value)}`,
  word: (word, name, all) => `${name} must be of ${all.join(", ")}, got ${word}`,
  kind: (kind) => `there is no recogniser \`${kind}\`${guess(kind, kinds)}`,
  version: (version) => `dactyl.wasm is of version ${version}`,
  state: (state, kind, all) => `${kind}: there is no state \`${state}\`${guess(state, all)}`,
  cause: (cause, kind, all) => `${kind}: there is no cause \`${cause}\`${guess(cause, all)}`,
};

export const say = (what, ...values) => texts[what](...values);

// Who asks for a member whose module is not there is told which it is; the module puts its own in the place.
export function needModules(...types) {
  for (const module in MEMBERS) {
    MEMBERS[module].forEach((names, i) => {
      for (const name of names.split(" ")) {
        Object.defineProperty(types[i].prototype, name, {
          configurable: true,
          get() { throw new TypeError(`${name}: import ${module}.js`); },
          set(value) { Object.defineProperty(this, name, { value, writable: true, configurable: true }); },
        });
      }
    });
  }
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
