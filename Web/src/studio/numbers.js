// The numbers and choices of a pad that can be set, where they stand, and where they stood at first. The greatest number
// of fingers stands for any number.

import { SETTINGS, settingOf } from "./setting.js";

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
  for (const name of SETTINGS) {
    const present = members.map(({ settings }) => settings[name]);
    // A number that differs between the members distinguishes them and is not the group's.
    if (!present.length || present.some((value) => value === undefined || value !== present[0])) continue;
    found.push(ofMembers(members, name, present[0], group));
  }
  return found;
}

function ofMembers(members, name, original, group) {
  const setting = settingOf(members[0].kind, name);
  const { max, step, factor } = setting;
  const isAny = (shown) => name === "maximumNumberOfTouches" && shown >= max;
  const initial = rounded(original / factor, max, step);
  return {
    ...setting, id: `${group}.${name}`, members, initial, value: initial,
    words: (shown) => (isAny(shown) ? "any" : setting.words(shown)),
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
