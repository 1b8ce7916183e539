import { make } from "../dom.js";
import { Ink } from "../ink.js";
import { cornerOf } from "../shapes.js";
import { Script, along } from "../script.js";

// How long the word stands, in seconds.
const SHOWN = 1.6;

// The legs of a failed check mark, with their lengths.
function sketch(ink, points) {
  if (points.length < 3) return;
  const { start, corner, end, legs } = cornerOf(points);
  ink.line([start, corner, end], "missed");
  for (const place of [start, corner, end]) ink.dot(place);
  // Beside the legs, away from each other.
  const isLeft = start.x < end.x;
  [start, end].forEach((place, i) => {
    const way = (i === 0) === isLeft ? -1 : 1;
    ink.text({ x: (place.x + corner.x) / 2 + way * 82, y: (place.y + corner.y) / 2 + 5 }, `${i ? "second" : "first"} leg ${Math.round(legs[i])} px`);
  });
}

export const check = {
  id: "check",
  title: "Check mark",
  hint: "Draw a check mark, either way round. Then a flat one, and one without a corner.",
  inks: true,
  build(window, session) {
    const mark = window.add("checkMark", { name: "check mark" });
    session.choices = [{
      title: "Recognize before the finger lifts", isOn: false, set: (isOn) => mark.set({ recognizesEarly: isOn }),
    }];
  },
  tune: null,
  example: ({ width, height }) => {
    const at = (...places) => along(places.map(([x, y]) => ({ x: width / 2 + x, y: height / 2 + y })));
    return new Script().fingers(0.5, at([-70, 0], [-35, 55], [60, -75])).wait(2.2).fingers(0.5, at([-90, 0], [-10, 18], [90, -10]));
  },
  scene(stage) {
    const ink = new Ink(stage);
    const label = make("div", { class: "verdict" }, "Good job!");
    const caption = make("p", { class: "caption reason" });
    stage.append(label, caption);
    let until;
    return {
      reset() {
        ink.clear();
        until = -Infinity;
        caption.textContent = "";
      },
      take({ transition, notice, time }) {
        if (notice?.phase === "began") ink.clear();
        if (!transition?.drawn) return;
        const { drawn, to } = transition;
        ink.clear();
        ink.drawing(drawn.drawing, to);
        caption.textContent = to === "ended" ? "" : `No check mark: ${transition.words}.`;
        if (to !== "ended") return sketch(ink, drawn.drawing.flat());
        until = time + SHOWN;
        ink.line([drawn.start, drawn.corner, drawn.end], "found");
        for (const place of [drawn.start, drawn.corner, drawn.end]) ink.dot(place);
        ink.text({ x: drawn.corner.x, y: drawn.corner.y + 24 }, `${Math.round((drawn.angle * 180) / Math.PI)}°`);
      },
      // Seconds until the word goes; 0 when it is gone.
      at(time) {
        label.hidden = time >= until;
        return Math.max(0, until - time);
      },
    };
  },
};
