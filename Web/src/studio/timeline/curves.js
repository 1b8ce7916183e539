// How near an attempt came: its recogniser's measurement from the first finger to the decision, against the limit.

// The measurement, by the label of the deciding cause.
const MEASURED = {
  movedEnough: "distance", movedTooFar: "distance", movedTooLittle: "distance", fingerMovedTooLittle: "distance",
  held: "duration", heldTooLong: "duration", liftedTooSoon: "duration", tooSlow: "duration",
  nextTapLate: "pause", spanChanged: "span", turned: "arc",
};
// If another decided: the kind's own measurement, by its setting.
const OWN = {
  pan: ["distance", "minimumDistance"], swipe: ["distance", "minimumDistance"], screenEdgePan: ["distance", "minimumDistance"],
  pinch: ["span", "minimumSpanChange"], rotation: ["arc", "minimumArc"], longPress: ["duration", "minimumPressDuration"],
};
const UNITS = { distance: "px", duration: "s", pause: "s", span: "px", arc: "px" };

const SHORT = { points: "px", seconds: "s", time: "s", radians: "rad", share: "", radii: "radii", times: "times", number: "" };
// Codes of causes that count fingers or taps, which have no curve, and of causes that measure seconds.
const COUNTS = new Set([8, 9, 10]);
const SECONDS = new Set([4, 5, 6, 15, 33]);

const curves = new WeakMap();

// Places in time with the measured number; null where nothing is measured. The last is the engine's own number where
// it gave one.
export function curveOf(attempt, trace) {
  const known = curves.get(attempt);
  if (known && known.decided === attempt.decided && known.late === attempt.late) return known.curve;
  // A late tap's number is the time at which the tap before it lifted, not a duration.
  const isTold = attempt.readings?.size && attempt.cause?.label !== "nextTapLate";
  const curve = isTold ? told(attempt) : measured(attempt, trace);
  if (attempt.outcome !== "active") curves.set(attempt, { decided: attempt.decided, late: attempt.late, curve });
  return curve;
}

// The program's own measurements: the deciding number; else the one whose limit it was; else the nearest to its limit. Before a
// gesture begins its number has the code of too little, and afterwards that of enough.
function told({ readings, cause, beganCause, decided }) {
  const reason = beganCause ?? cause ?? {};
  const series = [...readings].filter(([code, rows]) => !COUNTS.has(code) && rows.at(-1).limit > 0);
  const nearest = ([, rows]) => rows.at(-1).value / rows.at(-1).limit;
  const isReason = ([code, rows]) => code === reason.code || Math.abs(rows.at(-1).limit - reason.limit) < 1e-6;
  const found = series.find(isReason) ?? series.sort((one, other) => nearest(other) - nearest(one))[0];
  if (!found) return null;
  const [code, rows] = found;
  const points = rows.map(({ time, value }) => ({ time, value }));
  const last = points.at(-1);
  if (isReason(found) && Number.isFinite(reason.value)) points.push({ time: decided, value: reason.value });
  // Time goes on by itself.
  else if (SECONDS.has(code) && decided > last.time) points.push({ time: decided, value: last.value + decided - last.time });
  if (points.length < 2) return null;
  return { name: reason.label ?? "", unit: SECONDS.has(code) ? "s" : SHORT[reason.unit] ?? "px", limit: rows.at(-1).limit, points };
}

function measured(attempt, trace) {
  const { start, decided, kind, settings } = attempt;
  const cause = attempt.beganCause ?? attempt.cause;
  let name = MEASURED[cause?.label];
  let { value, limit } = cause ?? {};
  if (name === "pause" && attempt.late === undefined) return null;
  if (!name) {
    const [own, setting] = OWN[kind] ?? [];
    if (!own || !(settings?.[setting] > 0)) return null;
    [name, value, limit] = [own, undefined, settings[setting]];
  }
  if (name === "pause") [value, limit] = [attempt.late, limit];
  if (!(limit > 0)) return null;
  const end = name === "pause" ? liftBefore(attempt, trace) + attempt.late : decided;
  const fingers = trace.fingers.filter((finger) => finger.start <= end && finger.end >= start);
  const points = MEASURES[name](fingers, start, end, attempt, trace);
  if (points.length && value !== undefined && Number.isFinite(value)) {
    if (points.at(-1).time >= end) points.at(-1).value = value;
    else points.push({ time: end, value });
  }
  return points.length > 1 ? { name, unit: UNITS[name], limit, points } : null;
}

const MEASURES = {
  distance(fingers, start, end) {
    // The middle of the fingers that are down, from its place when the last of them came.
    return overTime(fingers, start, end, (down, from) => {
      const [one, other] = [middle(down.map(({ here }) => here)), middle(down.map(({ id }) => from.get(id)))];
      return Math.hypot(one.x - other.x, one.y - other.y);
    });
  },
  span(fingers, start, end) {
    return overTime(fingers, start, end, (down, from) =>
      down.length < 2 ? 0 : Math.abs(span(down.map(({ here }) => here)) - span(down.map(({ id }) => from.get(id)))));
  },
  // The way about the middle: each turn by how far the fingers were from it meanwhile.
  arc(fingers, start, end) {
    let [sum, before] = [0, null];
    return overTime(fingers, start, end, (down) => {
      const places = down.map(({ here }) => here);
      const now = down.length < 2 ? null : { count: down.length, angle: angle(places), radius: span(places) / 2 };
      if (now && now.count === before?.count) {
        const turn = now.angle - before.angle;
        sum += (Math.atan2(Math.sin(turn), Math.cos(turn)) * (now.radius + before.radius)) / 2;
      }
      before = now;
      return Math.abs(sum);
    });
  },
  duration: (_, start, end) => [{ time: start, value: 0 }, { time: end, value: end - start }],
  pause(_, start, end, attempt, trace) {
    const lift = liftBefore(attempt, trace);
    return [{ time: lift, value: 0 }, { time: end, value: attempt.late }];
  },
};

// When the fingers of an attempt had lifted.
const liftBefore = ({ cause, decided }) => Math.min(cause.value, decided);

function overTime(fingers, start, end, measure) {
  const steps = fingers.flatMap(({ id, path }) => path.filter(({ time }) => time >= start && time <= end).map((place) => ({ id, ...place })));
  steps.sort((one, other) => one.time - other.time);
  const lifts = new Map(fingers.map((finger) => [finger.id, finger]));
  const here = new Map();
  let from = new Map();
  const points = [];
  for (let i = 0; i < steps.length; i++) {
    const { id, time, x, y } = steps[i];
    const isNew = !here.has(id);
    here.set(id, { x, y });
    if (steps[i + 1]?.time === time) {
      if (isNew) from = new Map(here);
      continue;
    }
    if (isNew) from = new Map(here);
    const down = Array.from(here, ([id, here]) => ({ id, here })).filter(({ id }) => from.has(id));
    points.push({ time, value: measure(down, from) });
    for (const [id, finger] of lifts) if (finger.isUp && finger.end <= time && i < steps.length - 1) here.delete(id);
    if (!here.size) from = new Map();
  }
  return points;
}

const middle = (places) => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length, y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
});

// The mean distance from the middle, twice; for two fingers, the distance between them.
function span(places) {
  const centre = middle(places);
  return (2 * places.reduce((sum, { x, y }) => sum + Math.hypot(x - centre.x, y - centre.y), 0)) / places.length;
}

const angle = ([one, other]) => Math.atan2(other.y - one.y, other.x - one.x);
