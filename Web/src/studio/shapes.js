// Parts of a shape in a drawing that failed to be one: its corner and legs, and the circle that fits it best.

const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

// The place farthest from the line between the ends, and how long both legs are to it.
export function cornerOf(points) {
  const [start, end] = [points[0], points.at(-1)];
  const length = far(start, end) || 1;
  const distance = ({ x, y }) => Math.abs((end.x - start.x) * (start.y - y) - (start.x - x) * (end.y - start.y)) / length;
  const corner = points.reduce((best, point) => (distance(point) > distance(best) ? point : best));
  return { start, corner, end, legs: [far(start, corner), far(corner, end)] };
}

// The circle about the mean place, with how far the farthest place is off it.
export function circleOf(points) {
  const mean = (of) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  // The circle of the least squares of x² + y², which an open arc does not draw to itself.
  const at = points.map((point) => [point.x - x, point.y - y]);
  const sum = (of) => at.reduce((total, [u, v]) => total + of(u, v), 0);
  const [uu, uv, vv] = [sum((u) => u * u), sum((u, v) => u * v), sum((u, v) => v * v)];
  const [one, other] = [sum((u, v) => u * (u * u + v * v)) / 2, sum((u, v) => v * (u * u + v * v)) / 2];
  const determinant = uu * vv - uv * uv;
  if (Math.abs(determinant) < 1e-6 * (uu + vv) ** 2) return null;
  const centre = { x: x + (one * vv - other * uv) / determinant, y: y + (other * uu - one * uv) / determinant };
  return { centre, radius: mean((point) => far(point, centre)) };
}

// The missing arc of a circle, from the end of a drawing to its beginning.
export function missingArc(points, { centre, radius }) {
  const angle = ({ x, y }) => Math.atan2(y - centre.y, x - centre.x);
  const turned = points.slice(1).reduce((sum, point, i) => {
    const step = angle(point) - angle(points[i]);
    return sum + Math.atan2(Math.sin(step), Math.cos(step));
  }, 0);
  const missing = 2 * Math.PI - Math.abs(turned);
  if (missing < 0.1) return [];
  const from = angle(points.at(-1));
  return Array.from({ length: 33 }, (_, i) => {
    const at = from + Math.sign(turned) * (missing * i) / 32;
    return { x: centre.x + radius * Math.cos(at), y: centre.y + radius * Math.sin(at) };
  });
}

// A drawing as large as another, and in its place.
export function laidOver(strokes, other) {
  const [from, to] = [extent(strokes), extent(other)];
  const scale = to.size / from.size;
  return strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: to.x + (x - from.x) * scale, y: to.y + (y - from.y) * scale })));
}

function extent(strokes) {
  const [xs, ys] = [strokes.flat().map(({ x }) => x), strokes.flat().map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, size: Math.max(right - left, bottom - top, 1) };
}
