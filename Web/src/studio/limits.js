// From a decision to the number behind it.
import { CAUSE_SETTINGS } from "./cause-settings.js";

export const isNear = (set, limit) => Math.abs(set - limit) < 0.005 * Math.abs(limit);

// The settings that an attempt's decision may have hung on, by name, the likeliest first.
export function settingsBehind({ cause, beganCause, settings }) {
  return [beganCause, cause].filter(Boolean).flatMap((one) => candidates(one, settings));
}

// The setting that a cause's limit is, or from which it was computed for this drawing.
export const decidingSetting = (cause, settings) => candidates(cause, settings)[0];

// `generosity` comes first for a limit that is computed from several numbers.
function candidates({ label, limit }, settings = {}) {
  const named = CAUSE_SETTINGS[label]?.split(" ") ?? [];
  if (!/^(checkMark|circle|scratchOut)/.test(label)) return named;
  const isItself = named.some((name) => isNear(settings[name], limit));
  return [...new Set(isItself ? [...named, "generosity"] : ["generosity", ...named])];
}

// The pad's number that decided an attempt; undefined if it cannot be set.
export function numberBehind(attempt, numbers) {
  for (const setting of settingsBehind(attempt)) {
    const found = numbers.all.find(({ name, members }) =>
      name === setting && (!members.length || members.some((member) => member.name === attempt.name)));
    if (found) return found;
  }
  return undefined;
}

// Where in a sentence the limit stands, as a number with its unit.
export function limitIn(words) {
  const found = /(limit|needs|within|longer than) \d[\d.]*( ?(px|pt\/s|pt|s|°|%|fingers?|taps?|radii|times))?( \([^)]*\))?/.exec(words);
  return found && { start: found.index, end: found.index + found[0].length };
}
