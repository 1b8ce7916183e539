/// The result of a training.
public struct StrokeTraining: Sendable {
  /// The classes with the chosen templates.
  public let library: StrokeLibrary
  /// The indices of the chosen samples, in the order of the templates.
  public let chosen: [Int]
  /// How many samples were skipped because they cannot be compared.
  public let unusable: Int
}
