// Recognizers of a pad that can claim the same touches without a relation between them, and a suggestion.

export function conflictsOf(window) {
  const told = window.conflicts().filter(({ first, second }) => !waitsFor(first, second) && !waitsFor(second, first));
  return [...new Set(told.map(({ first, second, words }) =>
    `${words}. To have both: ${first.name} simultaneousWith ${second.name}. To have one first: let the other wait by requireToFail.`))];
}

// Also by way of others.
function waitsFor(one, other, seen = new Set()) {
  if (seen.has(one)) return false;
  seen.add(one);
  return [...one.required ?? []].some((next) => next === other || waitsFor(next, other, seen));
}
