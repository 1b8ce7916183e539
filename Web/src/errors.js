// Error messages, with a guess of the intended name.
import { REASONS } from "./words.js";
import { kinds, numbers } from "./tables.js";

// The modules beside dactyl.js by the names that they provide.
const MODULES = [
  [/^(checkMark|circle|scratchOut|stroke|library)$/, "strokes.js"], [/^shown$/, "shown.js"], [/^(hover|wheel|keyboard)$/, "desktop.js"],
  [/^custom/i, "custom.js"], [/palm|^transform$/i, "whole.js before load()"],
];

// Names from other libraries for a kind or a setting; the first one that exists is suggested.
const OTHERS = {
  __proto__: null, drag: "pan", press: "longPress", hold: "longPress", doubleTap: "tap", taps: "numberOfTapsRequired",
  threshold: "minimumDistance minimumSpanChange minimumArc allowableMovement", time: "minimumPressDuration maximumPressDuration",
};

// The existing names: of kinds, of a list, or of an object's settings.
const known = (object) => object === kinds ? Object.keys(kinds)
  : Array.isArray(object) ? object
  : [...Object.keys(numbers).filter((name) => !Number.isNaN(object._number(numbers[name]))), ...Object.keys(object.constructor.settings ?? {})];

const guess = (wrong, object) => {
  const module = MODULES.find(([provided]) => provided.test(wrong));
  if (module) return `; import ${module[1]}`;
  const names = known(object);
  const meant = OTHERS[wrong]?.split(" ").find((name) => names.includes(name))
    ?? [1, 2, 3].map((most) => names.find((name) => isNear(`${wrong}`, name, most))).find(Boolean);
  return meant ? `; did you mean \`${meant}\`${wrong === "doubleTap" ? " with numberOfTapsRequired: 2" : ""}?` : "";
};

// True if so few insertions, deletions or replacements turn one word into the other.
const isNear = (one, other, most) => {
  if (most < 0) return false;
  if (one[0] === other[0]) return !one || isNear(one.slice(1), other.slice(1), most);
  return [[1, 0], [0, 1], [1, 1]].some(([i, j]) => isNear(one.slice(i), other.slice(j), most - 1));
};

// The valid values of a setting, by its name.
const SECONDS = /(Duration|Interval|Memory)$/;
const RANGES = {
  "true or false": /^(is|cancels|delays|requires|records|recognizes|rejects|unlocks|outlasts)[A-Z]/,
  "a whole number": /umberOf/,
  "six finite numbers": /^transform$/,
  "radians from 0 to π": /(Angle|Tilt|Deviation)$/,
  "a number from 0 to 1": /Share$|^alpha|^early/,
  "a number of seconds, at least 0": SECONDS,
  "a number of pixels a second, at least 0": /Velocity$/,
  "a number of pixels, at least 0": /Distance|Movement|Width|Radius|Change|Arc|Travel|Extent|Length/,
  "a number, at least 0": /./,
};

// No setting of seconds needs a minute.
export const isMilliseconds = (name, value) => SECONDS.test(name) && value >= 60 && value < Infinity;

// A value in words: text in quotation marks.
const shown = (value) => typeof value === "object" || typeof value === "string" ? JSON.stringify(value) : String(value);

export const missing = (what, name, all, where = "") => `there is no ${what} \`${name}\`${where}${guess(name, all)}`;

export const wrong = (name, value) =>
  `${name} must be ${Object.keys(RANGES).find((range) => RANGES[range].test(name))}, got ${shown(value)}${isMilliseconds(name, value) ? `; did you mean ${value / 1000}?` : ""}`;

// Why the engine refused something of an object.
export const refused = (name, status, value, object) => object && status === -2 ? missing("setting", name, object, ` of ${object.kind ?? "a view"}`)
  : object && status === -3 ? wrong(name, value)
  : `${name}: ${REASONS[-status]}`;

// Throws where something is of a wrong type.
export function expect(isRight, name, expected, value) {
  if (!isRight) throw new TypeError(`${name}: expected ${expected}, got ${shown(value)}`);
}

// Members of inspect.js throw an error that names the import; the module itself replaces them.
export function needInspect({ prototype }, names) {
  for (const name of names.split(" ")) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() { throw new TypeError(`${name}: import inspect.js`); },
      set(value) { Object.defineProperty(this, name, { value, writable: true, configurable: true }); },
    });
  }
}
