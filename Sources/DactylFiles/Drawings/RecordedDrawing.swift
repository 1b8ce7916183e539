import DactylStrokes

/// A drawing from a file, with the file's remarks.
public struct RecordedDrawing: Hashable, Sendable {
  /// The name of the gesture drawn.
  public var label: String
  /// The person who drew it, if known.
  public var subject: String?
  /// The requested speed, if known.
  public var speed: String?
  /// The number of the attempt, if known.
  public var number: Int?
  /// The reason not to score the drawing; nil to score it.
  public var flag: String?
  /// The strokes in the order drawn, with times in seconds if the file has them.
  public var strokes: [Stroke]

  /// A drawing with the file's remarks.
  public init(
    label: String, subject: String? = nil, speed: String? = nil, number: Int? = nil,
    flag: String? = nil, strokes: [Stroke]
  ) {
    self.label = label
    self.subject = subject
    self.speed = speed
    self.number = number
    self.flag = flag
    self.strokes = strokes
  }
}
