/// Why a library took strokes for no gesture.
public enum StrokeRefusal: Hashable, Sendable {
  /// The strokes cannot be compared with anything.
  case unusable(StrokeOutlineError)
  /// The library has no template that could be compared: none at all, none of this size, or only
  /// templates of one stroke where several were drawn.
  case nothingToCompare
  /// Even the nearest class is too far away; `distance` in it is 1 or more, `score` is 0.
  case tooFar(StrokeRecognition)
}
