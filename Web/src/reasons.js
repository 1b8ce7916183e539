// Generated from Schema/interface.toml by Scripts/generate; do not edit.

// Why a frame was refused, by the code of the error.
export const REASONS = {
  "-10": "time went back",
  "-11": "a number is not finite",
  "-12": "a contact that is not down",
  "-13": "a contact began twice",
  "-14": "a contact is named twice",
  "-15": "a merged sample of a contact that does not move",
  "-16": "a merged sample out of time",
  "-17": "a pointer that did not enter",
  "-18": "a pointer entered twice",
};
