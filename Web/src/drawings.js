// Drawings as they lie in the shared buffer: for each stroke the number of its points, then these.

export function drawingAt(engine, count) {
  engine._reserve(count);
  const words = engine._doubles;
  const drawing = [];
  for (let at = engine._base; at < engine._base + count;) {
    const stroke = [];
    for (let left = words[at++]; left > 0; left--, at += 2) stroke.push({ x: words[at], y: words[at + 1] });
    drawing.push(stroke);
  }
  return drawing;
}
