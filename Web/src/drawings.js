// Shared by strokes.js and libraries: drawings in the shared buffer. Each stroke is its number of points, then the points.

// From one place of it on.
export function drawingAt(engine, count, from = 0) {
  engine._reserve(from + count);
  const words = engine._doubles;
  const drawing = [];
  for (let at = engine._base + from; at < engine._base + from + count;) {
    const stroke = [];
    for (let left = words[at++]; left > 0; left--, at += 2) stroke.push({ x: words[at], y: words[at + 1] });
    drawing.push(stroke);
  }
  return drawing;
}

// The nearest class of a drawing; null if the library had no template to compare.
export function matchAt(library, words, at) {
  const name = (number) => library.classes.find((other) => other.number === number)?.name ?? null;
  const [number, score, margin, runnerUp, distance] = words.subarray(at, at + 5);
  if (Number.isNaN(number)) return null;
  return { name: name(number), isRecognized: distance < 1, score, margin, runnerUp: name(runnerUp), distance };
}
