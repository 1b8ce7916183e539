/// The class that a library gives a drawing, with the numbers that decided.
public struct StrokeRecognition: Hashable, Sendable {
  /// The number of the class.
  public let classID: Int
  /// 1 for a template's own drawing, 0 at the rejection threshold.
  public let score: Double
  /// How much nearer the class is than the runner-up, 0…1: 0 for a tie, 1 without a runner-up.
  public let margin: Double
  /// The second nearest class; nil if no other was near enough to compare.
  public let runnerUp: Int?
  /// How far the drawing is from the class, in thresholds: below 1 is accepted.
  public let distance: Double
  /// The evidence behind the distance; nil with fixed thresholds.
  public let evidence: StrokeEvidence?
}
