// A list that people put in order: a finger holds an item and drags it, a mouse drags at once, Alt and an arrow move the one with the focus.
import { sortable } from "dactyl-gestures/parts";

const list = document.querySelector("#list");
for (let i = 1; i <= 30; i++) list.insertAdjacentHTML("beforeend", `<li tabindex="0">song ${i}</li>`);
window.sortable = await sortable(list, {
  onChange: (from, to, item) => { item.ariaLabel = `${item.textContent}, now number ${to + 1}`; },
});
document.documentElement.dataset.ready = "true";
