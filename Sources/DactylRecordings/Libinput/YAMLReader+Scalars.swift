extension YAMLReader {
  /// Takes a scalar: plain or in quotation marks.
  mutating func takeScalar() throws(RecordingError) -> String {
    switch peek {
    case UInt8(ascii: "\""): return try takeQuoted()
    case UInt8(ascii: "'"): return try takeSingleQuoted()
    case UInt8(ascii: "&"), UInt8(ascii: "*"):
      throw expected("a value, not an anchor or an alias of one")
    case UInt8(ascii: "!"): throw expected("a value, not a tag")
    case UInt8(ascii: "|"), UInt8(ascii: ">"): throw expected("a value on one line")
    case UInt8(ascii: "?") where isBlank(at: position + 1): throw expected("a name and a colon")
    case UInt8(ascii: "-") where isBlank(at: position + 1): throw expected("a value")
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"): throw expected("a value")
    default: return try takePlain()
    }
  }

  private mutating func takePlain() throws(RecordingError) -> String {
    let start = position
    var end = start
    while let byte = peek, byte != 0x0A, !endsPlain(byte) {
      position += 1
      if !isBlank(at: position - 1) { end = position }
    }
    guard end > start else { throw expected("a value") }
    position = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func endsPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"):
      return isBlank(at: position + 1) || flowDepth > 0 && isFlowSign(bytes[position + 1])
    case UInt8(ascii: "#"): return isBlank(at: position - 1)
    default: return flowDepth > 0 && isFlowSign(byte)
    }
  }

  private func isFlowSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  private mutating func takeSingleQuoted() throws(RecordingError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek, byte != 0x0A {
      position += 1
      // '' is one ' of the text.
      if byte == UInt8(ascii: "'"), !take(byte) { return String(decoding: text, as: UTF8.self) }
      text.append(byte)
    }
    throw expected("a closing ' on the same line")
  }

  private mutating func takeQuoted() throws(RecordingError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek, byte != 0x0A {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: String(try takeEscape()).utf8)
      default: text.append(byte)
      }
    }
    throw expected("a closing \" on the same line")
  }

  /// Takes the rest of an escape after its backslash.
  private mutating func takeEscape() throws(RecordingError) -> Character {
    guard let byte = peek else { throw expected("a closing \" on the same line") }
    position += 1
    switch byte {
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "t"), 0x09: return "\t"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "e"): return "\u{1B}"
    case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"):
      return Character(Unicode.Scalar(byte))
    case UInt8(ascii: "x"): return try takeCode(digits: 2)
    case UInt8(ascii: "u"): return try takeCode(digits: 4)
    case UInt8(ascii: "U"): return try takeCode(digits: 8)
    default: throw expected("one of YAML's escapes behind \\")
    }
  }

  private mutating func takeCode(digits: Int) throws(RecordingError) -> Character {
    let end = min(position + digits, bytes.count)
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    guard text.utf8.count == digits, text.allSatisfy(\.isHexDigit),
      let scalar = UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw expected("\(digits) hexadecimal digits of a character") }
    position = end
    return Character(scalar)
  }
}
