// The line of a gesture file for fingers that made a gesture.

// In points of the pad, 6.3 to a millimetre; seconds.
const STILL = 25;
const LONG = 0.5;
const ZOOM = 1.15;
const TURN = Math.PI / 12;
const SIDES = ["right", "down-right", "down", "down-left", "left", "up-left", "up", "up-right"];

// Fingers with their paths, such as "swipe left 3".
export function lineFor(fingers) {
  const most = Math.max(...fingers.map((one) => fingers.filter((other) => other.start <= one.start && other.end >= one.start).length));
  const ways = fingers.map(({ path }) => [path.at(-1).x - path[0].x, path.at(-1).y - path[0].y]);
  const reach = Math.max(...fingers.map(({ path }) => Math.max(...path.map(({ x, y }) => Math.hypot(x - path[0].x, y - path[0].y)))));
  const duration = Math.max(...fingers.map(({ end }) => end)) - Math.min(...fingers.map(({ start }) => start));
  const times = Math.round(fingers.length / most);
  if (reach < STILL) return duration > LONG && times === 1 ? `hold ${most}` : `${["", "", "double-", "triple-"][times] ?? "triple-"}tap ${most}`;
  const [before, after] = [shape(fingers, 0), shape(fingers, -1)];
  if (most > 1) {
    const zoom = after.spread / before.spread;
    if (zoom > ZOOM) return `pinch out ${most}`;
    if (zoom < 1 / ZOOM) return `pinch in ${most}`;
    const turn = Math.atan2(Math.sin(after.angle - before.angle), Math.cos(after.angle - before.angle));
    if (Math.abs(turn) > TURN) return `rotate ${turn > 0 ? "right" : "left"} ${most}`;
  }
  const [dx, dy] = [0, 1].map((axis) => ways.reduce((sum, way) => sum + way[axis], 0));
  return `swipe ${SIDES[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8]} ${most}`;
}

// How far fingers lie from their middle, and where the first of them lies from there.
function shape(fingers, at) {
  const places = fingers.map(({ path }) => path.at(at));
  const [x, y] = ["x", "y"].map((axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length);
  const spread = places.reduce((sum, place) => sum + Math.hypot(place.x - x, place.y - y), 0) / places.length;
  return { spread: spread || 1, angle: Math.atan2(places[0].y - y, places[0].x - x) };
}
