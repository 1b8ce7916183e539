import Dactyl

/// Why a stroke is not a shape, with the measured number and its limit; angles in radians.
///
/// If the sum of the measures is too large, the reason names the largest part. The limit is then
/// what that part would have to keep if all parts shrank in proportion.
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

  /// A refusal for the largest part of a sum; its limit lies at `share` of the way from `start`.
  init(
    _ reason: StrokeCause, _ measured: Double, beyond start: Double = 0, reducedTo share: Double
  ) {
    self.init(reason, measured, limit: start + (measured - start) * share)
  }

  /// The cause with which a recogniser fails.
  public var cause: Cause { reason.cause(measured, limit: limit) }
}
