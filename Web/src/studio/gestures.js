// Under the pad for drawn gestures: the gestures, their samples, and how well the library tells one from another.

import { StrokeLibrary } from "../strokes.js";
import { make } from "./dom.js";
import { saveText } from "./files.js";
import { thumbnail } from "./ink.js";
import { swiftSource } from "./swift.js";

const ENOUGH = 5;
// How long the next stroke of a sample is waited for, in seconds.
const NEXT_STROKE = 0.6;
const FORGIVEN = { size: "size", rotation: "turning", proportions: "proportions", direction: "direction", start: "where it starts" };

export class GesturesPanel {
  constructor(session, studio) {
    this.session = session;
    this.studio = studio;
    this.chips = make("div", { class: "chips", role: "radiogroup", "aria-label": "What a drawing is for" });
    this.name = make("input", { type: "text", id: "gesture-name", maxlength: 40, placeholder: "Name", "aria-label": "Name of a new gesture", autocomplete: "off" });
    const form = make("form", { class: "new" }, this.name, make("button", { type: "submit" }, "New gesture"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.define(this.name.value.trim());
    });
    this.status = make("p", { class: "status", role: "status" });
    this.samples = make("div", { class: "samples" });
    this.confusion = make("div", { class: "confusion" });
    const file = make("input", { type: "file", hidden: true, "aria-label": "Library to open", accept: ".json" });
    file.addEventListener("change", () => this.open(file.files[0]));
    this.element = make("div", { class: "gestures" },
      make("div", { class: "bar" }, this.chips, form), this.status, this.samples, this.confusion,
      make("div", { class: "tools" },
        make("button", { type: "button", onclick: () => saveText(`${this.library.stringify()}\n`, "gestures.json", "application/json") }, "Download library"),
        make("button", { type: "button", onclick: () => saveText(swiftSource(this.library), "Gestures.swift", "text/plain") }, "Download Swift"),
        make("button", { type: "button", onclick: () => file.click() }, "Open library…"), file));
    this.refresh();
  }

  get library() { return this.session.kept.library; }
  get sampled() { return this.session.kept.sampled; }

  get chosen() { return this.library.classes.find(({ name }) => name === this.sampled) ?? null; }

  choose(name) {
    this.session.kept.sampled = name;
    this.refresh();
  }

  define(name) {
    if (!name) {
      this.name.focus();
      return this.say("Give the gesture a name first.");
    }
    if (!this.library.classes.some((other) => other.name === name)) this.library.define(name);
    this.name.value = "";
    this.choose(name);
  }

  // Adds a drawing as a sample of the chosen gesture. Recognisers wait for a second stroke only if a gesture has one, so the first
  // such sample arrives stroke by stroke.
  take(drawing) {
    clearTimeout(this.waiting);
    this.strokes = [...(this.strokes ?? []), ...drawing];
    const name = this.sampled;
    if (!this.session.kept.several.has(name) || this.hasSeveral) return this.add(name);
    this.waiting = setTimeout(() => this.add(name), NEXT_STROKE * 1000);
    return true;
  }

  get hasSeveral() {
    return this.library.classes.some(({ templates }) => templates.some((template) => this.library.drawing(template).length > 1));
  }

  add(name) {
    const drawing = this.strokes;
    this.strokes = [];
    try {
      this.library.add(name, drawing);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.say(`Too little to be a sample: ${error.message}.`);
      return false;
    }
    const count = this.library.classes.find((one) => one.name === name).templates.length;
    if (count === ENOUGH) this.session.kept.sampled = null;
    this.refresh();
    if (count === ENOUGH) this.say(`Five samples of ${name}: try it now.`);
    return true;
  }

  async open(file) {
    if (!file) return;
    try {
      this.replace({ text: await file.text() });
    } catch (error) {
      this.say(`${file.name}: ${error.message}`);
    }
  }

  delete(what) {
    this.deleted = { text: this.library.stringify(), sampled: this.sampled };
    this.library.delete(what);
    if (!this.chosen) this.session.kept.sampled = null;
    this.refresh();
    this.status.append(" Deleted. ", make("button", { type: "button", onclick: () => this.replace(this.deleted) }, "Undo"));
  }

  // Other gestures in the place of these.
  replace({ text, sampled = null }) {
    const library = StrokeLibrary.parse(this.session.engine, text);
    this.library.remove();
    this.session.kept.library = library;
    this.session.kept.sampled = sampled;
    this.studio.choose(this.session.pad);
  }

  say(words) { this.status.textContent = words; }

  refresh() {
    const { library } = this;
    this.studio.keep.put("gestures", () => library.stringify());
    this.drawChips();
    this.drawSamples();
    this.drawConfusion();
    const { chosen } = this;
    const count = chosen?.templates.length;
    if (!chosen) this.say(this.library.classes.length ? "Draw on the pad to try." : "There is no gesture yet: name one.");
    else if (count < 3) this.say(`Draw ${chosen.name} ${count ? `again: ${count} of 3 to 5 samples` : "on the pad, three to five times"}.`);
    else this.say(`${count} samples of ${chosen.name}. Draw more, or try it.`);
  }

  drawChips() {
    const chip = (name, title, template) => {
      const input = make("input", { type: "radio", name: "sampled", checked: this.sampled === name });
      input.addEventListener("change", () => this.choose(name));
      const pictures = template === undefined ? [] : [thumbnail(this.library.drawing(template), 22)];
      return make("label", { class: "chip" }, input, make("span", {}, ...pictures, title));
    };
    const hadFocus = this.chips.contains(document.activeElement);
    this.chips.replaceChildren(chip(null, "Try"),
      ...this.library.classes.map(({ name, templates }) => chip(name, `${name} · ${templates.length}`, templates[0])));
    if (hadFocus) this.chips.querySelector("input:checked")?.focus();
  }

  drawSamples() {
    const { chosen, library } = this;
    if (!chosen) return this.samples.replaceChildren();
    const { name, templates, forgives } = chosen;
    const forgiven = Object.entries(FORGIVEN).map(([word, title]) => {
      const box = make("input", { type: "checkbox", checked: forgives.includes(word) });
      box.addEventListener("change", () => {
        library.define(name, { forgives: box.checked ? [...chosen.forgives, word] : chosen.forgives.filter((other) => other !== word) });
        this.drawConfusion();
      });
      return make("label", { class: "choice" }, box, title);
    });
    const { several } = this.session.kept;
    const strokes = make("input", { type: "checkbox", checked: several.has(name) });
    strokes.addEventListener("change", () => (strokes.checked ? several.add(name) : several.delete(name)));
    this.samples.replaceChildren(
      make("div", { class: "strip" }, ...templates.map((template, index) => make("button", {
        type: "button", class: "sample", "aria-label": `Delete sample ${index + 1} of ${name}`, title: "Delete this sample",
        onclick: () => this.delete(template),
      }, thumbnail(library.drawing(template))))),
      make("fieldset", {}, make("legend", {}, `${name} may differ in`), ...forgiven),
      make("div", { class: "bar" }, make("label", { class: "choice" }, strokes, `${name} has several strokes`),
        make("button", { type: "button", onclick: () => this.delete(name) }, `Delete ${name}`)));
  }

  // A row for each gesture: how often all other samples match its samples to each gesture.
  drawConfusion() {
    const { classes } = this.library;
    if (!classes.length) return this.confusion.replaceChildren();
    const { names, counts } = this.library.confusion();
    const columns = [...names, "none"];
    const head = make("tr", {}, make("td"), ...columns.map((name) => make("th", { scope: "col" }, name)));
    const rows = counts.map((row, at) => make("tr", {}, make("th", { scope: "row" }, names[at]),
      ...row.map((count, column) => make("td", { class: count === 0 ? "zero" : column === at ? "right" : "wrong" }, count ? String(count) : "·"))));
    this.confusion.replaceChildren(
      make("div", { class: "sheet", tabindex: "0", role: "region", "aria-label": "Confusion of the gestures" },
        make("table", { "aria-describedby": "confusion-words" }, head, ...rows)),
      make("div", { id: "confusion-words" }, make("p", {}, verdict(classes, counts)),
        make("p", { class: "quiet" }, "A row for each gesture: what its samples would be taken for, each judged by all the others.")));
  }
}

function verdict(classes, counts) {
  const few = classes.filter(({ templates }) => templates.length < 3).map(({ name }) => name);
  const mixed = counts.flatMap((row, at) => row.flatMap((count, column) => {
    const { name, templates } = classes[at];
    if (!count || column === at || templates.length < 3) return [];
    return [column < classes.length
      ? `${name} is taken for ${classes[column].name} in ${count} of ${templates.length}`
      : `${name} is not recognized in ${count} of ${templates.length}`];
  }));
  const isAny = classes.some(({ templates }) => templates.length >= 3);
  const words = mixed.length ? `${mixed.join("; ")}.` : isAny ? "All samples are told apart." : "";
  return few.length ? `${words} ${few.join(", ")}: draw at least three samples.`.trim() : words;
}
