// What fingers, pencils and mice do on the screen, as messages to the program: at most one a picture.
import { contactOf, frameLine } from "./studio.js";

const PHASES = { pointerdown: "began", pointermove: "moved", pointerup: "ended", pointercancel: "cancelled" };

export class Fingers {
  // place: turns an event's coordinates into those of the screen; send: takes a message; focus: puts the focus where keys go.
  constructor(screen, place, send, focus) {
    Object.assign(this, { place, sendMessage: send, focus, frames: [], number: 0, down: new Set(), over: new Set(), isDue: false });
    // After all events of this picture, and before the next.
    this.channel = new MessageChannel();
    this.channel.port1.onmessage = () => this.send();
    for (const type in PHASES) screen.addEventListener(type, (event) => this.take(event));
    screen.addEventListener("pointerleave", (event) => this.hover(event, "exited"));
    screen.addEventListener("contextmenu", (event) => event.preventDefault());
    // Safari would scroll or zoom in spite of touch-action.
    for (const type of ["touchstart", "touchmove", "gesturestart"]) {
      screen.addEventListener(type, (event) => event.preventDefault(), { passive: false });
    }
    this.screen = screen;
  }

  // Nothing is down any more: the connection was lost.
  forget() {
    this.frames = [];
    this.down.clear();
    this.over.clear();
  }

  take(event) {
    const phase = PHASES[event.type];
    const { pointerId } = event;
    if (phase === "began") {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      event.preventDefault();
      this.focus();
      try { this.screen.setPointerCapture(pointerId); } catch { /* The pointer is gone already. */ }
      if (this.over.has(pointerId)) this.hover(event, "exited");
      this.down.add(pointerId);
    } else if (!this.down.has(pointerId)) {
      if (phase === "moved") this.hover(event, this.over.has(pointerId) ? "moved" : "entered");
      return;
    } else if (phase !== "moved") this.down.delete(pointerId);
    const contact = this.contact(event, phase);
    const time = event.timeStamp / 1000;
    const samples = phase === "moved" ? this.merged(event) : [];
    let frame = this.frames.at(-1);
    // Fingers that moved at the same time make one frame; one that does something else begins another.
    const fits = frame && !frame.hovers && Math.abs(frame.time - time) < 0.004 && !frame.contacts.some(({ id }) => id === pointerId);
    if (!fits) this.frames.push((frame = { time, contacts: [], coalesced: [] }));
    frame.contacts.push(contact);
    frame.coalesced = [...frame.coalesced, ...samples].sort((one, other) => one.time - other.time);
    this.wake();
  }

  hover(event, phase) {
    if (event.pointerType === "touch" || this.down.has(event.pointerId)) return;
    if (phase === "exited" && !this.over.delete(event.pointerId)) return;
    if (phase !== "exited") this.over.add(event.pointerId);
    const { id, x, y, kind } = this.contact(event);
    this.frames.push({ time: event.timeStamp / 1000, hovers: [{ id, phase, x, y, kind }] });
    this.wake();
  }

  contact(event, phase) { return contactOf(event, event.pointerId, phase, this.place(event).map(round)); }

  // The samples that the browser merged into a move, without the last, which is the event itself.
  merged(event) {
    return (event.getCoalescedEvents?.() ?? []).slice(0, -1)
      .map((sample) => ({ ...this.contact(sample, "moved"), time: Math.min(sample.timeStamp, event.timeStamp) / 1000 }));
  }

  wake() {
    if (this.isDue) return;
    this.isDue = true;
    this.channel.port2.postMessage(0);
  }

  send() {
    this.isDue = false;
    if (!this.frames.length) return;
    this.number += 1;
    this.sendMessage(JSON.stringify({ i: this.number, f: this.frames.map((frame) => JSON.stringify(frameLine(frame))) }), this.number);
    this.frames = [];
  }
}

const round = (number) => Math.round(number * 100) / 100;
