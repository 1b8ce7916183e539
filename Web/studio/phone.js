// A phone that is the touch pad, by `dactyl studio --lan`: its fingers come as the lines of an inspector, and are fingers on the
// pad that is shown, with merged samples, force and tilt.

import { InputError, Window } from "../dactyl.js";
import { Recording } from "../inspect.js";
import { connect } from "./inspector/sources.js";

const HEAD = '{"dactyl":"recording","version":1}\n';
// Fingers of the page have lower numbers; those of the lines may be larger than the engine's.
const FIRST = 100;

// `link` is the port and the secret, as they stand in the studio's link.
export function takePhone(studio, link) {
  const [port, token] = link.split(",");
  const phone = new Phone(studio);
  return connect(`ws://${location.hostname}:${port}/inspect`, token, {
    ontext: (text) => { for (const line of text.split("\n")) if (line) phone.take(line); },
    onstate: (words) => studio.say(words),
  });
}

export class Phone {
  constructor(studio) {
    this.studio = studio;
    this.size = [1, 1];
    // Our numbers of fingers, by those of the lines.
    this.down = new Map();
  }

  take(line) {
    if (line.startsWith('{"dactyl"')) {
      this.size = JSON.parse(line).size;
      this.studio.say("A phone is the touch pad: open the link that was printed.");
    } else if (line.startsWith('{"t"')) {
      const [frame] = Recording.parse(HEAD + line).frames;
      if (frame.contacts.length) this.send(frame);
    }
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
    // One that came down before the pad was chosen is none of its fingers.
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
