// Decisions as sentences, with numbers as people say them.

export const decimal = (value) => String(Math.round(value * 100) / 100);

// Whether a drawing was looked at, and not given up before: strokes have causes of their own.
export const isJudged = ({ code }) => code >= 100 && code < 1000;

// The words of a cause without hundredths of pixels and degrees, but as exact as it takes to tell the number from its
// limit.
export function plain(words, { label, value, limit } = {}) {
  if (label === "tooManyTouches" || label === "tooFewTouches") return words.replace(/, limit /, ", needs ");
  if (label === "heldTooLong" && Math.abs(value - limit) < 0.005) return `held longer than ${decimal(limit)} s`;
  const [one, other] = (words.match(/\d+(\.\d+)?(?= (px|pt)|°)/g) ?? []).map(Number);
  const digits = one !== other && Math.round(one) === Math.round(other) ? 1 : 0;
  return words.replace(/(\d+\.\d+)(?= (?:px|pt)|°)/g, (number) => String(Number(Number(number).toFixed(digits))));
}

export function sentence({ name, outcome, cause, causeWords, beganWords, waited, late }) {
  const wait = waited ? `; waited ${decimal(waited.end - waited.start)} s for ${waited.on.join(", ")}` : "";
  if (outcome === "recognized") {
    return beganWords ? `${name} recognized: ${beganWords}; ended: ${causeWords}${wait}` : `${name} recognized: ${causeWords}${wait}`;
  }
  if (outcome === "cancelled") return `${name} cancelled: ${causeWords}`;
  if (late !== undefined) return `${name} failed: ${late.toFixed(2)} s since the last tap, limit ${decimal(cause.limit)} s`;
  if (cause.label === "prevented") return `${name} ${causeWords}`;
  if (cause.label === "nextTapLate") return `${name} failed: no next tap within ${decimal(cause.limit)} s`;
  if (cause.label === "requirementRecognized") return `${name} not needed: ${cause.other?.name ?? "another"} recognized`;
  return `${name} failed: ${causeWords}`;
}
