// What a program would have recognized with other numbers: its touches are judged again in this page, what differs is told, and the numbers
// can be sent to the program.

import { compare } from "../compare.js";
import { make } from "../dom.js";
import { inSlices } from "../slices.js";

// Recognisers that do not decide in this page as they did in the program have code of their own; so often is looked for more of them.
const ROUNDS = 12;
const MOST = 4;

export class WhatIf {
  // `load` answers a promise of the engine and of the Trial to use. `onsend` gets a recogniser's number and its new settings. `onchange` is
  // called when there is another answer.
  constructor({ load, onsend, onchange }) {
    Object.assign(this, { load, onsend, onchange });
    this.words = make("div", { role: "status" });
    this.undoButton = make("button", { type: "button", onclick: () => this.undo() }, "Undo");
    this.sendButton = make("button", { type: "button", onclick: () => this.send() }, "Send to the program");
    this.element = make("div", { class: "what-if", hidden: true }, this.words, make("div", { class: "tools" }, this.undoButton, this.sendButton));
  }

  // Another program.
  start(recorded) {
    this.recorded = recorded;
    this.own = null;
    this.stop();
  }

  // The program as it would have decided; null without other numbers.
  get program() { return this.trial?.program ?? null; }

  stop() {
    this.run = this.missed = null;
    this.trial?.close();
    this.trial = null;
    this.answer = undefined;
    this.differing = [];
    this.steps = [];
    this.isSent = false;
    this.element.hidden = true;
  }

  get changes() { return this.steps.at(-1)?.changes ?? new Map(); }

  // Another number, of a recogniser of the program; `words` say which.
  change(id, settings, words) {
    const former = this.steps.at(-1);
    const changes = new Map(this.changes);
    changes.set(id, { ...changes.get(id), ...settings });
    // A slider that is drawn along is one step.
    const name = `${id} ${Object.keys(settings)}`;
    if (former?.name === name && !this.isSent) this.steps.pop();
    this.steps.push({ name, changes, words });
    this.isSent = false;
    this.judge();
  }

  undo() {
    this.steps.pop();
    this.isSent = false;
    if (this.steps.length) return this.judge();
    this.stop();
    this.onchange();
  }

  send() {
    for (const [id, settings] of this.changes) this.onsend(id, settings);
    this.isSent = true;
    this.sendButton.disabled = true;
    // While the touches are judged, the answer is shown when it is there.
    if (this.trial && !this.run) this.show();
  }

  // A line that the program has just sent, as an object.
  take(line, isNewTouch) {
    if (!line) return;
    // What it decides from now on, it decides by the numbers sent.
    if (isNewTouch && this.isSent) {
      this.stop();
      this.onchange();
    }
    this.missed?.push(line);
    this.trial?.take(line);
  }

  async judge() {
    const run = (this.run = {});
    const isOver = () => this.run !== run;
    this.element.hidden = false;
    this.sendButton.hidden = !this.canSend;
    this.sendButton.disabled = this.isSent;
    this.words.replaceChildren(make("p", { class: "quiet" }, "Judging the touches again …"));
    try {
      this.parts ??= await this.load();
      if (isOver()) return;
      const own = this.own ?? await inSlices(this.findOwn(), { isOver });
      if (isOver()) return;
      this.own = own;
      this.missed = [];
      const trial = await inSlices(this.play(this.changes, this.own), { isOver });
      if (isOver()) return;
      for (const line of this.missed) trial.take(line);
      this.missed = null;
      this.trial?.close();
      this.trial = trial;
      this.show();
    } catch (error) {
      if (!isOver()) this.words.replaceChildren(make("p", {}, `The touches cannot be judged again here: ${error.message}`));
    }
    if (!isOver()) this.run = null;
    this.onchange();
  }

  // Plays the program's lines to its window, built again.
  *play(changes, own) {
    const { engine, Trial } = this.parts;
    const trial = new Trial(engine, changes, own, this.answers);
    for (const [i, line] of [...this.recorded.lines].entries()) {
      trial.take((line.row ??= JSON.parse(line.line)));
      if (i % 32 === 0) yield trial;
    }
    return trial;
  }

  // Recognisers that decide otherwise here with the same numbers. Those that do so first are taken out first, because others may follow them.
  *findOwn() {
    const own = new Set();
    this.answers = answersOf(this.recorded);
    for (let round = 1; round <= ROUNDS; round++) {
      const trial = yield* this.play(new Map(), own);
      const differing = this.compareWith(trial).map(({ attempt }) => attempt).filter(({ lane }) => !own.has(lane));
      trial.close();
      if (!differing.length) break;
      const first = Math.min(...differing.map(({ decided }) => decided));
      for (const { lane, decided } of differing) if (decided === first || round === ROUNDS) own.add(lane);
    }
    return own;
  }

  compareWith({ program, since = -Infinity }) { return compare(this.recorded.trace, program.trace, [[since, Infinity]]); }

  show() {
    const { recorded, own, changes } = this;
    const found = this.compareWith(this.trial);
    this.differing = found.map(({ attempt }) => attempt);
    const step = this.steps.at(-1);
    const isOwnAlone = [...changes.keys()].every((id) => own.has(id));
    const nothing = !isOwnAlone ? "Nothing would have been different."
      : `This recognizer decides by code of its own, which is not here${this.canSend ? ": send the number, and touch" : ""}.`;
    this.answer = `${step.words}: ${found[0]?.words ?? nothing}`;
    const kept = [...own].map((id) => recorded.recognizers.get(id)?.title).filter(Boolean);
    const line = (words, more) => make("p", more, words);
    this.words.replaceChildren(
      make("h3", {}, `What if ${this.steps.map(({ words }) => words).join(", ")}?`),
      ...found.slice(0, MOST).map(({ words }) => line(words)),
      ...(found.length > MOST ? [line(`and ${found.length - MOST} more`)] : found.length ? [] : [line(nothing)]),
      ...(kept.length ? [line(`Kept as they were, because code of their own decides: ${kept.slice(0, MOST).join(", ")}${kept.length > MOST ? ` and ${kept.length - MOST} more` : ""}.`, { class: "quiet" })] : []),
      ...(this.isSent ? [line("Sent: it holds from the next touch on.")] : []));
    this.sendButton.disabled = this.isSent;
  }
}

// What no line declares, because delegates answered it, by recogniser: whom it waited for, who was not prevented by it, and the times of
// the attempts that may not begin.
function answersOf({ lines, trace }) {
  const answers = { requireToFail: new Map(), simultaneousWith: new Map(), refused: new Map() };
  const add = (what, id, one) => {
    if (!answers[what].has(id)) answers[what].set(id, new Set());
    answers[what].get(id).add(one);
  };
  for (const { line } of lines) {
    if (!line.startsWith('{"type":"waiting"')) continue;
    for (const [id, others] of JSON.parse(line).rows) for (const other of others) add("requireToFail", id, other);
  }
  const attempts = trace.attempts.sort((one, other) => one.start - other.start);
  const prevented = new Set(attempts.filter(({ cause }) => cause?.label === "prevented").map(({ lane, cause }) => `${cause.other.id} ${lane}`));
  attempts.forEach((one, i) => {
    if (/^refusedBy/.test(one.cause?.label)) add("refused", one.lane, one.start);
    for (let j = i + 1; j < attempts.length && attempts[j].start <= one.end; j++) {
      const [first, second] = one.decided <= attempts[j].decided ? [one, attempts[j]] : [attempts[j], one];
      const isTogether = isPreventing(first) && (second.decided > first.decided || isPreventing(second));
      const isApart = prevented.has(`${first.lane} ${second.lane}`) || prevented.has(`${second.lane} ${first.lane}`);
      if (isTogether && !isApart) add("simultaneousWith", first.lane, second.lane);
    }
  });
  return answers;
}

const isPreventing = ({ beganCause, outcome }) => Boolean(beganCause) || outcome === "recognized";
