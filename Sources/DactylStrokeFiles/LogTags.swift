/// The tags of an XML log in UTF-8, one after the other, with their attributes.
///
/// Skips text, comments and instructions, and refuses a document type. On Linux, Foundation's own
/// reader brings libxml2 and libcurl along.
struct LogTags {
  struct Tag {
    /// The name; that of an end begins with `/`.
    var name: String
    var attributes: [String: String] = [:]
    /// True for `<name/>`, which has no end of its own.
    var isEmpty = false
  }

  /// The number of the present line; the first is 1.
  private(set) var line = 1

  private var rest = ""[...]

  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
  ]

  /// - Throws: `malformed` with the first line that is not UTF-8.
  init(_ text: some Collection<UInt8>) throws(DrawingFileError) {
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

  func expected(_ what: String) -> DrawingFileError {
    .malformed(line: line, reason: "expected \(what)")
  }

  /// The next tag; nil at the end.
  mutating func next() throws(DrawingFileError) -> Tag? {
    while true {
      skip { $0 != "<" }
      guard !rest.isEmpty else { return nil }
      if rest.hasPrefix("<!--") {
        try skip(to: "-->")
      } else if rest.hasPrefix("<?") {
        try skip(to: "?>")
      } else if rest.hasPrefix("<!") {
        throw expected("no document type")
      } else {
        rest.removeFirst()
        return try tag()
      }
    }
  }

  private mutating func tag() throws(DrawingFileError) -> Tag {
    let isEnd = rest.first == "/"
    if isEnd { rest.removeFirst() }
    let name = takeName()
    guard !name.isEmpty else { throw expected("a name") }
    var tag = Tag(name: isEnd ? "/" + name : name)
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
      var value = take { $0 != mark }
      guard rest.popFirst() == mark else { throw expected("the end of a value") }
      for (entity, character) in Self.entities { value.replace(entity, with: character) }
      tag.attributes[key] = value
    }
  }

  private mutating func takeName() -> String { take { !$0.isWhitespace && !"/>=".contains($0) } }

  private mutating func take(while isWanted: (Character) -> Bool) -> String {
    let taken = rest.prefix(while: isWanted)
    line += taken.count { $0.isNewline }
    rest = rest[taken.endIndex...]
    return String(taken)
  }

  private mutating func skip(while isUnwanted: (Character) -> Bool) { _ = take(while: isUnwanted) }

  private mutating func skip(to end: String) throws(DrawingFileError) {
    while !rest.isEmpty {
      if rest.hasPrefix(end) {
        rest.removeFirst(end.count)
        return
      }
      if rest.removeFirst().isNewline { line += 1 }
    }
    throw expected(end)
  }
}
