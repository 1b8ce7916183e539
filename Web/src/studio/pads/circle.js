import { make } from "../dom.js";
import { Ink } from "../ink.js";
import { circleOf, missingArc } from "../shapes.js";
import { Script } from "../script.js";

export const circle = {
  id: "circle",
  title: "Circle",
  hint: "Draw a circle, either way round. Then leave it open, or make it square.",
  inks: true,
  build(window) { window.add("circle"); },
  tune: null,
  example: ({ width, height }) => {
    const [x, y] = [width / 2, height / 2];
    const round = (radius, from, to) => (at) => {
      const angle = from + (to - from) * at;
      return { x: x + radius * Math.cos(angle) * (1 + 0.06 * Math.sin(2 * angle)), y: y + radius * Math.sin(angle) };
    };
    return new Script().fingers(0.9, round(90, -1.4, 4.9)).wait(1.8).fingers(0.7, round(80, -1.2, 2.9));
  },
  scene(stage) {
    const ink = new Ink(stage);
    const caption = make("p", { class: "caption reason" });
    stage.append(caption);
    return {
      reset() {
        ink.clear();
        caption.textContent = "";
      },
      take({ transition, notice }) {
        if (notice?.phase === "began") ink.clear();
        if (!transition?.drawn) return;
        const { drawn, to } = transition;
        ink.clear();
        ink.drawing(drawn.drawing, to);
        if (to !== "ended") {
          caption.textContent = `No circle: ${transition.words}.`;
          const points = drawn.drawing.flat();
          const found = points.length > 2 && circleOf(points);
          if (!found || found.radius > 2000) return;
          ink.line(missingArc(points, found), "missed");
          ink.dot(found.centre);
          return;
        }
        const { center, radius, direction } = drawn;
        ink.circle(center, radius, "found");
        ink.line([center, { x: center.x + radius, y: center.y }], "found");
        ink.dot(center);
        ink.text({ x: center.x + radius / 2, y: center.y - 8 }, `${Math.round(radius)} px`);
        caption.textContent = `Radius ${Math.round(radius)} px, drawn ${direction}.`;
      },
    };
  },
};
