// The numbers of a pad as sliders with fields; each says where it stood at first and goes back there by itself.

import { flash, make } from "./dom.js";

export const sliderStyle = `
input[type="range"] { accent-color: var(--accent); min-width: 0; height: 24px; }
.slider { display: grid; grid-template-columns: 1fr auto; gap: 0 10px; align-items: center; font-size: 13.5px; margin-top: 6px; padding: 2px 6px; border-inline-start: 3px solid transparent; margin-inline-start: -9px; }
.slider input[type="range"] { width: 100%; grid-column: 1; } .slider:not(.differs) input[type="range"] { grid-column: 1 / -1; } .slider.differs { border-color: var(--accent); background: color-mix(in srgb, var(--accent) 7%, transparent); border-radius: 0 6px 6px 0; }
.value { display: flex; align-items: baseline; gap: 4px; font: 13px ui-monospace, monospace; } .unit { color: var(--soft); min-width: 1.4em; }
.typed { font: inherit; color: var(--text); background: var(--ground); border: 1px solid var(--edge); border-radius: 6px; width: 5em; padding: 2px 5px; text-align: end; min-height: 26px; appearance: textfield; }
.reset { min-height: 24px; font-size: 12.5px; padding: 1px 7px; color: var(--accent); border-color: transparent; background: none; white-space: nowrap; }
`;

export class Tune {
  // `onchange` gets the number, its new value and `isOver`, which is true once the slider is let go.
  constructor(root, numbers, onchange) {
    Object.assign(this, { root, numbers, onchange });
    this.rows = new Map();
    const choices = numbers.choices.map((choice) => this.choice(choice));
    const groups = numbers.groups.map(({ title, numbers: own }, index) =>
      make("details", { open: index === 0 || numbers.groups.length < 3 }, make("summary", {}, title), ...own.map((number) => this.row(number))));
    const none = make("p", { class: "quiet" }, "This pad has no recognizers: touches go to the view alone.");
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
    const row = sliderRow(number, this.onchange);
    this.rows.set(number, row);
    return row.element;
  }

  update() { for (const { update } of this.rows.values()) update(); }

  // Shows where the slider of a number is.
  show(number) {
    const { element } = this.rows.get(number);
    const details = element.closest("details");
    if (details) details.open = true;
    flash(element, "led");
  }
}

// A number as a slider with a field, and where it goes back to; `mark` is the attribute that names its setting.
export function sliderRow(number, onchange, mark = "data-setting") {
  const { title, min, max, step, words, initial } = number;
  const range = make("input", { type: "range", min, max, step, [mark]: number.name, "aria-label": title });
  const field = make("input", { type: "number", min, step: "any", class: "typed", "aria-label": `${title}, typed`, inputmode: "decimal" });
  const was = words(initial);
  const reset = make("button", { type: "button", class: "reset", "aria-label": `${title}: back to ${was}` }, `was ${was}`);
  const element = make("div", { class: "slider" }, make("span", {}, title),
    make("span", { class: "value" }, field, make("span", { class: "unit" }, number.unit ?? "")), range, reset);
  const update = () => {
    const { value } = number;
    range.value = String(value);
    range.setAttribute("aria-valuetext", words(value));
    if (field !== field.getRootNode().activeElement || field.valueAsNumber !== value) field.value = String(value);
    reset.hidden = Math.abs(value - initial) < 1e-9 || value === initial;
    element.classList.toggle("differs", !reset.hidden);
  };
  range.addEventListener("input", () => onchange(number, Number(range.value), false));
  // However often the keys are pressed, or the slider is drawn along at one go: one step.
  for (const type of ["pointerdown", "blur"]) range.addEventListener(type, () => onchange(number, number.value, true));
  field.addEventListener("change", () => {
    const value = field.valueAsNumber;
    if (Number.isFinite(value)) onchange(number, value, true);
    update();
  });
  reset.addEventListener("click", () => {
    onchange(number, initial, true);
    range.focus();
  });
  update();
  return { element, range, update };
}
