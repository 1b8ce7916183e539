import Dactyl

extension StrokeCause {
  /// The cause of a transition, with the deciding number and its limit; angles in radians.
  public func cause(_ value: Double = 0, limit: Double = 0) -> Cause {
    let code = Cause.Code(rawValue: rawValue)
    return sense == .none ? Cause(code) : Cause(code, value, limit, sense)
  }

  /// The name of the case, for logs that programs read.
  public var label: StaticString { Cause(Cause.Code(rawValue: rawValue)).label }
}
