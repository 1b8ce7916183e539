import { make } from "../dom.js";
import { Ink } from "../ink.js";
import { Script, along, line } from "../script.js";

// Where the middle of each is, as shares of the pad, and how large.
const BUBBLES = [
  ["Bubble 1", 0.16, 0.3, 84], ["Bubble 2", 0.43, 0.24, 64], ["Bubble 3", 0.74, 0.34, 96],
  ["Bubble 4", 0.28, 0.72, 70], ["Bubble 5", 0.57, 0.66, 88], ["Bubble 6", 0.86, 0.76, 62],
];
const WAYS = { right: [1, 0], left: [-1, 0], up: [0, -1], down: [0, 1] };
// How far a swipe drives them, in pixels.
const DRIFT = 36;

const placed = ({ width, height }) => new Map(BUBBLES.map(([name, x, y, size]) => [name, { x: x * width, y: y * height, size, end: "" }]));

// The least and the greatest place of a middle between two edges.
const within = (value, size, length) => Math.min(Math.max(value, size / 2), Math.max(size / 2, length - size / 2));

export const bubbles = {
  id: "bubbles",
  title: "Bubbles",
  hint: "A tap pops a bubble, a drag moves it, scratching over it deletes it. A swipe beside them drives all.",
  inks: true,
  build(window, session) {
    session.isTogether = (one, other) => one.kind === "pan" && other.kind === "scratchOut";
    const scratch = window.add("scratchOut", { name: "scratch-out" });
    window.add("swipe", { direction: Object.keys(WAYS), requireToFail: scratch });
    for (const [name] of BUBBLES) {
      const bubble = window.addView({ name, frame: { x: 0, y: 0, width: 1, height: 1 } });
      bubble.add("tap");
      // Scratching may begin on a bubble, too, which then comes along.
      bubble.add("pan", { name: "drag", maximumNumberOfTouches: 1, simultaneousWith: scratch });
    }
  },
  // Where a tap hit the water, no recogniser of a bubble was asked.
  missed({ events, fingers }) {
    const { notice } = events.findLast(({ notice }) => notice) ?? {};
    const from = fingers.at(-1)?.start;
    const isTaken = events.some(({ time, transition }) => time >= from && (transition?.to === "began" || transition?.to === "ended"));
    return notice?.phase === "ended" && !notice.view.parent && !isTaken ? "No bubble was hit." : null;
  },
  tune: [
    { title: "scratch-out", match: ({ kind }) => kind === "scratchOut" }, { title: "swipe", match: ({ kind }) => kind === "swipe" },
    { title: "drag", match: ({ kind }) => kind === "pan" }, { title: "tap", match: ({ kind }) => kind === "tap" },
  ],
  example: (size) => {
    const places = placed(size);
    const { x, y } = places.get("Bubble 3");
    const zigZag = along([[-50, -24], [46, -16], [-46, -4], [48, 6], [-44, 16], [50, 26]].map(([dx, dy]) => ({ x: x + dx, y: y + dy })));
    const one = places.get("Bubble 4");
    return new Script().tap(places.get("Bubble 2")).wait(1.5).fingers(0.5, line(one, { x: one.x + 50, y: one.y - 30 })).wait(1.5)
      .fingers(0.9, zigZag).wait(1.5).drag({ x: size.width * 0.3, y: size.height * 0.48 }, { x: size.width * 0.3 + 110, y: size.height * 0.48 - 2 }, 0.2);
  },
  scene(stage) {
    const caption = make("p", { class: "caption reason" });
    const items = new Map(BUBBLES.map(([name], index) => [name, make("div", { class: `bubble hue-${index % 5}` }, String(index + 1))]));
    stage.append(...items.values(), caption);
    const ink = new Ink(stage);
    let places;
    let size;
    let from = {};
    const layout = (window) => {
      for (const [name, item] of items) {
        const place = places.get(name);
        place.x = within(place.x, place.size, size.width);
        place.y = within(place.y, place.size, size.height);
        const [left, top] = [place.x - place.size / 2, place.y - place.size / 2];
        item.className = `${item.className.split(" ").slice(0, 2).join(" ")} ${place.end}`;
        item.style.cssText = `width:${place.size}px;height:${place.size}px;left:${left}px;top:${top}px`;
        window?.find(name).set({ frame: { x: left, y: top, width: place.size, height: place.size }, isHidden: place.end !== "" });
      }
    };
    const end = (name, how, words) => {
      places.get(name).end = how;
      const isEmpty = Array.from(places.values()).every((place) => place.end);
      caption.textContent = isEmpty ? `${words} None is left: Clear brings them back.` : words;
    };
    return {
      get state() { return structuredClone(places); },
      reset(window, shown, state) {
        size = shown;
        places = state ? structuredClone(state) : placed(size);
        caption.textContent = "";
        ink.clear();
        layout(window);
      },
      take({ transition, notice }, window) {
        if (notice?.phase === "began") ink.clear();
        if (!transition) return;
        const { recognizer: { kind, view: { name } }, to, translation, drawn } = transition;
        if (kind === "pan") {
          if (to === "began") from = { ...places.get(name) };
          if (to !== "began" && to !== "changed") return;
          places.get(name).x = from.x + translation.x;
          places.get(name).y = from.y + translation.y;
          caption.textContent = `${name} is dragged.`;
        } else if (to !== "ended") {
          return;
        } else if (kind === "tap") {
          end(name, "popped", `${name} popped.`);
        } else if (kind === "swipe") {
          const direction = Object.keys(WAYS)[Math.log2(transition.extra)];
          const [dx, dy] = WAYS[direction];
          for (const place of places.values()) {
            place.x += dx * DRIFT;
            place.y += dy * DRIFT;
          }
          caption.textContent = `A swipe ${direction}: it was no scratch-out.`;
        } else {
          ink.drawing(drawn.drawing, to);
          if (drawn.view) end(drawn.view, "deleted", `${drawn.view} is scratched out.`);
          else caption.textContent = "A scratch-out with nothing beneath.";
        }
        layout(window);
      },
    };
  },
};
