// Generated from Schema/gestures.toml by Scripts/generate; do not edit.

// By name: the number of a kind, and where its readings lie in a record.
export const KINDS = {
  checkMark: [10, { start: 15, corner: 17, end: 19, hand: 21, angle: 22, tilt: 23, legRatio: 24 }],
  circle: [11, { center: 15, radius: 17, sweep: 18, deviation: 19, meanDeviation: 20 }],
  scratchOut: [12, { bounds: 15, reversals: 19, legLength: 20, angle: 21, viewToDelete: 22 }],
  stroke: [13, { nearest: 15, score: 16, margin: 17, runnerUp: 18, distance: 19, strokes: 20 }],
  shown: [15, { nearest: 15, score: 16, margin: 17, runnerUp: 18, distance: 19, translation: 20, scale: 22, rotation: 23 }],
};

// The names of consecutive properties, by the number of the first.
export const PROPERTIES = {
  201: "maximumAngle minimumLength maximumTilt",
  205: "maximumLegRatio",
  209: "recognizesEarly earlyLegRatio",
  213: "minimumRadius minimumSweep maximumSweep",
  218: "minimumReversals minimumLegLength",
  224: "maximumStrokeInterval library maximumInterval",
  240: "generosity pathThreshold cloudThreshold numberOfTemplates",
};
