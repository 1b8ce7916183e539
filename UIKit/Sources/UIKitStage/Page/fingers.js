// What fingers, pencils and mice do on the screen, as messages to the program: at most one a picture.
const PHASE = { pointerdown: 0, pointermove: 1, pointerup: 2, pointercancel: 3 };
const KIND = { touch: 0, pen: 1, mouse: 2 };

export class Fingers {
  // place: turns an event's coordinates into those of the screen; send: takes a message; focus: puts the focus where keys go.
  constructor(screen, place, send, focus) {
    Object.assign(this, { place, sendMessage: send, focus, frames: [], number: 0, down: new Set(), over: new Set(), isDue: false });
    // After all events of this picture, and before the next.
    this.channel = new MessageChannel();
    this.channel.port1.onmessage = () => this.send();
    for (const type in PHASE) screen.addEventListener(type, (event) => this.take(event));
    screen.addEventListener("pointerleave", (event) => this.hover(event, 2));
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
    const phase = PHASE[event.type];
    const { pointerId } = event;
    if (phase === 0) {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      event.preventDefault();
      this.focus();
      try { this.screen.setPointerCapture(pointerId); } catch { /* The pointer is gone already. */ }
      if (this.over.has(pointerId)) this.hover(event, 2);
      this.down.add(pointerId);
    } else if (!this.down.has(pointerId)) {
      if (phase === 1) this.hover(event, this.over.has(pointerId) ? 1 : 0);
      return;
    } else if (phase > 1) this.down.delete(pointerId);
    const contact = this.contact(event, phase);
    const time = event.timeStamp / 1000;
    const samples = phase === 1 ? this.merged(event) : [];
    let frame = this.frames.at(-1);
    // Fingers that moved at the same time make one frame; one that does something else begins another.
    const fits = frame && !frame.h && Math.abs(frame.t - time) < 0.004 && !frame.c.some((other) => other[0] === pointerId);
    if (!fits) this.frames.push((frame = { t: time, c: [] }));
    frame.c.push(contact);
    if (samples.length) frame.s = [...(frame.s ?? []), ...samples].sort((one, other) => one[0] - other[0]);
    this.wake();
  }

  hover(event, phase) {
    if (event.pointerType === "touch" || this.down.has(event.pointerId)) return;
    if (phase === 2 && !this.over.delete(event.pointerId)) return;
    if (phase < 2) this.over.add(event.pointerId);
    const [x, y] = this.place(event);
    this.frames.push({ t: event.timeStamp / 1000, c: [], h: [[event.pointerId, phase, x, y, KIND[event.pointerType] ?? 2]] });
    this.wake();
  }

  contact(event, phase) {
    const [x, y] = this.place(event);
    const isTouch = event.pointerType === "touch";
    const size = isTouch ? Math.max(event.width, event.height) / 2 : 0;
    // A pressure of 0.5 means that the screen feels none.
    const force = event.pointerType === "pen" || (isTouch && event.pressure !== 0.5 && event.pressure < 1) ? event.pressure : 0;
    return [event.pointerId, phase, round(x), round(y), KIND[event.pointerType] ?? 0, round(force, 1000), round(size),
      round(event.altitudeAngle ?? Math.PI / 2, 1e4), round(event.azimuthAngle ?? 0, 1e4)];
  }

  // The samples that the browser merged into a move, without the last, which is the event itself.
  merged(event) {
    return (event.getCoalescedEvents?.() ?? []).slice(0, -1)
      .map((sample) => [Math.min(sample.timeStamp, event.timeStamp) / 1000, ...this.contact(sample, 1)]);
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
    this.sendMessage(JSON.stringify({ i: this.number, f: this.frames }), this.number);
    this.frames = [];
  }
}

const round = (number, parts = 100) => Math.round(number * parts) / parts;
