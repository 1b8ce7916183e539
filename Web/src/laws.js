// Laws that every recogniser must keep, tested with random fingers: legal steps between states, one end for each beginning, nothing
// left when the fingers are gone, and the same result from the same touches.
import "./observing.js";

const NEXT = {
  possible: ["began", "ended", "failed"], began: ["changed", "ended", "cancelled"], changed: ["changed", "ended", "cancelled"],
  ended: ["possible"], cancelled: ["possible"], failed: ["possible"],
};

function randomFrom(seed) {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit;
  };
}

// A stream of frames: fingers come down, move, rest, lift or are taken away.
export function randomFrames(seed) {
  const random = randomFrom(seed);
  const down = new Map();
  const frames = [];
  let time = 0;
  const count = 5 + random(40);
  for (let i = 0; i < count; i++) {
    time += random(10) < 1 ? random(0.6) : 0.008;
    const contacts = [];
    for (const [id, place] of down) {
      const what = random(20);
      if (what < 1 || i > count - 4) {
        contacts.push({ id, phase: random(6) < 1 ? "cancelled" : "ended", ...place });
        down.delete(id);
      } else if (what < 17) {
        place.x += random(30) - 15 + place.vx;
        place.y += random(30) - 15 + place.vy;
        contacts.push({ id, phase: "moved", x: place.x, y: place.y });
      }
    }
    if (down.size < 4 && random(4) < 1 && i < count - 5) {
      let id = 1;
      while (down.has(id) || contacts.some((contact) => contact.id === id)) id++;
      const place = { x: random(380) + 10, y: random(280) + 10, vx: random(24) - 12, vy: random(24) - 12 };
      down.set(id, place);
      contacts.push({ id, phase: "began", x: place.x, y: place.y });
    }
    if (contacts.length) frames.push({ time, contacts: contacts.map(({ id, phase, x, y }) => ({ id, phase, x, y })) });
  }
  time += 0.01;
  if (down.size) frames.push({ time, contacts: Array.from(down, ([id, { x, y }]) => ({ id, phase: "ended", x, y })) });
  return frames;
}

// Plays one stream; returns its transitions and the broken laws.
function play(dactyl, frames, make) {
  const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 400, height: 300 } });
  const made = [make(window)].flat();
  const wrong = [];
  const told = [];
  const states = new Map(made.map((recognizer) => [recognizer, "possible"]));
  const actions = new Map(made.map((recognizer) => [recognizer, 0]));
  for (const recognizer of made) recognizer.addAction(({ state }) => {
    actions.set(recognizer, actions.get(recognizer) + (state === "began" ? 1 : state === "changed" ? 0 : actions.get(recognizer) > 0 ? -1 : 0));
  });
  window.observe(({ recognizer, from, to, time, cause }) => {
    const before = states.get(recognizer);
    if (from !== before || !NEXT[from].includes(to)) wrong.push(`${recognizer.name} went from ${before} (${from}) to ${to}`);
    states.set(recognizer, to);
    told.push(`${recognizer.name} ${to} ${time} ${cause.code} ${cause.value}`);
  });
  for (const frame of frames) window.send(frame);
  window.finish();
  for (const [recognizer, state] of states) {
    if (state !== "possible") wrong.push(`${recognizer.name} stays ${state}`);
    if (state === "possible" && recognizer.numberOfTouches > 0) wrong.push(`${recognizer.name} keeps touches`);
    if (actions.get(recognizer) !== 0) wrong.push(`${recognizer.name} began and did not end`);
  }
  window.remove();
  return { wrong, told: told.join("\n") };
}

export function lawViolations(dactyl, streams, make) {
  const violations = [];
  for (let seed = 1; seed <= streams; seed++) {
    const frames = randomFrames(seed);
    const first = play(dactyl, frames, make);
    violations.push(...first.wrong.map((words) => `stream ${seed}: ${words}`));
    if (seed % 5 === 0 && play(dactyl, frames, make).told !== first.told) violations.push(`stream ${seed}: decided differently the second time`);
  }
  return violations.slice(0, 10);
}
