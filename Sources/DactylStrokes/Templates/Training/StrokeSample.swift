/// A drawing of which it is known what it was meant to be, to train with or to measure.
public struct StrokeSample: Hashable, Sendable {
  /// What was drawn.
  public var drawing: [Stroke]
  /// The number of the class that was meant, or nil for a drawing that is no gesture.
  public var classID: Int?
  /// Who drew it, so that nobody is measured with templates of his own.
  public var person: Int

  /// A drawing, what it was meant to be, and by whom.
  public init(_ drawing: [Stroke], class classID: Int?, person: Int = 0) {
    self.drawing = drawing
    self.classID = classID
    self.person = person
  }
}
