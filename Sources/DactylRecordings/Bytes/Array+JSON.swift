extension [UInt8] {
  /// Appends a text that needs no escapes.
  @_spi(JSON) public mutating func appendText(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a JSON string, quotation marks included.
  @_spi(JSON) public mutating func appendQuoted(_ text: String) {
    appendText("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): appendText("\\\"")
      case UInt8(ascii: "\\"): appendText("\\\\")
      case 0..<0x20:
        append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
        append(contentsOf: String(byte, radix: 16).utf8)
      default: append(byte)
      }
    }
    appendText("\"")
  }

  /// Appends a whole number.
  @_spi(JSON) public mutating func appendNumber(_ number: Int) {
    append(contentsOf: number.description.utf8)
  }

  /// Appends the shortest text that reads back as the same number.
  @_spi(JSON) public mutating func appendNumber(_ number: Double) {
    if let whole = Int32(exactly: number), whole != 0 || number.sign == .plus {
      appendNumber(Int(whole))
    } else {
      append(contentsOf: number.description.utf8)
    }
  }
}
