import Dactyl

extension StrokeCause {
  /// The cause of a transition, with the deciding number and its limit; angles in radians.
  public func cause(_ value: Double = 0, limit: Double = 0) -> Cause {
    #if hasFeature(Embedded)
      // The code suffices; names would make up most of the web module.
      return .custom(CustomCause("", code: rawValue, value: value, limit: limit, sense: sense))
    #else
      var own = CustomCause(label, code: rawValue, value: value, limit: limit, sense: sense)
      (own.valueName, own.words, own.unit) = phrase
      return .custom(own)
    #endif
  }
}
