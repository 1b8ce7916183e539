// A double tap and a circle in the languages of the guides, with the settings that were changed.

// The same number to the thousandth.
const short = (value) => String(Number(value.toPrecision(4)));
const list = (settings, one) => Object.entries(settings).map(([name, value]) => one(name, short(value)));
const lines = (...parts) => parts.flat().join("\n");
const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
// Those of a circle, except the number of fingers, are criteria in Swift.
const swiftPath = (name) => (name === "numberOfTouchesRequired" ? name : `criteria.${name}`);

const swiftCircle = (settings) => lines(
  "let circle = CircleGestureRecognizer()",
  list(settings, (name, value) => `circle.${swiftPath(name)} = ${value}`),
  'circle.addAction { circle in print("circle", circle.circle?.radius ?? 0) }',
);

const page = (settings, kind, fields, words) => {
  const given = [...fields, ...list(settings, (name, value) => `${name}: ${value}`)];
  return `dactyl.attach(card).add("${kind}", ${given.length ? `{ ${given.join(", ")} }, ` : ""}${words});`;
};

const c = (settings, name, kind, fixed, words) => lines(
  `int32_t ${name} = dactyl_recognizer_create(window, DACTYL_KIND_${kind});`,
  fixed,
  list(settings, (setting, value) => `dactyl_set_number(${name}, DACTYL_${snake(setting).toUpperCase()}, ${value});`),
  "for (const dactyl_change *change; (change = dactyl_next(window));)",
  `  if (change->object == ${name} && change->to == DACTYL_ENDED) ${words}`,
);

const python = (settings, kind, words, fixed) =>
  `window.add(${[`dactyl.${kind}`, words, ...fixed, ...list(settings, (name, value) => `${snake(name)}=${value}`)].join(", ")})`;

export const LANGUAGES = [
  {
    id: "swift", title: "Swift", note: "Your program sends the touches: window.send(frame).",
    tap: (settings) => lines(
      "import Dactyl", "",
      "let tap = TapGestureRecognizer()", "tap.numberOfTapsRequired = 2", list(settings, (name, value) => `tap.${name} = ${value}`),
      'tap.addAction { tap in print("tapped twice at", tap.location(in: view)) }', "view.addGestureRecognizer(tap)"),
    circle: (settings) => lines("import Dactyl", "import DactylStrokes", "", swiftCircle(settings), "view.addGestureRecognizer(circle)"),
  },
  {
    id: "page", title: "Web page", note: "Copy dactyl.js and the wasm file beside your page; a circle needs strokes.js, too.",
    tap: (settings) => lines(
      'import { load } from "./dactyl.js";', "", "const dactyl = await load();", 'const card = document.querySelector("#card");',
      page(settings, "tap", ["numberOfTapsRequired: 2"], '(tap) => console.log("tapped twice at", tap.location)')),
    circle: (settings) => lines(
      'import { load } from "./dactyl.js";', 'import "./strokes.js";', "", "const dactyl = await load();", 'const card = document.querySelector("#card");',
      page(settings, "circle", [], '(circle) => console.log("circle", circle.radius)')),
  },
  {
    id: "c", title: "C", note: "Send each touch by dactyl_touch, then call dactyl_flush.",
    tap: (settings) => c(settings, "tap", "TAP", ["dactyl_set_number(tap, DACTYL_NUMBER_OF_TAPS_REQUIRED, 2);"], 'printf("tapped twice at %g, %g\\n", change->x, change->y);'),
    circle: (settings) => c(settings, "circle", "CIRCLE", [], 'printf("circle, radius %g\\n", change->values.circle.radius);'),
  },
  {
    id: "python", title: "Python", note: "Send touches by window.send, or play a recording.",
    tap: (settings) => lines(
      "import dactyl", "", "window = dactyl.Window(400, 300)",
      python(settings, "Tap", 'lambda tap: print("tapped twice at", tap.location)', ["number_of_taps_required=2"])),
    circle: (settings) => lines(
      "import dactyl", "", "window = dactyl.Window(400, 300)", python(settings, "Circle", 'lambda circle: print("circle", circle.radius)', [])),
  },
  {
    id: "desktop", title: "Linux desktop", note: "Three fingers, because one moves the pointer. The file is ~/.config/dactyl/gestures.conf; dactyl desktop --check reads it.",
    tap: () => lines("device touchpad", "double-tap 3   run  playerctl play-pause"),
    circle: () => lines("device touchpad", "draw circle 3  run  playerctl play-pause"),
  },
  {
    id: "uikit", title: "UIKit", note: "Code written for UIKit compiles unchanged. The engine behind it has what UIKit lacks: limits to set, and circles.",
    tap: (settings) => lines(
      Object.keys(settings).length ? "import Dactyl" : [], "import UIKit", "",
      "let tap = UITapGestureRecognizer(target: self, action: #selector(tappedTwice))", "tap.numberOfTapsRequired = 2",
      list(settings, (name, value) => `(tap.dactylRecognizer as? Dactyl.TapGestureRecognizer)?.${name} = ${value}`),
      "view.addGestureRecognizer(tap)"),
    circle: (settings) => lines("import DactylStrokes", "import UIKit", "", swiftCircle(settings), "window.dactylWindow.addGestureRecognizer(circle)"),
  },
];
