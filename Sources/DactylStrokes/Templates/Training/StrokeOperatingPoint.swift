/// What a library would do with its threshold multiplied: one point of a receiver operating
/// characteristic.
public struct StrokeOperatingPoint: Hashable, Sendable {
  /// The factor on the threshold.
  public let generosity: Double
  /// The share of gestures that would not be refused, 0…1.
  public let accepted: Double
  /// The share of gestures that would be taken for what they are, 0…1.
  public let recalled: Double
  /// The share of drawings that are no gesture and would be taken for one, 0…1.
  public let falselyAccepted: Double
}
