// The recognisers of a pad as source, with the settings that differ from their defaults.

const CLASSES = {
  tap: "Tap", longPress: "LongPress", pan: "Pan", pinch: "Pinch", rotation: "Rotation", swipe: "Swipe", screenEdgePan: "ScreenEdgePan",
  checkMark: "CheckMark", circle: "Circle", scratchOut: "ScratchOut", stroke: "Stroke", shown: "Demonstrated", hover: "Hover", transform: "Transform",
};
// Kinds whose numbers Swift keeps in criteria; those in `OWN`, about the time to recognise, stay outside.
const CRITERIA = new Set(["checkMark", "circle", "scratchOut"]);
const OWN = new Set(["recognizesEarly", "earlyLegRatio"]);
// Libraries as the pad for gestures of one's own writes them: the file, and the type in Swift.
const LIBRARIES = { stroke: ["gestures.json", "Gestures"], shown: ["shown.json", "ShownGestures"] };
const isOfStrokes = ({ kind }) => CRITERIA.has(kind) || kind in LIBRARIES;

export const codeOf = (session, format) => ({ swift, javascript, scene })[format](described(session));

// Views with their recognisers, in order.
function described({ window, engine, isTogether = () => false }) {
  const scratch = engine.createWindow({ name: "plain" });
  const defaults = new Map();
  const plain = (kind, library) => {
    if (!defaults.has(kind)) defaults.set(kind, scratch.add(kind, library ? { library } : {}).settings);
    return defaults.get(kind);
  };
  const able = ({ recognizers }) => recognizers.filter(({ settings }) => settings.isEnabled);
  const all = window.all.flatMap(able);
  const names = uniqueNames(all);
  const named = (one) => ({ name: one.name, constant: names.get(one) });
  const recognizer = (one) => {
    const { kind, settings, required } = one;
    const usual = plain(kind, settings.library);
    // Lists of words are compared as they are written.
    const differs = Object.entries(settings).filter(([key, value]) => key !== "library" && String(value) !== String(usual[key]));
    return {
      kind, ...named(one), settings: Object.fromEntries(differs),
      requires: [...required].filter((other) => names.has(other)).map(named),
      // Once for each pair.
      partners: all.slice(0, all.indexOf(one)).filter((other) => isTogether(one, other)).map(named),
    };
  };
  try {
    return { name: window.name, views: window.all.filter((view) => able(view).length).map((view) => ({
      name: view.name, isWindow: view === window, frame: view.options.frame, recognizers: able(view).map(recognizer),
    })) };
  } finally {
    scratch.remove();
  }
}

const COUNTS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

// Words as the name of a constant.
const constantOf = (name) => name.split(/[^A-Za-z0-9]+/).filter(Boolean)
  .map((word, i) => (i ? word[0].toUpperCase() : word[0].toLowerCase()) + word.slice(1)).join("");

// Names of constants, different from each other.
function uniqueNames(recognizers) {
  const taken = new Set();
  return new Map(recognizers.map((one) => {
    const base = constantOf(one.name.replace(/^(\d)-/, (_, count) => `${COUNTS[count]} `)) || one.kind;
    let name = base;
    for (let i = 2; taken.has(name); i++) name = `${base}${i}`;
    taken.add(name);
    return [one, name];
  }));
}

// Sorts recognisers so that each comes after all that it names.
function inOrder(views) {
  const waiting = views.flatMap((view) => view.recognizers.map((one) => ({ ...one, view })));
  const done = new Set();
  const sorted = [];
  while (waiting.length) {
    const index = Math.max(0, waiting.findIndex(({ requires, partners }) => [...requires, ...partners].every(({ constant }) => done.has(constant))));
    const [next] = waiting.splice(index, 1);
    done.add(next.constant);
    sorted.push(next);
  }
  return sorted;
}

// Short, but the same number to the thousandth of a unit.
const short = (value) => (typeof value === "number" && Number.isFinite(value) ? Number(value.toPrecision(7)) : value);

function swift({ views }) {
  const lines = ["import Dactyl", ""];
  if (views.some(({ recognizers }) => recognizers.some(isOfStrokes))) lines.splice(1, 0, "import DactylStrokes");
  const literal = (value) => {
    if (Array.isArray(value)) return `[${value.map((word) => `.${word}`).join(", ")}]`;
    if (value === Infinity) return ".max";
    return typeof value === "string" ? `.${value}` : String(short(value));
  };
  for (const { view: { name, isWindow }, kind, name: called, constant, settings, requires, partners } of inOrder(views)) {
    const view = isWindow ? "view" : constantOf(name);
    const given = kind in LIBRARIES ? `library: ${LIBRARIES[kind][1]}.library()` : "";
    lines.push(`let ${constant} = ${CLASSES[kind] ?? kind}GestureRecognizer(${given})`, `${constant}.name = ${JSON.stringify(called)}`);
    for (const [key, value] of Object.entries(settings)) {
      const path = CRITERIA.has(kind) && !OWN.has(key) ? "criteria." : "";
      lines.push(`${constant}.${path}${key} = ${literal(value)}`);
    }
    for (const other of requires) lines.push(`${constant}.require(toFail: ${other.constant})`);
    if (partners.length) lines.push(`${constant}.recognizeSimultaneously(with: ${partners.map((other) => other.constant).join(", ")})`);
    lines.push(`${view}.addGestureRecognizer(${constant})`, "");
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

function javascript({ views }) {
  const all = views.flatMap(({ recognizers }) => recognizers);
  const isLearned = all.some(({ kind }) => kind in LIBRARIES);
  const module = all.some(({ kind }) => kind === "shown") ? "shown" : "strokes";
  const lines = all.some(isOfStrokes) ? [`import ${isLearned ? "{ StrokeLibrary } from " : ""}"dactyl-gestures/${module}";`, ""] : [];
  if (isLearned) lines.push("const read = async (path) => StrokeLibrary.parse(dactyl, await (await fetch(path)).text());");
  const literal = (value) => {
    if (Array.isArray(value)) return `[${value.map((word) => JSON.stringify(word)).join(", ")}]`;
    return typeof value === "string" ? JSON.stringify(value) : String(short(value));
  };
  for (const { view: { name, isWindow }, kind, name: called, constant, settings, requires, partners } of inOrder(views)) {
    const view = isWindow ? "window" : `window.find(${JSON.stringify(name)})`;
    const fields = [`name: ${JSON.stringify(called)}`, ...Object.entries(settings).map(([key, value]) => `${key}: ${literal(value)}`)];
    if (kind in LIBRARIES) fields.push(`library: await read(${JSON.stringify(LIBRARIES[kind][0])})`);
    if (requires.length) fields.push(`requireToFail: [${requires.map((other) => other.constant).join(", ")}]`);
    if (partners.length) fields.push(`simultaneousWith: [${partners.map((other) => other.constant).join(", ")}]`);
    lines.push(`const ${constant} = ${view}.add("${kind}", { ${fields.join(", ")} });`);
  }
  return `${lines.join("\n")}\n`;
}

// Names are unique in a scene.
function scene({ name, views }) {
  const all = views.flatMap(({ recognizers }) => recognizers);
  const nameOf = ({ name: called, constant }) => (all.filter((other) => other.name === called).length > 1 ? constant : called);
  const entry = (one) => ({
    kind: one.kind, name: nameOf(one), ...(one.kind in LIBRARIES && { library: LIBRARIES[one.kind][0] }),
    ...Object.fromEntries(Object.entries(one.settings).filter(([, value]) => value !== Infinity).map(([key, value]) => [key, short(value)])),
    ...(one.requires.length && { requireToFail: one.requires.map(nameOf) }),
    ...(one.partners.length && { simultaneousWith: one.partners.map(nameOf) }),
  });
  const entries = (recognizers) => recognizers.map(entry);
  const subviews = views.filter(({ isWindow }) => !isWindow).map(({ name: called, frame, recognizers }) => ({
    name: called, ...(frame && { frame: [frame.x, frame.y, frame.width, frame.height].map(Math.round) }), recognizers: entries(recognizers),
  }));
  const own = entries(views.find(({ isWindow }) => isWindow)?.recognizers ?? []);
  return `${JSON.stringify({
    dactyl: "scene", version: 1, title: name,
    views: [{ name: "pad", isMultipleTouchEnabled: true, recognizers: own, ...(subviews.length && { views: subviews }) }],
  }, null, 2)}\n`;
}
