import Dactyl

/// Why a stroke is not a shape, with the measured number and its limit; angles in radians.
public struct ShapeRefusal: Hashable, Sendable {
  /// What is wrong; its comment says what was measured.
  public var reason: StrokeCause
  /// The number that decided; 0 for a stroke that cannot be measured.
  public var measured: Double
  /// The limit of the number; 0 for a stroke that cannot be measured.
  public var limit: Double

  /// A refusal for a reason.
  public init(_ reason: StrokeCause, _ measured: Double = 0, limit: Double = 0) {
    self.reason = reason
    self.measured = measured
    self.limit = limit
  }

  /// A refusal if a number is below its limit, else nil.
  init?(_ reason: StrokeCause, _ measured: Double, atLeast limit: Double) {
    guard measured < limit else { return nil }
    self.init(reason, measured, limit: limit)
  }

  /// A refusal if a number is above its limit, else nil.
  init?(_ reason: StrokeCause, _ measured: Double, atMost limit: Double) {
    guard measured > limit else { return nil }
    self.init(reason, measured, limit: limit)
  }

  /// The cause with which a recogniser fails.
  public var cause: Cause { reason.cause(measured, limit: limit) }
}

extension ShapeRefusal? {
  /// The one of two refusals for too large a number whose number is more times its limit.
  static func worse(_ one: Self, _ other: Self) -> Self {
    guard let one, let other else { return one ?? other }
    return one.measured * other.limit >= other.measured * one.limit ? one : other
  }
}
