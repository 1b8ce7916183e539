// What recognisers ask while the engine decides, and relations with those that are called something.
import { Engine, inner, Recognizer } from "./dactyl.js";
import { needExtras } from "./parts.js";
import "./touches.js";
import { QUESTIONS } from "./words.js";

const { _run: run } = inner;
const expectExtras = needExtras("delegate");
const { set, _relate: relate } = Recognizer.prototype;

Object.assign(Engine.prototype, {
  // From now on recognisers are asked.
  _answer() {
    expectExtras(this);
    this.c.dactyl_set_callback(this.c.dactyl_page_callback());
  },

  // 0 is no; whoever is gone has nothing against it.
  _asked(question, recognizer, other) {
    return this._object(recognizer)?._reply(QUESTIONS[question], this._object(other)) === false ? 0 : 1;
  },
});

Object.assign(Recognizer.prototype, {
  set({ shouldBegin = this.shouldBegin, shouldReceive = this.shouldReceive, ...numbers }) {
    Object.assign(this, { shouldBegin, shouldReceive });
    if (shouldBegin || shouldReceive) this.window.engine._answer();
    if (!this._wishes) {
      // What was said about others by their names: the method, the name, and the list of them.
      this._wishes = [];
      for (const other of near(this.view)) {
        for (const [method, name, list] of other._wishes ?? []) if (name === this.name) other._relate(method, this, list);
      }
    }
    return set.call(this, numbers);
  },

  // Answers in the middle of the engine's work, where nothing may be thrown; meanwhile it shows what it measures now.
  _reply(question, other) {
    const { _at } = this;
    let answer;
    this._at = this._ask("present") >> 3 || _at;
    run(() => { answer = this[question]?.(question === "shouldReceive" ? this._touches(3)[0] : other ?? this, this); });
    this._at = _at;
    return answer;
  },

  // A name stands for all of that name whose touches it can share, those that come later, too.
  _relate(method, other, list) {
    if (other === "*" || typeof other !== "string") return relate.call(this, method, other, list);
    this._wishes = (this._wishes ?? []).filter(([known, name]) => name !== other || (list && known !== method));
    if (list) this._wishes.push([method, other, list]);
    const named = near(this.view).filter((recognizer) => recognizer !== this && recognizer.name === other);
    return Math.min(0, ...named.map((recognizer) => {
      if (!list) this.forget(recognizer);
      return list ? relate.call(this, method, recognizer, list) : 0;
    }));
  },
});

// The recognisers on a view, on what it lies on, and on what lies on it.
function near(view) {
  const all = (view) => [...view.recognizers, ...view.views.flatMap(all)];
  const found = all(view);
  while ((view = view.parent)) found.push(...view.recognizers);
  return found;
}
