import DactylFiles

/// A setting of a recogniser in a line of a gesture file: `minimumDistance=8mm`.
package struct DesktopSetting: Hashable {
  /// What a setting measures, by which its units are known.
  private enum Measure {
    case length, duration, angle, share, number, flag

    init(_ name: String, _ present: SettingValue) {
      func ends(_ words: String...) -> Bool { words.contains { name.hasSuffix($0) } }
      if case .flag = present {
        self = .flag
      } else if ends("Deviation", "Angle", "Tilt", "Sweep") {
        self = .angle
      } else if ends("Duration", "Interval") {
        self = .duration
      } else if ends("Share", "Ratio", "Roundness") {
        self = .share
      } else if ends(
        "Distance", "Movement", "Length", "Radius", "Width", "BesideTap", "Change", "Arc")
      {
        self = .length
      } else {
        self = .number
      }
    }

    /// The units, each with what it is of the engine's.
    var units: [String: Double] {
      switch self {
      case .length: ["": 1, "pt": 1, "mm": DesktopSetting.pointsPerMillimetre]
      case .duration: ["": 1, "s": 1, "ms": 0.001]
      // A bare number would be taken for degrees by people, and for radians by engines.
      case .angle: ["°": .pi / 180, "deg": .pi / 180]
      case .share: ["": 1, "%": 0.01]
      case .number: ["": 1]
      case .flag: [:]
      }
    }

    var example: String {
      switch self {
      case .length: "8mm or 50pt"
      case .duration: "0.3s, 300ms or none"
      case .angle: "45°"
      case .share: "50%"
      case .number: "2"
      case .flag: "true or false"
      }
    }
  }

  static let pointsPerMillimetre = 160 / 25.4

  package let name: String
  /// The value as the file has it.
  package let words: String
  let value: SettingValue

  /// Reads a value; nil if it is none of the setting.
  ///
  /// - Parameter present: the setting's value in a new recogniser.
  init?(_ name: String, _ words: String, present: SettingValue) {
    (self.name, self.words) = (name, words)
    let measure = Measure(name, present)
    if measure == .flag, words == "true" || words == "false" {
      value = .flag(words == "true")
    } else if measure == .duration, words == "none" {
      value = .number(.infinity)
    } else if case .number = present,
      let number = Self.number(words[...], units: measure.units, least: 0)
    {
      value = .number(number)
    } else {
      return nil
    }
  }

  /// What a setting takes, for an error.
  static func example(of name: String, present: SettingValue) -> String {
    Measure(name, present).example
  }

  /// A number with its unit, in the engine's; nil if it is none.
  static func number(
    _ word: Substring, units: [String: Double], least: Double = 0.001
  ) -> Double? {
    let digits = word.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard let number = Double(digits), least...1e6 ~= number,
      let unit = units[String(word.dropFirst(digits.count))]
    else { return nil }
    return number * unit
  }
}
