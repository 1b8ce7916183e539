// The code of a gesture in tabs, which the arrow keys go along.

import { make } from "../dom.js";
import { LANGUAGES } from "./code.js";

// How long the button says that it has copied, in milliseconds.
const SAID = 1500;

export class Languages {
  constructor(root, panel, copy) {
    Object.assign(this, { root, panel, copy });
    this.text = panel.querySelector("code");
    this.note = panel.querySelector("p");
    this.tabs = LANGUAGES.map((language) => make("button", {
      type: "button", role: "tab", id: `tab-${language.id}`, "aria-controls": panel.id, onclick: () => this.choose(language),
    }, language.title));
    root.append(...this.tabs);
    root.addEventListener("keydown", (event) => this.move(event));
    copy.addEventListener("click", () => this.copyCode());
    this.language = LANGUAGES[0];
  }

  // The gesture that the code recognises, with the settings that differ from the defaults.
  show(kind, settings) {
    Object.assign(this, { kind, settings });
    this.choose(this.language);
  }

  choose(language) {
    this.language = language;
    this.tabs.forEach((tab, i) => {
      const isChosen = LANGUAGES[i] === language;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    });
    this.panel.setAttribute("aria-labelledby", `tab-${language.id}`);
    this.text.textContent = language[this.kind](this.settings);
    this.note.textContent = language.note;
  }

  move(event) {
    const index = LANGUAGES.indexOf(this.language);
    const goal = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    const at = (goal + LANGUAGES.length) % LANGUAGES.length;
    this.choose(LANGUAGES[at]);
    this.tabs[at].focus();
  }

  async copyCode() {
    try {
      await navigator.clipboard.writeText(this.text.textContent);
      this.copy.textContent = "Copied";
    } catch {
      // Where the page may not write to the clipboard, the text is selected instead.
      getSelection().selectAllChildren(this.text);
      this.copy.textContent = "Selected";
    }
    clearTimeout(this.saying);
    this.saying = setTimeout(() => (this.copy.textContent = "Copy"), SAID);
  }
}
