// Which attempts came out otherwise once other numbers held.

export function compare(before, after) {
  const changes = [];
  for (const [key, lane] of after.lanes) {
    const former = before.lanes.get(key)?.attempts ?? [];
    lane.attempts.forEach((attempt, i) => {
      const old = former.find(({ start }) => start === attempt.start) ?? former[i];
      if (!old) changes.push({ attempt, words: `New: ${attempt.words}` });
      else if (old.outcome !== attempt.outcome || old.cause?.label !== attempt.cause?.label) {
        changes.push({ attempt, words: `${attempt.words} (before: ${old.outcome})` });
      }
    });
    for (const old of former) {
      const isGone = old.outcome === "recognized" && !lane.attempts.some(({ start }) => start === old.start);
      if (isGone) changes.push({ attempt: old, words: `Gone: ${old.words}` });
    }
  }
  const rank = ({ attempt }) => (attempt.outcome === "recognized" ? 0 : 1);
  return changes.sort((one, other) => rank(one) - rank(other));
}
