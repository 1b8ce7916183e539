import { Ink } from "../ink.js";
import { Script } from "../script.js";
import { circleOf, missingArc } from "../shapes.js";

// A tap that was no second one.
const TOO_LATE = new Set(["nextTapLate", "nextTapFar"]);

// The first page's pad: a circle or a double tap, whichever is made. The groups are named as those of the pads that have one of them, so
// that a link carries the numbers there.
export const either = {
  id: "either",
  title: "Circle or double tap",
  hint: "Draw a circle, or tap twice.",
  inks: true,
  build(window) {
    window.add("tap", { name: "double tap", numberOfTapsRequired: 2 });
    window.add("circle", { name: "circle" });
  },
  tune: [
    { title: "All taps", match: ({ name }) => name === "double tap" },
    { title: "circle", match: ({ name }) => name === "circle" },
  ],
  // Both gestures stay clear of the words, which are at the left of a wide pad and at the top of a narrow one.
  example: ({ width, height }) => {
    const [x, y] = width > 700 ? [width * 0.7, height / 2] : [width / 2, height * 0.66];
    const radius = Math.min(width, height) * 0.22;
    const round = (at) => {
      const angle = -1.4 + 6.3 * at;
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    };
    return new Script().fingers(1.1, round).wait(1.2).tap({ x, y }).wait(0.14).tap({ x, y });
  },
  scene(stage) {
    const ink = new Ink(stage);
    return {
      reset() { ink.clear(); },
      take({ transition, notice }) {
        if (notice?.phase === "began") ink.clear();
        if (transition?.to === "ended" && transition.recognizer.kind === "tap") {
          ink.circle(transition.location, 30, "found");
          ink.text({ x: transition.location.x, y: transition.location.y + 5 }, "2");
        }
        if (TOO_LATE.has(transition?.cause.label)) ink.circle(transition.location, 30, "missed");
        if (!transition?.drawn) return;
        const { drawn, to } = transition;
        ink.drawing(drawn.drawing, to);
        if (to === "ended") {
          const { center, radius } = drawn;
          ink.circle(center, radius, "found");
          ink.line([center, { x: center.x + radius, y: center.y }], "found");
          ink.dot(center);
          ink.text({ x: center.x + radius / 2, y: center.y - 8 }, `${Math.round(radius)} px`);
          return;
        }
        const points = drawn.drawing.flat();
        const found = points.length > 2 && circleOf(points);
        // Nearly straight drawings fit a circle larger than the pad.
        if (found && found.radius < 2000) ink.line(missingArc(points, found), "missed");
      },
    };
  },
};
