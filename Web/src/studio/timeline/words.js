// Which attempts are worth telling, in which order.

import { outcomeOf } from "./outcomes.js";

const QUIET = 1.2;
const EARLIER = 6; // gestures that are told besides

// What happened in the last burst of touches up to a time: what decided it first, then the rest, and why. What could
// not apply is left out where anything else is to tell.
export function latest(trace, until) {
  const one = burst(trace, until);
  const entries = [...waiting(trace, until), ...(one ? decided(one.attempts) : [])].slice(0, 6);
  return { entries, start: one?.start ?? Infinity, meta: one ? `at ${at(one, trace).toFixed(2)} s · ${fingersOf(one, trace)}` : "" };
}

// Those before it, the newest first.
export function older(trace, start) {
  const found = [];
  while (found.length < EARLIER) {
    const one = burst(trace, start - 1e-6);
    if (!one) break;
    found.push({ time: at(one, trace), entries: decided(one.attempts) });
    start = one.start;
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

// Who would recognise and waits, while it does.
function waiting(trace, until) {
  if (until !== Infinity) return [];
  return Array.from(trace.lanes.values())
    .filter(({ waiting: wait }) => wait && !wait.end)
    .map(({ name, waiting: wait }) => ({ words: `${name} waits for ${listed(wait.on)}`, outcome: "waits", attempts: [] }));
}

function decided(recent) {
  const last = new Map(recent.map((attempt) => [attempt.lane, attempt]));
  const missed = recent.filter(isMissed);
  // A success of one that missed before is the news, and its failure is no more.
  const isMended = (attempt) => isMissed(attempt) && recent.some((other) =>
    other.outcome === "recognized" && other.decided > attempt.decided && missed.some(({ lane }) => lane === other.lane));
  let worth = recent.filter((attempt) =>
    !isMended(attempt) && (attempt.outcome !== "failed" || isMissed(attempt) || last.get(attempt.lane) === attempt));
  const told = worth.filter((attempt) => outcomeOf(attempt) !== "notMeant");
  if (told.length) worth = told;
  // Where nothing came of what was done since the last success, that is the news.
  const success = Math.max(-Infinity, ...worth.filter(({ outcome }) => outcome !== "failed").map(({ end }) => end));
  const isKey = (attempt) => isMissed(attempt) || (outcomeOf(attempt) === "failed" && attempt.start > success);
  const rank = (attempt) => (isKey(attempt) ? 0 : attempt.outcome === "failed" ? 2 : 1);
  worth.sort((one, other) => rank(one) - rank(other) || other.decided - one.decided);
  return grouped(worth, isKey);
}

// A finger came again, but too late or too far away: several taps were meant.
const isMissed = ({ outcome, late, cause }) => outcome === "failed" && (late !== undefined || cause?.label === "nextTapFar");

// The attempts decided by a time that belong together: no finger rested long between them.
function burst(trace, until) {
  const lanes = Array.from(trace.lanes.values(), ({ attempts }) => {
    let count = attempts.length;
    while (count && attempts[count - 1].decided > until) count--;
    return { attempts, count };
  }).filter(({ count }) => count);
  if (!lanes.length) return null;
  const lasts = lanes.map(({ attempts, count }) => attempts[count - 1]);
  const end = Math.max(...lasts.map((attempt) => attempt.end));
  let start = Math.min(...lasts.filter((attempt) => attempt.end === end).map((attempt) => attempt.start));
  for (let i = trace.fingers.length - 1; i >= 0; i--) {
    const finger = trace.fingers[i];
    if (finger.start > until || finger.start > end) continue;
    if (finger.end < start - QUIET) break;
    start = Math.min(start, finger.start);
  }
  const own = lanes.flatMap(({ attempts, count }) => {
    let first = count;
    while (first && attempts[first - 1].start >= start) first--;
    return attempts.slice(first, count);
  });
  return own.length ? { start, end, attempts: own } : null;
}

// The latest deliveries to views, for pads without recognisers.
export function told(trace, until) {
  const lines = [];
  for (let i = trace.events.length - 1; i >= 0 && lines.length < 9; i--) {
    const { time, notice } = trace.events[i];
    if (!notice || time > until) continue;
    const handler = "touches" + notice.phase[0].toUpperCase() + notice.phase.slice(1);
    const [touch] = notice.touches;
    const count = notice.touches.length;
    const words = `${handler}: ${count} ${count === 1 ? "touch" : "touches"}, tap count ${touch.tapCount}`;
    if (lines.at(-1)?.words !== words) lines.push({ words, outcome: notice.phase === "cancelled" ? "cancelled" : "waits", attempts: [] });
  }
  return { entries: lines };
}

// One attempt, told in full.
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

// Those that came out alike for the same reason share a line.
function grouped(attempts, isKey) {
  const lines = new Map();
  for (const attempt of attempts) {
    const rest = attempt.words.slice(attempt.name.length);
    const key = attempt.outcome === "failed" ? attempt.late + rest : attempt.words;
    const line = lines.get(key);
    if (line) line.attempts.push(attempt);
    else lines.set(key, { rest, outcome: outcomeOf(attempt), isKey: isKey(attempt), attempts: [attempt] });
  }
  return Array.from(lines.values(), ({ rest, ...line }) =>
    ({ ...line, words: listed([...new Set(line.attempts.map(({ name }) => name))]) + rest }));
}

const listed = (names) =>
  names.length < 3 ? names.join(" and ") : names.length > 4
    ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} others` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
