/// A library's results at one threshold: a point of a receiver operating characteristic.
public struct StrokeOperatingPoint: Hashable, Sendable {
  /// The factor on the threshold.
  public let generosity: Double
  /// The share of gestures that are accepted as any class, 0…1.
  public let accepted: Double
  /// The share of gestures that are accepted as their class, 0…1.
  public let recalled: Double
  /// The share of drawings that are no gesture but are accepted as one, 0…1.
  public let falselyAccepted: Double
}
