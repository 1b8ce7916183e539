/// Turns a text of kernel events into events and device descriptions.
struct EvdevParser {
  enum Line {
    case event(EvdevEvent, device: Int)
    /// The device was unplugged.
    case removed(device: Int)
    /// A line without an event.
    case other
  }

  /// What a malformed line should have.
  struct Unexpected: Error {
    var expectation: StaticString
  }

  /// The number of the only device if lines name no device.
  static let onlyDevice = -1

  /// The descriptions read so far.
  private(set) var descriptions: [Int: DeviceDescription] = [:]
  /// True after the first event.
  private(set) var hasBegun = false
  /// True if the lines have no times, so the parser makes them up.
  private(set) var hasNoTimes = false

  private let format: RecordingFormat
  private var header = EvdevHeader()
  private var blocks = GeteventHeader()
  private var reports = 0

  init(_ format: RecordingFormat) { self.format = format }

  mutating func parse(_ line: UnsafeBufferPointer<UInt8>) throws(Unexpected) -> Line {
    switch format {
    case .evemu: try parseEvemu(line)
    case .evtest: try parseEvtest(line)
    case .getevent: try parseGetevent(line)
    case .dactyl, .libinput: preconditionFailure("these are not lines of kernel events")
    }
  }

  private mutating func parseEvemu(
    _ line: UnsafeBufferPointer<UInt8>
  ) throws(Unexpected) -> Line {
    var cursor = ByteCursor(line)
    guard cursor.take("E:") else {
      if hasBegun {
        cursor.skipSpaces()
        if cursor.isAtEnd || cursor.peek == UInt8(ascii: "#") { return .other }
      } else if header.take(line) {
        return .other
      }
      throw Unexpected(expectation: "E: seconds, type, code and value")
    }
    cursor.skipSpaces()
    let expected = Unexpected(expectation: "E: seconds, type, code and value")
    guard let time = cursor.takeMicroseconds(), cursor.take(0x20) else { throw expected }
    cursor.skipSpaces()
    guard let type = cursor.takeHexadecimal(), type < 0x20, cursor.take(0x20) else {
      throw expected
    }
    cursor.skipSpaces()
    guard let code = cursor.takeHexadecimal(), code < 0x1000, cursor.take(0x20) else {
      throw expected
    }
    cursor.skipSpaces()
    guard let value = cursor.takeInteger().flatMap(Int32.init(exactly:)) else { throw expected }
    cursor.skipSpaces()
    guard cursor.isAtEnd || cursor.peek == UInt8(ascii: "#") else { throw expected }
    begin()
    return .event(
      EvdevEvent(time: time, type: UInt16(type), code: UInt16(code), value: value),
      device: Self.onlyDevice)
  }

  private mutating func parseEvtest(
    _ line: UnsafeBufferPointer<UInt8>
  ) throws(Unexpected) -> Line {
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    guard cursor.take("Event: time ") else {
      if !hasBegun {
        header.takeWords(cursor)
      } else if !cursor.isAtEnd {
        throw Unexpected(expectation: "Event: time and what happened")
      }
      return .other
    }
    let expected = Unexpected(expectation: "Event: time, type, code and value")
    guard let time = cursor.takeMicroseconds(), cursor.take(UInt8(ascii: ",")) else {
      throw expected
    }
    cursor.skipSpaces()
    begin()
    if let mark = try takeMark(&cursor) {
      return .event(
        EvdevEvent(time: time, type: EvdevType.sync, code: mark, value: 0),
        device: Self.onlyDevice)
    }
    guard cursor.take("type "), let type = cursor.takeDigits(), type < 0x20,
      skip(&cursor, past: UInt8(ascii: ",")), cursor.take("code "), let code = cursor.takeDigits(),
      code < 0x1000, skip(&cursor, past: UInt8(ascii: ",")), cursor.take("value ")
    else { throw expected }
    // Raw codes (`EV_MSC`) are in hexadecimal and say nothing about touches.
    if type == 4 { return .other }
    guard let value = cursor.takeInteger().flatMap(Int32.init(exactly:)) else { throw expected }
    cursor.skipSpaces()
    guard cursor.isAtEnd else { throw expected }
    return .event(
      EvdevEvent(time: time, type: UInt16(type), code: UInt16(code), value: value),
      device: Self.onlyDevice)
  }

  /// Takes `-------------- SYN_REPORT ------------` and its like, in newer or older words.
  private func takeMark(_ cursor: inout ByteCursor) throws(Unexpected) -> UInt16? {
    guard let first = cursor.peek,
      first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first == UInt8(ascii: ">")
    else { return nil }
    while cursor.take(first) {}
    cursor.skipSpaces()
    if cursor.take("SYN_REPORT ") || cursor.take("Report Sync ") { return EvdevSync.report }
    if cursor.take("SYN_MT_REPORT ") || cursor.take("MT Report Sync ") {
      return EvdevSync.contactReport
    }
    if cursor.take("SYN_DROPPED ") { return EvdevSync.dropped }
    if cursor.take("SYN_CONFIG ") || cursor.take("Config Sync ") { return EvdevEvent.unknownCode }
    throw Unexpected(expectation: "SYN_REPORT or another mark")
  }

  private func skip(_ cursor: inout ByteCursor, past byte: UInt8) -> Bool {
    while let next = cursor.peek {
      _ = cursor.take(next)
      if next == byte {
        cursor.skipSpaces()
        return true
      }
    }
    return false
  }

  private mutating func parseGetevent(
    _ line: UnsafeBufferPointer<UInt8>
  ) throws(Unexpected) -> Line {
    if let fields = GeteventLine.fields(line) {
      hasBegun = true
      blocks.finish(into: &descriptions)
      let time = fields.time ?? reports * 1_000_000 / 60
      if fields.time == nil {
        hasNoTimes = true
        if fields.type == EvdevType.sync, fields.code == EvdevSync.report { reports += 1 }
      }
      return .event(
        EvdevEvent(time: time, type: fields.type, code: fields.code, value: fields.value),
        device: fields.device)
    }
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    if cursor.take("remove device "), let device = GeteventLine.device(cursor) {
      return .removed(device: device)
    }
    guard blocks.take(line, into: &descriptions) || !hasBegun && !GeteventLine.begins(cursor) else {
      throw Unexpected(expectation: "[seconds] device: type, code and value")
    }
    return .other
  }

  private mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    if !header.description.axes.isEmpty || header.description.name != nil {
      descriptions[Self.onlyDevice] = header.description
    }
  }
}
