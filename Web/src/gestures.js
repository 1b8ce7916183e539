// Members of some kinds that other recognisers lack.
import { TRANSFORM_A } from "./kinds.js";
import { Recognizer } from "./recognizer.js";
import { kinds } from "./tables.js";
import { DIRECTIONS } from "./words.js";

class Swipe extends Recognizer {
  get direction() { return DIRECTIONS[Math.log2(this._get(this._values.direction))]; }
}

class Transform extends Recognizer {
  get matrix() { return Array.from({ length: 6 }, (_, i) => this._get(this._values.matrix + i)); }
  set matrix(entries) { this._write(this._values.matrix, TRANSFORM_A, ...entries); }
}

for (const [name, type] of Object.entries({ swipe: Swipe, transform: Transform })) kinds[name][2] = type;
