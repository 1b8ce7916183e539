import { make } from "../dom.js";
import { Script } from "../script.js";

const TITLES = ["Lapwing", "Curlew", "Redshank", "Avocet", "Dunlin", "Whimbrel", "Sanderling", "Knot", "Turnstone", "Ruff"];
const HEIGHT = 52;

// Rows in a table in a window: a row takes the swipe, the table scrolls, the rest goes up the responder chain.
export const rows = {
  id: "rows",
  title: "Table rows",
  hint: "Swipe a row to the left to delete it, drag to scroll, tap and see where the touch goes: up the chain.",
  build(window) {
    const table = window.addView({ name: "table", frame: { x: 0, y: 0, width: 1, height: 1 } });
    const deletes = TITLES.map((title) => {
      const row = table.addView({ name: title, frame: { x: 0, y: 0, width: 1, height: 1 } });
      return row.add("swipe", { name: "delete swipe", direction: ["left"] });
    });
    table.add("pan", { name: "scroll", requireToFail: deletes });
  },
  tune: [{ title: "delete swipe", match: ({ kind }) => kind === "swipe" }, { title: "scroll", match: ({ kind }) => kind === "pan" }],
  example: ({ width }) => new Script()
    .tap({ x: 80, y: 80 }).wait(1.5)
    .drag({ x: width - 60, y: 130 }, { x: width - 240, y: 134 }, 0.2).wait(1.5)
    .drag({ x: 120, y: 220 }, { x: 122, y: 110 }, 0.6),
  scene(stage) {
    const list = make("ol", { class: "rows" });
    const items = new Map(TITLES.map((title) => [title, make("li", {}, make("span", {}, title))]));
    list.append(...items.values());
    const chain = make("span");
    stage.append(list, make("p", { class: "chain" }, chain));
    let offset;
    let base;
    let gone;
    let size;
    let taken = null;
    const layout = (window) => {
      const width = size.width;
      const height = Math.max(1, size.height - 44);
      const content = (TITLES.length - gone.size) * HEIGHT;
      offset = Math.min(0, Math.max(offset, Math.min(0, height - content)));
      window?.find("table").set({ frame: { x: 0, y: 0, width, height } });
      let y = offset;
      for (const [title, item] of items) {
        const isGone = gone.has(title);
        item.classList.toggle("gone", isGone);
        item.style.transform = `translateY(${y}px)`;
        window?.find(title).set({ frame: { x: 0, y, width, height: HEIGHT }, isHidden: isGone });
        if (!isGone) y += HEIGHT;
      }
    };
    const tell = (names, text) => {
      chain.replaceChildren(...names.flatMap((name, i) => [...(i ? [" › "] : []), make("b", {}, name)]), ` ${text}`);
    };
    return {
      get state() { return { offset, gone: [...gone] }; },
      reset(window, shown, state) {
        size = shown;
        offset = state?.offset ?? 0;
        gone = new Set(state?.gone);
        for (const item of items.values()) item.classList.remove("touched");
        chain.textContent = "Touch a row to see the responder chain.";
        layout(window);
      },
      take({ transition, notice }, window) {
        if (notice) {
          const names = [];
          for (let view = notice.view; view; view = view.parent) names.push(view.parent ? view.name : "window");
          if (notice.phase === "cancelled" && taken) {
            tell([taken], "took the delete swipe; the row's own touch is cancelled");
            taken = null;
            return;
          }
          taken = null;
          const handler = "touches" + notice.phase[0].toUpperCase() + notice.phase.slice(1);
          tell(names, `${handler}: nobody handles it`);
          const isDown = notice.phase === "began" || notice.phase === "moved";
          items.get(notice.view.name)?.classList.toggle("touched", isDown);
          return;
        }
        const { recognizer, to, translation } = transition;
        if (recognizer.kind === "swipe" && to === "ended") {
          taken = recognizer.view.name;
          gone.add(taken);
          tell([recognizer.view.name], "took the delete swipe");
          layout(window);
        }
        if (recognizer.kind !== "pan") return;
        if (to === "began") base = offset;
        if (to === "began" || to === "changed") {
          offset = base + translation.y;
          tell(["table"], "scrolls");
          layout(window);
        }
      },
    };
  },
};
