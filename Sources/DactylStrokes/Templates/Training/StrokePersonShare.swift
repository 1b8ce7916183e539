/// The results of one person in an evaluation.
public struct StrokePersonShare: Hashable, Sendable {
  /// The number of the person.
  public var person: Int
  /// How many gestures the person drew.
  public var gestures = 0
  /// How many of them have their own class nearest, refused or not.
  public var right = 0
  /// How many of them were accepted as their class.
  public var recalled = 0
  /// How many drawings that are no gesture the person made.
  public var others = 0
  /// How many of those were accepted as a gesture.
  public var accepted = 0

  /// A person without drawings.
  public init(person: Int) {
    self.person = person
  }
}
