// The numbers of a pad as sliders with fields; each says where it stood at first and goes back there by itself.

import { flash, make } from "./dom.js";

export class Tune {
  // `onchange` is told the number and the value that it is to have; `isOver` that a slider was let go.
  constructor(root, numbers, onchange) {
    Object.assign(this, { root, numbers, onchange });
    this.rows = new Map();
    const choices = numbers.choices.map((choice) => this.choice(choice));
    const groups = numbers.groups.map(({ title, numbers: own }, index) =>
      make("details", { open: index === 0 || numbers.groups.length < 3 }, make("summary", {}, title), ...own.map((number) => this.row(number))));
    const none = make("p", { class: "quiet" }, "This pad has no recognisers: touches go to the view alone.");
    root.replaceChildren(...(choices.length + groups.length ? [...choices, ...groups] : [none]));
    this.update();
  }

  choice(choice) {
    const box = make("input", { type: "checkbox" });
    box.addEventListener("change", () => this.onchange(choice, box.checked, true));
    this.rows.set(choice, { update: () => (box.checked = choice.value) });
    return make("label", { class: "choice" }, box, choice.title);
  }

  row(number) {
    const { title, min, max, step, words, initial } = number;
    const range = make("input", { type: "range", min, max, step, "data-setting": number.name, "aria-label": title });
    const field = make("input", { type: "number", min, step: "any", class: "typed", "aria-label": `${title}, typed`, inputmode: "decimal" });
    const was = words(initial);
    const reset = make("button", { type: "button", class: "reset", "aria-label": `${title}: back to ${was}` }, `was ${was}`);
    range.addEventListener("input", () => this.onchange(number, Number(range.value), false));
    range.addEventListener("change", () => this.onchange(number, number.value, true));
    field.addEventListener("change", () => {
      const value = field.valueAsNumber;
      if (Number.isFinite(value)) this.onchange(number, value, true);
      this.update();
    });
    reset.addEventListener("click", () => {
      this.onchange(number, initial, true);
      range.focus();
    });
    const element = make("div", { class: "slider" }, make("span", {}, title),
      make("span", { class: "value" }, field, make("span", { class: "unit" }, number.unit ?? "")), range, reset);
    this.rows.set(number, {
      element, range,
      update() {
        const { value } = number;
        range.value = String(value);
        range.setAttribute("aria-valuetext", words(value));
        if (field !== field.getRootNode().activeElement || field.valueAsNumber !== value) field.value = String(value);
        reset.hidden = value === initial;
        element.classList.toggle("differs", value !== initial);
      },
    });
    return element;
  }

  update() { for (const { update } of this.rows.values()) update(); }

  // Shows the slider of a number.
  lead(number) {
    const { element, range } = this.rows.get(number);
    const details = element.closest("details");
    if (details) details.open = true;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    range.focus({ preventScroll: true });
    flash(element, "led");
  }
}
