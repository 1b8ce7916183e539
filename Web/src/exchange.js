import { isMilliseconds, refused, wrong } from "./errors.js";
import { numbers } from "./tables.js";
import { REASONS, choices, words } from "./words.js";

export class InputError extends Error {
  name = "InputError";

  get reason() { return REASONS[-this.code]; }
}

// Throws if a status says that the engine refused; `code` is one of the errors of Include/dactyl.h.
export function check(status, what, value, object) {
  // -5 is an answer: recognisers would wait for each other.
  if (status >= 0 || status === -5) return status;
  const type = status === -3 ? RangeError : status > -10 && status !== -4 ? TypeError : InputError;
  throw Object.assign(new type(refused(what, status, value, object)), { code: status });
}

// A view or recogniser, which the engine knows by its handle.
export class Handled {
  isAlive = true;

  // Calls a function of the engine for this object; `_call` throws if the engine refuses.
  _ask(name, ...values) { return this.window.engine.c["dactyl_" + name](this._handle, ...values); }

  _call(name, ...values) { return check(this._ask(name, ...values), name); }

  // Asked within gestures, so the name is not put together.
  _number(property) { return this.window.engine.c.dactyl_get_number(this._handle, property); }

  _setNumbers(values) {
    for (const name in values) {
      const value = values[name];
      // An unknown name becomes 0, which the engine refuses.
      if (value !== undefined) check(this._ask("set_number", numbers[name], numberOf(name, value)), name, value, this);
    }
  }

  // Removes the object if its set-up fails.
  _setUp(act) {
    try {
      act();
    } catch (error) {
      this.remove();
      throw error;
    }
  }

  // Removes it from the engine; subclasses remove it from their own lists in `_unlink`.
  _leave() {
    if (!this.isAlive) return;
    this._end();
    this._call("release");
    this._unlink();
    this.window._drain(this);
  }

  // The engine has forgotten it; changes before that are still reported.
  _end() { this.isAlive = false; }

  _die() { this._keep(null); }

  // By place in the engine's table, which a handle has in its lower half.
  _keep(object) { this.window.engine.objects[this._handle & 0xffff] = object; }
}

// A value as the engine takes it: a number, the index of a word, a sum of bits of several words, a handle.
function numberOf(name, value) {
  // Nor does the engine know it.
  if (!(name in numbers)) return NaN;
  if (value?._handle !== undefined) return value._handle;
  const choice = choices[name];
  const all = words[name] ?? choice;
  if (all) {
    return [value].flat().reduce((sum, word) => {
      const index = all.indexOf(word);
      if (index < 0) throw new TypeError(`${name} must be of ${all.join(", ")}, got ${word}`);
      return choice ? index : sum | (1 << index);
    }, 0);
  }
  // Elsewhere null is a number, and so is "10".
  const isNumber = typeof value === "number" || typeof value === "boolean" || (value === null && name === "library");
  if (!isNumber || isMilliseconds(name, value)) throw new (isNumber ? RangeError : TypeError)(wrong(name, value));
  return +value;
}
