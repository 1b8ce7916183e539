// The fingers of frames, each with its path, in the order in which they came.

export function fingersOf(frames) {
  const fingers = [];
  const down = new Map();
  for (const { time, contacts, coalesced = [] } of frames) {
    for (const { id, phase, x, y, time: at = time } of [...coalesced, ...contacts]) {
      if (phase === "began") {
        const finger = { id, start: at, end: at, isUp: true, path: [] };
        down.set(id, finger);
        fingers.push(finger);
      }
      const finger = down.get(id);
      if (!finger) continue;
      finger.path.push({ time: at, x, y });
      finger.end = at;
      if (phase === "ended" || phase === "cancelled") down.delete(id);
    }
  }
  return fingers;
}
