/// The tags of an XML document in UTF-8, one after the other, with their attributes and the text
/// before them.
///
/// Skips comments and instructions, and refuses a document type with rules of its own. On Linux,
/// Foundation's own reader brings libxml2 and libcurl along.
@_spi(Tags) public struct XMLTags {
  /// A tag.
  public struct Tag {
    /// The name; that of an end begins with `/`.
    public var name: String
    /// The line that it begins in; the first is 1.
    public var line: Int
    /// The values by name.
    public var attributes: [String: String] = [:]
    /// True for `<name/>`, which has no end of its own.
    public var isEmpty = false
    /// The text between the last tag and this one.
    public var text: String
  }

  /// The number of the present line; the first is 1.
  public private(set) var line = 1

  private let bytes: [UInt8]
  private var place = 0

  private static let entities = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]

  /// Begins before the first tag.
  ///
  /// - Throws: `malformed` with the first line that is not UTF-8.
  public init(_ text: some Collection<UInt8>) throws(DrawingFileError) {
    bytes = Array(text)
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    // No multibyte character contains a line feed.
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard String(validating: line, as: UTF8.self) != nil else { break }
      self.line += 1
    }
    throw expected("text in UTF-8")
  }

  /// The error for this line.
  public func expected(_ what: String) -> DrawingFileError {
    .malformed(line: line, reason: "expected \(what)")
  }

  /// The next tag; nil at the end.
  ///
  /// - Throws: `malformed` with the line of what is no XML.
  public mutating func next() throws(DrawingFileError) -> Tag? {
    var text = ""
    while true {
      text += Self.decoded(take { $0 != UInt8(ascii: "<") })
      guard place < bytes.count else { return nil }
      if skip("<!--") {
        _ = try take(to: "-->")
      } else if skip("<?") {
        _ = try take(to: "?>")
      } else if skip("<![CDATA[") {
        text += String(decoding: try take(to: "]]>"), as: UTF8.self)
      } else if skip("<!") {
        // One with rules of its own could define entities without end.
        guard try !take(to: ">").contains(UInt8(ascii: "[")) else {
          throw expected("no rules in the document type")
        }
      } else {
        place += 1
        return try tag(after: text)
      }
    }
  }

  private mutating func tag(after text: String) throws(DrawingFileError) -> Tag {
    let line = line
    let isEnd = skip("/")
    let name = takeName()
    guard !name.isEmpty else { throw expected("a name") }
    var tag = Tag(name: isEnd ? "/\(name)" : name, line: line, text: text)
    while true {
      skipSpace()
      guard place < bytes.count else { throw expected("the end of a tag") }
      if skip(">") { return tag }
      if skip("/") {
        tag.isEmpty = true
        continue
      }
      let key = takeName()
      skipSpace()
      guard !key.isEmpty, skip("=") else { throw expected("a name, = and a value") }
      skipSpace()
      let mark: StaticString = place < bytes.count && bytes[place] == UInt8(ascii: "'") ? "'" : "\""
      guard skip(mark) else { throw expected("a value in quotation marks") }
      let value = take { $0 != mark.utf8Start.pointee }
      guard skip(mark) else { throw expected("the end of a value") }
      tag.attributes[key] = Self.decoded(value)
    }
  }

  private mutating func takeName() -> String {
    String(decoding: take { $0 > 0x20 && !"<>/='\"&".utf8.contains($0) }, as: UTF8.self)
  }

  private mutating func skipSpace() { _ = take { $0 <= 0x20 } }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = place
    while place < bytes.count, isWanted(bytes[place]) {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    return bytes[start..<place]
  }

  /// Goes past a text if it comes next.
  private mutating func skip(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { bytes[place...].starts(with: $0) }
    if isNext { place += text.utf8CodeUnitCount }
    return isNext
  }

  /// Goes past a text that ends something, and returns what is before it.
  private mutating func take(to end: StaticString) throws(DrawingFileError) -> ArraySlice<UInt8> {
    let start = place
    while place < bytes.count {
      let last = place
      if skip(end) { return bytes[start..<last] }
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    throw expected("\(end)")
  }

  /// A text with letters for names such as `&amp;`; an & without a known name stands for itself.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    var (decoded, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...].dropFirst()
      if let end = rest.prefix(10).firstIndex(of: ";"), let letter = letter(rest[..<end]) {
        decoded += letter
        rest = rest[end...].dropFirst()
      } else {
        decoded += "&"
      }
    }
    return decoded + rest
  }

  private static func letter(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
