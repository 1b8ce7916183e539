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

// The number that an attempt's decision hung on; undefined where there is none to set. What hangs on several numbers
// can be made more generous, where the recogniser has that.
export function numberBehind({ name, cause, beganCause }, numbers) {
  for (const { label } of [beganCause, cause].filter(Boolean)) {
    for (const setting of [...(SETTINGS[label] ?? []), ...(label?.match(/^(checkMark|circle|scratchOut)/) ? ["generosity"] : [])]) {
      const found = numbers.all.find((number) => number.name === setting &&
        (!number.members.length || number.members.some((member) => member.name === name)));
      if (found) return found;
    }
  }
  return undefined;
}

// Where in a sentence the limit stands, as a number with its unit.
export function limitIn(words) {
  const found = /(limit|needs|within|longer than) \d[\d.]*( ?(px|pt\/s|pt|s|°|%|fingers?|taps?|radii|times))?( \([^)]*\))?/.exec(words);
  return found && { start: found.index, end: found.index + found[0].length };
}
