import { flash, make } from "../dom.js";
import { Script, line } from "../script.js";

const ARROWS = { right: "→", left: "←", up: "↑", down: "↓" };
const WORDS = Object.keys(ARROWS);

export const swipes = {
  id: "swipes",
  title: "Swipes",
  hint: "Swipe in any direction, with one finger or two. Try a slow one, a short one and a slanted one.",
  build(window) {
    for (const direction of WORDS) window.add("swipe", { name: `swipe ${direction}`, direction: [direction] });
    window.add("swipe", { name: "2-finger swipe", direction: WORDS, numberOfTouchesRequired: 2 });
  },
  tune: [{ title: "All swipes", match: () => true }],
  example: ({ width, height }) => {
    const [x, y] = [width / 2, height / 2];
    return new Script().drag({ x: x - 90, y }, { x: x + 90, y }, 0.18).wait(1.5)
      .drag({ x: x - 90, y: y - 70 }, { x: x + 60, y: y + 70 }, 0.18).wait(1.5)
      .drag({ x, y: y - 35 }, { x, y: y + 35 }, 1).wait(1.5)
      .fingers(0.2, line({ x: x - 40, y: y + 60 }, { x: x - 40, y: y - 70 }), line({ x: x + 40, y: y + 60 }, { x: x + 40, y: y - 70 }));
  },
  scene(stage) {
    const arrow = make("div", { class: "arrow" });
    const label = make("p", { class: "caption" });
    stage.append(make("div", { class: "middle" }, arrow, label));
    return {
      reset() {
        arrow.textContent = "";
        arrow.classList.remove("old");
        label.textContent = "no swipe yet";
      },
      take({ transition, notice }) {
        // The swipe before stays, but pale.
        if (notice?.phase === "began" && arrow.textContent) {
          arrow.classList.add("old");
          label.textContent = "the swipe before";
        }
        if (transition?.to !== "ended") return;
        arrow.classList.remove("old");
        const direction = WORDS[Math.log2(transition.extra)] ?? "right";
        const { name } = transition.recognizer;
        arrow.textContent = ARROWS[direction].repeat(name.startsWith("2") ? 2 : 1);
        label.textContent = name.startsWith("2") ? `2-finger swipe ${direction}` : name;
        flash(arrow, `toward-${direction}`);
      },
    };
  },
};
