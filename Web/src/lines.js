// What goes on in a window of this page, as the lines of Docs/inspector.md: each as an object, to be written as JSON.
import "./inspect.js";
import { TOUCH_PHASES } from "./words.js";

// Numbers of a viewer's contacts begin here, so that they do not meet the page's.
const VIEWER = 1_000_000;

// Hands each line to `take`. Answers `send`, which takes the viewer's lines, and `close`.
export function inspect(window, take) { return new Inspection(window, take); }

class Inspection {
  constructor(window, take) {
    this.window = window;
    this._take = take;
    this._ids = new Map();
    this._last = 0;
    this._waiting = "[]";
    this._down = new Map();
    const { width, height } = sizeOf(window);
    const program = globalThis.document?.title || window.name || "page";
    take({ dactyl: "inspect", version: 1, program, time: window.time, size: [width, height], accepts: ["set", "touch"] });
    this._tellTree();
    this._recorder = (frame) => this._tellFrame(frame);
    window._recorders.push(this._recorder);
    this._stops = [
      window.observe((transition) => this._tellState(transition)),
      window.observeTouches((notice) => this._tellTouches(notice)),
    ];
  }

  close() {
    const { _recorders: recorders } = this.window;
    if (recorders.includes(this._recorder)) recorders.splice(recorders.indexOf(this._recorder), 1);
    for (const stop of this._stops.splice(0)) stop();
    // A viewer that leaves takes its fingers with it.
    const contacts = Array.from(this._down.values(), (contact) => ({ ...contact, phase: "cancelled" }));
    this._down.clear();
    if (contacts.length && this.window.isAlive) this.window.send({ time: this.window.time, contacts });
  }

  // A line of the viewer.
  send(line) {
    try {
      if (line.type === "set") this._set(line);
      else if ("t" in line) this._touch(line);
    } catch (error) {
      this._take({ type: "note", time: this.window.time, what: "wrong", words: error.message });
    }
  }

  // ------------------------------------------------------------------------------------------------- telling

  _id(object) {
    if (!this._ids.has(object)) this._ids.set(object, ++this._last);
    return this._ids.get(object);
  }

  _tellTree() {
    const views = this.window.all;
    const recognizers = views.flatMap((view) => view.recognizers);
    this._tree = [...views, ...recognizers];
    // What has gone is not kept; its number is not given again.
    const known = new Set(this._tree);
    for (const object of this._ids.keys()) if (!known.has(object)) this._ids.delete(object);
    this._settings = new Map(recognizers.map((one) => [one, JSON.stringify(settingsOf(one))]));
    const frames = framesOf(this.window);
    this._frames = JSON.stringify([...frames.values()]);
    this._take({
      type: "tree", time: this.window.time,
      views: views.map((view) => {
        const frame = frames.get(view);
        const { isHidden, alpha, isUserInteractionEnabled } = view.options;
        const ignores = isHidden ? "hidden" : alpha < 0.01 ? "transparent" : isUserInteractionEnabled === false ? "disabled" : null;
        return {
          id: this._id(view), ...(view.parent && { parent: this._id(view.parent) }), class: view.parent ? "View" : "Window",
          ...(nameOf(view) && { name: nameOf(view) }), frame, size: frame.slice(2), ...(ignores && { ignores }),
        };
      }),
      recognizers: recognizers.map((one) => ({
        id: this._id(one), view: this._id(one.view), kind: one.kind, class: one.constructor.name || one.kind,
        ...(one.name && { name: one.name }), ...(one.state !== "possible" && { state: one.state }), settings: settingsOf(one),
        ...(one.required.size && { requireToFail: Array.from(one.required, (other) => this._id(other)) }),
        ...(one._partners.size && { simultaneousWith: Array.from(one._partners).filter((other) => known.has(other)).map((other) => this._id(other)) }),
      })),
    });
  }

  _tellFrame({ time, contacts, coalesced }) {
    if (contacts.some(({ phase }) => phase === "began")) this._tellChanges(time);
    const merged = coalesced?.length ? { s: coalesced.map((one) => [one.time, ...fieldsOf(one)]) } : {};
    this._take({ t: time, c: contacts.map(fieldsOf), ...merged });
    // Who waits is known once the frame has been dealt with.
    queueMicrotask(() => this._tellWaiting(time));
  }

  // What is no frame is looked at when a finger comes: that is when it matters.
  _tellChanges(time) {
    const now = this.window.all.flatMap((view) => [view, ...view.recognizers]);
    if (now.length !== this._tree.length || now.some((object) => !this._tree.includes(object))) return this._tellTree();
    const frames = framesOf(this.window);
    const signature = JSON.stringify([...frames.values()]);
    if (signature !== this._frames) {
      this._frames = signature;
      this._take({ type: "moved", time, views: Array.from(frames, ([view, frame]) => [this._id(view), ...frame]) });
    }
    for (const one of this._settings.keys()) this._tellSettings(one, time);
  }

  _tellSettings(one, time) {
    const settings = settingsOf(one);
    const before = JSON.parse(this._settings.get(one) ?? "{}");
    const changed = Object.entries(settings).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]));
    if (!changed.length) return;
    this._settings.set(one, JSON.stringify(settings));
    this._take({ type: "settings", time, recognizer: this._id(one), settings: Object.fromEntries(changed) });
  }

  _tellState({ recognizer, from, to, time, cause, numberOfTouches, windowLocation, translation, scale, rotation }) {
    const values = {};
    if (translation.x || translation.y) values.translation = [translation.x, translation.y];
    if (scale !== 1 && Number.isFinite(scale)) values.scale = scale;
    if (rotation) values.rotation = rotation;
    const { code, label: name, value, limit, sense, other, words } = cause;
    this._take({
      type: "state", time, recognizer: this._id(recognizer), from, to, touches: numberOfTouches,
      location: [windowLocation.x, windowLocation.y],
      cause: {
        code, name, ...(Number.isFinite(value) && { value }), ...(Number.isFinite(limit) && { limit }), ...(sense && sense !== "none" && { sense }),
        ...(other && { other: this._id(other) }), words,
      },
      ...(to !== "possible" && to !== "failed" && { values }),
    });
  }

  _tellTouches({ view, phase, time, touches }) {
    if (phase === "moved") return;
    this._take({ type: "touches", time, view: this._id(view), phase, touches: touches.map(({ id, tapCount, location: { x, y } }) => [id, x, y, tapCount]) });
  }

  _tellWaiting(time) {
    if (!this.window.isAlive || !this._stops.length) return;
    const rows = this.window.all.flatMap((view) => view.recognizers).filter((one) => one.required.size && one.isWaiting)
      .map((one) => [this._id(one), Array.from(one.required, (other) => this._id(other))]);
    const signature = JSON.stringify(rows);
    if (signature === this._waiting) return;
    this._waiting = signature;
    this._take({ type: "waiting", time, rows });
  }

  // ------------------------------------------------------------------------------------------------- being told

  _set({ recognizer, settings }) {
    const one = [...this._settings.keys()].find((other) => this._id(other) === recognizer);
    if (!one) throw new RangeError(`there is no recogniser ${recognizer}`);
    one.set(Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value ?? Infinity])));
    this._tellSettings(one, this.window.time);
  }

  _touch({ t, c, s = [] }) {
    // The page's clock may be another than the viewer's.
    this._shift ??= this.window.constructor.now() - t;
    const contact = ([id, letter, x, y, { k: kind, f: force, fm: maximumForce, r: majorRadius, al: altitude, az: azimuth } = {}]) => ({
      id: VIEWER + id, phase: TOUCH_PHASES.find((word) => word[0] === letter), x, y, kind, force, maximumForce, majorRadius, altitude, azimuth,
    });
    const contacts = c.map(contact);
    for (const one of contacts) {
      if (one.phase === "ended" || one.phase === "cancelled") this._down.delete(one.id);
      else this._down.set(one.id, one);
    }
    const time = Math.max(this.window.time, t + this._shift);
    const merged = ([at, ...fields]) => ({ ...contact(fields), time: Math.min(time, at + this._shift) });
    this.window.send({ time, contacts, ...(s.length && { coalesced: s.map(merged) }) });
  }
}

const nameOf = ({ name, element }) => name || element?.id || element?.getAttribute?.("aria-label") || "";

function settingsOf(recognizer) {
  return Object.fromEntries(Object.entries(recognizer.settings).filter(([, value]) => typeof value !== "object" || Array.isArray(value))
    .map(([name, value]) => [name, value === Infinity ? null : value]));
}

const fieldsOf = ({ id, phase, x, y, kind, force, maximumForce, majorRadius, altitude, azimuth }) => {
  const extra = Object.entries({ k: kind === "direct" ? undefined : kind, f: force, fm: maximumForce, r: majorRadius, al: altitude, az: azimuth }).filter(([, value]) => value);
  return extra.length ? [id, phase[0], x, y, Object.fromEntries(extra)] : [id, phase[0], x, y];
};

function sizeOf({ options: { frame }, element }) {
  if (frame) return frame;
  if (element) return element.getBoundingClientRect();
  const { innerWidth: width = 400, innerHeight: height = 300 } = globalThis;
  return { width, height };
}

// Where each view is in the window.
function framesOf(window) {
  const base = window.element?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const frames = new Map();
  const visit = (view, origin) => {
    const { frame } = view.options;
    let place = [origin[0], origin[1], 0, 0];
    if (view === window) place = [0, 0, sizeOf(window).width, sizeOf(window).height];
    else if (frame) place = [origin[0] + frame.x, origin[1] + frame.y, frame.width, frame.height];
    else if (view.element) {
      const box = view.element.getBoundingClientRect();
      place = [box.left - base.left, box.top - base.top, box.width, box.height];
    }
    frames.set(view, place.map((number) => Math.round(number * 100) / 100));
    for (const subview of view.views) visit(subview, place);
  };
  visit(window, [0, 0]);
  return frames;
}
