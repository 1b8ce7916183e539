// The studio's page around this one: it gets the program's lines and the places that are picked, marks views, and sends lines.

export class Surround {
  // place: turns an event's coordinates into those of the screen; send: takes a message to the program.
  constructor(screen, place, send) {
    Object.assign(this, { screen, place, sendMessage: send, isWanted: false, picks: false });
    this.isThere = parent !== window;
    if (!this.isThere) return;
    this.mark = screen.parentElement.appendChild(Object.assign(document.createElement("div"), { id: "mark", hidden: true }));
    // The server lets only pages of this machine frame this one.
    addEventListener("message", ({ source, origin, data }) => source === parent && this.take(data, origin));
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointerleave", "wheel"]) {
      screen.addEventListener(type, (event) => this.picks && this.pick(event), { capture: true });
    }
    screen.addEventListener("keydown", ({ key }) => key === "Escape" && this.picks && this.post({ pick: null }));
  }

  take({ inspect, line, picks, mark }, origin) {
    if (inspect) {
      this.origin = origin;
      this.ask();
    }
    if (line !== undefined) this.sendMessage(JSON.stringify({ line }));
    if (picks !== undefined) {
      this.picks = picks;
      this.screen.classList.toggle("picks", picks);
    }
    if (mark !== undefined) this.show(mark);
  }

  // The program is told once it is connected, and after each new connection.
  ask() { if (this.origin) this.sendMessage('{"why":true}'); }

  post(message) { if (this.origin) parent.postMessage(message, this.origin); }

  pick(event) {
    event.stopImmediatePropagation();
    if (event.type !== "wheel") event.preventDefault();
    if (event.type === "pointermove") this.post({ hover: this.place(event) });
    if (event.type === "pointerleave") this.post({ hover: null });
    if (event.type === "pointerup") this.post({ pick: this.place(event) });
  }

  show(mark) {
    this.mark.hidden = !mark;
    if (!mark) return;
    const { frame: [x, y, width, height], title } = mark;
    const { offsetLeft, offsetTop } = this.screen;
    this.mark.style.cssText = `left:${offsetLeft + x}px;top:${offsetTop + y}px;width:${width}px;height:${height}px`;
    this.mark.textContent = title;
  }
}
