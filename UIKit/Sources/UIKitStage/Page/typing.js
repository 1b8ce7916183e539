// The field that a phone's keyboard types into while the program edits a text.

// One character that can be deleted, because keyboards say nothing of deleting in an empty field.
const FILLER = "\u200b";
const segmenter = new Intl.Segmenter();
const characters = (text) => Array.from(segmenter.segment(text), ({ segment }) => segment);

export class Typing {
  // field: an invisible input; screen: has the focus otherwise; press: takes the name of a key.
  constructor(field, screen, press) {
    Object.assign(this, { field, screen, press, keyboard: null, known: FILLER });
    field.addEventListener("input", ({ isComposing }) => this.take(isComposing));
    field.addEventListener("compositionend", () => this.take(false));
    field.addEventListener("blur", () => this.clear());
  }

  // The keyboard that the program wants; null if it edits nothing.
  set(keyboard) {
    const wasWanted = this.keyboard !== null;
    this.keyboard = keyboard;
    clearTimeout(this.timer);
    if (!keyboard) {
      if (wasWanted && document.activeElement === this.field) this.screen.focus({ preventScroll: true });
      return;
    }
    const { field } = this;
    field.type = keyboard.isSecret ? "password" : "text";
    field.inputMode = keyboard.mode;
    field.enterKeyHint = keyboard.enter;
    field.autocapitalize = keyboard.capitals;
    this.clear();
    this.focus();
  }

  // Puts the focus where keys are to go.
  focus() {
    (this.keyboard ? this.field : this.screen).focus({ preventScroll: true });
  }

  // A finger has lifted from a text. Phones open their keyboard only now, and the program's answer comes later.
  open() {
    this.field.focus({ preventScroll: true });
    clearTimeout(this.timer);
    if (!this.keyboard) this.timer = setTimeout(() => document.activeElement === this.field && this.screen.focus(), 1000);
  }

  clear() { this.field.value = this.known = FILLER; }

  // Tells what has changed, as keys.
  take(isComposing) {
    const [old, now] = [characters(this.known), characters(this.field.value)];
    let same = 0;
    while (same < old.length && old[same] === now[same]) same++;
    for (let i = same; i < old.length; i++) this.press("Backspace");
    for (const character of now.slice(same)) this.press(character === "\n" ? "Enter" : character);
    this.known = this.field.value;
    if (!isComposing && (now.length === 0 || now.length > 1000)) this.clear();
  }
}
