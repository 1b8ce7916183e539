import Dactyl

/// The numbers of a hover that a frame line omits if they are neutral.
enum HoverLineNumber: CaseIterable {
  case zOffset, altitude, azimuth, roll

  var key: StaticString {
    switch self {
    case .zOffset: "\"z\":"
    case .altitude: "\"al\":"
    case .azimuth: "\"az\":"
    case .roll: "\"ro\":"
    }
  }

  func value(of hover: HoverSample) -> Double {
    switch self {
    case .zOffset: hover.zOffset
    case .altitude: hover.altitude
    case .azimuth: hover.azimuth
    case .roll: hover.roll
    }
  }

  func set(_ value: Double, of hover: inout HoverSample) {
    switch self {
    case .zOffset: hover.zOffset = value
    case .altitude: hover.altitude = value
    case .azimuth: hover.azimuth = value
    case .roll: hover.roll = value
    }
  }

  /// The value that a frame line omits.
  var neutral: Double { self == .altitude ? .pi / 2 : 0 }
}

extension HoverSample.Phase {
  /// The letter of the phase in quotation marks, between commas.
  var letter: StaticString {
    switch self {
    case .entered: ",\"e\","
    case .moved: ",\"m\","
    case .exited: ",\"x\","
    }
  }
}

extension TouchKind {
  /// The kind of a hover by default; the header's kind is that of contacts.
  static let neutralOfHovers = TouchKind.indirectPointer
}
