// Under the pad for gestures of one's own: the gestures, their samples, and what each would be taken for.

import { make } from "./dom.js";
import { saveText } from "./files.js";
import { handsPicture, lengthOf } from "./hands.js";
import { thumbnail } from "./ink.js";
import { durationOf, mostFingers, PAUSE, understood, withFingers } from "./showing.js";
import { swiftSource } from "./swift.js";
import { Taught } from "./taught.js";

const ENOUGH = 5;
// How long the next stroke of a drawing is waited for, in seconds.
const NEXT_STROKE = 0.6;
const FORGIVEN = { size: "size", rotation: "turning", proportions: "proportions", direction: "direction", start: "where it starts" };
const FORGIVEN_SHOWN = { size: "size", rotation: "direction and turning", speed: "speed" };

export class GesturesPanel {
  constructor(session, studio) {
    this.session = session;
    this.studio = studio;
    // The gesture whose sample has begun, and when.
    this.begun = null;
    this.chips = make("div", { class: "chips", role: "radiogroup", "aria-label": "What a gesture is for" });
    this.name = make("input", { type: "text", id: "gesture-name", maxlength: 40, placeholder: "Name", "aria-label": "Name of a new gesture", autocomplete: "off" });
    const form = make("form", { class: "new" }, this.name, make("button", { type: "submit" }, "New gesture"));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.define(this.name.value.trim());
    });
    this.status = make("p", { class: "status", role: "status" });
    this.samples = make("div", { class: "samples" });
    this.confusion = make("div", { class: "confusion" });
    this.file = make("input", { type: "file", hidden: true, "aria-label": "Library to open", accept: ".json" });
    this.file.addEventListener("change", () => this.open(this.file.files[0]));
    this.tools = make("div", { class: "tools" });
    this.element = make("div", { class: "gestures" },
      make("div", { class: "bar" }, this.chips, form), this.status, this.samples, this.confusion, this.tools);
    this.refresh();
  }

  get taught() { return this.session.kept.taught; }
  get sampled() { return this.session.kept.sampled; }

  get chosen() { return this.sampled === null ? null : this.taught.gesture(this.sampled); }

  choose(name) {
    this.session.kept.sampled = name;
    this.refresh();
  }

  define(name) {
    if (!name) {
      this.name.focus();
      return this.say("Give the gesture a name first.");
    }
    this.taught.define(name);
    this.name.value = "";
    this.choose(name);
  }

  // What fingers do while a gesture is chosen is a sample, once all are up and no other comes.
  touched({ time, contacts }) {
    if (!contacts.length) return;
    clearTimeout(this.waiting);
    if (this.sampled !== null && contacts.some(({ phase }) => phase === "began")) this.begun ??= { name: this.sampled, start: time };
    if (!this.begun || this.session.trace.down.size) return;
    const pause = this.session.kept.several.has(this.begun.name) ? NEXT_STROKE : PAUSE;
    this.waiting = setTimeout(() => this.take(this.begun), pause * 1000);
  }

  take({ name, start }) {
    this.begun = null;
    const frames = this.session.recorder.recording.frames.filter(({ time }) => time >= start);
    if (!frames.length || frames.some(({ contacts }) => contacts.some(({ phase }) => phase === "cancelled"))) return;
    let words;
    let isTaken = true;
    try {
      words = understood(this.taught.add(name, frames, { hasSeveralStrokes: this.session.kept.several.has(name) }));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      words = error.message;
      isTaken = false;
    }
    this.session.tell({ time: this.session.window.time, sample: { name, words, isTaken } });
    if (!isTaken) return this.say(`Not taken: ${words}.`);
    const isEnough = this.taught.gesture(name).samples.length === ENOUGH;
    if (isEnough) this.session.kept.sampled = null;
    this.refresh();
    if (isEnough) this.say(`Five samples of ${name}: try it now.`);
    else this.status.prepend(`Understood: ${words}. `);
  }

  async open(file) {
    if (!file) return;
    try {
      const text = await file.text();
      const { content } = this.taught;
      const isShown = JSON.parse(text).format === "dactyl-gestures";
      this.replace(isShown ? { ...content, names: [], shown: text, touches: [] } : { ...content, names: [], drawn: text });
    } catch (error) {
      this.say(`${file.name}: ${error.message}`);
    }
  }

  delete(name, number) {
    this.deleted = { content: this.taught.content, sampled: this.sampled };
    if (number === undefined) this.taught.delete(name);
    else this.taught.deleteSample(name, number);
    if (!this.taught.names.includes(this.sampled)) this.session.kept.sampled = null;
    this.refresh();
    this.status.append(" Deleted. ", make("button", { type: "button", onclick: () => this.replace(this.deleted.content, this.deleted.sampled) }, "Undo"));
  }

  // What is under way is no sample any more.
  close() { clearTimeout(this.waiting); }

  // Other gestures in the place of these.
  replace(content, sampled = null) {
    const taught = new Taught(this.session.engine, content);
    this.taught.remove();
    this.session.kept.taught = taught;
    this.session.kept.sampled = sampled;
    this.studio.choose(this.session.pad);
  }

  say(words) { this.status.textContent = words; }

  refresh() {
    const { taught, chosen } = this;
    this.studio.keep.put("gestures", () => taught.content);
    this.session.pad.enable(this.session);
    this.drawChips();
    this.drawSamples();
    this.drawConfusion();
    this.drawTools();
    const count = chosen?.samples.length;
    if (!chosen) this.say(taught.names.length ? "Draw or show one on the pad to try." : "There is no gesture yet: name one.");
    else if (!count) this.say(`Show ${chosen.name} on the pad, three to five times: one finger draws, more fingers do anything.`);
    else if (count < 3) this.say(`${chosen.isShown ? "Show" : "Draw"} ${chosen.name} again: ${count} of 3 to 5 samples.`);
    else this.say(`${count} samples of ${chosen.name}. ${chosen.isShown ? "Show" : "Draw"} more, or try it.`);
  }

  drawChips() {
    const chip = (name, title, picture) => {
      const input = make("input", { type: "radio", name: "sampled", checked: this.sampled === name });
      input.addEventListener("change", () => this.choose(name));
      return make("label", { class: "chip" }, input, make("span", {}, ...(picture ? [picture] : []), title));
    };
    const hadFocus = this.chips.contains(document.activeElement);
    this.chips.replaceChildren(chip(null, "Try"), ...this.taught.gestures.map(({ name, samples, isShown }) => {
      const [first] = samples;
      const picture = first === undefined ? null : isShown
        ? make("small", {}, withFingers(mostFingers(this.taught.demonstration(name, first)))) : thumbnail(this.taught.drawn.drawing(first), 22);
      return chip(name, `${name} · ${samples.length}`, picture);
    }));
    if (hadFocus) this.chips.querySelector("input:checked")?.focus();
  }

  drawSamples() {
    const { chosen, taught } = this;
    if (!chosen) return this.samples.replaceChildren();
    const { name, samples, isShown } = chosen;
    const demonstrations = isShown ? samples.map((number) => taught.demonstration(name, number)) : [];
    const length = lengthOf(demonstrations);
    const picture = (number, index) => isShown ? handsPicture(demonstrations[index], taught.fingers(number), length) : thumbnail(taught.drawn.drawing(number));
    this.samples.replaceChildren(
      make("div", { class: "strip" }, ...samples.map((number, index) => make("button", {
        type: "button", class: isShown ? "sample hands" : "sample", "aria-label": `Delete sample ${index + 1} of ${name}`,
        title: `${isShown ? `${understood(demonstrations[index])}. ` : ""}Delete this sample`, onclick: () => this.delete(name, number),
      }, picture(number, index)))),
      ...(isShown ? [make("p", { class: "quiet" }, summary(demonstrations))] : []),
      ...(samples.length ? [this.forgiven(chosen)] : []),
      make("div", { class: "bar" }, isShown ? this.following(chosen) : this.several(name),
        make("button", { type: "button", onclick: () => this.delete(name) }, `Delete ${name}`)));
  }

  forgiven({ name, isShown }) {
    const choices = Object.entries(isShown ? FORGIVEN_SHOWN : FORGIVEN).map(([word, title]) => this.choice(title, () => this.taught.gesture(name).forgives.includes(word), (isOn) => {
      const others = this.taught.gesture(name).forgives.filter((other) => other !== word);
      this.taught.forgive(name, { forgives: isOn ? [...others, word] : others });
    }));
    return make("fieldset", {}, make("legend", {}, `${name} may differ in`), ...choices);
  }

  following({ name }) {
    return this.choice(`${name} follows the fingers, from the moment at which it is clear`, () => this.taught.gesture(name).isContinuous,
      (isContinuous) => this.taught.forgive(name, { isContinuous }));
  }

  several(name) {
    const { several } = this.session.kept;
    return this.choice(`${name} has several strokes`, () => several.has(name), (isOn) => (isOn ? several.add(name) : several.delete(name)));
  }

  choice(title, isOn, set) {
    const box = make("input", { type: "checkbox", checked: isOn() });
    box.addEventListener("change", () => {
      set(box.checked);
      this.studio.keep.put("gestures", () => this.taught.content);
      this.drawConfusion();
    });
    return make("label", { class: "choice" }, box, title);
  }

  // A row for each gesture: how often all other samples match its samples to each gesture, and which built-in gestures they are.
  drawConfusion() {
    const rows = this.taught.confusion().filter(({ samples }) => samples);
    if (!rows.length) return this.confusion.replaceChildren();
    const builtIns = [...new Set(rows.flatMap((row) => [...row.builtIns.keys()]))];
    const columns = [...rows.map(({ name }) => name), null, ...builtIns];
    const head = make("tr", {}, make("td"), ...columns.map((name) => make("th", { scope: "col" }, name ?? "none")));
    const cell = (count, kind) => make("td", { class: count ? kind : "zero" }, count ? String(count) : "·");
    const line = (title, kind, numberOf) => make("tr", {}, make("th", { scope: "row" }, title), ...columns.map((name, column) => cell(numberOf(name, column), kind(name))));
    const lines = rows.map((row) => line(row.name, (name) => (name === row.name ? "right" : "wrong"),
      (name, column) => (column > rows.length ? row.builtIns.get(name)?.count : row.takenFor.get(name))));
    const palms = rows.some(({ isShown }) => isShown) ? this.taught.palms() : null;
    if (palms) lines.push(line("resting palms", (name) => (name === null ? "right" : "wrong"), (name, column) => (column > rows.length ? 0 : palms.get(name))));
    this.confusion.replaceChildren(
      make("div", { class: "sheet", tabindex: "0", role: "region", "aria-label": "Confusion of the gestures" },
        make("table", { "aria-describedby": "confusion-words" }, head, ...lines)),
      make("div", { id: "confusion-words" }, ...verdict(rows, palms).map((words) => make("p", {}, words)),
        make("p", { class: "quiet" }, `A row for each gesture: what its samples would be taken for, each judged by all the others${
          palms ? "; what else they are; and what 36 palms that rest would be taken for, which are simulated" : ""}.`)));
  }

  drawTools() {
    const { taught, file } = this;
    const button = (title, onclick) => make("button", { type: "button", onclick }, title);
    const shown = taught.gestures.filter(({ isShown }) => isShown);
    const isShown = shown.length > 0;
    this.tools.replaceChildren(
      button("Download library", () => saveText(`${taught.drawn.stringify()}\n`, "gestures.json", "application/json")),
      button("Download Swift", () => saveText(swiftSource(taught.drawn), "Gestures.swift", "text/plain")),
      ...(isShown ? [
        button("Download shown library", () => saveText(`${taught.shown.stringify()}\n`, "shown.json", "application/json")),
        button("Download shown Swift", () => saveText(swiftSource(taught.shown, "ShownGestures"), "ShownGestures.swift", "text/plain")),
        button("Download gesture file", () => saveText(this.gestureFile(shown), "gestures.conf", "text/plain")),
      ] : []),
      button("Open library…", () => file.click()), file);
  }

  // What `dactyl desktop` reads, beside the library. Its gestures have names of one word in small letters.
  gestureFile(shown) {
    const lines = shown.map(({ name, samples }) => /^[^\s#]\S*$/.test(name) && name === name.toLowerCase()
      ? `show ${name} ${mostFingers(this.taught.demonstration(name, samples[0]))} run notify-send "${name.replace(/["\\$`]/g, "")}"`
      : `# Give ${name} a name of one word in small letters, and take the library again.`);
    return `# For dactyl desktop; shown.json lies beside this file.\n${lines.join("\n")}\n`;
  }
}

// What all samples have in common, in words.
function summary(demonstrations) {
  const times = demonstrations.map(durationOf);
  const [least, most] = [Math.min(...times), Math.max(...times)].map((time) => time.toFixed(1));
  return `${understood(demonstrations[0])}${demonstrations.length > 1 && least !== most ? `; all in ${least} to ${most} s` : ""}.`;
}

const listed = (words) => (words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);

function verdict(rows, palms) {
  const enough = rows.filter(({ samples }) => samples >= 3);
  const few = rows.filter(({ samples }) => samples < 3).map(({ name }) => name);
  const mixed = enough.flatMap(({ name, samples, takenFor }) => [...takenFor].filter(([other, count]) => count && other !== name).map(([other, count]) =>
    other === null ? `${name} is not recognized in ${count} of ${samples}` : `${name} is taken for ${other} in ${count} of ${samples}`));
  const words = mixed.length ? `${mixed.join("; ")}.` : enough.length ? "All samples are told apart." : "";
  const missing = few.length ? `${few.join(", ")}: show at least three samples.` : "";
  const others = rows.filter(({ builtIns }) => builtIns.size).map(({ name, known, builtIns, isContinuous }) => {
    const kinds = [...builtIns].map(([builtIn, { count }]) => `a ${builtIn} (${count} of ${known})`);
    const early = [...builtIns].filter(([, one]) => one.early && !isContinuous).map(([builtIn]) => builtIn);
    return `${name} is ${listed(kinds)}, too. Beside such recognizers, let them wait by requireToFail${
      early.length ? `: ${listed(early)} would begin before it is complete` : ""}.`;
  });
  const rest = [...(palms ?? [])].filter(([name]) => name !== null).map(([name, count]) =>
    `${name} is what a resting palm does: ${count} of 36. Give it more fingers or a way to go.`);
  return [`${words} ${missing}`.trim(), ...others, ...rest].filter(Boolean);
}
