// Which attempts came out otherwise once other numbers held: all of them, or those that began in some ranges of time.

export function compare(before, after, ranges = null) {
  const changes = [];
  const isAsked = ({ start }) => !ranges || ranges.some(([from, to]) => start >= from && start <= to);
  const byStart = (attempts) => new Map([...attempts].reverse().map((attempt) => [attempt.start, attempt]));
  for (const [key, lane] of after.lanes) {
    const former = before.lanes.get(key)?.attempts ?? [];
    const [formerByStart, byItsStart] = [byStart(former), byStart(lane.attempts)];
    lane.attempts.forEach((attempt, i) => {
      if (!isAsked(attempt)) return;
      const old = formerByStart.get(attempt.start) ?? former[i];
      if (!old) changes.push({ attempt, words: `New: ${attempt.words}` });
      else if (old.outcome !== attempt.outcome || old.cause?.label !== attempt.cause?.label) {
        changes.push({ attempt, words: `${attempt.words} (before: ${old.outcome})` });
      }
    });
    for (const old of former) {
      if (isAsked(old) && old.outcome === "recognized" && !byItsStart.has(old.start)) changes.push({ attempt: old, words: `Gone: ${old.words}` });
    }
  }
  const rank = ({ attempt }) => (attempt.outcome === "recognized" ? 0 : 1);
  return changes.sort((one, other) => rank(one) - rank(other));
}
