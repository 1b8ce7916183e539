/// What came of the drawings of one person in an evaluation.
public struct StrokePersonShare: Hashable, Sendable {
  /// The number of the person.
  public var person: Int
  /// How many gestures the person drew.
  public var gestures = 0
  /// How many of them have their class nearest, refused or not.
  public var right = 0
  /// How many of them were taken for what they are.
  public var recalled = 0
  /// How many other drawings the person made.
  public var others = 0
  /// How many of those were taken for a gesture.
  public var accepted = 0

  /// A person without drawings.
  public init(person: Int) {
    self.person = person
  }
}
