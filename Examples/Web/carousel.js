// A carousel in a page that scrolls: fingers that go sideways move it, all others scroll the page.
import { load } from "dactyl-gestures";
import { Inertia, rubberBand } from "dactyl-gestures/photo";

const dactyl = await load();

export function carousel(element) {
  const strip = element.firstElementChild;
  const width = element.clientWidth;
  const last = strip.children.length - 1;
  const bounds = { min: -last * width, max: 0 };
  let x = 0;
  let from = 0;
  let motion = null;
  const show = (value) => {
    x = value;
    strip.style.transform = `translateX(${x}px)`;
  };
  const view = dactyl.attach(element);
  view.add("pan", { axis: "x" }, (pan) => {
    if (pan.state === "began") {
      motion?.stop();
      from = x;
    }
    show(rubberBand(from + pan.translation.x, { ...bounds, extent: width }));
    if (pan.state === "ended" || pan.state === "cancelled") {
      // Where it would come to rest says which page is meant; at most one away.
      const speed = pan.state === "ended" ? pan.velocity.x : 0;
      const { rest } = new Inertia({ x }, { x: speed });
      const page = Math.round(Math.min(Math.max(-rest.x / width, -from / width - 1), -from / width + 1));
      const goal = Math.min(Math.max(page, 0), last) * -width;
      motion = new Inertia({ x }, { x: 0 }, { bounds: { x: { min: goal, max: goal } } }).animate(({ x }) => show(x));
    }
  });
  return { view, get x() { return x; } };
}

window.carousel = carousel(document.querySelector("#carousel"));
document.documentElement.dataset.ready = "true";
