/// The content of a `libinput record` document: devices and their events.
struct LibinputDocument {
  /// An event with its device and line.
  struct Timed {
    var event: EvdevEvent
    /// The number of the device, from 0.
    var device: Int
    var line: Int
  }

  private(set) var descriptions: [DeviceDescription] = []
  /// All events in the order of the document: device after device.
  private(set) var events: [Timed] = []
  /// The line of the list of devices.
  private(set) var line = 1

  private static let eventWords = "an event: seconds, microseconds, type, code and value"
  private static let axisWords = "an axis: minimum, maximum, fuzz, flat and resolution"

  /// Reads a whole document.
  init(_ bytes: [UInt8]) throws(RecordingError) {
    var reader = try YAMLReader(bytes)
    let top = reader.line
    var hasVersion = false
    var hasDevices = false
    try reader.mapping("a version at the top") { (key, reader) throws(RecordingError) in
      switch key {
      case "version":
        hasVersion = true
        let line = reader.line
        let version = try reader.integer("a version at the top")
        guard version == 1 else {
          throw RecordingError(.unknownVersion("\(version)"), at: .line(line))
        }
      case "devices":
        hasDevices = true
        line = reader.line
        try reader.sequence("a list of devices at the top") { (reader) throws(RecordingError) in
          try readDevice(&reader)
        }
      default: break
      }
    }
    try reader.finish()
    guard hasVersion else {
      throw RecordingError(.malformed("a version at the top"), at: .line(top))
    }
    guard hasDevices else {
      throw RecordingError(.malformed("a list of devices at the top"), at: .line(top))
    }
  }

  private mutating func readDevice(_ reader: inout YAMLReader) throws(RecordingError) {
    let line = reader.line
    let number = descriptions.count
    var description: DeviceDescription?
    try reader.mapping("a device") { (key, reader) throws(RecordingError) in
      switch key {
      case "evdev": description = try Self.description(&reader)
      case "events": try readEvents(&reader, of: number)
      default: break
      }
    }
    guard let description else {
      throw RecordingError(.malformed("evdev, the device's description"), at: .line(line))
    }
    descriptions.append(description)
  }

  private static func description(
    _ reader: inout YAMLReader
  ) throws(RecordingError) -> DeviceDescription {
    var description = DeviceDescription()
    try reader.mapping("a device's description") { (key, reader) throws(RecordingError) in
      switch key {
      case "name": description.name = try reader.scalar()
      case "absinfo":
        try reader.mapping("axes by number") { (code, reader) throws(RecordingError) in
          let (code, axis) = try axis(code, &reader)
          description.axes[code] = axis
        }
      case "properties":
        try reader.sequence("a list of properties") { (reader) throws(RecordingError) in
          let bit = try reader.integer("the number of a property")
          if (0..<64).contains(bit) { description.properties |= 1 << UInt64(bit) }
        }
      case "codes":
        try reader.mapping("codes by type") { (type, reader) throws(RecordingError) in
          guard type == "1" else { return }
          try reader.sequence("a list of codes") { (reader) throws(RecordingError) in
            let code = try reader.integer("the number of a key or button")
            if let code = UInt16(exactly: code) { description.buttons.insert(code) }
          }
        }
      default: break
      }
    }
    return description
  }

  private static func axis(
    _ code: String, _ reader: inout YAMLReader
  ) throws(RecordingError) -> (UInt16, DeviceDescription.Axis) {
    let line = reader.line
    let values = try numbers(&reader, axisWords)
    guard let code = UInt16(code), (0..<EvdevAxis.count).contains(Int(code)),
      values.allSatisfy({ Int32(exactly: $0) != nil })
    else { throw RecordingError(.malformed(axisWords), at: .line(line)) }
    return (code, .init(minimum: values[0], maximum: values[1], resolution: max(0, values[4])))
  }

  /// Reads five whole numbers.
  private static func numbers(
    _ reader: inout YAMLReader, _ expectation: String
  ) throws(RecordingError) -> [Int] {
    let line = reader.line
    var numbers: [Int] = []
    numbers.reserveCapacity(5)
    try reader.sequence(expectation) { (reader) throws(RecordingError) in
      guard numbers.count < 5 else {
        throw RecordingError(.malformed(expectation), at: .line(line))
      }
      numbers.append(try reader.integer(expectation))
    }
    guard numbers.count == 5 else {
      throw RecordingError(.malformed(expectation), at: .line(line))
    }
    return numbers
  }

  private mutating func readEvents(
    _ reader: inout YAMLReader, of device: Int
  ) throws(RecordingError) {
    var last = 0
    try reader.sequence("a list of events") { (reader) throws(RecordingError) in
      // Between them stand libinput's own events, which do not count here.
      try reader.mapping("evdev and its events") { (key, reader) throws(RecordingError) in
        guard key == "evdev" else { return }
        try reader.sequence("a list of events") { (reader) throws(RecordingError) in
          let line = reader.line
          let event = try Self.event(&reader)
          guard event.time >= last else {
            throw RecordingError(
              .timeWentBack(from: Double(last) / 1_000_000, to: Double(event.time) / 1_000_000),
              at: .line(line))
          }
          last = event.time
          events.append(Timed(event: event, device: device, line: line))
        }
      }
    }
  }

  private static func event(_ reader: inout YAMLReader) throws(RecordingError) -> EvdevEvent {
    let line = reader.line
    let values = try numbers(&reader, eventWords)
    guard (0..<1_000_000_000_000).contains(values[0]), (0..<1_000_000).contains(values[1]),
      (0..<0x20).contains(values[2]), (0..<0x1000).contains(values[3]),
      let value = Int32(exactly: values[4])
    else { throw RecordingError(.malformed(eventWords), at: .line(line)) }
    return EvdevEvent(
      time: values[0] * 1_000_000 + values[1], type: UInt16(values[2]), code: UInt16(values[3]),
      value: value)
  }
}
