import { numbers } from "./tables.js";
import { choices, words } from "./words.js";

export class InputError extends Error {}

// What errors say: what is wrong, and who knows what was meant, such as the module of a kind that is not there.
export const help = { _say: (what, value) => `wrong ${what}: ${value} (import errors.js to learn why)` };

// Throws for what the engine answers to what it does not do; `code` is one of the errors of Include/dactyl.h.
export function check(status, what, value, object) {
  // -5: recognisers would wait for each other, which is an answer.
  if (status >= 0 || status === -5) return status;
  const type = status === -3 ? RangeError : status > -10 && status !== -4 ? TypeError : InputError;
  throw Object.assign(new type(help._say("call", what, status, value, object)), { code: status });
}

// A view or recogniser, which the engine knows by its handle.
export class Handled {
  isAlive = true;

  // Calls a function of the engine about it; `call` throws for what it refuses.
  _ask(name, ...values) { return this.window.engine.c["dactyl_" + name](this._handle, ...values); }

  _call(name, ...values) { return check(this._ask(name, ...values), name); }

  // Asked within gestures, so the name is not put together.
  _number(property) { return this.window.engine.c.dactyl_get_number(this._handle, property); }

  _setNumbers(values) {
    for (const name in values) {
      const value = values[name];
      if (value === undefined) continue;
      // A name that is none of a number is 0, which the engine refuses.
      check(this._ask("set_number", numbers[name], value?._handle ?? bits(name, value)), name, value, this);
    }
  }

  // Removes it from the engine and from the list it is in.
  _leave(list) {
    if (!this.isAlive) return;
    this._preserve();
    this._call("release");
    list.splice(list.indexOf(this), 1);
    this.window._drain();
    this._die();
  }

  _die() {
    this.isAlive = false;
    this._keep(null);
  }

  // By place in the engine's table, which a handle has in its lower half.
  _keep(object) { this.window.engine.objects[this._handle & 0xffff] = object; }
}

// Words as the engine takes them: the index of one, a sum of bits of several.
function bits(name, value) {
  const choice = choices[name];
  const all = words[name] ?? choice;
  if (!all) return value;
  return [value].flat().reduce((sum, word) => {
    const index = all.indexOf(word);
    if (index < 0) throw new TypeError(help._say("word", word, name, all));
    return choice ? index : sum | (1 << index);
  }, 0);
}
