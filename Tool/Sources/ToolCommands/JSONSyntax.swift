import Platform

/// Finds where a text first departs from JSON's grammar (RFC 8259); decoders do not say.
struct JSONSyntax {
  /// The first wrong byte.
  struct Fault: Error, Equatable {
    /// From 1.
    var line: Int
    /// In bytes, from 1.
    var column: Int
    /// What could stand there instead.
    var expected: String
  }

  /// How deeply arrays and objects may nest.
  private static let deepest = 500

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  init(_ data: Data) {
    let mark: [UInt8] = [0xef, 0xbb, 0xbf]
    bytes = Array(data)
    if bytes.starts(with: mark) { index = mark.count }
  }

  /// The first fault; nil if the text is one JSON document.
  mutating func firstFault() -> Fault? {
    do throws(Fault) {
      try value()
      if next != nil { throw fault("the end of the file") }
      return nil
    } catch {
      return error
    }
  }

  /// The next byte that is not white space.
  private var next: UInt8? {
    mutating get {
      while index < bytes.count, [0x20, 0x0a, 0x0d, 0x09].contains(bytes[index]) { index += 1 }
      return index < bytes.count ? bytes[index] : nil
    }
  }

  private func fault(_ expected: String) -> Fault {
    let before = bytes[..<min(index, bytes.count)]
    let start = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    return Fault(
      line: 1 + before.count { $0 == 0x0a }, column: 1 + before.count - start, expected: expected)
  }

  private mutating func value() throws(Fault) {
    switch next {
    case UInt8(ascii: "{"):
      try list(until: UInt8(ascii: "}"), "a comma or }") { (syntax) throws(Fault) in
        guard syntax.next == UInt8(ascii: "\"") else { throw syntax.fault("a name in quotes or }") }
        try syntax.string()
        guard syntax.next == UInt8(ascii: ":") else { throw syntax.fault("a colon") }
        syntax.index += 1
        try syntax.value()
      }
    case UInt8(ascii: "["):
      try list(until: UInt8(ascii: "]"), "a comma or ]") { (syntax) throws(Fault) in
        try syntax.value()
      }
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"): try number()
    default: throw fault("JSON")
    }
  }

  private mutating func list(
    until end: UInt8, _ expected: String, _ element: (inout JSONSyntax) throws(Fault) -> Void
  ) throws(Fault) {
    depth += 1
    guard depth <= Self.deepest else { throw fault("at most \(Self.deepest) levels") }
    index += 1
    if next != end {
      try element(&self)
      while next == UInt8(ascii: ",") {
        index += 1
        _ = next
        try element(&self)
      }
    }
    guard next == end else { throw fault(expected) }
    index += 1
    depth -= 1
  }

  private mutating func word(_ word: String) throws(Fault) {
    guard bytes[index...].starts(with: word.utf8) else { throw fault("JSON") }
    index += word.utf8.count
  }

  private mutating func string() throws(Fault) {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] < 0x20 { throw fault("a closing quote") }
      if bytes[index] == UInt8(ascii: "\\") { try escape() } else { index += 1 }
    }
    guard index < bytes.count else { throw fault("a closing quote") }
    index += 1
  }

  private mutating func escape() throws(Fault) {
    index += 1
    guard index < bytes.count, "\"\\/bfnrtu".utf8.contains(bytes[index]) else {
      throw fault("an escape such as \\n")
    }
    let isNumber = bytes[index] == UInt8(ascii: "u")
    index += 1
    guard isNumber else { return }
    for _ in 0..<4 {
      guard index < bytes.count, Character(UnicodeScalar(bytes[index])).isHexDigit else {
        throw fault("four hexadecimal digits")
      }
      index += 1
    }
  }

  private mutating func number() throws(Fault) {
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    if index < bytes.count, bytes[index] == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    index += 1
    if index < bytes.count, "+-".utf8.contains(bytes[index]) { index += 1 }
    try digits()
  }

  private mutating func digits() throws(Fault) {
    let start = index
    while index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] { index += 1 }
    guard index > start else { throw fault("a digit") }
  }
}
