/// Gathers the descriptions that `getevent -i`, `-p` and `-lp` write before the events.
///
///     add device 1: /dev/input/event2
///       name:     "sec_touchscreen"
///         ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
///       input props:
///         INPUT_PROP_DIRECT
struct GeteventHeader {
  private var device: Int?
  private var description = DeviceDescription()
  private var isInProperties = false
  private var isInAxes = false

  /// Takes a line and says whether it belongs to a description.
  mutating func take(
    _ line: UnsafeBufferPointer<UInt8>, into descriptions: inout [Int: DeviceDescription]
  ) -> Bool {
    var cursor = ByteCursor(line)
    let isIndented = cursor.peek == 0x20 || cursor.peek == 0x09
    cursor.skipSpaces()
    if cursor.isAtEnd { return true }
    if cursor.take("add device ") {
      finish(into: &descriptions)
      device = GeteventLine.device(cursor)
      return device != nil
    }
    if cursor.take("could not get driver version") || cursor.take("poll ") { return true }
    guard isIndented, device != nil else { return false }
    takeField(&cursor)
    return true
  }

  /// Hands over the description that was being gathered.
  mutating func finish(into descriptions: inout [Int: DeviceDescription]) {
    if let device { descriptions[device] = description }
    device = nil
    description = DeviceDescription()
    isInProperties = false
    isInAxes = false
  }

  private mutating func takeField(_ cursor: inout ByteCursor) {
    if cursor.take("name:") {
      cursor.skipSpaces()
      let name = cursor.rest.filter { $0 != UInt8(ascii: "\"") }
      description.name = String(decoding: name, as: UTF8.self)
    } else if cursor.take("input props:") {
      isInProperties = true
      isInAxes = false
    } else if isInProperties {
      if cursor.take("INPUT_PROP_DIRECT") { description.properties |= 2 }
      if cursor.take("INPUT_PROP_POINTER") { description.properties |= 1 }
      takeProperty(cursor)
    } else if cursor.take("ABS (0003):") {
      isInAxes = true
      takeAxis(&cursor)
    } else if isInAxes, !isLabel(cursor) {
      takeAxis(&cursor)
    } else {
      isInAxes = false
      if cursor.take("KEY (0001):") { takeButtons(&cursor) }
    }
  }

  /// Whether the line begins another type, such as `SW  (0005):`.
  private func isLabel(_ cursor: ByteCursor) -> Bool {
    var cursor = cursor
    _ = cursor.takeWord()
    cursor.skipSpaces()
    return cursor.peek == UInt8(ascii: "(")
  }

  private mutating func takeProperty(_ cursor: ByteCursor) {
    var cursor = cursor
    guard let bit = cursor.takeHexadecimal(), bit < 64 else { return }
    description.properties |= 1 << UInt64(bit)
  }

  private mutating func takeButtons(_ cursor: inout ByteCursor) {
    cursor.skipSpaces()
    while !cursor.isAtEnd {
      let word = cursor.takeWord()
      var digits = ByteCursor(word)
      if let code = EvdevNames.code(word, of: EvdevType.key) {
        description.buttons.insert(code)
      } else if word.count == 4, let code = digits.takeHexadecimal(), digits.isAtEnd {
        description.buttons.insert(UInt16(code))
      }
      cursor.skipSpaces()
    }
  }

  private mutating func takeAxis(_ cursor: inout ByteCursor) {
    cursor.skipSpaces()
    let word = cursor.takeWord()
    var digits = ByteCursor(word)
    let code =
      EvdevNames.code(word, of: EvdevType.absolute)
      ?? digits.takeHexadecimal().map(UInt16.init(truncatingIfNeeded:))
    guard let code, code < EvdevAxis.count else { return }
    var axis = DeviceDescription.Axis(minimum: 0, maximum: 0)
    while !cursor.isAtEnd {
      cursor.skipSpaces()
      let path: WritableKeyPath<DeviceDescription.Axis, Int>?
      if cursor.take("min ") {
        path = \.minimum
      } else if cursor.take("max ") {
        path = \.maximum
      } else if cursor.take("resolution ") {
        path = \.resolution
      } else {
        path = nil
        _ = cursor.takeWord()
      }
      guard let path, let value = cursor.takeInteger(), Int32(exactly: value) != nil else {
        continue
      }
      axis[keyPath: path] = value
    }
    description.axes[code] = axis
  }
}
