#!/usr/bin/env node
// Plays with dactyl.js in a page whose elements come and go.
//   play.mjs [--seconds 10] [--seed N] [--episodes N] [--verbose]
// Ends with 0 if nothing was found; else with 1 and a line that repeats the finding.
import { readFileSync } from "node:fs";
import { Element, Page } from "./browser.mjs";

const options = { seconds: 10, seed: Math.floor(Math.random() * 1e9), episodes: Infinity, verbose: false };
for (let index = 2; index < process.argv.length; index++) {
  const name = process.argv[index].replace(/^--/, "");
  if (name === "help") {
    console.log("play.mjs [--seconds 10] [--seed N] [--episodes N] [--verbose]");
    process.exit(0);
  }
  if (!(name in options)) {
    console.error(`play.mjs: there is no option ${process.argv[index]}`);
    process.exit(2);
  }
  options[name] = name === "verbose" ? true : Number(process.argv[++index]);
}

// What an action throws reaches nobody but the page's own handler of errors.
const uncaught = [];
for (const type of ["uncaughtException", "unhandledRejection"]) process.on(type, (error) => uncaught.push(error));

// Seconds of processor time.
const spent = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
new Page().install();
const Web = new URL("../../Web/", import.meta.url);
const { load } = await import(new URL("dactyl.js", Web));
// Compiled once: node 20 has been seen to wait for ever for one of many compilations.
const compiled = new WebAssembly.Module(readFileSync(new URL("dactyl.wasm", Web)));

// A row of numbers from a seed (SplitMix64, in 32 bits: mulberry32).
function diceOf(seed) {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(unit() * limit);
  return { unit, below, oneIn: (count) => below(count) === 0, pick: (list) => list[below(list.length)] };
}

const KINDS = ["tap", "longPress", "pan", "pinch", "rotation", "swipe", "transform"];
const BAD = [
  { name: 5 }, { minimumDistance: "x" }, { minimumDistance: NaN }, { noSuchOption: 1 }, { simultaneousWith: 5 },
  { requiresFailureOf: "nobody" }, { onBegan: 5 },
];

class Episode {
  findings = [];
  views = [];
  counts = { events: 0, actions: 0, operations: 0 };
  #open = new Map();
  #isOver = false;
  #depth = 0;

  constructor(seed, dactyl) {
    this.dice = diceOf(seed);
    this.dactyl = dactyl;
    this.page = new Page();
    this.page.install();
    this.page.time = 1000 + dactyl.page.time * 1000;
    this.isHostile = this.dice.oneIn(2);
    for (let index = 0; index < 4; index++) this.attach();
  }

  find(words) { if (!this.findings.includes(words)) this.findings.push(words); }

  say(words) { if (options.verbose) console.log("  ".repeat(this.#depth) + words); }

  place() { return [this.dice.below(400), this.dice.below(300)]; }

  attach() {
    const { dice, page } = this;
    const element = new Element(page, dice.below(200), dice.below(200), 100 + dice.below(200), 60 + dice.below(200));
    const parents = this.views.filter((view) => view.isAlive);
    const parent = dice.oneIn(3) && parents.length ? dice.pick(parents).element : page.body;
    parent.append(element);
    const view = this.dactyl.attach(element);
    this.views.push(view);
    for (let index = 0; index < 1 + dice.below(2); index++) this.add(view);
  }

  add(view) {
    const { dice } = this;
    if (!view.isAlive) return;
    const kind = dice.pick(KINDS);
    const recognizer = view.add(kind, dice.oneIn(3) ? { simultaneousWith: "*" } : {}, (gesture) => this.act(gesture, kind));
    if (dice.oneIn(3)) view.element.addEventListener(kind, () => this.interfere(`listener of a ${kind}`));
    this.say(`add ${kind}`);
    return recognizer;
  }

  // An action must be told of one beginning and one end.
  act(gesture, kind) {
    this.counts.actions++;
    const { state } = gesture;
    this.say(`${kind} ${state}`);
    const isOpen = this.#open.get(gesture) ?? false;
    if (state === "began" && isOpen) this.find(`a ${kind} began twice`);
    if ((state === "changed" || state === "cancelled") && !isOpen) this.find(`a ${kind} that never began is ${state}`);
    this.#open.set(gesture, state === "began" || state === "changed");
    this.interfere(`action of a ${kind}`);
  }

  // Something of the page's own happens in a callback.
  interfere(name) {
    const { dice } = this;
    if (this.#isOver || !this.isHostile || this.#depth > 2 || !dice.oneIn(6)) return;
    this.#depth++;
    this.say(name);
    this.operate();
    this.#depth--;
    if (dice.oneIn(4)) throw new Error("thrown by the page");
  }

  operate() {
    const { dice, page } = this;
    this.counts.operations++;
    const view = dice.pick(this.views);
    const operation = dice.below(12);
    this.say(`operation ${operation}`);
    switch (operation) {
      case 0: if (this.views.length < 8) this.attach(); break;
      case 1: view.element.remove(); break;
      case 2: page.body.append(view.element); break;
      case 3: view.element.clear(); break;
      case 4: this.add(view); break;
      case 5: if (view.isAlive) dice.pick(view.recognizers)?.remove(); break;
      case 6: if (view.isAlive && dice.oneIn(2)) this.detach(view); break;
      case 7: this.addBadly(view); break;
      case 8: if (this.#depth > 0) this.fingers(); break;
      case 9: if (view.isAlive) view.element.x = dice.below(300); break;
      case 10: this.dactyl.page.cancelAllTouches(); break;
      case 11: page.cancel(dice.pick([...page.pointers.keys(), 1])); break;
    }
  }

  detach(view) {
    const elements = this.views.filter((other) => other.element && view.element.contains(other.element)).map(({ element }) => element);
    view.remove();
    for (const element of elements) this.views = this.views.filter((other) => other.element !== element || other.isAlive);
    this.views = this.views.filter((other) => other.isAlive && other !== view);
    while (this.views.length < 2) this.attach();
  }

  // What is refused leaves nothing behind.
  addBadly(view) {
    if (!view.isAlive) return;
    const before = view.recognizers.length;
    const bad = this.dice.pick(BAD);
    try {
      view.add("pan", bad, () => this.find("a refused recogniser acts"));
      this.find(`add takes ${JSON.stringify(bad)}`);
    } catch (error) {
      if (!error.message) this.find("a refusal says nothing");
    }
    if (view.recognizers.length !== before) this.find("a refused recogniser is listed");
  }

  fingers() {
    const { dice, page } = this;
    this.counts.events++;
    const id = 1 + dice.below(3);
    const finger = page.pointers.get(id);
    if (!finger) page.down(id, ...this.place());
    else if (dice.oneIn(8)) page.up(id, finger.x, finger.y);
    else page.move(id, finger.x + dice.below(41) - 20, finger.y + dice.below(41) - 20);
  }

  play() {
    for (let turn = 0; turn < 80; turn++) {
      this.page.pass(this.dice.oneIn(30) ? 700 : 8);
      this.fingers();
      if (this.isHostile && this.dice.oneIn(5)) this.operate();
    }
    this.rest();
  }

  // All fingers lift; then everybody must be possible again, and a tap must be heard.
  rest() {
    const { page } = this;
    this.#isOver = true;
    for (const [id, { x, y }] of [...page.pointers]) page.up(id, x, y);
    for (let step = 0; step < 5; step++) page.pass(2000);
    for (const view of this.views) {
      if (!view.isAlive) continue;
      for (const recognizer of view.recognizers) {
        if (recognizer.state !== "possible") this.find(`a ${recognizer.kind} stays ${recognizer.state}`);
        if (this.#open.get(recognizer)) this.find(`a ${recognizer.kind} was told of no end`);
      }
    }
    const element = new Element(page, 0, 0, 400, 300);
    page.body.append(element);
    const view = this.dactyl.attach(element);
    let taps = 0;
    view.add("tap", () => taps++);
    page.down(9, 50, 50);
    page.pass(30);
    page.up(9, 50, 50);
    page.pass(2000);
    if (taps !== 1) this.find(`a tap on a new element is heard ${taps} times`);
    view.remove();
    for (const view of this.views) if (view.isAlive) view.remove();
  }

  // Looks at what was thrown that is not the page's own.
  checkErrors() {
    const { page } = this;
    for (const error of page.errors.concat(uncaught.splice(0))) {
      if (error.message !== "thrown by the page") this.find(`an error of its own: ${error.stack?.split("\n").slice(0, 7).join(" ")}`);
    }
  }
}

const totals = {};
let episodes = 0;
for (let seed = options.seed; episodes < options.episodes && (episodes === 0 || spent() < options.seconds); seed++, episodes++) {
  const episode = new Episode(seed, await load(compiled));
  let findings;
  try {
    episode.play();
    await new Promise(setImmediate);
    episode.checkErrors();
    ({ findings } = episode);
  } catch (error) {
    findings = [error.stack];
  }
  for (const [name, count] of Object.entries(episode.counts)) totals[name] = (totals[name] ?? 0) + count;
  if (findings.length > 0) {
    for (const words of findings) console.log(`found: ${words}`);
    console.log(`repeats it: node Adversary/Page/play.mjs --seed ${seed} --episodes 1 --verbose`);
    process.exit(1);
  }
}
const counts = Object.entries(totals).map(([name, count]) => `${count} ${name}`).join(", ");
console.log(`page: ${episodes} episodes from seed ${options.seed}, ${counts}; nothing found`);
process.exit(0);
