// What lies before everything else for a while: the page behind it is dark, still and out of reach, and gets its focus back.
const ATTRIBUTES = { role: "dialog", "aria-modal": "true", tabindex: "-1" };

export class Modal {
  // `close` is called by Escape and by a click beside the element.
  constructor(element, close) {
    this.element = element;
    const { documentElement, body } = element.ownerDocument;
    this._former = element.ownerDocument.activeElement;
    this._added = Object.keys(ATTRIBUTES).filter((name) => !element.hasAttribute(name));
    for (const name of this._added) element.setAttribute(name, ATTRIBUTES[name]);
    this.backdrop = element.ownerDocument.createElement("div");
    this.backdrop.style.cssText = "position: fixed; inset: 0; background: #000; opacity: 0";
    this.backdrop.addEventListener("click", close);
    element.before(this.backdrop);
    this._behind = [];
    for (let on = element; on !== body && on.parentElement; on = on.parentElement) {
      const others = [...on.parentElement.children].filter((one) => one !== on && one !== this.backdrop && !one.inert && !one.hasAttribute("aria-live"));
      this._behind.push(...others);
    }
    for (const one of this._behind) one.inert = true;
    this._page = documentElement;
    this._overflow = documentElement.style.overflow;
    documentElement.style.overflow = "hidden";
    this._key = (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    element.addEventListener("keydown", this._key);
    (element.querySelector("[autofocus]") ?? element).focus();
  }

  // How dark the page is, from 0 to 1.
  set darkness(share) { this.backdrop.style.opacity = 0.5 * share; }

  remove() {
    this.backdrop.remove();
    for (const one of this._behind) one.inert = false;
    for (const name of this._added) this.element.removeAttribute(name);
    this._page.style.overflow = this._overflow;
    this.element.removeEventListener("keydown", this._key);
    this._former?.focus?.();
  }
}
