// A frame as a line of a recording has it (Docs/recordings.md).

import { FIELDS } from "./fields.js";

// The remaining fields of a contact or hovering pointer: keys, names and the default values that are not written.
const more = (contact, kind) => {
  const told = {};
  for (const [key, name, neutral] of FIELDS) if (!Object.is(contact[name] ?? neutral, neutral)) told[key] = contact[name];
  if ((contact.kind ?? kind) !== kind) told.k = contact.kind;
  return Object.keys(told).length ? [told] : [];
};

const contactFields = (contact) => [contact.id, contact.phase[0], contact.x, contact.y, ...more(contact, "direct")];
const hoverFields = (hover) => [hover.id, hover.phase === "exited" ? "x" : hover.phase[0], hover.x, hover.y, ...more(hover, "indirectPointer")];

export function frameLine({ time, contacts = [], coalesced = [], hovers = [] }) {
  const line = { t: time, c: contacts.map(contactFields) };
  if (coalesced.length) line.s = coalesced.map((sample) => [sample.time, ...contactFields(sample)]);
  if (hovers.length) line.h = hovers.map(hoverFields);
  return line;
}
