// The outcome of the last gesture: a heading, the reason, and the attempt behind it.

import { limitIn } from "../limits.js";
import { decimal } from "../timeline/sentences.js";
import { isSuccess, latest } from "../timeline/words.js";

// Pixels across, from which a path is a drawing.
const DRAWN = 30;

// The verdict on the touches up to a time; null before the first, and while the gesture is undecided.
export function verdictOf(trace, until = Infinity) {
  const { entries, start } = latest(trace, until);
  const fingers = trace.fingers.filter((finger) => finger.start >= start - 1e-6 && finger.start <= until);
  const attempt = meant(entries, fingers, (name) => trace.lanes.get(name).attempts.findLast((one) => one.start >= start && one.decided <= until));
  if (!attempt) return null;
  const isDone = isSuccess(attempt);
  const pause = isDone && pauseOf(attempt, fingers);
  return {
    attempt, isDone, title: isDone ? capital(attempt.name) : `No ${attempt.name}`,
    entries: [
      {
        words: pause ? `${decimal(pause.value)} s between the taps, limit ${decimal(pause.limit)} s` : capital(reasonOf(attempt)),
        isKey: true, outcome: isDone ? "recognized" : "failed", attempts: [pause ? { ...attempt, cause: pause } : attempt],
      },
      // The other gesture, if a number says why it is not that one.
      ...entries.filter((other) => !other.attempts.includes(attempt) && limitIn(other.words)).map((other) => ({ ...other, words: capital(other.words), isKey: false })),
    ],
  };
}

// The recognised gesture; otherwise the one that people most likely tried: a finger that travels draws. The timeline leaves out a
// single tap, which is no failure; here it lacks the second one. Undefined while nothing is decided.
function meant(entries, fingers, lane) {
  const attempts = entries.flatMap((entry) => entry.attempts);
  const name = fingers.some(({ path }) => reach(path) > DRAWN) ? "circle" : "double tap";
  return attempts.find(isSuccess) ?? attempts.find((one) => one.name === name) ?? lane(name);
}

function reach(path) {
  const [xs, ys] = [path.map(({ x }) => x), path.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

const capital = (words) => words && words[0].toUpperCase() + words.slice(1);

// The engine's words without the name.
const reasonOf = ({ name, words }) => words.replace(new RegExp(`^${name} (failed: |recognized: |cancelled: )?`), "");

// A double tap succeeds if its second finger comes soon enough; its cause only counts the taps.
function pauseOf({ kind, settings }, fingers) {
  if (kind !== "tap" || fingers.length < 2) return null;
  const [one, other] = fingers.slice(-2);
  return { value: other.start - one.end, limit: settings.maximumTapInterval };
}
