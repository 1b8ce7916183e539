// How near an attempt came: its recogniser's measurement from the first finger to the decision, against the limit.

const SHORT = { points: "px", seconds: "s", time: "s", radians: "rad", share: "", radii: "radii", times: "times", number: "" };
// Codes of causes that count fingers or taps, which have no curve, and of causes that measure seconds.
const COUNTS = new Set([8, 9, 10]);
const SECONDS = new Set([4, 5, 6, 15, 33]);

const curves = new WeakMap();

// Places in time with the measured number; null where nothing is measured. The last is the engine's own number where
// it gave one.
export function curveOf(attempt) {
  const known = curves.get(attempt);
  if (known && known.decided === attempt.decided && known.late === attempt.late) return known.curve;
  // A late tap's number is the time at which the tap before it lifted, not a duration.
  const curve = attempt.cause?.label === "nextTapLate" ? pause(attempt) : measured(attempt);
  if (attempt.outcome !== "active") curves.set(attempt, { decided: attempt.decided, late: attempt.late, curve });
  return curve;
}

// How long the next tap kept the recogniser waiting.
function pause({ cause, decided, late }) {
  if (late === undefined) return null;
  const lift = Math.min(cause.value, decided);
  return { name: "nextTapLate", unit: "s", limit: cause.limit, points: [{ time: lift, value: 0 }, { time: lift + late, value: late }] };
}

// The engine's measurements: the deciding number; else the one whose limit it was; else the nearest to its limit. Before a
// gesture begins its number has the code of too little, and afterwards that of enough.
function measured({ readings, cause, beganCause, decided }) {
  if (!readings) return null;
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
