import { isFlag, numbers, PROFILES, words } from "./tables.js";

export class InputError extends Error {
  constructor(code) {
    super(`frame refused: ${code}`);
    this.name = "InputError";
    this.code = code;
  }
}

// Throws for what the engine answers to what it does not do.
export function check(status, name) {
  if (status >= 0) return status;
  if (status <= -10 || status === -4) throw new InputError(status);
  if (status === -2) throw new TypeError(`unknown: "${name}"`);
  if (status === -3) throw new RangeError(`out of range: ${name}`);
  throw new Error(status === -1 ? "removed, or of another window" : "too many objects, or too deep");
}

export function setNumbers(object, values) {
  const { window } = object;
  for (const name in values) {
    const value = values[name];
    if (value === undefined) continue;
    let number = value?.handle ?? value;
    if (words[name]) number = bits(name, value);
    if (name === "gestureProfile") number = PROFILES.indexOf(value);
    check(window.engine.c.dactyl_set_number(object.handle, numbers[name], number), name);
    window.isTouched = true;
  }
}

function bits(name, value) {
  return [value].flat().reduce((sum, word) => {
    const index = words[name].indexOf(word);
    if (index < 0) throw new TypeError(`unknown: "${word}" in ${name}`);
    return sum | (1 << index);
  }, 0);
}

export const number = (object, name) => object.window.engine.c.dactyl_get_number(object.handle, numbers[name]);

// A setting as it is given.
export function setting(object, name) {
  const value = number(object, name);
  if (words[name]) return words[name].filter((_, i) => value & (1 << i));
  return isFlag(name) ? value === 1 : name === "library" ? object.window.engine.object(value) : value;
}
