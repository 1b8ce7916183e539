// What goes on in a window: every change of every recogniser, what views are told, and in words why.
import { Cause, InputError, run, setNumbers, Window } from "./dactyl.js";

// By number: label and words, with the number that decided, its limit, and the other recogniser.
export const CAUSES = [
  , "moved|moved # px, limit ~ px", "movedTooLittle|moved # px, needs ~ px", "followed|fingers moved on",
  "held|held # s, needs ~ s", "heldTooLong|held # s, limit ~ s", "liftedEarly|lifted after # s, needs ~ s",
  "lifted|lifted", "tooManyTouches|# fingers, limit ~", "tooFewTouches|# fingers, needs ~", "tapped|# taps",
  "nextTapLate|# s since the last tap, limit ~ s", "nextTapFar|next tap # px away, limit ~ px",
  "spanChanged|span changed by # px, needs ~ px", "turned|turned along # px, needs ~ px",
  "tooSlow|took # s, limit ~ s", "offCourse|off course by #°, limit ~°", "offEdge|# px from the edge, limit ~ px",
  "pointerEntered|pointer came in", "pointerExited|pointer left", "prevented|prevented by @",
  "requirementRecognized|@ had to fail and recognised", "refusedByView|refused by the view",
  "refusedByDelegate|refused by the delegate", "touchesCancelled|touches cancelled by the system",
  "disabled|disabled", "removed|removed", "sequenceEnded|all touches lifted", "reset|reset",
  "unstated|no cause stated", "custom|",
].map((text) => text.split("|"));

const PHASES = ["began", "moved", "stationary", "ended", "cancelled"];

const decimal = (value) => String(Math.round(value * 100) / 100);

add(Cause.prototype, {
  get label() {
    const { window: { engine }, text } = this;
    return text ? engine.text(engine.c.dactyl_label(this.window.handle, text)) : CAUSES[this.code]?.[0] ?? "";
  },
  get words() {
    const { code, label, value, limit, other } = this;
    const words = CAUSES[code]?.[1] ?? "";
    const angle = label === "offCourse" ? 180 / Math.PI : 1;
    const number = decimal(value * angle);
    if (!words) return value || limit ? `${label}: ${number}, limit ${decimal(limit)}` : label;
    return (value === 1 ? words.replace(/(finger|tap)s/, "$1") : words)
      .replace("#", number).replace("~", decimal(limit * angle)).replace("@", other?.name ?? "another");
  },
});

class Transition {
  constructor(gesture) {
    this.recognizer = gesture;
    this.from = gesture.formerState;
    this.to = gesture.state;
    for (const name of ["time", "cause", "numberOfTouches", "scale", "rotation", "scaleVelocity", "rotationVelocity"]) this[name] = gesture[name];
    for (const name of ["location", "windowLocation", "translation", "velocity"]) this[name] = { ...gesture[name] };
    this.extra = gesture.record[gesture.values.extra];
    this.values = gesture.record.slice(15, Math.max(15, gesture.record[0]));
  }
}

add(Window.prototype, {
  // Who looks at everything gets every velocity as it was, also where several changes come at once.
  observe(observer) {
    return listen(this, this.observers, (gesture) => observer(new Transition(gesture)), "recordsVelocities");
  },

  observeTouches(observer) { return listen(this, this.touchObservers ??= [], observer, "recordsTouches"); },

  // One notice for the touches that a view was told of in one call.
  tell(view, words, start, at, base) {
    const touches = [];
    const notice = { view, phase: PHASES[words[start + 3]], time: words[start + 4], touches };
    for (let left = words[start + 6]; left > 0; left--, start += words[start]) {
      touches.push({
        id: words[start + 7], tapCount: words[start + 8], windowLocation: { x: words[start + 9], y: words[start + 10] },
        location: { x: words[start + 11], y: words[start + 12] },
      });
    }
    for (const observer of this.touchObservers.slice()) run(observer, notice);
    return start - base;
  },
});

const REASONS = [
  "time went back", "a number is not finite", "a contact that is not down", "a contact began twice",
  "a contact is named twice", "a merged sample of a contact that does not move", "a merged sample out of time",
  "a pointer that did not enter", "a pointer entered twice",
];

add(InputError.prototype, {
  get reason() { return REASONS[-10 - this.code] ?? "not a frame"; },
});

function listen(window, list, observer, property) {
  const want = () => window.isAlive && setNumbers(window, { [property]: list.length > 0 });
  list.push(observer);
  want();
  return () => {
    const index = list.indexOf(observer);
    if (index >= 0) list.splice(index, 1);
    want();
  };
}

function add(prototype, members) { Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(members)); }
