// Makes elements: make("button", { class: "tool", onclick }, "Save").
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "style") element.style.cssText = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}

// Runs the animation of a class again, also while it is still running.
export function flash(element, name = "flash") {
  element.classList.remove(name);
  void element.offsetWidth;
  element.classList.add(name);
}
