// Generated from Schema/gestures.toml by Scripts/generate; do not edit.

// Least, greatest, step, unit and title of each number that can be tuned.
export const RANGES = {
  maximumTapInterval: [0.05, 1.5, 0.01, "s", "Longest pause between taps"],
  maximumTapDistance: [0, 150, 1, "px", "Farthest next tap"],
  maximumPressDuration: [0.05, 3, 0.05, "s", "Longest press"],
  minimumPressDuration: [0.05, 3, 0.05, "s", "Shortest press"],
  allowableMovement: [0, 150, 1, "px", "Movement allowed"],
  minimumDistance: [0, 200, 1, "px", "Shortest distance"],
  maximumDuration: [0.05, 3, 0.05, "s", "Longest duration"],
  maximumDirectionDeviation: [0, 90, 1, "°", "Deviation allowed"],
  minimumSpanChange: [0, 100, 1, "px", "Least change of span"],
  minimumArc: [0, 100, 1, "px", "Least arc"],
  numberOfTapsRequired: [0, 5, 1, "", "Taps required"],
  numberOfTouchesRequired: [1, 5, 1, "", "Fingers required"],
  minimumNumberOfTouches: [1, 5, 1, "", "Fewest fingers"],
  maximumNumberOfTouches: [1, 6, 1, "", "Most fingers"],
  minimumTapInterval: [0, 0.2, 0.01, "s", "Shortest pause between taps"],
  maximumTapDuration: [0.05, 1.5, 0.05, "s", "Longest tap before the press"],
  minimumDistanceBesideTap: [0, 100, 1, "px", "Shortest distance beside a tap"],
  minimumFingerShare: [0, 100, 1, "%", "Way of each finger, of the distance"],
  minimumVelocity: [0, 2000, 10, "", "Least speed"],
  landingInterval: [0, 1, 0.01, "s", "Time for more fingers"],
  maximumAngle: [0, 180, 1, "°", "Largest angle between the legs"],
  minimumLength: [0, 200, 1, "px", "Least length"],
  maximumTilt: [0, 180, 1, "°", "Tilt allowed"],
  maximumLegRatio: [0, 200, 1, "%", "First leg at most, of the second"],
  earlyLegRatio: [0, 100, 1, "%", "First leg at most, before the lift"],
  minimumRadius: [0, 200, 1, "px", "Least radius"],
  minimumSweep: [0, 720, 5, "°", "To go round at least"],
  maximumSweep: [0, 1080, 5, "°", "To go round at most"],
  minimumReversals: [1, 8, 1, "", "Times to turn back"],
  minimumLegLength: [0, 100, 1, "px", "Mean length of a leg"],
  generosity: [0.5, 2, 0.05, "", "Generosity"],
  maximumStrokeInterval: [0.05, 2, 0.05, "s", "Longest pause between strokes"],
  maximumInterval: [0.05, 2, 0.05, "s", "Longest pause between touches"],
};

// Where a kind calls a number otherwise.
export const TITLES = {
  "scratchOut maximumAngle": "Largest angle between legs",
};
