import { StrokeLibrary } from "../../strokes.js";
import { make } from "../dom.js";
import { GesturesPanel } from "../gestures.js";
import { Ink } from "../ink.js";
import { laidOver } from "../shapes.js";
import { Script, along } from "../script.js";

// Nearer than this share of the limit, a gesture is named without doubt.
const SURE = 0.8;
const circle = (at) => ({ x: 50 + 50 * Math.cos(6.4 * at - 1.5), y: 50 + 50 * Math.sin(6.4 * at - 1.5) });
const SHAPES = {
  check: along([{ x: 0, y: 50 }, { x: 30, y: 90 }, { x: 110, y: 0 }]),
  circle,
  zigzag: along([{ x: 0, y: 0 }, { x: 120, y: 0 }, { x: 10, y: 70 }, { x: 125, y: 75 }]),
};

// A few gestures to begin with, as three slightly different hands would draw them.
function begin(engine) {
  const library = new StrokeLibrary(engine);
  for (const [name, path] of Object.entries(SHAPES)) {
    for (const lean of [-0.09, 0.02, 0.12]) library.add(name, drawn(path, lean));
  }
  return library;
}

const drawn = (path, lean) => Array.from({ length: 40 }, (_, i) => {
  const { x, y } = path(i / 39);
  return { x: x * (1 + lean) + lean * y + 3 * Math.sin(i / 5 + 20 * lean), y: y - lean * x + 3 * Math.cos(i / 6 + 30 * lean) };
});

export const draw = {
  id: "draw",
  title: "Draw a gesture",
  hint: "Draw one of the gestures below. To teach your own, name it and draw it three to five times.",
  inks: true,
  build(window, session) {
    const { engine, kept } = session;
    const { gestures } = kept;
    kept.library ??= gestures ? StrokeLibrary.parse(engine, gestures) : begin(engine);
    kept.sampled ??= null;
    kept.several ??= new Set();
    window.add("stroke", { name: "drawn gesture", library: kept.library });
    session.numbers = [{
      name: "generosity", title: "Generosity with strange drawings", min: 0.2, max: 3, step: 0.05,
      initial: 1, value: kept.library.generosity || 1, words: (shown) => shown.toFixed(2), set: (shown) => { kept.library.generosity = shown; },
    }];
  },
  tune: null,
  panel: (session, studio) => new GesturesPanel(session, studio),
  // A drawing becomes a sample while a gesture is chosen, when it is drawn, and not when it is judged again.
  note(transition, session) {
    const { drawn: found, isJudged } = transition;
    const { sampled } = session.kept;
    if (isJudged && sampled && found?.drawing.length && session.panel.take(found.drawing)) found.sampleOf = sampled;
  },
  example: ({ width, height }) => {
    const at = (path) => (time) => {
      const { x, y } = path(time);
      return { x: width / 2 - 60 + x, y: height / 2 - 45 + y };
    };
    const scrawl = along([[0, 90], [10, 0], [60, 90], [110, 0], [120, 90], [0, 40]].map(([x, y]) => ({ x, y })));
    return new Script().fingers(0.6, at(SHAPES.check)).wait(1.5).fingers(0.9, at(circle)).wait(1.5).fingers(0.9, at(scrawl));
  },
  scene(stage, { kept }) {
    const ink = new Ink(stage);
    // The nearest gesture beneath the drawing, as its first sample shows it.
    const nearest = (match, drawing) => {
      const template = kept.library.classes.find(({ name }) => name === match?.name)?.templates[0];
      if (template !== undefined) ink.drawing(laidOver(kept.library.drawing(template), drawing), "nearest");
    };
    const label = make("div", { class: "verdict" });
    const caption = make("p", { class: "caption reason" });
    stage.append(label, caption);
    let isNew = true;
    return {
      reset() {
        ink.clear();
        isNew = true;
        label.textContent = caption.textContent = "";
      },
      take({ transition, notice }) {
        if (notice?.phase === "began" && isNew) {
          ink.clear();
          label.textContent = "";
          isNew = false;
        }
        if (transition?.to === "possible") isNew = true;
        if (!transition?.drawn?.drawing.length) return;
        const { drawn: { drawing, match, sampleOf }, to } = transition;
        ink.clear();
        ink.drawing(drawing, sampleOf ? "taught" : to);
        if (sampleOf) {
          label.textContent = "";
          caption.textContent = `Taken as a sample of ${sampleOf}.`;
        } else if (to === "ended") {
          const off = transition.cause.value;
          const isSure = off < SURE;
          nearest(match, drawing);
          label.textContent = isSure ? match.name : `${match.name}?`;
          label.classList.toggle("unsure", !isSure);
          const second = match.runnerUp ? `; next is ${match.runnerUp}` : "";
          caption.textContent = `${isSure ? "" : "Only just: "}off by ${Math.round(off * 100)} % of what is allowed${second}.`;
        } else {
          nearest(match, drawing);
          caption.textContent = `No gesture: ${transition.words}.`;
        }
      },
    };
  },
};
