// Which attempts are worth telling, in which order.

const QUIET = 1.2;

// What happened in the last burst of touches up to a time: what was recognised, then what was not, and why.
export function latest(trace, until) {
  return [...waiting(trace, until), ...decided(trace, until)].slice(0, 6);
}

// Who would recognise and waits, while it does.
function waiting(trace, until) {
  const lines = [];
  for (const { name, waiting: wait } of trace.lanes.values()) {
    if (wait && !wait.end && until === Infinity) lines.push({ words: `${name} waits for ${listed(wait.on)}`, outcome: "waits" });
  }
  return lines;
}

function decided(trace, until) {
  const attempts = trace.attempts.filter((attempt) => attempt.decided <= until);
  if (!attempts.length) return [];
  const end = Math.max(...attempts.map((attempt) => attempt.end));
  let start = Math.min(...attempts.filter((attempt) => attempt.end === end).map((attempt) => attempt.start));
  for (let i = trace.fingers.length - 1; i >= 0; i--) {
    const finger = trace.fingers[i];
    if (finger.start > until || finger.start > end) continue;
    if (finger.end < start - QUIET) break;
    start = Math.min(start, finger.start);
  }
  const recent = attempts.filter((attempt) => attempt.start >= start);
  const last = new Map(recent.map((attempt) => [attempt.name, attempt]));
  const worth = recent.filter((attempt) => attempt.outcome !== "failed" || attempt.late !== undefined || last.get(attempt.name) === attempt);
  const rank = ({ outcome, late }) => (late !== undefined ? 0 : outcome === "failed" ? 2 : 1);
  worth.sort((one, other) => rank(one) - rank(other) || other.decided - one.decided);
  // Where nothing came of a drawing, that is the news.
  const isNothing = worth.every(({ outcome }) => outcome === "failed");
  return grouped(worth.map((attempt) => ({ ...attempt, isKey: attempt.late !== undefined || (isNothing && attempt.isRefused) })))
    .sort((one, other) => Number(other.isKey) - Number(one.isKey));
}

// What a view was told lately, where nobody recognises anything.
export function told(trace, until) {
  const lines = [];
  for (let i = trace.events.length - 1; i >= 0 && lines.length < 9; i--) {
    const { time, notice } = trace.events[i];
    if (!notice || time > until) continue;
    const handler = "touches" + notice.phase[0].toUpperCase() + notice.phase.slice(1);
    const [touch] = notice.touches;
    const count = notice.touches.length;
    const words = `${handler}: ${count} ${count === 1 ? "touch" : "touches"}, tap count ${touch.tapCount}`;
    if (lines.at(-1)?.words !== words) lines.push({ words, outcome: notice.phase === "cancelled" ? "cancelled" : "waits" });
  }
  return lines;
}

// One attempt, told in full.
export function explain(attempt) {
  const entries = [{ words: attempt.words, outcome: attempt.outcome, isKey: true }];
  const { waited } = attempt;
  if (waited) {
    entries.push({ words: `${attempt.name} waited ${(waited.end - waited.start).toFixed(2)} s for ${listed(waited.on)}`, outcome: "quiet" });
  }
  entries.push({ words: `from finger down to decision: ${(attempt.decided - attempt.start).toFixed(3)} s`, outcome: "quiet" });
  return entries;
}

// Those that came out alike for the same reason share a line.
function grouped(attempts) {
  const lines = new Map();
  for (const attempt of attempts) {
    const rest = attempt.words.slice(attempt.name.length);
    const key = attempt.outcome === "failed" ? attempt.late + rest : attempt.words;
    const line = lines.get(key);
    if (line) line.names.push(attempt.name);
    else lines.set(key, { names: [attempt.name], rest, outcome: attempt.outcome, isKey: attempt.isKey });
  }
  return Array.from(lines.values(), ({ names, rest, outcome, isKey }) => ({ words: listed([...new Set(names)]) + rest, outcome, isKey }));
}

const listed = (names) =>
  names.length < 3 ? names.join(" and ") : names.length > 4
    ? `${names.slice(0, 2).join(", ")} and ${names.length - 2} others` : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
