// Lists the attempts whose outcome changed with other numbers. With `ranges`, only attempts that began in one of them count. The attempts of a
// lane are in order of time.

// Who refused is one: judged again, a delegate answers for the view.
const labelOf = ({ cause }) => cause?.label?.replace("refusedByView", "refusedByDelegate");

export function compare(before, after, ranges = null) {
  const changes = [];
  const isAsked = ({ start }) => !ranges || ranges.some(([from, to]) => start >= from && start <= to);
  for (const [key, lane] of after.lanes) {
    const former = before.lanes.get(key)?.attempts ?? [];
    let next = 0;
    lane.attempts.forEach((attempt, i) => {
      while (former[next]?.start < attempt.start) next++;
      if (!isAsked(attempt)) return;
      const old = former[next]?.start === attempt.start ? former[next] : former[i];
      if (!old) changes.push({ attempt, words: `New: ${attempt.words}` });
      else if (old.outcome !== attempt.outcome || labelOf(old) !== labelOf(attempt)) {
        changes.push({ attempt, words: `${attempt.words} (before: ${old.outcome})` });
      }
    });
    next = 0;
    for (const old of former) {
      while (lane.attempts[next]?.start < old.start) next++;
      const isGone = old.outcome === "recognized" && lane.attempts[next]?.start !== old.start;
      if (isGone && isAsked(old)) changes.push({ attempt: old, words: `Gone: ${old.words}` });
    }
  }
  const rank = ({ attempt }) => (attempt.outcome === "recognized" ? 0 : 1);
  return changes.sort((one, other) => rank(one) - rank(other));
}
