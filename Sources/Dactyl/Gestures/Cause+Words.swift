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
    let places = unit.placesTellingApart(value, limit)
    guard words.utf8CodeUnitCount > 0 else {
      switch sense {
      case .none: return "\(label)"
      case .minimum:
        return "\(label): \(unit.words(value, places)), needs \(unit.limitWords(limit, places))"
      case .maximum:
        return "\(label): \(unit.words(value, places)), limit \(unit.limitWords(limit, places))"
      }
    }
    var text = ""
    for character in "\(words)" {
      switch character {
      case "#": text += unit.words(value, places)
      case "~": text += unit.limitWords(limit, places)
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
  /// How many units of people's make one of the engine's.
  private var factor: Double {
    switch self {
    case .radians: 180 / .pi
    case .share: 100
    default: 1
    }
  }

  /// As many decimal places as it takes to tell a number from its limit; at least two.
  func placesTellingApart(_ value: Double, _ limit: Double) -> Int {
    guard value != limit else { return 2 }
    let (one, other) = (value * factor, limit * factor)
    return (2..<9).first { decimal(one, places: $0) != decimal(other, places: $0) } ?? 9
  }

  /// A number with its unit.
  func words(_ value: Double, _ places: Int) -> String {
    let number = decimal(value * factor, places: places)
    return switch self {
    case .number: number
    case .points: "\(number) pt"
    case .seconds, .time: "\(number) s"
    case .radians: "\(number)°"
    case .share: "\(number) %"
    case .radii: value == 1 ? "1 radius" : "\(number) radii"
    case .thresholds: "\(number) times"
    case .fingers: value == 1 ? "1 finger" : "\(number) fingers"
    case .taps: value == 1 ? "1 tap" : "\(number) taps"
    case .times: value == 1 ? "once" : "\(number) times"
    }
  }

  /// A limit, which does not repeat what is counted.
  func limitWords(_ value: Double, _ places: Int) -> String {
    self == .fingers || self == .taps ? decimal(value, places: places) : words(value, places)
  }
}

/// A number with up to so many decimal places, at most nine, and no more than it needs.
package func decimal(_ value: Double, places: Int = 2) -> String {
  guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
  var unit: Int64 = 1
  for _ in 0..<places where abs(value) * Double(unit) < 1e17 { unit *= 10 }
  let scaled = Int64((abs(value) * Double(unit)).rounded())
  let whole = "\(value < 0 && scaled != 0 ? "-" : "")\(scaled / unit)"
  var rest = scaled % unit
  guard rest > 0 else { return whole }
  var fraction = ""
  while rest > 0 {
    unit /= 10
    fraction += "\(rest / unit)"
    rest %= unit
  }
  return "\(whole).\(fraction)"
}
