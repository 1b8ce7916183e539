/// What a library makes of strokes.
public enum StrokeMatch: Hashable, Sendable {
  /// A gesture of the library.
  case recognized(StrokeRecognition)
  /// No gesture of the library.
  case refused(StrokeRefusal)

  /// The gesture, or nil where the strokes were refused.
  public var recognition: StrokeRecognition? {
    switch self {
    case .recognized(let recognition): recognition
    case .refused: nil
    }
  }

  /// Whether the strokes are a gesture of the library.
  public var isRecognized: Bool {
    switch self {
    case .recognized: true
    case .refused: false
    }
  }

  /// The nearest class with its numbers, accepted or too far, or nil where nothing was compared.
  public var nearest: StrokeRecognition? {
    switch self {
    case .recognized(let recognition), .refused(.tooFar(let recognition)): recognition
    case .refused(.unusable), .refused(.nothingToCompare): nil
    }
  }
}
