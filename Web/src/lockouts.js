// Warns, once for each recogniser, where a pen and a finger lock each other out of one that follows one kind of touch at a time.
import { inner, Window } from "./dactyl.js";
import { NUMBER_OF_TOUCHES } from "./kinds.js";
import { MOVED, ROW } from "./rows.js";
import { TOUCH_KINDS, TOUCH_PHASES } from "./words.js";

const { _numbers: numbers } = inner;
const { send, _sendRows: sendRows } = Window.prototype;
const told = new WeakSet();

Window.prototype.send = function (frame) {
  for (const { id, phase, kind = "direct" } of frame.contacts) compare(this, id, phase, kind);
  send.call(this, frame);
};

Window.prototype._sendRows = function (length) {
  const { _doubles: words, _base: base } = this.engine;
  for (let at = base + 4; at < base + 4 + ROW * words[base + 1]; at += ROW) {
    if (words[at + 1] !== MOVED) compare(this, words[at], TOUCH_PHASES[words[at + 1]], TOUCH_KINDS[words[at + 4]]);
  }
  sendRows.call(this, length);
};

function compare(window, id, phase, kind) {
  const kinds = (window._kindsDown ??= new Map());
  if (phase === "began") {
    kinds.set(id, kind);
    const other = [...kinds.values()].find((one) => one !== kind);
    if (other) warn(window, kind, other);
  } else if (phase === "ended" || phase === "cancelled") {
    kinds.delete(id);
  }
}

function warn(view, kind, other) {
  for (const recognizer of view.recognizers) {
    if (told.has(recognizer) || !recognizer._number(NUMBER_OF_TOUCHES) || !recognizer._number(numbers.requiresExclusiveTouchKind)) continue;
    told.add(recognizer);
    console.warn(`${recognizer.name ?? recognizer.kind} follows touches of one kind at a time: ${kind} is locked out while ${other} is down; ` +
      "set requiresExclusiveTouchKind to false where both should count");
  }
  for (const subview of view.views) warn(subview, kind, other);
}
