/// The tags of an XML document in UTF-8, one after the other, with their attributes and the text
/// before them.
///
/// Skips comments and instructions, and refuses a document type. On Linux, Foundation's own reader
/// brings libxml2 and libcurl along.
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

  private var rest = ""[...]

  private static let entities = ["lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&"]

  /// Begins before the first tag.
  ///
  /// - Throws: `malformed` with the first line that is not UTF-8.
  public init(_ text: some Collection<UInt8>) throws(DrawingFileError) {
    if let valid = String(validating: text, as: UTF8.self) {
      rest = valid[...]
      return
    }
    // No multibyte character contains a line feed.
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
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
      text += decoded(take { $0 != "<" })
      guard !rest.isEmpty else { return nil }
      if rest.hasPrefix("<!--") {
        _ = try take(to: "-->")
      } else if rest.hasPrefix("<?") {
        _ = try take(to: "?>")
      } else if rest.hasPrefix("<![CDATA[") {
        text += try take(to: "]]>").dropFirst(9)
      } else if rest.hasPrefix("<!") {
        throw expected("no document type")
      } else {
        rest.removeFirst()
        return try tag(after: text)
      }
    }
  }

  private mutating func tag(after text: String) throws(DrawingFileError) -> Tag {
    let line = line
    let isEnd = rest.first == "/"
    if isEnd { rest.removeFirst() }
    let name = takeName()
    guard !name.isEmpty else { throw expected("a name") }
    var tag = Tag(name: isEnd ? "/\(name)" : name, line: line, text: text)
    while true {
      skip { $0.isWhitespace }
      guard let next = rest.first else { throw expected("the end of a tag") }
      if next == ">" {
        rest.removeFirst()
        return tag
      }
      if next == "/" {
        rest.removeFirst()
        tag.isEmpty = true
        continue
      }
      let key = takeName()
      skip { $0.isWhitespace }
      guard !key.isEmpty, rest.first == "=" else { throw expected("a name, = and a value") }
      rest.removeFirst()
      skip { $0.isWhitespace }
      guard let mark = rest.popFirst(), mark == "\"" || mark == "'" else {
        throw expected("a value in quotation marks")
      }
      let value = take { $0 != mark }
      guard rest.popFirst() == mark else { throw expected("the end of a value") }
      tag.attributes[key] = decoded(value)
    }
  }

  private mutating func takeName() -> String {
    String(take { !$0.isWhitespace && !"<>/='\"&".contains($0) })
  }

  private mutating func take(while isWanted: (Character) -> Bool) -> Substring {
    let taken = rest.prefix(while: isWanted)
    line += taken.count { $0.isNewline }
    rest = rest[taken.endIndex...]
    return taken
  }

  private mutating func skip(while isUnwanted: (Character) -> Bool) { _ = take(while: isUnwanted) }

  /// The text up to a mark, past which the reader goes.
  private mutating func take(to end: String) throws(DrawingFileError) -> Substring {
    let start = rest
    while !rest.isEmpty {
      if rest.hasPrefix(end) {
        let taken = start[..<rest.startIndex]
        rest.removeFirst(end.count)
        return taken
      }
      if rest.removeFirst().isNewline { line += 1 }
    }
    throw expected(end)
  }

  /// A text with letters for names such as `&amp;`; an & without a known name stands for itself.
  private func decoded(_ text: Substring) -> String {
    var (decoded, rest) = ("", text)
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[start...].dropFirst()
      if let end = rest.prefix(10).firstIndex(of: ";"), let letter = Self.letter(rest[..<end]) {
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
