import Dactyl

extension Cause {
  /// The numbers that decided, by their names in the cause.
  var namedNumbers: [(name: StaticString, value: Double)] {
    guard valueName.utf8CodeUnitCount > 0, !value.isNaN else { return [] }
    guard !limit.isNaN else { return [(valueName, value)] }
    return [(valueName, value), (sense == .minimum ? "needed" : "limit", limit)]
  }
}
