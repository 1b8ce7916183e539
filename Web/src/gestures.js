// What some kinds have beside what every recogniser has.
import { TRANSFORM_A } from "./kinds.js";
import { Recognizer } from "./recognizer.js";
import { kinds } from "./tables.js";
import { DIRECTIONS } from "./words.js";

class Pinch extends Recognizer {
  constructor(...all) {
    super(...all);
    // Nothing is stretched before the first record.
    this._set(this._values.scale, 1);
  }
}

class Swipe extends Recognizer {
  get direction() { return DIRECTIONS[Math.log2(this._get(this._values.direction))]; }
}

class Transform extends Pinch {
  constructor(...all) {
    super(...all);
    const { matrix } = this._values;
    for (const at of [matrix, matrix + 3]) this._set(at, 1);
  }

  get matrix() { return Array.from({ length: 6 }, (_, i) => this._get(this._values.matrix + i)); }
  set matrix(entries) { this._write(this._values.matrix, TRANSFORM_A, ...entries); }
}

class Hover extends Recognizer {
  constructor(...all) {
    super(...all);
    const { window } = this;
    if (!window._hovers++) window._input?._hearHovers(...window._input._views.keys());
  }

  _die() {
    super._die();
    this.window._hovers--;
  }
}

for (const [name, type] of Object.entries({ pinch: Pinch, swipe: Swipe, transform: Transform, hover: Hover })) kinds[name][2] = type;
