// In React: gestures whose actions are new with each rendering, and ready parts.
import { createElement, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import "dactyl-gestures/desktop";
import { carousel, draggable, photo, sheet, sortable } from "dactyl-gestures/parts";
import { useGestures, usePart } from "dactyl-gestures/react";

function Photo() {
  const [scale, setScale] = useState(1);
  const [taps, setTaps] = useState(0);
  const [start, setStart] = useState(1);
  const ref = useGestures({
    pinch: (pinch) => {
      if (pinch.state === "began") setStart(scale);
      setScale((pinch.state === "began" ? scale : start) * pinch.scale);
    },
    doubleTap: [{ kind: "tap", numberOfTapsRequired: 2 }, () => setScale(1)],
    tap: [{ requireToFail: "doubleTap" }, () => setTaps(taps + 1)],
  }, { keyboard: true });
  const style = { width: 360, height: 300, background: "teal" };
  return createElement("div", { id: "photo", tabIndex: 0, ref, style }, `${scale.toFixed(2)} ${taps}`);
}

function Picture() {
  const [scale, setScale] = useState(1);
  const [ref] = usePart(photo, { onRest: ({ scale }) => setScale(scale) });
  return createElement("div", { style: { width: 360, height: 120, overflow: "hidden" } },
    createElement("div", { id: "picture", ref, style: { height: 120, background: "gold" } }, scale.toFixed(1)));
}

function Strip() {
  const [page, setPage] = useState(0);
  const [ref, strip] = usePart(carousel, { onRest: ({ page }) => setPage(page) });
  return createElement("div", { id: "strip", ref, style: { width: 360, overflow: "hidden" } },
    createElement("div", { style: { display: "flex", width: 1080 } },
      [1, 2, 3].map((number) => createElement("button", { key: number, style: { width: 360, height: 60 }, onClick: () => strip?.show(number % 3) },
        `${number}, page ${page + 1}`))));
}

function Songs() {
  const [songs, setSongs] = useState(["one", "two", "three"]);
  const move = (from, to) => flushSync(() => setSongs(songs.filter((_, i) => i !== from).toSpliced(to, 0, songs[from])));
  const [ref] = usePart(sortable, { move });
  return createElement("ol", { id: "songs", ref }, songs.map((song) => createElement("li", { key: song, tabIndex: 0, style: { height: 40 } }, song)));
}

function Knob() {
  const [x, setX] = useState(0);
  const [ref] = usePart(draggable, { axis: "x", bounds: { x: { min: 0, max: 300 } }, snap: { x: 75 }, onRest: ({ x }) => setX(x) });
  return createElement("div", { id: "knob", ref, style: { width: 60, height: 60, background: "tomato" } }, x);
}

function Places() {
  const [detent, setDetent] = useState(1);
  const [ref] = usePart(sheet, { detents: [0, 120], onRest: ({ detent }) => setDetent(detent) });
  return createElement("div", { id: "places", ref, tabIndex: 0, style: { position: "fixed", inset: "auto 0 0 auto", width: 200, height: 160, background: "silver" } }, detent);
}

function Page() {
  const [isShown, setShown] = useState(true);
  window.toggle = () => setShown((isShown) => !isShown);
  return isShown ? [Photo, Picture, Strip, Songs, Knob, Places].map((part) => createElement(part, { key: part.name })) : null;
}

createRoot(document.querySelector("#root")).render(createElement(StrictMode, null, createElement(Page)));
