/// Why a library refuses a drawing.
public enum StrokeRefusal: Hashable, Sendable {
  /// The strokes cannot be compared.
  case unusable(StrokeOutlineError)
  /// The library has no comparable template: it is empty, or none has this size or so many strokes.
  case nothingToCompare
  /// Even the nearest class is too far away: its `distance` is 1 or more, its `score` 0.
  case tooFar(StrokeRecognition)
}
