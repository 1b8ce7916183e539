// Two fingers that pan, pinch and rotate at once, as frames, as Pointer Events and as touch events of an element; and what it
// costs to follow them, in the processor's time, so that other programs on the machine count for less.
export const MOVES = 120;
export const GESTURES = 200;
const RUNS = 25;

// In an array, because a number in a variable that functions share is a new object each time it changes.
export const clock = new Float64Array(1);

// The frames are made once, and a gesture's times moved on, so that what is measured is the engine alone.
export const frames = [];
for (let move = 0; move <= MOVES + 1; move++) {
  const phase = move === 0 ? "began" : move > MOVES ? "ended" : "moved";
  const angle = 0.01 * move;
  const radius = 40 + 0.5 * move;
  const x = 100 + move;
  const y = 150 + 0.5 * move;
  frames.push({
    time: 0,
    contacts: [1, -1].map((side, i) => ({
      id: i + 1, phase, x: x + side * radius * Math.cos(angle), y: y + side * radius * Math.sin(angle),
    })),
  });
}
export const updates = GESTURES * frames.length * 2;

// As much of an element as libraries touch. Events bring their listener, because a browser finds it by itself.
export class Target {
  style = {};
  parentElement = null;
  parentNode = null;
  listeners = new Map();
  // The page is listened to where it is.
  ownerDocument = { defaultView: this };
  addEventListener(type, listener) { this.listeners.set(type, listener); }
  removeEventListener(type) { this.listeners.delete(type); }
  getBoundingClientRect() { return { x: 0, y: 0, left: 0, top: 0, width: 1000, height: 1000 }; }
  setPointerCapture() {}
  dispatchEvent() {}

  listenerOf(type) {
    const listener = this.listeners.get(type);
    return listener?.handleEvent ? (event) => listener.handleEvent(event) : listener;
  }
}

class Finger {
  timeStamp = 0.5;
  constructor(target, id, type, { x, y }, listener, earlier) {
    Object.assign(this, { type, listener, pointerId: id, pointerType: "touch", button: 0, buttons: 1, clientX: x, clientY: y, pressure: 0.5, width: 23, height: 21, target, currentTarget: target });
    this.merged = earlier ? [earlier, this] : [this];
  }
  getCoalescedEvents() { return this.merged; }
  preventDefault() {}
}

// What an element is told of the fingers: for each frame and finger an event, and, if asked for, in it the sample before it and itself.
export function pointerEvents(target, { isMerged = false, listenerOf = (type) => target.listenerOf(type) } = {}) {
  const types = { began: "pointerdown", moved: "pointermove", ended: "pointerup" };
  return frames.map(({ contacts }, i) => contacts.map((contact, side) => {
    const before = frames[i - 1]?.contacts[side];
    const type = types[contact.phase];
    const halfway = before && { x: (contact.x + before.x) / 2, y: (contact.y + before.y) / 2 };
    const earlier = isMerged && contact.phase === "moved" ? new Finger(target, side + 1, type, halfway) : null;
    return new Finger(target, side + 1, type, contact, listenerOf(type), earlier);
  }));
}

// The same as touch events: one for both fingers, but when they come down and lift one after the other.
export function touchEvents(target) {
  const types = { began: "touchstart", moved: "touchmove", ended: "touchend" };
  return frames.map(({ contacts }) => {
    const points = contacts.map(({ id, x, y }) => ({ identifier: id, target, clientX: x, clientY: y, pageX: x, pageY: y }));
    const [{ phase }] = contacts;
    const event = (touches, changedTouches) => ({
      timeStamp: 0.5, merged: [], type: types[phase], listener: target.listenerOf(types[phase]), target, currentTarget: target, touches,
      targetTouches: touches, changedTouches, preventDefault() {},
    });
    if (phase === "began") return [event([points[0]], [points[0]]), event(points, [points[1]])];
    if (phase === "ended") return [event([points[1]], [points[0]]), event([], [points[1]])];
    return [event(points, points)];
  });
}

let awaited = null;
globalThis.requestAnimationFrame = (callback) => { awaited = callback; };

// Plays events of gestures, one after the other; an animation frame comes after each frame of touches.
export function play(events) {
  for (let gesture = 0; gesture < GESTURES; gesture++) {
    for (let i = 0; i < events.length; i++) {
      clock[0] += 1 / 120;
      for (const event of events[i]) {
        event.timeStamp = clock[0] * 1000;
        if (event.merged.length > 1) event.merged[0].timeStamp = event.timeStamp - 4;
        // The page is listened to from the first press on.
        event.listener ??= event.target.listenerOf(event.type);
        event.listener(event);
      }
      if (awaited) {
        const callback = awaited;
        awaited = null;
        callback();
      }
    }
    clock[0] += 1;
  }
}

// The same as frames of a window.
export function send(window) {
  for (let gesture = 0; gesture < GESTURES; gesture++) {
    for (let i = 0; i < frames.length; i++) {
      clock[0] += 1 / 120;
      frames[i].time = clock[0];
      window.send(frames[i]);
    }
    clock[0] += 1;
  }
}

export const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

// The processor's time that each body takes, in microseconds: a list for each, of as many rounds, in which all take turns.
export function measure(bodies) {
  for (let warm = 0; warm < 3; warm++) for (const body of bodies) body();
  const times = bodies.map(() => []);
  for (let run = 0; run < RUNS; run++) {
    bodies.forEach((body, i) => {
      const start = process.cpuUsage();
      body();
      const { user, system } = process.cpuUsage(start);
      times[i].push(user + system);
    });
  }
  return times;
}

// How many times as long one takes as another: the median of the rounds' ratios, because the machine is not as fast in one round as in
// another.
export const ratio = (one, other) => median(one.map((time, run) => time / other[run])).toFixed(2);

// What was told of the three gestures that both fingers make, and how far they went.
export class Told {
  began = 0;
  changed = 0;
  ended = 0;
  cancelled = 0;
  scale = 0;
  rotation = 0;
  x = 0;

  note({ state, kind, scale, rotation, translation }) {
    this[state]++;
    if (state !== "ended") return;
    if (kind === "pan") this.x = translation.x;
    else if (kind === "pinch") this.scale = scale;
    else this.rotation = rotation;
  }

  // Whether the three were told of as often and went as far as they have to.
  check(name) {
    const { began, changed, ended, scale, rotation, x } = this;
    const isComplete = began === 3 * GESTURES && ended === began && changed >= 3 * (MOVES - 40) * GESTURES;
    // By what they went until they began, libraries differ.
    if (isComplete && scale > 1.5 && scale < 2.7 && rotation > 0.8 && rotation < 1.4 && x > 80 && x < 130) return;
    throw new Error(`${name}: wrong gestures: ${JSON.stringify({ ...this, GESTURES })}`);
  }
}

// Six recognisers, three of which follow both fingers. Their action reads what there is to read, and counts: a change, which
// nearly all are, by its name, because a count that is looked up by a word takes V8 as long as all the rest of an action.
export function addAll(view) {
  const told = new Told();
  const sum = new Float64Array(1);
  const take = (gesture) => {
    const { state } = gesture;
    sum[0] += gesture.scale + gesture.rotation + gesture.translation.x;
    if (state === "changed") told.changed++;
    else told.note(gesture);
  };
  for (const kind of ["tap", "longPress", "swipe"]) view.add(kind, take);
  for (const kind of ["pan", "pinch", "rotation"]) view.add(kind, { simultaneousWith: "*" }, take);
  return told;
}
