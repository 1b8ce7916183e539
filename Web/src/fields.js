// Generated from Schema/recording.toml by Scripts/generate; do not edit.

// What a contact has beside its place: keys, names, and the values that are not written.
export const FIELDS = [
  ["f", "force", 0],
  ["fm", "maximumForce", 0],
  ["r", "majorRadius", 0],
  ["rt", "majorRadiusTolerance", 0],
  ["al", "altitude", Math.PI / 2],
  ["az", "azimuth", 0],
  ["ro", "roll", 0],
];
