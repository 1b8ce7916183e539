/// An element of an XML document.
struct XMLElement {
  var name: String
  /// The line of its first tag.
  var line: Int
  var attributes: [String: String] = [:]
  var children: [XMLElement] = []
  /// Its text, without that of its children and without white space at the ends.
  var text = ""

  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The outermost element of a document.
  ///
  /// - Throws: `ToolError` with the line of what cannot be read.
  static func root(of text: String, path: String) throws(ToolError) -> XMLElement {
    var reader = XMLReader(text, path: path)
    return try reader.document()
  }
}

/// Reads elements, attributes, text, comments and CDATA. Document types are skipped.
private struct XMLReader {
  /// Deeper elements are refused: the reader calls itself for each level.
  private static let greatestDepth = 64

  private let letters: [Character]
  private let path: String
  private var place = 0
  private var line = 1

  init(_ text: String, path: String) {
    (letters, self.path) = (Array(text), path)
  }

  mutating func document() throws(ToolError) -> XMLElement {
    try skipWhatIsNoElement()
    guard starts("<") else { throw error("expected <, and found none") }
    let root = try element(depth: 0)
    try skipWhatIsNoElement()
    guard place == letters.count else { throw error("nothing is expected after </\(root.name)>") }
    return root
  }

  private func error(_ words: String, line: Int? = nil) -> ToolError {
    ToolError(status: .usage, message: "\(path): line \(line ?? self.line): \(words)")
  }

  private func starts(_ text: String) -> Bool { letters[place...].starts(with: text) }

  private mutating func advance(_ count: Int = 1) {
    for letter in letters[place...].prefix(count) {
      if letter.isNewline { line += 1 }
      place += 1
    }
  }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let taken = letters[place...].prefix(while: condition)
    advance(taken.count)
    return String(taken)
  }

  /// The text up to a mark, past which the reader goes.
  private mutating func take(to mark: String, what: String) throws(ToolError) -> String {
    let (begin, start) = (line, place)
    while place < letters.count, !starts(mark) { advance() }
    guard place < letters.count else {
      throw error("\(what) has no end; write \(mark) after it", line: begin)
    }
    let text = String(letters[start..<place])
    advance(mark.count)
    return text
  }

  private mutating func skipSpace() { _ = take(while: \.isWhitespace) }

  private mutating func skipWhatIsNoElement() throws(ToolError) {
    skipSpace()
    while try skipsComment() { skipSpace() }
  }

  private mutating func skipsComment() throws(ToolError) -> Bool {
    if starts("<!--") {
      advance(4)
      _ = try take(to: "-->", what: "a comment")
    } else if starts("<?") {
      _ = try take(to: "?>", what: "<?")
    } else if starts("<!DOCTYPE") {
      let begin = line
      guard !(try take(to: ">", what: "<!DOCTYPE")).contains("[") else {
        throw error("a document type with declarations is not read; delete it", line: begin)
      }
    } else {
      return false
    }
    return true
  }

  private mutating func name() throws(ToolError) -> String {
    let name = take { !$0.isWhitespace && !"<>/=\"'&".contains($0) }
    guard !name.isEmpty else { throw error("expected a name after <") }
    return name
  }

  private mutating func element(depth: Int) throws(ToolError) -> XMLElement {
    guard depth < Self.greatestDepth else {
      throw error("more than \(Self.greatestDepth) elements lie in each other")
    }
    let begin = line
    advance()
    var element = XMLElement(name: try name(), line: begin)
    skipSpace()
    while place < letters.count, !starts(">"), !starts("/>") {
      let attribute = try name()
      skipSpace()
      guard starts("=") else {
        throw error("\(attribute) has no value; write \(attribute)=\"...\"")
      }
      advance()
      skipSpace()
      guard starts("\"") || starts("'") else {
        throw error("the value of \(attribute) has no quotes; write \(attribute)=\"...\"")
      }
      let quote = String(letters[place])
      advance()
      let value = try take(to: quote, what: "the value of \(attribute)")
      guard let value = Self.decoded(value) else { throw entityError() }
      element.attributes[attribute] = value
      skipSpace()
    }
    if starts("/>") {
      advance(2)
      return element
    }
    guard starts(">") else { throw error("<\(element.name) has no >", line: begin) }
    advance()
    try readContent(of: &element, depth: depth)
    element.text = element.text.trimmed
    return element
  }

  private mutating func readContent(
    of element: inout XMLElement, depth: Int
  ) throws(ToolError) {
    while place < letters.count {
      if starts("</") {
        advance(2)
        let name = try name()
        skipSpace()
        guard name == element.name, starts(">") else {
          throw error(
            "</\(name)> ends no element; the open one is <\(element.name)> of line \(element.line)")
        }
        advance()
        return
      }
      if starts("<![CDATA[") {
        advance(9)
        element.text += try take(to: "]]>", what: "<![CDATA[")
      } else if try skipsComment() {
        continue
      } else if starts("<") {
        element.children.append(try self.element(depth: depth + 1))
      } else {
        let text = take { $0 != "<" }
        guard let text = Self.decoded(text) else { throw entityError() }
        element.text += text
      }
    }
    throw error(
      "<\(element.name)> has no end; write </\(element.name)> after it", line: element.line)
  }

  private func entityError() -> ToolError {
    error("an & begins no name that XML knows; write &amp; for the letter itself")
  }

  /// A text with letters for names such as `&amp;`; nil if a name is unknown.
  ///
  /// An & without a name stands for itself, as the other program has it.
  private static func decoded(_ text: String) -> String? {
    guard text.contains("&") else { return text }
    var decoded = ""
    var rest = text[...]
    while let begin = rest.firstIndex(of: "&") {
      decoded += rest[..<begin]
      rest = rest[rest.index(after: begin)...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      guard !name.isEmpty, rest[name.endIndex...].first == ";" else {
        decoded += "&"
        continue
      }
      guard let letter = letter(String(name)) else { return nil }
      decoded.append(letter)
      rest = rest[name.endIndex...].dropFirst()
    }
    return decoded + rest
  }

  private static func letter(_ name: String) -> Character? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let number =
        digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
    return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name]
  }
}
