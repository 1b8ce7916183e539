// A photo that fingers move, stretch and turn; let go, it slides on. A double tap goes near and back.
import { photo } from "dactyl-gestures/parts";

const image = document.querySelector("#photo");
window.photo = await photo(image, {
  onChange: ({ scale }) => {
    document.querySelector("#scale").textContent = `${Math.round(scale * 100)} %`;
  },
});
document.documentElement.dataset.ready = "true";
