// From a decision to the number behind it.
import { CAUSE_SETTINGS } from "./cause-settings.js";

// The settings that an attempt's decision may have hung on, by name, the likeliest first. What hangs on several numbers
// can be made more generous, where the recogniser has that.
export function settingsBehind({ cause, beganCause }) {
  return [beganCause, cause].filter(Boolean).flatMap(({ label }) =>
    [...(CAUSE_SETTINGS[label]?.split(" ") ?? []), ...(/^(checkMark|circle|scratchOut)/.test(label) ? ["generosity"] : [])]);
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
