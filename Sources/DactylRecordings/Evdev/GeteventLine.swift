/// One line of Android's `getevent`.
///
///     [   53890.813990] /dev/input/event2: 0003 0035 000001be
///     [   53890.813990] EV_ABS       ABS_MT_POSITION_X    000001be
///     /dev/input/event2: 0003 0035 000001be
enum GeteventLine {
  struct Fields {
    /// Microseconds; nil if `getevent` ran without `-t`.
    var time: Int?
    /// The number of the device's file; −1 if the line names none.
    var device: Int
    var type: UInt16
    var code: UInt16
    var value: Int32
  }

  /// True if a line is one of these, or begins like one.
  static func begins(_ line: ByteCursor) -> Bool {
    var line = line
    guard let prefix = takePrefix(&line) else { return false }
    if line.take("EV_") { return true }
    let hasPrefix = prefix.time != nil || prefix.device >= 0
    let start = line.remaining
    guard line.takeHexadecimal() != nil, start - line.remaining == 4 else {
      return hasPrefix && line.isAtEnd
    }
    line.skipSpaces()
    let second = line.remaining
    return line.takeHexadecimal() != nil && second - line.remaining == 4
  }

  /// The fields of a line; nil if it is not an event.
  static func fields(_ line: UnsafeBufferPointer<UInt8>) -> Fields? {
    var cursor = ByteCursor(line)
    cursor.skipSpaces()
    guard let (time, device) = takePrefix(&cursor) else { return nil }
    let typeWord = cursor.takeWord()
    cursor.skipSpaces()
    let codeWord = cursor.takeWord()
    cursor.skipSpaces()
    let valueWord = cursor.takeWord()
    cursor.skipSpaces()
    guard cursor.isAtEnd || cursor.take("rate ") else { return nil }
    guard let type = EvdevNames.type(typeWord) ?? fourDigits(typeWord) else { return nil }
    guard !codeWord.isEmpty, let value = value(valueWord) else { return nil }
    let code =
      EvdevNames.code(codeWord, of: type) ?? fourDigits(codeWord) ?? EvdevEvent.unknownCode
    return Fields(time: time, device: device, type: type, code: code, value: value)
  }

  /// The number of the file in `add device 1: /dev/input/event2` or `remove device …`.
  static func device(_ line: ByteCursor) -> Int? {
    var line = line
    guard line.takeDigits() != nil, line.take(":") else { return nil }
    line.skipSpaces()
    guard line.take("/dev/input/event") else { return nil }
    return line.takeDigits()
  }

  private static func takePrefix(_ line: inout ByteCursor) -> (time: Int?, device: Int)? {
    var time: Int?
    var device = -1
    if line.take("[") {
      line.skipSpaces()
      guard let stamp = line.takeMicroseconds(), line.take("]") else { return nil }
      time = stamp
      line.skipSpaces()
    }
    if line.take("/dev/input/event") {
      guard let number = line.takeDigits(), number < 1024, line.take(":") else { return nil }
      device = number
      line.skipSpaces()
    }
    return (time, device)
  }

  private static func fourDigits(_ word: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard word.count == 4 else { return nil }
    var cursor = ByteCursor(word)
    guard let number = cursor.takeHexadecimal(), cursor.isAtEnd else { return nil }
    return UInt16(number)
  }

  private static func value(_ word: UnsafeBufferPointer<UInt8>) -> Int32? {
    var cursor = ByteCursor(word)
    if word.count == 8, let number = cursor.takeHexadecimal(), cursor.isAtEnd {
      return Int32(bitPattern: number)
    }
    cursor = ByteCursor(word)
    if cursor.take("DOWN") || cursor.take("REPEAT") { return cursor.isAtEnd ? 1 : nil }
    return cursor.take("UP") && cursor.isAtEnd ? 0 : nil
  }
}
