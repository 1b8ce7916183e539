// An attempt's outcome, as a colour: an attempt that could not apply, or gave way, is no failure to anyone.

const GAVE_WAY = new Set(["prevented", "requirementRecognized"]);
const NOT_MEANT = new Set([
  "tooManyTouches", "tooFewTouches", "refusedByView", "refusedByDelegate", "disabled", "removed", "reset", "sequenceEnded",
  "unstated", "besidePalm", "outsideEdgeZone", "shownTooFewFingers", "shownTooManyFingers",
]);
// An attempt below this part of its limit has hardly begun and counts as not tried.
const HARDLY = 0.25;
const TOO_LITTLE = new Set([
  "movedTooLittle", "fingerMovedTooLittle", "checkMarkTooShort", "circleTooSmall", "scratchOutTooFewReversals", "scratchOutTooShort",
]);

export function outcomeOf(attempt) {
  const { outcome, cause, late } = attempt;
  if (outcome !== "failed") return outcome;
  const { label, value, limit } = cause ?? {};
  if (GAVE_WAY.has(label)) return "gaveWay";
  if (NOT_MEANT.has(label)) return "notMeant";
  // One tap is no failed triple tap, unless another tap came too late for it.
  if (label === "nextTapLate" && late === undefined) return "notMeant";
  // A swipe in another direction was not meant for this one.
  if (label === "directionMismatch" && value > Math.PI / 3) return "notMeant";
  if (label === "lifted" || label === "unstated") return "notMeant";
  if (TOO_LITTLE.has(label) && value < HARDLY * limit) return "notMeant";
  return "failed";
}

// The legend's words, in drawing order.
export const OUTCOMES = {
  recognized: "recognized",
  failed: "failed",
  cancelled: "cancelled",
  gaveWay: "left to another",
  notMeant: "did not apply",
};
