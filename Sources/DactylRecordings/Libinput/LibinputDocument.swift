/// The devices and events of a `libinput record` document, taken line by line.
///
/// The tool writes YAML, always in the same lines: an axis, an event or a list of codes stands on
/// one. Other YAML is refused.
struct LibinputDocument {
  /// An event with its device and line.
  struct Timed {
    var event: EvdevEvent
    /// The number of the device, from 0.
    var device: Int
    var line: Int
  }

  /// What the next lines describe.
  private enum Part {
    case top, devices, device, description, axes, codes, events, kernelEvents
  }

  private(set) var descriptions: [DeviceDescription] = []
  /// All events in the order of the document: device after device.
  private(set) var events: [Timed] = []
  /// The line of the list of devices; 0 before it.
  private(set) var line = 0

  private var part = Part.top
  private var hasVersion = false
  /// The column of the dashes before devices; nil before the first.
  private var dash: Int?
  /// The line of the present device until its description begins.
  private var undescribed: Int?
  /// The time of the present device's last event, in microseconds.
  private var lastTime = 0

  private static let eventWords = "an event: seconds, microseconds, type, code and value"
  private static let axisWords = "an axis: minimum, maximum, fuzz, flat and resolution"

  /// Takes the next line.
  mutating func take(
    _ bytes: UnsafeBufferPointer<UInt8>, line: Int
  ) throws(RecordingError) {
    do throws(Malformed) {
      try take(bytes, line)
    } catch {
      throw RecordingError(error.reason, at: .line(error.line ?? line))
    }
  }

  /// Checks that nothing is missing.
  func finish() throws(RecordingError) {
    let missing: (String, Int)? =
      !hasVersion
      ? ("a version at the top", 1)
      : line == 0
        ? ("a list of devices at the top", 1)
        : undescribed.map { ("evdev, the device's description", $0) }
    if let (what, line) = missing { throw RecordingError(.malformed(what), at: .line(line)) }
  }

  /// What is wrong with a line, or with an earlier one.
  private struct Malformed: Error {
    var reason: RecordingError.Reason
    var line: Int?

    init(_ reason: RecordingError.Reason, line: Int? = nil) {
      self.reason = reason
      self.line = line
    }

    init(_ expectation: String, line: Int? = nil) { self.init(.malformed(expectation), line: line) }
  }

  private mutating func take(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Int
  ) throws(Malformed) {
    var cursor = ByteCursor(bytes)
    cursor.skipSpaces()
    let column = bytes.count - cursor.remaining
    guard let first = cursor.peek, first != UInt8(ascii: "#") else { return }
    let isItem = cursor.take("- ")
    cursor.skipSpaces()
    if column == 0, !isItem { return try takeTop(&cursor, line) }
    guard part != .top else { return }
    if isItem, column == dash ?? column {
      dash = column
      try beginDevice(line)
      return try takeDevice(&cursor)
    }
    guard let dash, column > dash else { throw Malformed("a device behind a dash") }
    if !isItem, column == dash + 2 { return try takeDevice(&cursor) }
    switch part {
    case .events, .kernelEvents: try takeEvent(&cursor, isItem: isItem, line)
    case .description: try takeDescription(&cursor)
    case .axes, .codes:
      if column > dash + 4 { try takeCode(&cursor) } else { try takeDescription(&cursor) }
    case .top, .devices, .device: break
    }
  }

  private mutating func takeTop(_ cursor: inout ByteCursor, _ line: Int) throws(Malformed) {
    part = .top
    if cursor.take("version:") {
      cursor.skipSpaces()
      guard let version = cursor.takeInteger() else { throw Malformed("a version at the top") }
      guard version == 1 else { throw Malformed(.unknownVersion("\(version)")) }
      hasVersion = true
    } else if cursor.take("devices:") {
      part = .devices
      self.line = line
      cursor.skipSpaces()
      guard Self.isOver(cursor) || cursor.take("[]") else {
        throw Malformed("a list of devices at the top")
      }
    } else if Self.key(&cursor) == nil {
      throw Malformed("a name and a colon")
    }
  }

  private mutating func beginDevice(_ line: Int) throws(Malformed) {
    if let undescribed { throw Malformed("evdev, the device's description", line: undescribed) }
    undescribed = line
    lastTime = 0
    descriptions.append(DeviceDescription())
  }

  private mutating func takeDevice(_ cursor: inout ByteCursor) throws(Malformed) {
    switch Self.key(&cursor) {
    case "evdev:":
      part = .description
      undescribed = nil
    case "events:": part = .events
    case nil: throw Malformed("a name and a colon")
    default:
      part = .device
      return
    }
    cursor.skipSpaces()
    guard Self.isOver(cursor) else { throw Malformed("lines of their own behind the colon") }
  }

  private mutating func takeDescription(_ cursor: inout ByteCursor) throws(Malformed) {
    part = .description
    if cursor.take("absinfo:") {
      part = .axes
    } else if cursor.take("codes:") {
      part = .codes
    } else if cursor.take("name:") {
      cursor.skipSpaces()
      var name = String(decoding: cursor.rest, as: UTF8.self)[...]
      if name.count > 1, name.first == "\"", name.last == "\"" {
        name = name.dropFirst().dropLast()
      }
      descriptions[descriptions.count - 1].name = String(name)
    } else if cursor.take("properties:") {
      guard let bits = Self.numbers(&cursor) else { throw Malformed("a list of properties") }
      for bit in bits where (0..<64).contains(bit) {
        descriptions[descriptions.count - 1].properties |= 1 << UInt64(bit)
      }
    }
  }

  /// Takes an axis, or the codes of a type of event.
  private mutating func takeCode(_ cursor: inout ByteCursor) throws(Malformed) {
    let last = descriptions.count - 1
    let expected = part == .axes ? Self.axisWords : "a type and a list of its codes"
    guard let code = cursor.takeDigits(), cursor.take(":"),
      let numbers = Self.numbers(&cursor), numbers.allSatisfy({ Int32(exactly: $0) != nil })
    else { throw Malformed(expected) }
    if part == .axes {
      guard code < EvdevAxis.count, numbers.count == 5 else { throw Malformed(expected) }
      descriptions[last].axes[UInt16(code)] = .init(
        minimum: numbers[0], maximum: numbers[1], resolution: max(0, numbers[4]))
    } else if code == 1 {
      descriptions[last].buttons.formUnion(numbers.compactMap { UInt16(exactly: $0) })
    }
  }

  /// Takes an event of the kernel; passes over libinput's own, which stand between them.
  private mutating func takeEvent(
    _ cursor: inout ByteCursor, isItem: Bool, _ line: Int
  ) throws(Malformed) {
    if cursor.take("evdev:") {
      part = .kernelEvents
    } else if Self.key(&cursor) != nil {
      part = .events
    } else if part == .kernelEvents {
      guard isItem, let event = Self.numbers(&cursor).flatMap(Self.event) else {
        throw Malformed(Self.eventWords)
      }
      guard event.time >= lastTime else {
        throw Malformed(
          .timeWentBack(from: Double(lastTime) / 1_000_000, to: Double(event.time) / 1_000_000))
      }
      lastTime = event.time
      events.append(Timed(event: event, device: descriptions.count - 1, line: line))
    }
  }

  private static func event(_ values: [Int]) -> EvdevEvent? {
    guard values.count == 5, (0..<1_000_000_000_000).contains(values[0]),
      (0..<1_000_000).contains(values[1]), (0..<0x20).contains(values[2]),
      (0..<0x1000).contains(values[3]), let value = Int32(exactly: values[4])
    else { return nil }
    return EvdevEvent(
      time: values[0] * 1_000_000 + values[1], type: UInt16(values[2]), code: UInt16(values[3]),
      value: value)
  }

  // MARK: Pieces

  /// Takes a name with its colon; else nil, without moving.
  private static func key(_ cursor: inout ByteCursor) -> String? {
    var rest = cursor
    let word = String(decoding: rest.takeWord(), as: UTF8.self)
    guard word.hasSuffix(":"), word.allSatisfy({ $0.isLetter || $0 == "_" || $0 == ":" }) else {
      return nil
    }
    cursor = rest
    return word
  }

  /// Takes `[1, 2, 3]`, the rest of the line.
  private static func numbers(_ cursor: inout ByteCursor) -> [Int]? {
    cursor.skipSpaces()
    guard cursor.take("[") else { return nil }
    var numbers: [Int] = []
    cursor.skipSpaces()
    while !cursor.take("]") {
      if !numbers.isEmpty {
        guard cursor.take(",") else { return nil }
        cursor.skipSpaces()
      }
      guard let number = cursor.takeInteger() else { return nil }
      numbers.append(number)
      cursor.skipSpaces()
    }
    cursor.skipSpaces()
    return isOver(cursor) ? numbers : nil
  }

  /// True if only a comment, or nothing, is left of the line.
  private static func isOver(_ cursor: ByteCursor) -> Bool {
    cursor.isAtEnd || cursor.peek == UInt8(ascii: "#")
  }
}
