// A setting of a recogniser as it is shown: its range, unit and name, and how much of the number as it is kept one of the number shown is.

import { RANGES, TITLES } from "./ranges.js";
import { decimal } from "./timeline/sentences.js";

const FACTORS = { "°": Math.PI / 180, "%": 0.01 };

export const SETTINGS = Object.keys(RANGES);

export function settingOf(kind, name) {
  const [min, max, step, unit, usual] = RANGES[name];
  return {
    name, min, max, step, unit, factor: FACTORS[unit] ?? 1, title: TITLES[`${kind} ${name}`] ?? usual,
    words: (shown) => `${step < 0.01 ? shown.toFixed(3) : decimal(shown)}${unit === "°" ? "" : unit && " "}${unit}`,
  };
}
