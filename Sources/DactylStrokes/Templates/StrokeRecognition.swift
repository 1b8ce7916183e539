/// The gesture that a library took a stroke for, and how sure it is.
public struct StrokeRecognition: Hashable, Sendable {
  /// The number of the class.
  public let classID: Int
  /// 1 for a template's own drawing, 0 at the rejection threshold.
  public let score: Double
  /// How much nearer than the runner-up, 0…1: 0 for a tie, 1 without another class in reach.
  public let margin: Double
  /// The second nearest class, or nil where no other was near enough to be compared.
  public let runnerUp: Int?
  /// How far the drawing is from being the gesture, in thresholds: below 1 is accepted.
  public let distance: Double
  /// What the distance was weighed from; nil where thresholds were given.
  public let evidence: StrokeEvidence?
}
