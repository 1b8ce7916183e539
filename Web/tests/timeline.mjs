// Fingers on a clock, and what recognisers made of them, as one line of text: "pan began · pan ended".

// Lanes are paths of one finger: places [x, y, milliseconds], the first where it comes down, the last where it lifts, or
// where it is taken away if that says "cancel". Between two places there is a sample each 8 ms.
export function framesOf(lanes, start = 1) {
  const samples = [];
  lanes.forEach((lane, index) => {
    const id = index + 1;
    const at = (time, phase, x, y) => samples.push({ time, id, phase, x, y });
    lane.forEach(([x, y, time, how], i) => {
      if (i === 0) return at(time, "began", x, y);
      const [fromX, fromY, fromTime] = lane[i - 1];
      for (let t = fromTime + 8; t < time; t += 8) {
        const share = (t - fromTime) / (time - fromTime);
        at(t, "moved", fromX + (x - fromX) * share, fromY + (y - fromY) * share);
      }
      if (i < lane.length - 1) at(time, "moved", x, y);
      else at(time, how === "cancel" ? "cancelled" : "ended", x, y);
    });
  });
  const frames = new Map();
  for (const { time, ...contact } of samples.sort((one, other) => one.time - other.time)) {
    if (!frames.has(time)) frames.set(time, []);
    frames.get(time).push(contact);
  }
  return Array.from(frames, ([time, contacts]) => ({ time: start + time / 1000, contacts }));
}

// Attaches recognisers by name to a new window, plays the strokes, each a list of lanes, and tells what happened.
export function trace(dactyl, recognizers, ...strokes) {
  const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 1000, height: 1000 } });
  const told = [];
  for (const [name, { kind = name, ...options }] of Object.entries(recognizers)) {
    window.add(kind, { name, ...options }, ({ state, direction }) => {
      const isDiscrete = /tap|swipe/i.test(kind);
      const word = isDiscrete ? `${name}${kind === "swipe" ? ` ${direction}` : ""}` : `${name} ${state}`;
      if (told.at(-1) !== word || isDiscrete) told.push(word);
    });
  }
  for (const lanes of strokes) for (const frame of framesOf(lanes)) window.send(frame);
  window.finish();
  window.remove();
  return told.filter((word) => !word.endsWith("changed")).join(" · ");
}
