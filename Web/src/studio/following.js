// Follows a window of this page: adds its recognisers' decisions to a trace.

import { tell } from "./causes.js";
import { drawnBy } from "./drawn.js";
import { isJudged, plain } from "./timeline/sentences.js";
import { Trace } from "./timeline/trace.js";

const isEnabled = ({ _given: { isEnabled = true } }) => isEnabled;
// The lane of a recogniser: that of its name, unless it was given one.
const keyOf = ({ lane, name }) => (lane === undefined ? name : lane);

// A trace with a lane for each name; those of one name are alike.
export function traceOf(window, names) {
  const all = window.all.flatMap((view) => view.recognizers);
  return new Trace(names.map((name) => {
    const recognizer = all.find((one) => one.name === name);
    return { key: name, kind: recognizer?.kind, settings: recognizer?.settings };
  }));
}

// Passes each event on. Returns a function that stops it.
export function follow(window, trace, ontell) {
  const take = (event) => {
    trace.events.push(event);
    if (event.transition) trace.decide(keyOf(event.transition.recognizer), event.transition);
    ontell(event);
  };
  const stops = [
    window.observe((transition) => {
      // Words and drawings are read at once: judging again erases them.
      transition.drawn = drawnBy(transition.recognizer, transition.to);
      transition.isJudged = isJudged(transition.cause);
      transition.words = plain(tell(transition), transition.cause);
      take({ time: transition.time, transition });
    }),
    window.observeTouches((notice) => take({ time: notice.time, notice })),
  ];
  return () => stops.forEach((stop) => stop());
}

// Before the window gets a frame: a finger that comes down starts attempts.
export function before(window, trace, { time, contacts }) {
  for (const contact of contacts) {
    const views = contact.phase === "began" ? viewsAt(window, contact) : [];
    trace.touch(contact, time, views.flatMap((view) => view.recognizers.filter(isEnabled).map(keyOf)));
  }
  if (contacts.length) trace.reach(time);
}

// After it: how near recognisers are that try, and those that would recognise and wait.
export function after(window, trace, time) {
  const told = new Set();
  for (const recognizer of window.all.flatMap((view) => view.recognizers ?? [])) {
    const key = keyOf(recognizer);
    if (trace.isTrying(key) && recognizer.state === "possible" && !told.has(key)) {
      const rows = recognizer.progress;
      for (const [code, value, limit] of rows) trace.reading(key, { code, value, limit, time });
      if (rows.length) told.add(key);
    }
    if (recognizer.required.size) trace.wait(key, recognizer.isWaiting ? Array.from(recognizer.required, ({ name }) => name) : null, time);
  }
}

// The engine would do the same within the next frame. Done apart, decisions made before a finger comes down are shown before it.
export function passDeadlines(window, trace, time) {
  for (let i = 0; i < 1000 && window.nextDeadline < time; i++) {
    const deadline = Math.max(window.nextDeadline, window.time);
    window.advance(deadline);
    after(window, trace, deadline);
  }
}

// The views under a contact, as the engine will find them: the frontmost one, and all it lies on.
function viewsAt(window, { x, y }) {
  const found = [window];
  let view = window;
  let origin = { x: 0, y: 0 };
  for (;;) {
    const next = view.views.findLast(({ options: { frame, isHidden } }) => frame && !isHidden &&
      x >= origin.x + frame.x && x < origin.x + frame.x + frame.width &&
      y >= origin.y + frame.y && y < origin.y + frame.y + frame.height);
    if (!next) return found;
    origin = { x: origin.x + next.options.frame.x, y: origin.y + next.options.frame.y };
    found.push(next);
    view = next;
  }
}
