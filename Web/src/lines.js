// The events of a window of this page as lines of Docs/inspector.md, each an object to be written as JSON.
import "./observing.js";
import { Recording } from "./recording.js";
import { run } from "./reports.js";
import { needWhole } from "./whole.js";

// Settings and relations are looked at so often, in seconds of the input frames.
const LOOK_INTERVAL = 0.1;
// The numbers of a viewer's contacts begin here.
const VIEWER = 2 ** 30;
const IDENTITY = [1, 0, 0, 1, 0, 0];
const MEASURES = ["translation", "scale", "rotation", "direction"];
// A place in the record, or behind it, for the values that a kind lacks.
const NOWHERE = 40;

const round = (number) => Math.round(number * 1e4) / 1e4;
const finite = (number) => (Number.isFinite(number) ? number : null);
// Without missing values, as in JSON.
const plain = (object) => JSON.parse(JSON.stringify(object));
const place = ({ x, y }) => [round(x), round(y)];

// The visible part of a window; for a window over the whole plane, the page's.
function sizeOf({ options: { frame }, element }) {
  const { innerWidth: width = 400, innerHeight: height = 300 } = globalThis;
  return frame ?? element?.getBoundingClientRect() ?? { width, height };
}

// Applies one matrix and then the other.
const chain = ([a, b, c, d, x, y], [e, f, g, h, i, j]) =>
  [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h, x * e + y * g + i, x * f + y * h + j];

// Passes each line to `take`. Returns `send`, which takes the viewer's lines, and `close`.
export function inspect(window, take) {
  needWhole(window.engine, "inspect.js");
  const program = globalThis.document?.title || window.name || "page";
  const ids = new WeakMap();
  let [lastView, lastRecognizer, lastLook] = [0, 0, -Infinity];
  let [told, shapes, settings, waiting, isChecked] = ["", new Map(), new Map(), "", true];
  // The recognisers' progress after the last frame, if not yet reported.
  let readings = [];
  const fingers = new Map();
  let shift;

  const idOf = (object) => {
    if (!ids.has(object)) ids.set(object, object.kind ? (lastRecognizer += 1) : (lastView += 1));
    return ids.get(object);
  };
  const line = (type, fields, time = window.time) => run(take, plain({ type, time, ...fields }));

  // Where a view is: its extent, and the matrix from its top left corner to the window.
  function shapeOf(view, toRoot) {
    const { element } = view;
    const { frame = { x: 0, y: 0, width: 0, height: 0 }, transform = IDENTITY } = view.options;
    if (view === window) {
      const { x = 0, y = 0 } = view.options.frame ?? {};
      const { width, height } = sizeOf(window);
      return { frame: [x, y, width, height], size: [width, height], toRoot };
    }
    if (element && !view.options.frame) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { x: left, y: top } = window.element?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return { frame: [x - left, y - top, width, height], size: [width, height], toRoot: [1, 0, 0, 1, x - left, y - top] };
    }
    const { x, y, width, height } = frame;
    const [left, top] = [width / 2, height / 2];
    const matrix = chain(chain([1, 0, 0, 1, -left, -top], chain(transform, [1, 0, 0, 1, x + left, y + top])), toRoot);
    const corners = [[0, 0], [width, 0], [0, height], [width, height]]
      .map(([x, y]) => [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]]);
    const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
    const [least, most] = [Math.min, Math.max].map((pick) => [pick(...xs), pick(...ys)]);
    const shape = { frame: [...least, most[0] - least[0], most[1] - least[1]], size: [width, height], toRoot: matrix };
    if (matrix.slice(0, 4).some((number, i) => number !== IDENTITY[i])) shape.matrix = matrix;
    return shape;
  }

  function views(view = window, parent = undefined, toRoot = IDENTITY) {
    const shape = shapeOf(view, toRoot);
    const { isHidden, isUserInteractionEnabled = true, alpha = 1 } = view.options;
    const ignores = isHidden ? "hidden" : !isUserInteractionEnabled ? "disabled" : alpha < 0.01 ? "transparent" : undefined;
    const entry = { id: idOf(view), parent, class: view.element?.localName ?? (view === window ? "Window" : "View"), name: view.name || undefined };
    return [{ entry, shape, ignores }, ...view.views.flatMap((subview) => views(subview, entry.id, shape.toRoot))];
  }

  const settingsOf = (recognizer) => Object.fromEntries(Object.entries(recognizer.settings)
    .map(([name, value]) => [name, typeof value === "number" ? finite(value) : value]));

  function recognizerEntry(recognizer) {
    const { kind, name, view, state } = recognizer;
    const related = Object.entries(recognizer._related).map(([option, others]) => {
      const ids = (others.has("*") ? all() : [...others]).filter((other) => other !== recognizer).map(idOf);
      return [option, ids.length ? ids : undefined];
    });
    return {
      id: idOf(recognizer), view: idOf(view), kind, class: recognizer.constructor.name, name: name === kind ? undefined : name,
      state: state === "possible" ? undefined : state, ...Object.fromEntries(related),
    };
  }

  // Sends the difference to the last line: the whole tree if it changed, else moved views and new settings.
  function look(isWhole = false) {
    const seen = views();
    const recognizers = all();
    // Numbered in order, even if the first refers to later ones.
    recognizers.forEach(idOf);
    const structure = JSON.stringify([seen.map(({ entry, ignores }) => [entry, ignores]), recognizers.map(recognizerEntry)
      .map((entry) => ({ ...entry, state: undefined }))]);
    const isOther = isWhole || structure !== told;
    if (isOther || window.time - lastLook >= LOOK_INTERVAL) {
      lastLook = window.time;
      const former = settings;
      settings = new Map(recognizers.map((recognizer) => [recognizer, settingsOf(recognizer)]));
      if (!isWhole) {
        for (const [recognizer, values] of settings) {
          const before = former.get(recognizer);
          const changed = Object.entries(values).filter(([name, value]) => before && JSON.stringify(before[name]) !== JSON.stringify(value));
          if (changed.length) line("settings", { recognizer: idOf(recognizer), settings: Object.fromEntries(changed) });
        }
      }
    }
    const now = new Map(seen.map(({ entry, shape }) => [entry.id, shape]));
    if (isOther) {
      told = structure;
      line("tree", {
        views: seen.map(({ entry, shape: { frame, size, matrix }, ignores }) =>
          ({ ...entry, frame: frame.map(round), size: size.map(round), matrix: matrix?.map(round), ignores })),
        recognizers: recognizers.map((recognizer) => ({ ...recognizerEntry(recognizer), settings: settings.get(recognizer) })),
      });
    } else {
      const numbers = ({ frame, size, matrix }) => [...frame, ...(matrix ? [...size, ...matrix] : [])].map(round);
      const moved = [...now].filter(([id, shape]) => String(numbers(shape)) !== String(numbers(shapes.get(id))));
      if (moved.length) line("moved", { views: moved.map(([id, shape]) => [id, ...numbers(shape)]) });
    }
    shapes = now;
    tellReadings();
    const rows = recognizers.filter((one) => one.required.size && one.isWaiting).map((one) => [idOf(one), [...one.required].map(idOf)]);
    if (String(rows) !== waiting) line("waiting", { rows });
    waiting = String(rows);
  }

  const all = () => window.all.flatMap((view) => view.recognizers);

  function tellReadings() {
    if (readings.length) line("readings", { rows: readings.map(([one, code, ...numbers]) => [idOf(one), code, ...numbers.map(round)]) }, readings.time);
    readings = [];
  }

  // Waits for the current frame, whose changes are still being reported.
  function lookSoon() {
    if (!isChecked) return;
    isChecked = false;
    queueMicrotask(() => {
      isChecked = true;
      if (window.isAlive && isOn) look();
    });
  }

  function causeOf({ code, label: name, value, limit, sense, other, words, _unit: unit = "number" }) {
    const cause = { code, name };
    if (other) cause.other = idOf(other);
    else if (Number.isFinite(value)) {
      cause.value = round(value);
      if (Number.isFinite(limit)) cause.limit = round(limit);
      if (sense !== "none") cause.sense = sense;
      cause.unit = unit;
    }
    return { ...cause, words };
  }

  function valuesOf({ recognizer, to, ...transition }) {
    if (to === "possible" || to === "failed") return undefined;
    const values = MEASURES.filter((name) => recognizer._values[name] < NOWHERE).map((name) => {
      const value = name === "direction" ? recognizer.direction : transition[name];
      return [name, typeof value === "object" ? place(value) : typeof value === "number" ? round(value) : value];
    });
    return values.length ? Object.fromEntries(values) : undefined;
  }

  function tellFrame(frame) {
    tellReadings();
    run(take, JSON.parse(new Recording([frame]).stringify().split("\n")[1]));
    readings = all().flatMap((one) => one.progress.map((row) => [one, ...row]));
    readings.time = frame.time;
    lookSoon();
  }

  function tellChange(transition) {
    const { recognizer, from, to, time, numberOfTouches, windowLocation, cause } = transition;
    const { touchTime } = recognizer;
    // Drops the measurements of the ended attempt.
    readings = Object.assign(readings.filter(([one]) => one !== recognizer), { time: readings.time });
    line("state", {
      touchTime: from === "possible" && to !== "failed" && touchTime !== time ? touchTime : undefined, recognizer: idOf(recognizer), from, to,
      touches: numberOfTouches, location: place(windowLocation), cause: causeOf(cause), values: valuesOf(transition),
    }, time);
    lookSoon();
  }

  function tellTouches({ view, phase, time, touches }) {
    if (phase === "moved" || phase === "stationary") return;
    line("touches", { view: idOf(view), phase, touches: touches.map(({ id, location, tapCount }) => [id, ...place(location), tapCount]) }, time);
  }

  function touch({ t: at, c, s }) {
    // The viewer's clock may differ from the page's.
    shift ??= window.constructor.now() - at;
    const t = at + shift;
    const samples = (rows) => Recording.parse(`{"dactyl":"recording","version":1}\n${JSON.stringify({ t, c: rows })}`).frames[0].contacts;
    const contacts = samples(c).filter(({ id, phase }) => (phase === "began") !== fingers.has(id));
    for (const contact of contacts) {
      if (contact.phase === "ended" || contact.phase === "cancelled") fingers.delete(contact.id);
      else fingers.set(contact.id, contact);
    }
    const time = Math.max(t, window.time);
    const coalesced = (s ?? []).map(([at, ...row]) => ({ ...samples([row])[0], time: Math.min(Math.max(at + shift, window.time), time) }));
    const apart = (list) => list.map((contact) => ({ ...contact, id: contact.id + VIEWER }));
    // Measures the elements, because no press of this page did.
    if (contacts.some(({ phase }) => phase === "began")) window._input?._views.forEach((view) => window._input._measure(view));
    if (contacts.length) window.send({ time, contacts: apart(contacts), coalesced: apart(coalesced) });
  }

  function set({ recognizer: id, settings: values }) {
    const recognizer = all().find((one) => idOf(one) === id);
    if (!recognizer) throw new Error(`there is no recogniser ${id}`);
    recognizer.set(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? Infinity])));
    lastLook = -Infinity;
    look();
  }

  let isOn = true;
  const stops = [window._observeFrames(tellFrame), window.observe(tellChange), window.observeTouches(tellTouches)];
  const { width, height } = sizeOf(window);
  run(take, { dactyl: "inspect", version: 1, program, time: window.time, size: [width, height], accepts: ["set", "touch"] });
  look(true);

  return {
    // Carries out one line of a viewer.
    send(said) {
      try {
        if ("t" in said) touch(said);
        else if (said.type === "set") set(said);
        else if (said.type !== "hello") throw new Error("expected a line of the type set, or a frame");
      } catch ({ message }) {
        line("note", { what: "wrong", words: message });
      }
    },

    close() {
      if (!isOn) return;
      isOn = false;
      for (const stop of stops) stop();
      if (fingers.size && window.isAlive) {
        const contacts = Array.from(fingers.values(), (contact) => ({ ...contact, id: contact.id + VIEWER, phase: "cancelled" }));
        window.send({ time: window.time, contacts });
      }
    },
  };
}
