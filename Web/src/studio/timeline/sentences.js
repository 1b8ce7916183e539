// Decisions as sentences, with numbers as people say them.

import { apart } from "../../apart.js";

export const decimal = (value) => String(Math.round(value * 100) / 100);

// Whether a drawing was looked at, and not given up before: strokes have causes of their own.
export const isJudged = ({ code }) => code >= 100 && code < 1000;

// The words of a cause without hundredths of pixels, degrees and percent, unless the number would look equal to its limit.
export function plain(words, { label, value, limit } = {}) {
  if (label === "tooManyTouches" || label === "tooFewTouches") return words.replace(/, limit /, ", needs ");
  if (label === "heldTooLong" && Math.abs(value - limit) < 0.005) return `held longer than ${decimal(limit)} s`;
  const parts = words.split(/(\d+\.\d+|\d+)(?= (?:px|pt|%)|°)/);
  const numbers = parts.filter((_, i) => i % 2).map(Number);
  // A number stands beside its limit. All other numbers are rounded.
  const texts = numbers.map((number, i) => {
    const near = [numbers[i - 1], numbers[i + 1]].filter((other) => other !== undefined && Math.round(other) === Math.round(number));
    return near.length ? apart(number, near[0], 0)[0] : String(Math.round(number));
  });
  return parts.map((part, i) => (i % 2 ? texts[(i - 1) / 2] : part)).join("");
}

export function sentence({ name, outcome, cause, causeWords, beganWords, waited, late }) {
  const wait = waited ? `; waited ${decimal(waited.end - waited.start)} s for ${waited.on.join(", ")}` : "";
  if (outcome === "recognized") {
    return beganWords ? `${name} recognized: ${beganWords}; ended: ${causeWords}${wait}` : `${name} recognized: ${causeWords}${wait}`;
  }
  if (outcome === "cancelled") return `${name} cancelled: ${causeWords}`;
  if (late !== undefined) {
    const [is, limit] = apart(late, cause.limit);
    return `${name} failed: ${is} s since the last tap, limit ${limit} s`;
  }
  if (cause.label === "prevented") return `${name} ${causeWords}`;
  if (cause.label === "nextTapLate") return `${name} failed: no next tap within ${decimal(cause.limit)} s`;
  if (cause.label === "requirementRecognized") return `${name} not needed: ${cause.other?.name ?? "another"} recognized`;
  return `${name} failed: ${causeWords}`;
}
