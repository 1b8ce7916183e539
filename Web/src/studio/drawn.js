// What a recogniser of strokes, or of what fingers showed, found, read at once: the next finger erases it.

export function drawnBy(recognizer, to) {
  if (recognizer.kind === "shown") return shownBy(recognizer, to);
  if ((to !== "ended" && to !== "failed") || !recognizer.drawing) return null;
  const { kind, drawing } = recognizer;
  const drawn = { drawing };
  if (kind === "stroke") return { ...drawn, match: recognizer.match };
  if (to !== "ended") return drawn;
  if (kind === "circle") {
    const { center, radius, sweep, direction } = recognizer;
    return { ...drawn, center: { ...center }, radius, sweep, direction };
  }
  if (kind === "checkMark") {
    const { start, corner, end, angle, hand } = recognizer;
    return { ...drawn, start: { ...start }, corner: { ...corner }, end: { ...end }, angle, hand };
  }
  return { ...drawn, bounds: recognizer.bounds, view: recognizer.viewToDelete?.name ?? null };
}

// `begun` is what a gesture that follows the fingers tells in the end.
function shownBy({ match, demonstration, scale, rotation, formerState }, to) {
  if (to !== "began" && to !== "ended" && to !== "failed") return null;
  const isFollowing = to === "ended" && (formerState === "began" || formerState === "changed");
  return { match, demonstration, begun: isFollowing ? { scale, rotation } : null };
}
