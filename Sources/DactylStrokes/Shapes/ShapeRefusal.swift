import Dactyl

/// Why a stroke is not a shape, with the number measured and its limit; angles in radians.
///
/// Where the sum of the measures is too large, the reason names the largest part, and the limit is
/// what that part would have to keep if all parts became smaller in proportion.
public struct ShapeRefusal: Hashable, Sendable {
  /// What is wrong; its comment says what was measured.
  public var reason: StrokeCause
  /// The number that decided; 0 for a stroke in which there is nothing to measure.
  public var measured: Double
  /// What the number would have to keep; 0 for a stroke in which there is nothing to measure.
  public var limit: Double

  /// A refusal for a reason.
  public init(_ reason: StrokeCause, _ measured: Double = 0, limit: Double = 0) {
    self.reason = reason
    self.measured = measured
    self.limit = limit
  }

  /// A refusal where a number is below its limit, nil elsewhere.
  init?(_ reason: StrokeCause, _ measured: Double, atLeast limit: Double) {
    guard measured < limit else { return nil }
    self.init(reason, measured, limit: limit)
  }

  /// A refusal where a number is above its limit, nil elsewhere.
  init?(_ reason: StrokeCause, _ measured: Double, atMost limit: Double) {
    guard measured > limit else { return nil }
    self.init(reason, measured, limit: limit)
  }

  /// A refusal for the largest part of a sum, which counts from a start on and should be this share
  /// of what it is.
  init(
    _ reason: StrokeCause, _ measured: Double, beyond start: Double = 0, reducedTo share: Double
  ) {
    self.init(reason, measured, limit: start + (measured - start) * share)
  }

  /// The refusal as the cause for which a recogniser fails.
  public var cause: Cause { reason.cause(measured, limit: limit) }
}
