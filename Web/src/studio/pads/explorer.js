import { make } from "../dom.js";
import { Script, line } from "../script.js";

// Deliveries of touches to views, without any recogniser.
export const explorer = {
  id: "explorer",
  title: "Touch explorer",
  hint: "Put down as many fingers as you like. Tap quickly in one place and watch the tap count.",
  build() {},
  tune: [],
  labels: true,
  example: ({ width, height }) => {
    const [x, y] = [width / 2, height / 2];
    return new Script().tap({ x, y }).wait(0.12).tap({ x, y }).wait(0.4).fingers(
      0.9, line({ x: x - 30, y }, { x: x - 120, y: y - 60 }), line({ x: x + 30, y }, { x: x + 120, y: y + 50 }));
  },
  scene(stage) {
    const value = (name) => {
      const output = make("dd", {}, "–");
      list.append(make("div", {}, make("dt", {}, name), output));
      return output;
    };
    const list = make("dl", { class: "readings" });
    stage.append(list);
    const phase = value("Last notification");
    const count = value("Tap count");
    const touches = value("Touches");
    const most = value("Most at once");
    let greatest = 0;
    return {
      reset() {
        phase.textContent = count.textContent = "–";
        touches.textContent = most.textContent = "0";
        greatest = 0;
        this.down = new Set();
      },
      take({ notice }) {
        if (!notice) return;
        phase.textContent = "touches" + notice.phase[0].toUpperCase() + notice.phase.slice(1);
        count.textContent = String(notice.touches[0].tapCount);
        for (const { id } of notice.touches) {
          if (notice.phase === "ended" || notice.phase === "cancelled") this.down.delete(id);
          else this.down.add(id);
        }
        greatest = Math.max(greatest, this.down.size);
        touches.textContent = String(this.down.size);
        most.textContent = String(greatest);
      },
    };
  },
};
