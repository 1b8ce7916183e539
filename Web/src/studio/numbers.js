// The numbers and choices of a pad that can be set, where they stand, and where they stood at first. The greatest number
// of fingers stands for any number.

import { RANGES, TITLES } from "./ranges.js";
import { decimal } from "./timeline/sentences.js";

// How much of the number as it is kept one of the number shown is.
const UNITS = { "°": Math.PI / 180, "%": 0.01 };

export class Numbers {
  constructor(session) {
    const { recognizers, pad } = session;
    const groups = pad.tune ?? [...new Set(recognizers.map(({ name }) => name))].map((title) => ({ title, match: ({ name }) => name === title }));
    this.choices = (session.choices ?? []).map((choice) => ({
      id: choice.title, title: choice.title, initial: choice.isOn, value: choice.isOn, put: choice.set, words: (isOn) => (isOn ? "on" : "off"),
    }));
    this.groups = groups.map(({ title, match }, index) => {
      const own = index === 0 ? (session.numbers ?? []).map((number) => ofPage(number, title)) : [];
      return { title, numbers: [...settings(recognizers.filter(match), title), ...own] };
    }).filter(({ numbers }) => numbers.length);
  }

  get all() { return [...this.choices, ...this.groups.flatMap(({ numbers }) => numbers)]; }

  // The numbers that differ from their first values, by name.
  get state() {
    return Object.fromEntries(this.all.filter(({ value, initial }) => value !== initial).map(({ id, value }) => [id, value]));
  }

  // Sets the named numbers, and all others to their first values.
  apply(state) {
    for (const number of this.all) this.set(number, state[number.id] ?? number.initial);
  }

  set(number, value) {
    if (value === number.value) return;
    number.put(value);
    number.value = value;
  }
}

function settings(members, group) {
  const found = [];
  for (const name of Object.keys(RANGES)) {
    const present = members.map(({ settings }) => settings[name]);
    // A number that differs between the members distinguishes them and is not the group's.
    if (!present.length || present.some((value) => value === undefined || value !== present[0])) continue;
    found.push(ofMembers(members, name, present[0], group));
  }
  return found;
}

function ofMembers(members, name, original, group) {
  const [min, max, step, unit, usual] = RANGES[name];
  const factor = UNITS[unit] ?? 1;
  const isAny = (shown) => name === "maximumNumberOfTouches" && shown >= max;
  const initial = rounded(original / factor, max, step);
  return {
    id: `${group}.${name}`, name, members, min, max, step, unit, initial, value: initial,
    title: TITLES[`${members[0].kind} ${name}`] ?? usual,
    words: (shown) => (isAny(shown) ? "any" : withUnit(step < 0.01 ? shown.toFixed(3) : decimal(shown), unit)),
    put(shown) {
      const value = shown === initial ? original : isAny(shown) ? Infinity : shown * factor;
      for (const member of members) member.set({ [name]: value });
    },
  };
}

// A number that the page keeps in its own unit.
function ofPage({ name, title, min, max, step, value, initial = value, words, set }, group) {
  return { id: `${group}.${name}`, name, title, members: [], min, max, step, unit: "", initial, value, words, put: set };
}

const rounded = (value, max, step) => Math.min(max, Number((Math.round(value / step) * step).toFixed(6)));
const withUnit = (text, unit) => `${text}${unit === "°" ? "" : unit && " "}${unit}`;
