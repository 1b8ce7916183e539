// Kinds of recognisers and numbers of properties, by name; the modules beside add their own.
import { KINDS, PROPERTIES } from "./kinds.js";

// The numbers of properties.
export const numbers = Object.create(null);

export function defineProperties(names) {
  for (const first in names) names[first].split(" ").forEach((name, i) => { numbers[name] = +first + i; });
}

defineProperties(PROPERTIES);

// The places of a gesture's values in a record. A value that a kind lacks lies beyond every record: at rest.
const NONE = { translation: 41, velocity: 41, scaleVelocity: 41, rotation: 41, rotationVelocity: 41 };

// Kinds: number, where the values lie, and the class of the recogniser if it has one of its own.
export const kinds = Object.create(null);

export function defineKind(name, [number, values], type) { return (kinds[name] = [number, { ...NONE, ...values }, type]); }

for (const name in KINDS) defineKind(name, KINDS[name]);
