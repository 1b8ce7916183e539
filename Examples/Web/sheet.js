// A sheet that stops at three heights, and whose list scrolls once it is all open.
import { sheet } from "dactyl-gestures/parts";

const list = document.querySelector("#list");
for (let i = 1; i <= 40; i++) list.appendChild(document.createElement("p")).textContent = `place ${i}`;
window.sheet = await sheet(document.querySelector("#sheet"), { detents: [0, 280, 500], detent: 1, content: list });
document.documentElement.dataset.ready = "true";
