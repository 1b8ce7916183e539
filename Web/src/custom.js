// Recognisers of one's own, which the engine arbitrates with all others.
import { inner, Recognizer } from "./dactyl.js";
import { CUSTOM_KIND } from "./kinds.js";
import { needWhole } from "./whole.js";
import { SENSES, STATES } from "./words.js";

const { _defineKind: defineKind, _missing: missing } = inner;

// Causes of one's own have codes from here on.
const FIRST_CAUSE = 1000;
const UPDATED = 3;

export class CustomRecognizer extends Recognizer {
  static get _entry() {
    const [code, values] = ENTRY;
    return [code, values, this];
  }

  constructor(view, ...rest) {
    needWhole(view.window.engine, "custom.js");
    super(view, ...rest);
    this.window.engine._answer();
    // It may ask for a deadline when fingers move, too, and measure each sample.
    this.window._isHasty = this.window._wantsSamples = true;
  }

  set(changes) {
    const { settings } = this.constructor;
    if (!this._isMade) {
      this._isMade = true;
      Object.assign(this, settings);
    }
    const others = {};
    for (const name in changes) (name in settings ? this : others)[name] = changes[name];
    super.set(others);
    Object.assign(this._given, changes);
    return this;
  }

  transition(state, cause, numbers) { return this._tell("transition", [], state, cause, numbers); }

  cross(threshold, before, after, state, cause, numbers = { value: after, limit: threshold, sense: "minimum" }) {
    return this._tell("cross", [threshold, before, after], state, cause, numbers);
  }

  fail(cause, numbers) { return this.transition("failed", cause, numbers); }

  // Goes on with a gesture that has begun; false for one that has not.
  continueIfActive() {
    if (!/began|changed/.test(this.state)) return false;
    this._tell("transition", [], "changed", UPDATED);
    return true;
  }

  get deadline() { return this._deadline ?? Infinity; }
  set deadline(time) {
    this._call("set_deadline", time ?? Infinity);
    this._deadline = time ?? Infinity;
    if (!this._isAsked) this.window._input?._wake();
  }

  get _causes() {
    return Object.fromEntries(Object.entries(this.constructor.causes).map(([label, words], i) => [FIRST_CAUSE + i, `${label}|${words}`]));
  }

  _tell(name, way, state, cause, { value = NaN, limit = NaN, sense = "none" } = {}) {
    const number = STATES.indexOf(state === "recognized" ? "ended" : state);
    if (number < 0) throw new TypeError(`${this.kind}: ${missing("state", state, STATES)}`);
    const labels = Object.keys(this.constructor.causes);
    const code = cause === undefined ? 0 : cause === UPDATED ? cause : FIRST_CAUSE + labels.indexOf(cause);
    if (code === FIRST_CAUSE - 1) throw new TypeError(`${this.kind}: ${missing("cause", cause, labels)}`);
    this._call(name, ...way, number, code, value, limit, SENSES.indexOf(sense));
    // A handler reads back at once the values that it sets; the engine applies them afterwards.
    if (this._isAsked) this._at = this._ask("present") >> 3 || this._at;
    else this.window._drain();
    return this;
  }

  _reply(question, other) {
    this._isAsked = true;
    if (question === "deadlineReached" || question === "reset") this._deadline = Infinity;
    try {
      return super._reply(question, other);
    } finally {
      this._isAsked = false;
    }
  }
}

// Settings are names with their defaults; causes, by label, words in which # stands for the number and ~ for the limit, and, after
// a |, the unit. Not as static fields, which esbuild writes at length.
Object.assign(CustomRecognizer, { kind: "custom", settings: {}, causes: {} });

const ENTRY = defineKind("custom", [CUSTOM_KIND], CustomRecognizer);
