// The application: sources at the side, and beside them what is chosen of them: a pad, or what a program tells and shows. Each part is
// loaded when it is first chosen.

import { make } from "./dom.js";
import { DAMAGED, readLink } from "./link.js";
import { adopt, tokens } from "./timeline/style.js";

// How often running programs are looked for, in milliseconds.
const LOOK = 2000;
// The lines that a program sent to an inspector.
const LINES = /^\s*\{\s*"dactyl"\s*:\s*"inspect"/;

export class App {
  constructor(root, link) {
    adopt(document, tokens);
    const at = (selector) => root.querySelector(selector);
    Object.assign(this, { root, link, key: link.key });
    [this.main, this.surface, this.list, this.file, this.touch] = ["main", "#surface", "#programs ul", "#file", "#touch"].map(at);
    // What is shown on the surface, by the port of a program or the name of a file.
    this.shown = new Map();
    this.programs = [];
    this.foldButton = at("#fold");
    this.foldButton.addEventListener("click", () => this.fold(!root.classList.contains("folded")));
    at("#open").addEventListener("click", () => this.file.click());
    at("#look").addEventListener("click", () => this.go(""));
    this.file.addEventListener("change", () => this.openFile(this.file.files[0]));
    this.touch.addEventListener("click", () => this.goToPads());
    for (const type of ["dragover", "dragleave", "drop"]) root.addEventListener(type, (event) => this.drop(event));
    addEventListener("hashchange", async () => this.show(await readLink(location.hash).catch(() => ({}))));
  }

  async start() {
    const given = new URLSearchParams(location.search);
    // The program that serves this page.
    this.ownKind = given.has("stage") ? "stage" : given.has("program") ? "window" : null;
    this.own = this.ownKind ? location.port : null;
    await this.look();
    setInterval(() => document.hidden || this.look(), LOOK);
    const [kind, file] = [...given].find(([name]) => name === "lines" || name === "recording") ?? [];
    if (!file) return this.show(this.link);
    const answer = await fetch(file);
    if (!answer.ok) return (await this.showPads(this.link)).say(`${file} cannot be read: ${answer.status}`, true);
    await this.open(await answer.text(), `the ${kind === "lines" ? "file" : kind} given`, this.link);
    if (kind === "lines" && this.link.pad) await this.show(this.link);
  }

  // What the address says: a program by its port, or else a pad.
  async show(link) {
    const { program = link.pad ? undefined : this.own } = link;
    const one = program === "" ? { port: "", name: "Look into a program" } : this.programs.find(({ port }) => port === program);
    if (one) await this.showProgram(one);
    else await this.showPads(link);
  }

  // To another source, from which the browser's Back leads here.
  go(port) { location.hash = this.address(`#&program=${encodeURIComponent(port)}`); }

  // The secret of the server stays, so that the page can be loaded again.
  address(hash) { return `${hash}${this.key ? `&key=${this.key}` : ""}`; }

  // --------------------------------------------------------------------------------------- sources

  async look() {
    const running = await this.running();
    if (this.own && !running.some(({ port }) => port === this.own)) {
      running.unshift({ kind: this.ownKind, port: this.own, secret: this.key, name: this.shown.get(this.own)?.program.name || "This program" });
    }
    // What a program did stays when it has gone.
    const others = this.programs.filter((one) => this.shown.has(one.port) && !running.some(({ port }) => port === one.port));
    this.programs = [...running, ...others.map((one) => ({ ...one, isGone: one.kind !== "lines" }))];
    const one = this.programs.find(({ port }) => port === this.chosen);
    if (one && one.secret !== this.shown.get(one.port)?.secret) await this.showProgram(one);
    this.tell();
  }

  // The programs of this user. The server lists them for a page that knows its secret.
  async running() {
    if (!this.key || this.isAlone) return [];
    try {
      const answer = await fetch("../programs", { headers: { Authorization: this.key } });
      this.isAlone = !answer.ok;
      const rows = answer.ok ? (await answer.text()).split("\n").filter(Boolean) : [];
      return rows.map((row) => {
        const [kind, port, secret, ...name] = row.split(" ");
        return { kind, port, secret, name: name.join(" ") };
      });
    } catch {
      // The server has gone, but not the programs.
      return this.programs.filter(({ kind, isGone }) => kind !== "lines" && !isGone);
    }
  }

  tell() {
    const signature = JSON.stringify([this.programs, this.chosen]);
    if (signature === this.told) return;
    this.told = signature;
    const note = ({ isGone }) => (isGone ? " has gone" : "");
    this.list.replaceChildren(...this.programs.map((one) => make("li", {}, make("button", {
      type: "button", "aria-current": this.chosen === one.port && "true", onclick: () => this.go(one.port),
    }, one.name, make("small", {}, note(one))))));
  }

  // Without the sources there is more room for what is chosen.
  fold(isFolded) {
    this.root.classList.toggle("folded", isFolded);
    this.foldButton.setAttribute("aria-expanded", String(!isFolded));
  }

  // ---------------------------------------------------------------------------------------- surface

  // Null for the pads.
  choose(port, name) {
    this.chosen = port;
    this.main.hidden = port !== null;
    this.surface.hidden = port === null;
    this.root.classList.toggle("program", port !== null);
    for (const [key, element] of this.shown) element.hidden = key !== port;
    document.title = name ? `${name} · Dactyl` : "Dactyl studio";
    this.tell();
  }

  async showPads(link) {
    this.choose(null);
    const isNew = !this.studio;
    this.studio ??= await (this.loading ??= this.startPads(link));
    if (!isNew) this.studio.follow(link);
    return this.studio;
  }

  async startPads(link) {
    const { start } = await import(new URL("pads.js", import.meta.url).href);
    this.touch.remove();
    return start(this, link);
  }

  async goToPads() {
    const { session: { pad } } = await this.showPads({});
    history.pushState(null, "", `${location.search}${this.address(`#${pad.id}`)}`);
  }

  // A program's screen, or what it tells.
  async showProgram({ kind, port, secret, name }) {
    if (this.shown.get(port)?.secret !== secret) this.remove(port);
    if (!this.shown.has(port)) {
      const { hostname, host, protocol } = location;
      const place = port === location.port ? host : `${hostname}:${port}`;
      const element = await this.inspector();
      this.put(port, element, secret);
      if (kind === "stage") element.connectScreen(`http://${place}/#${secret}`, name);
      if (kind === "window") element.connect(`${protocol === "https:" ? "wss" : "ws"}://${place}/inspect`, secret);
    }
    this.choose(port, port && name);
    if (this.isPhone && kind === "window" && port === this.own) {
      this.root.classList.add("bare");
      document.title = this.root.querySelector("h1").textContent = "Dactyl touch pad";
    }
  }

  put(port, element, secret) {
    element.secret = secret;
    this.shown.set(port, element);
    this.surface.append(element);
  }

  remove(port) {
    this.shown.get(port)?.remove();
    this.shown.delete(port);
  }

  async inspector() {
    await import(new URL("inspector.js", import.meta.url).href);
    const element = make("dactyl-inspector");
    element.loadParts = async () => (await import(new URL("judge.js", import.meta.url).href)).start();
    element.onfile = (file) => this.openFile(file);
    // The pad of a gesture file is in its true size, which takes room.
    element.ongesturefile = () => this.fold(true);
    element.touchesAtOnce = this.isTouched;
    element.isPhone = this.isPhone;
    return element;
  }

  // ------------------------------------------------------------------------------------------ files

  drop(event) {
    if (event.type === "dragleave" && event.relatedTarget) return;
    event.preventDefault();
    this.root.classList.toggle("dropping", event.type === "dragover");
    if (event.type === "drop") this.openFile(event.dataTransfer.files[0]);
  }

  async openFile(file) {
    this.file.value = "";
    if (file) await this.open(await file.text(), file.name);
  }

  // A program's lines are shown as the program is, and touches on the pad.
  async open(text, name, link = {}) {
    if (!LINES.test(text.slice(0, 300))) return (await this.showPads(link)).recordings.openText(text, name);
    const element = this.shown.get("") ?? await this.inspector();
    this.shown.delete("");
    this.remove(name);
    this.put(name, element);
    this.programs = [...this.programs.filter(({ port }) => port !== name), { kind: "lines", port: name, name }];
    this.choose(name, name);
    element.openText(text, name);
  }
}

const root = document.body;
let link = {};
let isDamaged = false;
try {
  link = await readLink(location.hash);
} catch {
  isDamaged = true;
}
// For the console, and for tests.
const app = (globalThis.app = new App(root, link));
// A phone that opens a program's link is a touch pad, and nothing else.
app.isTouched = matchMedia("(pointer: coarse)").matches;
app.isPhone = app.isTouched && Math.min(innerWidth, innerHeight) < 600;
try {
  await app.start();
  if (isDamaged) app.studio?.say(DAMAGED, true);
  document.documentElement.dataset.ready = "true";
} catch (error) {
  app.choose(null);
  document.getElementById("message").textContent = `The engine cannot be started: ${error.message}`;
  throw error;
}
