/// A library's answer to a drawing.
public enum StrokeMatch: Hashable, Sendable {
  /// The drawing is a gesture of the library.
  case recognized(StrokeRecognition)
  /// The drawing is no gesture of the library.
  case refused(StrokeRefusal)

  /// The gesture; nil if the strokes were refused.
  public var recognition: StrokeRecognition? {
    switch self {
    case .recognized(let recognition): recognition
    case .refused: nil
    }
  }

  /// True if the strokes are a gesture of the library.
  public var isRecognized: Bool {
    switch self {
    case .recognized: true
    case .refused: false
    }
  }

  /// The nearest class with its numbers, accepted or too far; nil if nothing was compared.
  public var nearest: StrokeRecognition? {
    switch self {
    case .recognized(let recognition), .refused(.tooFar(let recognition)): recognition
    case .refused(.unusable), .refused(.nothingToCompare): nil
    }
  }
}
