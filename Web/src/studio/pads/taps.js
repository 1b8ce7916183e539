import { flash, make } from "../dom.js";
import { Ink } from "../ink.js";
import { Script } from "../script.js";

const COUNTS = ["tap", "double tap", "triple tap", "quadruple tap"];
const FINGERS = ["one finger", "two fingers", "three fingers"];
const nameOf = (taps, fingers) => (fingers > 1 ? `${fingers}-finger ` : "") + COUNTS[taps - 1];

// One to four taps of one to three fingers; each waits for the recognisers that need more taps.
export const taps = {
  id: "taps",
  title: "Taps",
  hint: "Tap, double tap, up to four times, with one to three fingers. If nothing lights up, the panel says why.",
  build(window) {
    for (let fingers = 1; fingers <= 3; fingers++) {
      let more = null;
      for (let count = 4; count >= 1; count--) {
        more = window.add("tap", {
          name: nameOf(count, fingers), numberOfTapsRequired: count, numberOfTouchesRequired: fingers,
          ...(more && { requireToFail: more }),
        });
      }
    }
  },
  order: FINGERS.flatMap((_, fingers) => COUNTS.map((_, count) => nameOf(count + 1, fingers + 1))),
  tune: [{ title: "All taps", match: () => true }],
  example: ({ width, height }) => {
    const [x, y] = [width / 2, height / 2];
    return new Script().tap({ x, y }).wait(0.12).tap({ x, y }).wait(1.5).tap({ x, y }).wait(0.41).tap({ x, y })
      .wait(1.5).tap({ x: x - 50, y }, { x: x + 50, y });
  },
  scene(stage) {
    const cells = new Map();
    const table = make("table", { class: "taps", "aria-label": "Recognized taps" });
    table.append(make("tr", {}, make("td"), ...FINGERS.map((name) => make("th", { scope: "col" }, name))));
    COUNTS.forEach((word, row) => {
      const line = make("tr", {}, make("th", { scope: "row" }, word));
      FINGERS.forEach((_, column) => {
        const cell = make("td", { class: "cell" }, "0");
        cells.set(nameOf(row + 1, column + 1), cell);
        line.append(cell);
      });
      table.append(line);
    });
    stage.append(table);
    // Where the last taps were.
    const ink = new Ink(stage);
    return {
      get state() { return Object.fromEntries(Array.from(cells, ([name, cell]) => [name, cell.textContent])); },
      reset(_, size, state) {
        ink.clear();
        for (const [name, cell] of cells) {
          cell.textContent = state?.[name] ?? "0";
          cell.classList.remove("flash");
          cell.classList.toggle("some", cell.textContent !== "0");
        }
      },
      take({ transition }) {
        if (transition?.to !== "ended") return;
        const { location, recognizer: { name, settings } } = transition;
        ink.clear();
        ink.circle(location, 16, "found");
        ink.text({ x: location.x, y: location.y + 5 }, settings.numberOfTapsRequired);
        const cell = cells.get(name);
        cell.textContent = String(Number(cell.textContent) + 1);
        cell.classList.add("some");
        flash(cell);
      },
    };
  },
};
