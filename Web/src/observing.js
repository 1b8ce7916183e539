// Reports on a window: each change of each recogniser, each delivery to a view, and the causes in words.
import { apart } from "./apart.js";
import { CAUSES } from "./causes.js";
import { inner, Recognizer, Window } from "./dactyl.js";
import { IS_WAITING } from "./kinds.js";
import { run } from "./reports.js";
import { needWhole } from "./whole.js";
import {
  choices, RECORD_CAUSE, RECORD_CAUSE_LIMIT, RECORD_CAUSE_NUMBER, RECORD_CAUSE_SENSE, RECORD_FROM, RECORD_LENGTH, RECORD_OBJECT, RECORD_TYPE,
  RECORD_VALUES, SENSES, STATES, TOUCH_PHASES, words,
} from "./words.js";

const { _numbers: numbers } = inner;

// Numbers with their units, which the limit does not repeat.
const UNITS = {
  points: " px", seconds: " s", time: " s", radians: "°", share: " %", radii: " radii", thresholds: " times", fingers: " fingers",
  taps: " taps", times: " times",
};
const FACTORS = { radians: 180 / Math.PI, share: 100 };
const ONE = { fingers: "1 finger", taps: "1 tap", times: "once", radii: "1 radius" };

// Reasons for conflicts of two recognisers, by number; # and ~ stand for the two numbers.
const CONFLICTS = [
  " both wait for # taps of ~ fingers", " both recognize: # of ~ taps come first", " both wait for # fingers to rest", " both follow a drag",
  ": the drag begins before the swipe is complete", " both wait for the same swipe", " both follow a pinch", " both follow a rotation",
  " both shift, stretch or turn", ": the other begins before the shown gesture is complete", ": the shown gesture is complete before the last tap",
];

class Cause {
  constructor(recognizer) {
    const [code, value, limit, sense] = [RECORD_CAUSE, RECORD_CAUSE_NUMBER, RECORD_CAUSE_LIMIT, RECORD_CAUSE_SENSE].map((at) => recognizer._get(at));
    // Prevented by another, or another recognised that had to fail.
    const other = code === 20 || code === 21 ? recognizer.window.engine._object(value) : null;
    Object.assign(this, { code, value: other ? NaN : value, limit, sense: SENSES[sense], other });
    // A recogniser of one's own may have causes of its own.
    [this.label, this._words, this._unit] = (CAUSES[code] ?? recognizer._causes?.[code] ?? "custom").split("|");
  }

  get words() {
    const { _words: words = this.label, _unit: unit, value, limit, other } = this;
    const factor = FACTORS[unit] ?? 1;
    const [is, limits] = apart(value * factor, limit * factor);
    const text = (number, digits) => (number === 1 && ONE[unit]) || digits + (UNITS[unit] ?? "");
    return words.replace("#", text(value, is)).replace("~", /fingers|taps/.test(unit) ? limits : text(limit, limits))
      .replace("@", other?.name ?? "another");
  }
}

class Transition {
  constructor(gesture) {
    this.recognizer = gesture;
    this.from = gesture.formerState;
    this.to = gesture.state;
    for (const name of ["time", "cause", "numberOfTouches", "scale", "rotation", "scaleVelocity", "rotationVelocity"]) this[name] = gesture[name];
    for (const name of ["location", "windowLocation", "translation", "velocity"]) this[name] = { ...gesture[name] };
    this.extra = gesture.kind === "swipe" ? gesture._get(RECORD_VALUES) : 0;
    this.values = Float64Array.from({ length: gesture._get(RECORD_LENGTH) - RECORD_VALUES }, (_, i) => gesture._get(RECORD_VALUES + i));
  }
}

const { _takeNext: takeNext } = Window.prototype;

add(Window.prototype, {
  // An observer gets every place and velocity as it was, even if several changes come at once.
  observe(observer) {
    return listen(this, this._observers ??= [], (gesture) => observer(new Transition(gesture)), "recordsDetails");
  },

  observeTouches(observer) {
    needWhole(this.engine, "inspect.js");
    return listen(this, this._touchObservers ??= [], observer, "recordsTouches");
  },

  // A record may also be of a view's touch.
  _takeNext(start) {
    const { _doubles: words } = this.engine;
    if (words[start + RECORD_TYPE]) this._takeTouch(words, start, this.engine._object(words[start + RECORD_OBJECT]));
    else takeNext.call(this, start);
  },

  // One notice for all touches delivered to a view in one call; each has a record.
  _takeTouch(words, start, view) {
    if (view === null) return;
    const [phase, time, index, count, id, tapCount, windowX, windowY, x, y] = words.subarray(start + 3, start + 13);
    if (index === 0) this._notice = { view, phase: TOUCH_PHASES[phase], time, touches: [] };
    const { touches } = this._notice;
    touches.push({ id, tapCount, windowLocation: { x: windowX, y: windowY }, location: { x, y } });
    if (touches.length === count) for (const observer of [...this._touchObservers]) run(observer, this._notice);
  },

  // The views, each before those on it.
  get all() {
    const all = (view) => [view, ...view.views.flatMap(all)];
    return all(this);
  },

  find(name) {
    return this.all.flatMap((view) => [view, ...view.recognizers]).find((object) => object.name === name) ?? null;
  },

  conflicts() {
    needWhole(this.engine, "inspect.js");
    const pointer = this._ask("conflicts");
    const { _doubles: numbers } = this.engine;
    const start = (pointer >> 3) + 1;
    return Array.from({ length: numbers[start - 1] }, (_, i) => {
      const [one, other, isNested, reason, count, more] = numbers.subarray(start + 6 * i, start + 6 * i + 6);
      const [first, second] = [this.engine._object(one), this.engine._object(other)];
      const told = CONFLICTS[reason].replace("#", count).replace("~", more);
      return { first, second, isNested: isNested === 1, words: `${first.name} and ${second.name}${isNested ? " on nested views" : ""}${told}` };
    });
  },

  finish() {
    // Bounded, because a recogniser may go on asking for ever.
    for (let i = 0; i < 1000 && this.nextDeadline < Infinity; i++) this.advance(Math.max(this.nextDeadline, this.time));
  },
});

const { _take: take } = Recognizer.prototype;

// Settings by their numbers, as in Include/dactyl.h; the recogniser knows which ones it has.
const isSetting = (code) => (code >= 40 && code < 46) || (code >= 60 && code < 100) || (code >= 200 && code <= 240) || (code >= 250 && code < 270);

add(Recognizer.prototype, {
  get formerState() { return STATES[this._get(RECORD_FROM)]; },
  get required() { return this._related.requireToFail; },
  get isWaiting() { return this._number(IS_WAITING) === 1; },

  _take() {
    take.call(this);
    const { _observers: observers } = this.window;
    if (observers?.length > 0) for (const observer of [...observers]) run(observer, this);
  },

  get cause() { return new Cause(this); },

  // Its progress towards a decision, as `dactyl_progress` in Include/dactyl.h: rows of a cause, a measured number and its limit.
  get progress() {
    needWhole(this.window.engine, "inspect.js");
    const pointer = this._ask("progress");
    const { _doubles: numbers } = this.window.engine;
    const start = (pointer >> 3) + 1;
    return Array.from({ length: numbers[start - 1] }, (_, i) => [...numbers.subarray(start + 3 * i, start + 3 * i + 3)]);
  },

  get settings() {
    const present = Object.keys(numbers).filter((name) => isSetting(numbers[name])).map((name) => [name, this._number(numbers[name])]).filter(([, value]) => !Number.isNaN(value));
    const own = Object.keys(this.constructor.settings ?? {}).map((name) => [name, this[name]]);
    return Object.fromEntries([...present.map(([name, value]) => {
      if (words[name]) return [name, words[name].filter((_, i) => value & (1 << i))];
      if (choices[name]) return [name, choices[name][value]];
      if (name === "library") return [name, this.library];
      return [name, /^(is|cancels|delays|requires|unlocks|recognizes|outlasts)/.test(name) ? value === 1 : value];
    }), ...own]);
  },
});

function listen(window, list, observer, property) {
  const want = () => window.isAlive && window._setNumbers({ [property]: list.length > 0 });
  list.push(observer);
  want();
  return () => {
    const index = list.indexOf(observer);
    if (index >= 0) list.splice(index, 1);
    want();
  };
}

function add(prototype, members) { Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(members)); }
