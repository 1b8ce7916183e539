/// What the number of a cause counts, and how people read it.
package enum CauseUnit: Sendable {
  case number, points, seconds, time, radians, share, radii, thresholds, fingers, taps, times

  /// The word for it in the schema.
  package var name: StaticString {
    switch self {
    case .number: "number"
    case .points: "points"
    case .seconds: "seconds"
    case .time: "time"
    case .radians: "radians"
    case .share: "share"
    case .radii: "radii"
    case .thresholds: "thresholds"
    case .fingers: "fingers"
    case .taps: "taps"
    case .times: "times"
    }
  }
}

#if !hasFeature(Embedded)
  extension CauseUnit {
    /// A number with its unit.
    func words(_ value: Double) -> String {
      switch self {
      case .number: decimal(value)
      case .points: "\(decimal(value)) pt"
      case .seconds, .time: "\(decimal(value)) s"
      case .radians: "\(decimal(value * 180 / .pi))°"
      case .share: "\(decimal(value * 100)) %"
      case .radii: value == 1 ? "1 radius" : "\(decimal(value)) radii"
      case .thresholds: "\(decimal(value)) times"
      case .fingers: value == 1 ? "1 finger" : "\(decimal(value)) fingers"
      case .taps: value == 1 ? "1 tap" : "\(decimal(value)) taps"
      case .times: value == 1 ? "once" : "\(decimal(value)) times"
      }
    }

    /// A limit, which does not repeat what is counted.
    func limitWords(_ value: Double) -> String {
      switch self {
      case .fingers, .taps: decimal(value)
      case .number, .points, .seconds, .time, .radians, .share, .radii, .thresholds, .times:
        words(value)
      }
    }
  }

  package func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int64((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths != 0 ? "-" : ""
    let whole = "\(sign)\(hundredths / 100)"
    let rest = hundredths % 100
    if rest == 0 { return whole }
    if rest % 10 == 0 { return "\(whole).\(rest / 10)" }
    return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
  }

  extension Cause {
    /// What its number counts, as the schema calls it.
    package var unitName: StaticString { phrase.unit.name }
  }
#endif
