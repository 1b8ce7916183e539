/// Gathers a device's description from the lines before the first event.
///
/// Reads the words of `evtest`, which newer `evemu` writes behind `#`, and the bit masks of every
/// `evemu`. If both are there they agree, but only the words may have the resolution.
struct EvdevHeader {
  private(set) var description = DeviceDescription()

  private var type: Int?
  private var code: Int?
  private var properties = 0
  private var buttons = 0

  /// Takes a line of evemu's header; false if it is not one.
  mutating func take(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    guard let first = cursor.peek else { return true }
    if first == UInt8(ascii: "#") {
      _ = cursor.take(first)
      takeWords(cursor)
      return true
    }
    if cursor.take("N:") {
      cursor.skipSpaces()
      setName(cursor.rest)
      return true
    }
    if cursor.take("A:") { return takeAxis(&cursor) }
    if cursor.take("P:") { return takeProperties(&cursor) }
    if cursor.take("B:") { return takeBits(&cursor) }
    return cursor.take("I:") || cursor.take("L:") || cursor.take("S:") || cursor.take("E:")
  }

  /// Takes a line of words; ignores unknown ones.
  mutating func takeWords(_ line: ByteCursor) {
    var line = line
    line.skipSpaces()
    if line.take("Input device name: \"") {
      setName(UnsafeBufferPointer(rebasing: line.rest.prefix(max(0, line.rest.count - 1))))
    } else if line.take("Event type ") {
      type = line.takeDigits()
      code = nil
    } else if line.take("Event code ") {
      code = line.takeDigits()
      if type == 1, let code, let button = UInt16(exactly: code) {
        description.buttons.insert(button)
      }
    } else if line.take("Property") {
      line.skipSpaces()
      guard line.take("type ") else { return }
      if let bit = line.takeDigits(), bit < 64 { description.properties |= 1 << UInt64(bit) }
    } else if type == 3, let code, code < EvdevAxis.count {
      takeAxisWord(&line, code: UInt16(code))
    }
  }

  private mutating func takeAxisWord(_ line: inout ByteCursor, code: UInt16) {
    let path: WritableKeyPath<DeviceDescription.Axis, Int>
    if line.take("Min") {
      path = \.minimum
    } else if line.take("Max") {
      path = \.maximum
    } else if line.take("Resolution") {
      path = \.resolution
    } else {
      return
    }
    line.skipSpaces()
    guard let value = line.takeInteger(), Int32(exactly: value) != nil else { return }
    description.axes[code, default: .init(minimum: 0, maximum: 0)][keyPath: path] = value
  }

  private mutating func setName(_ bytes: UnsafeBufferPointer<UInt8>) {
    description.name = String(decoding: bytes, as: UTF8.self)
  }

  /// `A: 35 0 4752 4 0 10`: code, minimum, maximum, fuzz, flat and, in newer versions, resolution.
  private mutating func takeAxis(_ cursor: inout ByteCursor) -> Bool {
    cursor.skipSpaces()
    guard let code = cursor.takeHexadecimal(), code < EvdevAxis.count else { return false }
    var numbers: [Int] = []
    while numbers.count < 5 {
      cursor.skipSpaces()
      guard let number = cursor.takeInteger() else { break }
      guard Int32(exactly: number) != nil else { return false }
      numbers.append(number)
    }
    guard numbers.count >= 2 else { return false }
    var axis = DeviceDescription.Axis(minimum: numbers[0], maximum: numbers[1])
    let told = numbers.count == 5 ? numbers[4] : 0
    axis.resolution = told > 0 ? told : description.axes[UInt16(code)]?.resolution ?? 0
    description.axes[UInt16(code)] = axis
    return true
  }

  private mutating func takeProperties(_ cursor: inout ByteCursor) -> Bool {
    while true {
      cursor.skipSpaces()
      if cursor.isAtEnd { return true }
      guard let byte = cursor.takeHexadecimal(), byte < 256 else { return false }
      if properties < 8 { description.properties |= UInt64(byte) << UInt64(properties * 8) }
      properties += 1
    }
  }

  /// `B: 01 00 00 04 …`: a type and the next eight bytes of its codes, one bit each.
  private mutating func takeBits(_ cursor: inout ByteCursor) -> Bool {
    cursor.skipSpaces()
    guard let type = cursor.takeHexadecimal(), type < 0x20 else { return false }
    while true {
      cursor.skipSpaces()
      if cursor.isAtEnd { return true }
      guard let byte = cursor.takeHexadecimal(), byte < 256 else { return false }
      guard type == 1 else { continue }
      for bit in 0..<8 where byte & (1 << UInt32(bit)) != 0 && buttons < 96 {
        description.buttons.insert(UInt16(buttons * 8 + bit))
      }
      buttons = min(buttons + 1, 96)
    }
  }
}
