/// What came of a training.
public struct StrokeTraining: Sendable {
  /// The classes with the chosen templates.
  public let library: StrokeLibrary
  /// The samples that were chosen, as indices, in the order of the templates.
  public let chosen: [Int]
  /// How many samples cannot be compared with anything, and were passed over.
  public let unusable: Int
}
