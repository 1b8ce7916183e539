// Generated from Schema/interface.toml by Scripts/generate; do not edit.

// What is wrong, by the answer of the engine without its sign.
export const REASONS = "|removed, or of another window|unknown, or not to be set|not finite, not whole, or out of range|not a frame||too many objects, or too deep|not while the engine asks|||time went back|a number is not finite|a contact is not down|a contact began twice|a contact is named twice|a merged sample is of no contact that moves|a merged sample is out of time|a pointer has not entered|a pointer entered twice".split("|");
