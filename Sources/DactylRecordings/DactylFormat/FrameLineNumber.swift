import Dactyl

/// The numbers of a contact that a frame line omits if they are neutral.
enum FrameLineNumber: CaseIterable {
  case force, maximumForce, majorRadius, majorRadiusTolerance, altitude, azimuth, roll

  var key: StaticString {
    switch self {
    case .force: "\"f\":"
    case .maximumForce: "\"fm\":"
    case .majorRadius: "\"r\":"
    case .majorRadiusTolerance: "\"rt\":"
    case .altitude: "\"al\":"
    case .azimuth: "\"az\":"
    case .roll: "\"ro\":"
    }
  }

  func value(of contact: Contact) -> Double {
    switch self {
    case .force: contact.force
    case .maximumForce: contact.maximumForce
    case .majorRadius: contact.majorRadius
    case .majorRadiusTolerance: contact.majorRadiusTolerance
    case .altitude: contact.altitude
    case .azimuth: contact.azimuth
    case .roll: contact.roll
    }
  }

  func set(_ value: Double, of contact: inout Contact) {
    switch self {
    case .force: contact.force = value
    case .maximumForce: contact.maximumForce = value
    case .majorRadius: contact.majorRadius = value
    case .majorRadiusTolerance: contact.majorRadiusTolerance = value
    case .altitude: contact.altitude = value
    case .azimuth: contact.azimuth = value
    case .roll: contact.roll = value
    }
  }

  /// The value that a frame line omits.
  var neutral: Double { self == .altitude ? .pi / 2 : 0 }
}

extension TouchPhase {
  /// The letter of the phase in quotation marks, between commas.
  var letter: StaticString {
    switch self {
    case .began: ",\"b\","
    case .moved: ",\"m\","
    case .stationary: ",\"s\","
    case .ended: ",\"e\","
    case .cancelled: ",\"c\","
    }
  }
}

extension TouchKind {
  /// The word for the kind, in quotation marks.
  var word: StaticString {
    switch self {
    case .direct: "\"direct\""
    case .indirect: "\"indirect\""
    case .pencil: "\"pencil\""
    case .indirectPointer: "\"indirectPointer\""
    }
  }
}
