import { make } from "../dom.js";
import { Script } from "../script.js";

// A picture drawn here, so that the studio is one folder of small files.
const PICTURE = `<svg viewBox="0 0 240 160" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#274a72"/><stop offset=".55" stop-color="#d98d6a"/>
  <stop offset="1" stop-color="#f3cf9c"/></linearGradient></defs>
  <rect width="240" height="160" fill="url(#sky)"/><circle cx="168" cy="84" r="18" fill="#fdeecb"/>
  <path d="M0 110l38-36 30 26 34-44 46 52 30-22 62 48v26H0z" fill="#4a4668"/>
  <path d="M0 128l52-24 44 20 50-26 40 22 54-16v56H0z" fill="#2c2e4c"/>
  <path d="M0 146c40-10 70 4 120-2s80-8 120 0v16H0z" fill="#1a1d33"/></svg>`;

export const photo = {
  id: "photo",
  title: "Photo",
  hint: "Drag with one finger, pinch and rotate with two; a double tap puts it back.",
  build(window, session) {
    const all = ["pan", "pinch", "rotation"].map((kind) => window.add(kind));
    window.add("tap", { name: "double tap", numberOfTapsRequired: 2 });
    const together = (isTogether) => {
      session.isTogether = (one, other) => isTogether && all.includes(one) && all.includes(other);
      for (const one of all) {
        for (const other of all) {
          if (one === other) continue;
          if (isTogether) one.allowSimultaneous(other);
          else one.forget(other);
        }
      }
    };
    together(true);
    session.choices = [{ title: "Pan, pinch and rotation recognize together", isOn: true, set: together }];
  },
  tune: null,
  example: ({ width, height }) => {
    const [x, y] = [width / 2, height / 2];
    const arm = (side) => (at) => {
      const [radius, angle] = [45 + 50 * at, 0.5 * at];
      return { x: x + 20 * at + side * radius * Math.cos(angle), y: y + side * radius * Math.sin(angle) };
    };
    return new Script().drag({ x: x - 40, y }, { x: x + 30, y: y - 25 }, 0.5).wait(1.5).fingers(1.1, arm(-1), arm(1));
  },
  scene(stage) {
    const picture = make("div", { class: "photo" });
    picture.innerHTML = PICTURE;
    const readings = make("p", { class: "caption corner" });
    stage.append(picture, readings);
    let place;
    let base;
    const draw = () => {
      const { x, y, scale, turn } = place;
      picture.style.transform = `translate(${x}px, ${y}px) rotate(${turn}rad) scale(${scale})`;
      readings.textContent =
        `${Math.round(x)}, ${Math.round(y)} px · ${Math.round(scale * 100)} % · ${Math.round((turn * 180) / Math.PI)}°`;
    };
    return {
      get state() { return { ...place }; },
      reset(_, size, state) {
        place = { x: 0, y: 0, scale: 1, turn: 0, ...state };
        base = {};
        draw();
      },
      take({ transition }) {
        if (!transition) return;
        const { recognizer: { kind }, to } = transition;
        if (kind === "tap" && to === "ended") {
          place = { x: 0, y: 0, scale: 1, turn: 0 };
          base = {};
        }
        if (to === "began") base[kind] = { ...place };
        const from = base[kind];
        if (from && (to === "began" || to === "changed" || to === "ended")) {
          if (kind === "pan") [place.x, place.y] = [from.x + transition.translation.x, from.y + transition.translation.y];
          if (kind === "pinch") place.scale = Math.min(6, Math.max(0.2, from.scale * transition.scale));
          if (kind === "rotation") place.turn = from.turn + transition.rotation;
        }
        draw();
      },
    };
  },
};
