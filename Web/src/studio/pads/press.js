import { flash, make } from "../dom.js";
import { Script } from "../script.js";

export const press = {
  id: "press",
  title: "Press",
  hint: "Hold a finger still for half a second; move while you hold. Lift early or drift away to see it fail.",
  build(window) {
    window.add("longPress", { name: "press" });
    window.add("longPress", { name: "2-finger press", numberOfTouchesRequired: 2 });
    window.add("longPress", { name: "tap, then press", numberOfTapsRequired: 1 });
  },
  tune: null,
  example: ({ width, height }) => {
    const place = { x: width / 2, y: height / 2 };
    return new Script().fingers(0.3, () => place).wait(1.5).fingers(0.8, () => place).wait(1.5)
      .fingers(0.7, (at) => ({ x: place.x + 70 * at, y: place.y }));
  },
  scene(stage) {
    const disc = make("div", { class: "disc" });
    const label = make("p", { class: "caption" });
    stage.append(disc, make("div", { class: "middle low" }, label));
    let held = new Set();
    let size = {};
    return {
      reset(_, shown) {
        held = new Set();
        size = shown;
        disc.className = "disc";
        disc.style.transform = `translate(${shown.width / 2}px, ${shown.height / 2}px)`;
        label.textContent = "nothing is pressed";
      },
      take({ transition }) {
        if (!transition || transition.to === "possible") return;
        const { recognizer: { name }, to, location, words } = transition;
        if (to === "failed") {
          // A press without a finger fails by the number of its fingers.
          if (!held.size && name === "press") label.textContent = `press failed: ${words}`;
          return;
        }
        if (to === "began") {
          held.add(name);
          flash(disc, "begun");
        }
        if (to === "ended" || to === "cancelled") held.delete(name);
        disc.classList.toggle("held", held.size > 0);
        disc.style.transform = `translate(${location.x}px, ${location.y}px)`;
        label.textContent = held.size ? `${[...held].join(" and ")} …` : `${name} ${to}`;
      },
    };
  },
};
