/// A drawing of known class, for training or measuring.
public struct StrokeSample: Hashable, Sendable {
  /// The strokes.
  public var drawing: [Stroke]
  /// The number of the class drawn; nil for a drawing that is no gesture.
  public var classID: Int?
  /// The person who drew it, who is never measured with their own templates.
  public var person: Int

  /// A drawing with its class and person.
  public init(_ drawing: [Stroke], class classID: Int?, person: Int = 0) {
    self.drawing = drawing
    self.classID = classID
    self.person = person
  }
}
