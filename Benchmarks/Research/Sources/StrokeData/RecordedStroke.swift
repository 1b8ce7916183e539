import DactylStrokes

/// One row of a set of recorded strokes: what a person was asked to draw, and the result.
public struct RecordedStroke: Sendable {
  /// The set the row comes from.
  public var set: RecordedSet
  /// Who drew it; the same for one person across sets that share people.
  public var person: String
  /// The class or word that the person was asked for.
  public var label: String
  /// The speed that the person was asked for, if known.
  public var speed: String?
  /// The number of the attempt, from 1, if known.
  public var number: Int?
  /// Why the row must not be scored; nil if it may.
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
