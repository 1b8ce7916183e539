import DactylStrokes

/// A drawing from a file, and what the file says about it.
public struct RecordedDrawing: Hashable, Sendable {
  /// What was asked for, or found.
  public var label: String
  /// Who drew it, where the file tells.
  public var subject: String?
  /// How fast it was asked for, where the file tells.
  public var speed: String?
  /// The number of the attempt, where the file tells.
  public var number: Int?
  /// Why the drawing should not be scored; nil where nothing speaks against it.
  public var flag: String?
  /// The strokes in the order drawn; times in seconds where the file has them.
  public var strokes: [Stroke]

  /// A drawing and what is known about it.
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
