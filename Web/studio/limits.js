// From a decision to the number behind it.

// By the label of a cause: the settings that may be its limit.
const SETTINGS = {
  movedEnough: ["minimumDistance"], movedTooLittle: ["minimumDistance"], movedTooFar: ["allowableMovement"],
  fingerMovedTooLittle: ["minimumFingerMovement", "minimumFingerShare"],
  held: ["minimumPressDuration"], liftedTooSoon: ["minimumPressDuration"], heldTooLong: ["maximumPressDuration", "maximumTapDuration"],
  tooManyTouches: ["numberOfTouchesRequired", "maximumNumberOfTouches"], tooFewTouches: ["numberOfTouchesRequired", "minimumNumberOfTouches"],
  tapped: ["numberOfTapsRequired"], nextTapLate: ["maximumTapInterval"], nextTapFar: ["maximumTapDistance"], bounced: ["minimumTapInterval"],
  spanChanged: ["minimumSpanChange"], turned: ["minimumArc"], tooSlow: ["maximumDuration"], liftedTooSlow: ["minimumVelocity"],
  directionMismatch: ["maximumDirectionDeviation"],
  checkMark: ["maximumLegRatio"], checkMarkTooShort: ["minimumLength"], checkMarkTooNarrow: ["minimumAngle"], checkMarkTooWide: ["maximumAngle"],
  checkMarkTilted: ["maximumTilt", "minimumTilt"], checkMarkFirstLegTooShort: ["minimumLegRatio"], checkMarkFirstLegTooLong: ["maximumLegRatio"],
  circle: ["deviation"], circleTooSmall: ["minimumRadius"], circleTooLittleSweep: ["minimumSweep"], circleTooMuchSweep: ["maximumSweep"],
  circleTooLittleTurn: ["minimumSweep"], circleTooMuchTurn: ["maximumSweep"], circleOpen: ["maximumGap"], circleDeviating: ["deviation"],
  circleDeviatingOnAverage: ["deviation"], circleAngular: ["maximumTurnUnevenness"], circleFlat: ["minimumRoundness"],
  scratchOut: ["minimumReversals"], scratchOutTooFewReversals: ["minimumReversals"], scratchOutTooShort: ["minimumLegLength"],
  scratchOutTooWide: ["maximumAngle"], gestureTooFar: ["generosity"], gesture: ["generosity"],
};

// The settings that an attempt's decision may have hung on, by name, the likeliest first. What hangs on several numbers
// can be made more generous, where the recogniser has that.
export function settingsBehind({ cause, beganCause }) {
  return [beganCause, cause].filter(Boolean).flatMap(({ label }) =>
    [...(SETTINGS[label] ?? []), ...(/^(checkMark|circle|scratchOut)/.test(label) ? ["generosity"] : [])]);
}

// The number of a pad that it hung on; undefined where there is none to set.
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
