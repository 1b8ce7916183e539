// A phone that is the touch pad, by `dactyl studio --lan`: its fingers come as the lines of an inspector, and are fingers on the
// pad that is shown, with merged samples, force and tilt.

import { InputError, Window } from "../dactyl.js";
import { Recording } from "../recording.js";
import { make } from "./dom.js";
import { NEXT_PAD, connect } from "./inspector/sources.js";

const HEAD = '{"dactyl":"recording","version":1}\n';
// Fingers of the page have lower numbers; those of the lines may be larger than the engine's.
const FIRST = 101;

// Null if the server has no phone, or this page does not know its secret. `root` shows how a phone comes.
export async function takePhone(studio, key, root) {
  const answer = key && await fetch("../phone", { headers: { Authorization: key } }).catch(() => null);
  const [place, link, code] = answer?.ok ? (await answer.text()).split("\n") : [];
  if (!place) return null;
  const [port, token] = place.split(",");
  const phone = new Phone(studio, root);
  phone.invite(link, code);
  phone.connection = connect(`ws://${location.hostname}:${port}/inspect`, token, {
    ontext: (text) => { for (const line of text.split("\n")) if (line) phone.take(line); },
    onstate: (words) => studio.say(words),
  });
  return phone;
}

export class Phone {
  constructor(studio, root) {
    Object.assign(this, { studio, root });
    this.size = [1, 1];
    // Our numbers of fingers, by those of the lines.
    this.down = new Map();
  }

  // The link and its code.
  invite(link, code) {
    const shown = code ? make("img", { alt: link, src: `data:image/svg+xml,${encodeURIComponent(code)}` }) : link && make("p", { class: "address" }, link);
    const words = code ? "Scan it with a phone in the same network: the phone is the touch pad."
      : link ? "Open this link on a phone in the same network: the phone is the touch pad. With the program qrencode installed, it is a code to scan."
        : "No phone can come: this machine is in no network.";
    this.root.hidden = false;
    this.root.append(make("div", {}, shown || "", make("p", {}, words)));
  }

  // Instructions on the pad: the first sentence of its hint.
  tellPad() { this.tell(`Touch below. ${this.studio.session.pad.hint.split(/(?<=[.]) /)[0]}`); }

  // The outcome of its touches, for the phone to show below the pad's name.
  tell(words) {
    const told = `${this.studio.session.pad.title}\n${words.slice(0, 300)}`;
    if (told === this.told) return;
    this.told = told;
    this.connection.send({ type: "say", words: told });
  }

  // All words come back to all pages. Before this page's own words return, the words are another page's.
  hear(words) {
    this.isHeard ||= words === this.told;
    if (words !== NEXT_PAD || !this.isHeard) return;
    const { pads, session } = this.studio;
    this.studio.go(pads[(pads.indexOf(session.pad) + 1) % pads.length]);
  }

  greet() {
    if (this.isHere) return;
    this.isHere = true;
    this.root.classList.add("here");
    this.root.removeAttribute("open");
    this.root.querySelector("summary").replaceChildren("A phone is here");
    this.studio.say("A phone is here.");
  }

  take(line) {
    if (line.startsWith('{"dactyl"')) {
      this.size = JSON.parse(line).size;
      this.studio.say("A phone is the touch pad: open the link that was printed.");
      this.tellPad();
    } else if (line.startsWith('{"t"')) {
      const [frame] = Recording.parse(HEAD + line).frames;
      if (!frame.contacts.length) return;
      this.greet();
      this.send(frame);
    } else if (line.includes('"what":"said"')) this.hear(JSON.parse(line).words);
  }

  send({ time, contacts, coalesced }) {
    const { session } = this.studio;
    const { window, size } = session;
    if (session !== this.session) [this.session, this.down] = [session, new Map()];
    // The clocks differ by what the quickest frame says that they do.
    this.shift = Math.min(this.shift ?? Infinity, Window.now() - time);
    const place = this.placing(size);
    const at = (time) => Math.max(time + this.shift, window.time);
    for (const { id, phase } of contacts) if (phase === "began") this.down.set(id, this.free());
    // Leaves out fingers that came down before the pad was chosen.
    const known = ({ id }) => this.down.has(id);
    const frame = { time: at(time), contacts: contacts.filter(known).map(place) };
    if (coalesced) frame.coalesced = coalesced.filter(known).map((one) => ({ ...place(one), time: at(one.time) }));
    for (const { id, phase } of contacts) if (phase === "ended" || phase === "cancelled") this.down.delete(id);
    if (!frame.contacts.length) return;
    try {
      window.send(frame);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.down.clear();
      window.cancelAllTouches();
    }
  }

  free() {
    const taken = new Set(this.down.values());
    for (let id = FIRST; ; id++) if (!taken.has(id)) return id;
  }

  // The phone's page in the middle of the pad, as large as fits, so that a circle stays one.
  placing({ width, height }) {
    const [ownWidth, ownHeight] = this.size;
    const scale = Math.min(width / ownWidth, height / ownHeight);
    const [left, top] = [(width - ownWidth * scale) / 2, (height - ownHeight * scale) / 2];
    return (contact) => ({
      ...contact, id: this.down.get(contact.id), x: left + contact.x * scale, y: top + contact.y * scale,
      ...(contact.majorRadius && { majorRadius: contact.majorRadius * scale }),
    });
  }
}
