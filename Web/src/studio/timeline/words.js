// Which attempts are worth reporting, in which order.

import { outcomeOf } from "./outcomes.js";
import { firstAfter } from "./trace.js";

const EARLIER = 6; // further gestures in the list

// The result of the last touch sequence up to a time: recognised gestures, or failed ones if there is no success; then other
// possible gestures. Attempts that could not apply are left out if any others remain.
export function latest(trace, until) {
  const one = sequence(trace, until);
  const entries = [...waiting(trace, until), ...(one ? decided(one, until === Infinity && isOpen(trace)) : [])].slice(0, 6);
  return { entries, start: one?.start ?? Infinity, meta: one ? `at ${at(one, trace).toFixed(2)} s · ${fingersOf(one, trace)}` : "" };
}

// The sequences before the one that began at a time, the newest first.
export function older(trace, start) {
  const found = [];
  for (let one; found.length < EARLIER && (one = sequence(trace, Infinity, start)); start = one.start) {
    if (one.attempts.length || one.acts.length) found.push({ time: at(one, trace), entries: decided(one) });
  }
  return found;
}

const at = ({ start }, trace) => Math.max(0, start - trace.start);

// How many fingers came at once, and how often.
function fingersOf({ start, end }, trace) {
  const came = trace.fingers.filter((finger) => finger.start >= start - 1e-6 && finger.start <= end);
  const most = Math.max(1, ...came.map((finger) => came.filter((other) => other.start <= finger.start && other.end >= finger.start).length));
  const times = Math.round(came.length / most);
  return `${most === 1 ? "one finger" : `${most} fingers`}${times > 1 ? `, ${times} times` : ""}`;
}

// Recognisers that would recognise and are waiting now.
function waiting(trace, until) {
  if (until !== Infinity) return [];
  return Array.from(trace.lanes.values())
    .filter(({ waiting: wait, isInternal }) => wait && !wait.end && !isInternal)
    .map(({ name, waiting: wait }) => ({ words: `${name} waits for ${listed(wait.on)}`, outcome: "waits", attempts: [] }));
}

// Whether fingers are down or a recogniser waits for another.
const isOpen = (trace) => trace.down.size > 0 || Array.from(trace.lanes.values()).some(({ waiting: wait }) => wait && !wait.end);

// The views' results come first, as people see them.
function decided({ attempts, acts }, goesOn = false) {
  const last = new Map(attempts.map((attempt) => [attempt.lane, attempt]));
  let worth = attempts.filter((attempt) => attempt.outcome !== "failed" || isMissed(attempt) || last.get(attempt.lane) === attempt);
  const told = worth.filter((attempt) => outcomeOf(attempt) !== "notMeant");
  if (told.length) worth = told;
  const cameOff = acts.length > 0 || worth.some(isSuccess);
  const isKey = (attempt) => cameOff ? isSuccess(attempt) : !goesOn && outcomeOf(attempt) === "failed";
  const rank = (attempt) => (isKey(attempt) ? 0 : attempt.outcome === "failed" ? 2 : 1);
  worth.sort((one, other) => rank(one) - rank(other) || other.decided - one.decided);
  const done = [...new Set(acts.map(({ words }) => words))].map((words) => ({ words, outcome: "recognized", isKey: true, attempts: [] }));
  return [...done, ...grouped(worth, isKey)];
}

export const isSuccess = ({ outcome }) => outcome === "recognized" || outcome === "active";

// The last touch sequence that begins before `next`, with its attempts decided up to `until`; null if there is none. It lasts from the
// first finger down until all are up, and goes on if a recogniser counts the next finger together with it.
function sequence(trace, until, next = Infinity) {
  let i = trace.fingers.findLastIndex(({ start }) => start < next && start <= until);
  if (i < 0) return null;
  const lanes = [...trace.lanes.values()];
  const isMeant = (attempt, { isInternal }) => attempt.decided <= until && place(attempt) < next && (!isInternal || isSuccess(attempt));
  let { start, end } = trace.fingers[i];
  // Attempts of one recogniser follow each other, so at most its last one before the start reaches across it.
  const lastBefore = (lane) => {
    let i = firstAfter(lane.attempts, start, undefined, true) - 1;
    while (i >= 0 && !isMeant(lane.attempts[i], lane)) i--;
    return i;
  };
  const isCounted = () => lanes.some((lane) => {
    const before = lane.attempts[lastBefore(lane)];
    return before && isSuccess(before) && before.end >= start;
  });
  for (; i >= 0; i--) {
    const finger = trace.fingers[i];
    if (finger.end < start && !isCounted()) break;
    start = Math.min(start, finger.start);
    end = Math.max(end, finger.end);
  }
  const acts = trace.acts.filter(({ time }) => time >= start && time < next && time <= until);
  const attempts = lanes.flatMap((lane) => lane.attempts.slice(Math.max(0, lastBefore(lane)), firstAfter(lane.attempts, next, undefined, true))
    .filter((attempt) => isMeant(attempt, lane) && place(attempt) >= start));
  return { start, end, acts, attempts };
}

// A finger came again, but too late or too far away: several taps may have been meant.
const isMissed = ({ outcome, late, cause }) => outcome === "failed" && (late !== undefined || cause?.label === "nextTapFar");

// The time that assigns an attempt to a sequence. A multiple tap that was missed belongs to the finger that missed it.
const place = (attempt) => isMissed(attempt) ? attempt.cause.label === "nextTapFar" ? attempt.end : attempt.cause.value + attempt.late : attempt.start;

// The latest deliveries to views since a time, where no recogniser and no view has an answer.
export function told(trace, until, since = -Infinity) {
  const lines = [];
  for (let i = trace.events.length - 1; i >= 0 && lines.length < 9; i--) {
    const { time, notice } = trace.events[i];
    if (time < since) break;
    if (!notice || time > until) continue;
    const handler = "touches" + notice.phase[0].toUpperCase() + notice.phase.slice(1);
    const [touch] = notice.touches;
    const count = notice.touches.length;
    const { title } = notice.view ?? {};
    const words = `${title ? `${title} got ` : ""}${handler}: ${count} ${count === 1 ? "touch" : "touches"}, tap count ${touch.tapCount}`;
    if (lines.at(-1)?.words !== words) lines.push({ words, outcome: notice.phase === "cancelled" ? "cancelled" : "waits", attempts: [] });
  }
  return { entries: lines };
}

// One attempt in full.
export function explain(attempt) {
  const entries = [{ words: attempt.words, outcome: outcomeOf(attempt), isKey: true, attempts: [attempt] }];
  const { waited } = attempt;
  const quiet = (words) => entries.push({ words, outcome: "quiet", attempts: [] });
  if (waited) quiet(`${attempt.name} waited ${(waited.end - waited.start).toFixed(2)} s for ${listed(waited.on)}`);
  // Two that want the same fingers: how to have it otherwise.
  if (attempt.cause?.label === "prevented") quiet("To have both: simultaneousWith. To have this one first: let the other wait for it by requireToFail.");
  quiet(`from finger down to decision: ${(attempt.decided - attempt.start).toFixed(3)} s`);
  return { entries };
}

// Attempts with the same result for the same reason share a line. Failures beside a success are only other possibilities.
function grouped(attempts, isKey) {
  const lines = new Map();
  for (const attempt of attempts) {
    const rest = attempt.words.slice(attempt.name.length);
    const key = attempt.outcome === "failed" ? attempt.late + rest : attempt.words;
    const line = lines.get(key);
    if (line) line.attempts.push(attempt);
    else lines.set(key, { rest, outcome: outcomeOf(attempt), isKey: isKey(attempt), attempts: [attempt] });
  }
  return Array.from(lines.values(), ({ rest, ...line }) => ({
    ...line, words: listed([...new Set(line.attempts.map(({ name }) => name))]) + (line.isKey ? rest : rest.replace(/^ failed: /, ": ")),
  }));
}

const listed = (names) =>
  names.length < 3 ? names.join(" and ") : names.length > 4
    ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} others` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
