import { make } from "../dom.js";
import { GesturesPanel } from "../gestures.js";
import { Ink } from "../ink.js";
import { laidOver } from "../shapes.js";
import { Script, along, line } from "../script.js";
import { PAUSE } from "../showing.js";
import { Taught } from "../taught.js";
import { firstAfter } from "../timeline/trace.js";

// Nearer than this share of the limit, a gesture is named without doubt.
const SURE = 0.8;
const circle = (at) => ({ x: 50 + 50 * Math.cos(6.4 * at - 1.5), y: 50 + 50 * Math.sin(6.4 * at - 1.5) });
const SHAPES = {
  check: along([{ x: 0, y: 50 }, { x: 30, y: 90 }, { x: 110, y: 0 }]),
  circle,
  zigzag: along([{ x: 0, y: 0 }, { x: 120, y: 0 }, { x: 10, y: 70 }, { x: 125, y: 75 }]),
};

// A few gestures to begin with, as three slightly different hands would make them.
function begin(engine) {
  const taught = new Taught(engine);
  for (const [name, path] of Object.entries(SHAPES)) {
    taught.define(name);
    for (const lean of [-0.09, 0.02, 0.12]) taught.drawn.add(name, drawn(path, lean));
  }
  for (const lean of [-0.2, 0, 0.2]) taught.add("apart", new Script().fingers(0.35 + lean / 2, ...apart({ x: 200, y: 150 }, 1 + lean)).frames);
  return taught;
}

const drawn = (path, lean) => Array.from({ length: 40 }, (_, i) => {
  const { x, y } = path(i / 39);
  return { x: x * (1 + lean) + lean * y + 3 * Math.sin(i / 5 + 20 * lean), y: y - lean * x + 3 * Math.cos(i / 6 + 30 * lean) };
});

// Two fingers that open.
const apart = ({ x, y }, size = 1) => [-1, 1].map((side) => line({ x: x + side * 40 * size, y: y + side * 12 }, { x: x + side * 110 * size, y: y + side * 32 }));

const middleOf = (fingers) => {
  const mean = (of) => fingers.reduce((sum, path) => sum + of(path), 0) / fingers.length;
  return { x: mean(([place]) => place.x), y: mean(([place]) => place.y) };
};

export const show = {
  id: "show",
  title: "Show a gesture",
  hint: "Draw or show one of the gestures below. To teach your own, name it and show it three to five times, with as many fingers as you like.",
  inks: true,
  build(window, session) {
    const { engine, kept } = session;
    const { gestures } = kept;
    // Drawings alone were kept as their library's text.
    kept.taught ??= gestures ? new Taught(engine, typeof gestures === "string" ? { drawn: gestures } : gestures) : begin(engine);
    kept.sampled ??= null;
    kept.several ??= new Set();
    const { drawn, shown } = kept.taught;
    const several = window.add("shown", { name: "shown gesture", library: shown });
    window.add("stroke", { name: "drawn gesture", library: drawn, requireToFail: several });
    this.enable({ window, kept });
    session.numbers = [{
      name: "generosity", title: "Generosity with strange gestures", min: 0.2, max: 3, step: 0.05,
      initial: 1, value: kept.taught.generosity, words: (shown) => shown.toFixed(2), set: (shown) => { kept.taught.generosity = shown; },
    }];
  },
  // Where nothing was taught for it, a recogniser has nothing to say.
  enable({ window, kept: { taught } }) {
    const [shown, drawn] = window.recognizers;
    shown.set({ isEnabled: taught.gestures.some(({ isShown }) => isShown) });
    drawn.set({ isEnabled: taught.gestures.some(({ isShown, samples }) => !isShown && samples.length) });
  },
  order: ["drawn gesture", "shown gesture"],
  tune: null,
  panel: (session, studio) => new GesturesPanel(session, studio),
  example: ({ width, height }) => {
    const at = (path) => (time) => {
      const { x, y } = path(time);
      return { x: width / 2 - 60 + x, y: height / 2 - 45 + y };
    };
    const scrawl = along([[0, 90], [10, 0], [60, 90], [110, 0], [120, 90], [0, 40]].map(([x, y]) => ({ x, y })));
    return new Script().fingers(0.6, at(SHAPES.check)).wait(1.5).fingers(0.4, ...apart({ x: width / 2, y: height / 2 })).wait(1.5)
      .fingers(0.9, at(circle)).wait(1.5).fingers(0.9, at(scrawl));
  },
  scene(stage, session) {
    const { kept } = session;
    const ink = new Ink(stage);
    const label = make("div", { class: "verdict" });
    const caption = make("p", { class: "caption reason" });
    stage.append(label, caption);
    // The time at which this gesture began, and whether it has been told.
    let [start, isOver] = [-Infinity, true];
    // The fingers that came from one time up to another, each with its path by then.
    const fingersIn = (from, until) => {
      const { fingers } = session.trace;
      const startOf = (finger) => finger.start;
      return fingers.slice(firstAfter(fingers, from, startOf, true), firstAfter(fingers, until, startOf));
    };
    const wayUntil = (path, time) => path.slice(0, firstAfter(path, time, (place) => place.time));
    const waysAt = (time) => fingersIn(start, time).map(({ path }) => wayUntil(path, time));
    const isNew = (time) => isOver || fingersIn(start, time).every((finger) => finger.start >= time || (finger.isUp && time - finger.end > PAUSE));
    const clear = () => {
      ink.clear();
      label.textContent = caption.textContent = "";
      label.classList.remove("unsure");
    };
    // The nearest gesture beneath what was done: a drawing as its first sample shows it, as large; other fingers as they did it.
    const nearestDrawing = (name, drawing) => {
      const [template] = kept.taught.gesture(name).samples;
      if (template !== undefined) ink.drawing(laidOver(kept.taught.drawn.drawing(template), drawing), "nearest");
    };
    const nearestHands = (name, done, fingers) => {
      const ways = kept.taught.fingers(kept.taught.nearest(name, done))?.map(({ path }) => path);
      if (!ways || !fingers.length) return;
      const [from, to] = [middleOf(ways), middleOf(fingers)];
      for (const path of ways) ink.line(path.map(({ x, y }) => ({ x: x - from.x + to.x, y: y - from.y + to.y })), "nearest");
    };
    const tell = (match, off) => {
      const isSure = off < SURE;
      label.textContent = isSure ? match.name : `${match.name}?`;
      label.classList.toggle("unsure", !isSure);
      const second = match.runnerUp ? `; next is ${match.runnerUp}` : "";
      caption.textContent = `${isSure ? "" : "Only just: "}off by ${Math.round(off * 100)} % of what is allowed${second}.`;
    };
    const takeDrawn = ({ drawn: { drawing, match }, to, cause, words }) => {
      ink.clear();
      ink.drawing(drawing, to);
      if (match) nearestDrawing(match.name, drawing);
      if (to === "ended") return tell(match, cause.value);
      label.textContent = "";
      caption.textContent = `No gesture: ${words}.`;
    };
    const takeShown = ({ drawn: { demonstration, match, begun }, to, cause, words, time }) => {
      if (to === "began") {
        // Where it was clear, and how long that took.
        ink.circle(middleOf(fingersIn(start, time).filter(({ end, isUp }) => !isUp || end > time).map(({ path }) => [wayUntil(path, time).at(-1)])), 16, "found");
        label.textContent = match.name;
        label.classList.remove("unsure");
        caption.textContent = `${match.name} is clear after ${(time - start).toFixed(2)} s, and follows the fingers.`;
        return;
      }
      isOver = true;
      if (begun) {
        caption.textContent += ` In the end ×${begun.scale.toFixed(2)}, ${Math.round((begun.rotation * 180) / Math.PI)}°.`;
        return;
      }
      // What one finger draws the other recogniser tells.
      if (to !== "ended" && demonstration.stretches.length === 1 && demonstration.stretches[0][0] === 1) return;
      clear();
      const ways = waysAt(time);
      for (const path of ways) ink.line(path, `drawn ${to}`);
      if (match) nearestHands(match.name, demonstration, ways);
      if (to === "ended") tell(match, cause.value);
      else caption.textContent = `No gesture: ${match ? `nearest is ${match.name}, ` : ""}${words}.`;
    };
    return {
      reset() {
        clear();
        [start, isOver] = [-Infinity, true];
      },
      take({ time, transition, notice, sample }) {
        if (notice?.phase === "began" && isNew(time)) {
          clear();
          [start, isOver] = [time, false];
        }
        if (sample) {
          clear();
          for (const path of waysAt(time)) ink.line(path, sample.isTaken ? "drawn taught" : "drawn failed");
          caption.textContent = sample.isTaken ? `Taken as a sample of ${sample.name}: ${sample.words}.` : `Not taken: ${sample.words}.`;
        }
        if (transition?.drawn?.demonstration) takeShown(transition);
        else if (transition?.drawn?.drawing?.length) {
          if (!kept.taught.gestures.some(({ isShown }) => isShown)) isOver = true;
          takeDrawn(transition);
        }
      },
    };
  },
};
