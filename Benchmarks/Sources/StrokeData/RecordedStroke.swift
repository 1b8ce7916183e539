import DactylStrokes

/// One row of a set of recorded strokes: what a person was asked to draw, and what came of it.
public struct RecordedStroke: Sendable {
  /// The set the row comes from.
  public var set: RecordedSet
  /// Who drew it; equal for one person across the sets that share people.
  public var person: String
  /// The class that was asked for, or the word.
  public var label: String
  /// How fast it was asked for, where the set tells.
  public var speed: String?
  /// The number of the attempt, from 1, where the set tells.
  public var number: Int?
  /// Why the row must not be scored, or nil where it may.
  public var flag: String?
  /// The number of the row in its file, from 0.
  public var row: Int
  /// The strokes of the gesture in the order drawn; most gestures have one.
  public var strokes: [Stroke]

  /// The only stroke of a gesture drawn with one.
  ///
  /// - Precondition: The gesture has at least one stroke.
  public var stroke: Stroke { strokes[0] }
}
