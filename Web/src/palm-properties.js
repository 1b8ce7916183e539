// Generated from Schema/gestures.toml by Scripts/generate; do not edit.

// The names of consecutive properties, by the number of the first.
export const PROPERTIES = {
  26: "rejectsPalms palmRadius palmEdges palmEdgeWidth palmEdgeWidthBesidePalm palmTravel palmMemory palmLandingInterval palmExtent palmEdgesBesidePalm",
};
