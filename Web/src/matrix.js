// Matrices as CSS's matrix() has them, [a, b, c, d, x, y], and changes about a point.
export const identity = [1, 0, 0, 1, 0, 0];

// The product that applies the second and then the first, as in CSS "matrix(first) matrix(second)".
export function multiply([a, b, c, d, x, y], [a2, b2, c2, d2, x2, y2]) {
  return [a * a2 + c * b2, b * a2 + d * b2, a * c2 + c * d2, b * c2 + d * d2, a * x2 + c * y2 + x, b * x2 + d * y2 + y];
}

export function invert([a, b, c, d, x, y]) {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * y - d * x) / area, (b * x - a * y) / area];
}

export function apply([a, b, c, d, x, y], point) {
  return { x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y };
}

export function changedAbout({ x, y }, { scale = 1, rotation = 0, translation = { x: 0, y: 0 } }) {
  const cosine = scale * Math.cos(rotation);
  const sine = scale * Math.sin(rotation);
  return [cosine, sine, -sine, cosine, x - cosine * x + sine * y + translation.x, y - sine * x - cosine * y + translation.y];
}

export const scaledAbout = (point, scale) => changedAbout(point, { scale });
export const rotatedAbout = (point, rotation) => changedAbout(point, { rotation });
export const translated = (translation) => changedAbout({ x: 0, y: 0 }, { translation });

export function decompose([a, b, , , x, y]) {
  return { translation: { x, y }, scale: Math.hypot(a, b), rotation: Math.atan2(b, a) };
}

export const css = (matrix) => `matrix(${matrix.map((entry) => +entry.toFixed(6))})`;
