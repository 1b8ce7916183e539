// A sample of any number of fingers, small enough for a button: their ways, and below them when each was down, from the first finger on.

import { svg } from "./ink.js";
import { durationOf, mostFingers } from "./showing.js";

const [WIDTH, HEIGHT, LANES] = [72, 62, 20];

// `fingers` may be unknown; `length` is the time that the width stands for.
export function handsPicture(demonstration, fingers, length) {
  const picture = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "thumbnail", "aria-hidden": "true" });
  const lanes = fingers?.map(({ start, end }) => [start - fingers[0].start, end - fingers[0].start]) ?? lanesOf(demonstration);
  const step = Math.min(5, LANES / lanes.length);
  lanes.forEach(([start, end], i) => {
    const [left, right] = [start, end].map((time) => 3 + ((WIDTH - 6) * time) / length);
    const y = HEIGHT - LANES + step * (i + 0.5);
    picture.append(svg("line", { x1: left, x2: Math.max(right, left + 1), y1: y, y2: y, class: `hue-${i % 5}` }));
  });
  if (!fingers) return picture;
  const places = fingers.flatMap(({ path }) => path);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const room = HEIGHT - LANES - 8;
  const scale = Math.min((WIDTH - 8) / Math.max(width, 1), room / Math.max(height, 1), 0.4);
  const at = ({ x, y }) => `${(WIDTH / 2 + (x - left - width / 2) * scale).toFixed(1)},${(4 + room / 2 + (y - top - height / 2) * scale).toFixed(1)}`;
  fingers.forEach(({ path }, i) => {
    const [x, y] = at(path[0]).split(",");
    picture.append(svg("circle", { cx: x, cy: y, r: 2, class: `hue-${i % 5}` }), svg("polyline", { points: path.map(at).join(" "), class: `hue-${i % 5}` }));
  });
  return picture;
}

// When so many fingers were down at least, for each number of them.
function lanesOf(demonstration) {
  return Array.from({ length: mostFingers(demonstration) }, (_, finger) => {
    let time = 0;
    let [start, end] = [Infinity, 0];
    for (const [fingers, lasted] of demonstration.stretches) {
      if (fingers > finger) [start, end] = [Math.min(start, time), time + lasted];
      time += lasted;
    }
    return [start, end];
  });
}

export const lengthOf = (demonstrations) => Math.max(...demonstrations.map(durationOf), 0.2);
