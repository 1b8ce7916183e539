/// Reads the elements and attributes of an XML document in UTF-8.
///
/// Skips text between elements, comments and instructions. Refuses a document type, so no entity of
/// the document's own can expand.
struct XMLReader {
  /// The start or end of an element; an empty element has both.
  enum Event: Equatable {
    case start(String, [String: String])
    case end(String)
  }

  /// The number of the present line; the first is 1.
  private(set) var line = 1

  private let bytes: [UInt8]
  private var position = 0
  /// The elements that have begun and not ended.
  private var open: [String] = []
  private var hasRoot = false
  private var isEmptyElement = false

  /// A reader of a document.
  ///
  /// - Throws: `malformed` with the first line that is not UTF-8.
  init(_ text: some Collection<UInt8>) throws(DrawingFileError) {
    bytes = Array(text)
    if String(validating: bytes, as: UTF8.self) == nil {
      // No multibyte character contains a line feed.
      for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
        guard String(validating: line, as: UTF8.self) != nil else { break }
        self.line += 1
      }
      throw expected("text in UTF-8")
    }
    _ = take("\u{FEFF}")
  }

  func expected(_ what: String) -> DrawingFileError {
    .malformed(line: line, reason: "expected \(what)")
  }

  /// The next event; nil at the end.
  ///
  /// - Throws: `malformed` with the line.
  mutating func next() throws(DrawingFileError) -> Event? {
    if isEmptyElement {
      isEmptyElement = false
      return .end(open.removeLast())
    }
    while true {
      try skipText()
      guard !isAtEnd else {
        if let name = open.last { throw expected("</\(name)>") }
        guard hasRoot else { throw expected("an XML element") }
        return nil
      }
      if take("<!--") {
        try skip(to: "-->")
      } else if take("<![CDATA[") {
        try skip(to: "]]>")
      } else if take("<?") {
        try skip(to: "?>")
      } else if take("<!") {
        throw expected("no document type")
      } else if take("</") {
        return .end(try endTag())
      } else {
        return try startTag()
      }
    }
  }

  private mutating func startTag() throws(DrawingFileError) -> Event {
    _ = take("<")
    guard !hasRoot || !open.isEmpty else { throw expected("the end behind the first element") }
    hasRoot = true
    let name = try self.name()
    var attributes: [String: String] = [:]
    while true {
      let isApart = skipBlanks()
      if take("/>") {
        isEmptyElement = true
        break
      }
      if take(">") { break }
      guard isApart else { throw expected("a space, > or />") }
      let key = try self.name()
      _ = skipBlanks()
      guard take("=") else { throw expected("= behind \(key)") }
      _ = skipBlanks()
      guard attributes.updateValue(try value(), forKey: key) == nil else {
        throw expected("\(key) once")
      }
    }
    open.append(name)
    return .start(name, attributes)
  }

  private mutating func endTag() throws(DrawingFileError) -> String {
    let name = try self.name()
    _ = skipBlanks()
    guard take(">") else { throw expected(">") }
    guard let begun = open.last else { throw expected("an element before its end") }
    guard begun == name else { throw expected("</\(begun)>") }
    open.removeLast()
    return name
  }

  private mutating func name() throws(DrawingFileError) -> String {
    let start = position
    while let byte = peek, Self.isOfName(byte) { position += 1 }
    guard position > start, !"-.0123456789".utf8.contains(bytes[start]) else {
      throw expected("a name")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// The value of an attribute in quotation marks.
  private mutating func value() throws(DrawingFileError) -> String {
    guard let mark = peek, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      throw expected("a value in quotation marks")
    }
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case mark:
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "<"): throw expected("a value without <")
      case UInt8(ascii: "&"): text.append(contentsOf: String(try entity()).utf8)
      default:
        // Every kind of white space becomes a space; `advance` counts lines.
        text.append(byte == 0x0A || byte == 0x0D || byte == 0x09 ? 0x20 : byte)
        advance()
      }
    }
    throw expected("the end of a value")
  }

  private mutating func entity() throws(DrawingFileError) -> Character {
    for (word, character) in Self.entities where take(word) { return character }
    let radix = take("&#x") ? 16 : take("&#") ? 10 : 0
    let start = position
    while let byte = peek, Self.isOfName(byte), position - start < 8 { position += 1 }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard radix > 0, let code = UInt32(digits, radix: radix), code > 0,
      let scalar = Unicode.Scalar(code), take(";")
    else { throw expected("one of XML's own entities") }
    return Character(scalar)
  }

  private static let entities: [(StaticString, Character)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
  ]

  /// Skips to the next tag; outside the root element, only blanks may stand there.
  private mutating func skipText() throws(DrawingFileError) {
    while let byte = peek, byte != UInt8(ascii: "<") {
      guard !open.isEmpty || Self.isBlank(byte) else { throw expected("an XML element") }
      advance()
    }
  }

  private mutating func skip(to end: StaticString) throws(DrawingFileError) {
    while !isAtEnd {
      if take(end) { return }
      advance()
    }
    throw expected("\(end)")
  }

  /// Skips blanks; true if there were any.
  private mutating func skipBlanks() -> Bool {
    let start = position
    while let byte = peek, Self.isBlank(byte) { advance() }
    return position > start
  }

  private var isAtEnd: Bool { position == bytes.count }
  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if bytes[position] == 0x0A { line += 1 }
    position += 1
  }

  /// Skips exactly this text, which has no line feed; false if it is not there.
  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count,
      (0..<count).allSatisfy({ bytes[position + $0] == text.utf8Start[$0] })
    else { return false }
    position += count
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }
}
