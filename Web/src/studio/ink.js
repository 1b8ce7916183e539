// Lasting lines over a pad: the drawing, and the shape found in it.

const NS = "http://www.w3.org/2000/svg";

// Makes elements of pictures.
export function svg(name, attributes) {
  const element = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

export class Ink {
  constructor(stage) {
    this.svg = svg("svg", { class: "ink", "aria-hidden": "true" });
    stage.append(this.svg);
  }

  clear() { this.svg.replaceChildren(); }

  add(name, attributes, text = "") {
    const element = svg(name, attributes);
    element.textContent = text;
    this.svg.append(element);
    return element;
  }

  drawing(strokes, kind) {
    for (const stroke of strokes) this.line(stroke, `drawn ${kind}`);
  }

  line(points, kind) { this.add("polyline", { points: points.map(({ x, y }) => `${x},${y}`).join(" "), class: kind }); }

  circle({ x, y }, radius, kind) { this.add("circle", { cx: x, cy: y, r: radius, class: kind }); }

  dot({ x, y }) { this.circle({ x, y }, 4, "dot"); }

  text({ x, y }, words) { this.add("text", { x, y }, words); }
}

// A drawing small enough for a button.
export function thumbnail(strokes, size = 44) {
  const points = strokes.flat();
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const scale = (size - 8) / Math.max(right - left, bottom - top, 1);
  const picture = svg("svg", { viewBox: `0 0 ${size} ${size}`, class: "thumbnail", "aria-hidden": "true" });
  for (const stroke of strokes) {
    picture.append(svg("polyline", { points: stroke.map(({ x, y }) =>
      `${(size / 2 + (x - (left + right) / 2) * scale).toFixed(1)},${(size / 2 + (y - (top + bottom) / 2) * scale).toFixed(1)}`).join(" ") }));
  }
  return picture;
}
