// A photo in React: its actions are new with each rendering, its recognisers are not.
import { createElement, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { useGestures } from "dactyl-gestures/react";

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
  });
  const style = { width: 360, height: 300, background: "teal" };
  return createElement("div", { id: "photo", ref, style }, `${scale.toFixed(2)} ${taps}`);
}

function Page() {
  const [isShown, setShown] = useState(true);
  window.toggle = () => setShown((isShown) => !isShown);
  return isShown ? createElement(Photo) : null;
}

createRoot(document.querySelector("#root")).render(createElement(StrictMode, null, createElement(Page)));
