extension Cause {
  /// What the number of a cause counts, and how people read it.
  enum Unit: String {
    case number, points, seconds, time, radians, share, radii, thresholds, fingers, taps, times
  }
}

extension Cause: CustomStringConvertible {
  /// The cause in words, such as `moved 14.2 pt, limit 10 pt`.
  public var description: String { words { "\($0)" } }

  /// The cause in words, with other recognisers called what `name` says.
  public func words(naming name: (RecognizerID) -> String) -> String {
    let (label, _, words, unit) = wording
    guard words.utf8CodeUnitCount > 0 else {
      switch sense {
      case .none: return "\(label)"
      case .minimum: return "\(label): \(unit.words(value)), needs \(unit.limitWords(limit))"
      case .maximum: return "\(label): \(unit.words(value)), limit \(unit.limitWords(limit))"
      }
    }
    var text = ""
    for character in "\(words)" {
      switch character {
      case "#": text += unit.words(value)
      case "~": text += unit.limitWords(limit)
      case "@": text += other.map(name) ?? ""
      default: text.append(character)
      }
    }
    return text
  }

  /// What its number counts, as the schema calls it.
  package var unitName: String { wording.unit.rawValue }
}

extension Cause.Unit {
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
    self == .fingers || self == .taps ? decimal(value) : words(value)
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
