// Generated from Schema/gestures.toml by Scripts/generate; do not edit.

// By name: the number of a kind, and where its readings lie in a record.
export const KINDS = {
  tap: [1, {}],
  longPress: [2, {}],
  pan: [3, { translation: 15, velocity: 17 }],
  swipe: [4, { direction: 15 }],
  pinch: [5, { scale: 15, scaleVelocity: 16 }],
  rotation: [6, { rotation: 15, rotationVelocity: 16 }],
  screenEdgePan: [7, { translation: 15, velocity: 17 }],
  hover: [8, { height: 15, altitude: 16, azimuth: 17, roll: 18 }],
  transform: [9, { translation: 15, velocity: 17, scale: 19, scaleVelocity: 20, rotation: 21, rotationVelocity: 22, matrix: 23 }],
  custom: [14, {}],
};
