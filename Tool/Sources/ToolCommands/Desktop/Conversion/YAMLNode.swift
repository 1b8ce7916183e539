/// A value of a YAML document, with the line it begins in.
struct YAMLNode {
  enum Value {
    case empty
    case text(String)
    case list([YAMLNode])
    case members([(key: String, line: Int, node: YAMLNode)])
  }

  var line: Int
  var value = Value.empty
  /// True if others can repeat it.
  var isAnchor = false

  /// Its text; nil if it is a list or a mapping.
  var text: String? {
    switch value {
    case .text(let text): text
    case .empty: ""
    case .list, .members: nil
    }
  }

  /// Its members; none if it is no mapping.
  var members: [(key: String, line: Int, node: YAMLNode)] {
    if case .members(let members) = value { members } else { [] }
  }

  /// The last member of a name, which is the one that counts.
  subscript(_ key: String) -> YAMLNode? { members.last { $0.key == key }?.node }

  /// The documents of a file.
  ///
  /// Reads mappings, lists, plain, quoted and block texts, comments, anchors and merged mappings.
  ///
  /// - Throws: `ToolError` with the line of what cannot be read.
  static func documents(_ lines: [String], path: String) throws(ToolError) -> [YAMLNode] {
    var reader = YAMLReader(lines, path: path)
    return try reader.documents()
  }
}

private struct YAMLReader {
  /// Deeper values are refused: the reader calls itself for each level.
  private static let greatestDepth = 64

  private let path: String
  private var lines: [String]
  /// The index of the line that comes next.
  private var next = 0
  private var anchors: [String: YAMLNode] = [:]
  private var depth = 0

  init(_ lines: [String], path: String) {
    (self.lines, self.path) = (lines, path)
  }

  private func error(_ line: Int, _ words: String) -> ToolError {
    ToolError(status: .usage, message: "\(path): line \(line): \(words)")
  }

  mutating func documents() throws(ToolError) -> [YAMLNode] {
    var documents: [YAMLNode] = []
    while next < lines.count {
      let line = lines[next]
      if line.hasPrefix("---") || line.hasPrefix("...") || line.hasPrefix("%") {
        let rest = line.hasPrefix("---") ? line.dropFirst(3).trimmed : ""
        guard rest.isEmpty || rest.hasPrefix("#") else {
          throw error(next + 1, "write what follows --- in a line of its own")
        }
        next += 1
      } else if let (indent, _) = try peek() {
        documents.append(try block(indent: indent))
        if let (_, text) = try peek() {
          throw error(
            next + 1, "\"\(text)\" does not stand under the lines before; indent it alike")
        }
      } else if next < lines.count, !isMark(lines[next]) {
        next += 1
      }
    }
    return documents
  }

  private func isMark(_ line: String) -> Bool { line.hasPrefix("---") || line.hasPrefix("...") }

  /// How far the next line that says something is indented, and its text; nil at a document's end.
  private mutating func peek() throws(ToolError) -> (indent: Int, text: String)? {
    while next < lines.count {
      let line = lines[next]
      if isMark(line) { return nil }
      let text = line.drop { $0 == " " }
      let rest = text.trimmed
      if rest.isEmpty || rest.hasPrefix("#") {
        next += 1
        continue
      }
      guard text.first != "\t" else {
        throw error(next + 1, "a tab indents this line; YAML takes spaces only")
      }
      return (line.count - text.count, rest)
    }
    return nil
  }

  // MARK: Blocks

  private mutating func block(indent: Int) throws(ToolError) -> YAMLNode {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.greatestDepth else {
      throw error(next + 1, "more than \(Self.greatestDepth) values lie in each other")
    }
    guard let (_, text) = try peek() else { return YAMLNode(line: next + 1) }
    if isItem(text) { return try list(indent: indent) }
    if try key(of: text) != nil { return try mapping(indent: indent) }
    next += 1
    return try value(text, line: next, indent: indent - 1)
  }

  private func isItem(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

  private mutating func list(indent: Int) throws(ToolError) -> YAMLNode {
    let line = next + 1
    var items: [YAMLNode] = []
    while let (found, text) = try peek(), found == indent, isItem(text) {
      let rest = text.dropFirst().trimmed
      if rest.isEmpty || rest.hasPrefix("#") {
        next += 1
        items.append(try inner(than: indent, line: next))
        continue
      }
      let isBlock = try key(of: rest) != nil
      if isBlock || isItem(rest) {
        // The item is a block of its own that begins after the dash.
        let inner = indent + text.count - text.dropFirst().drop { $0 == " " }.count
        lines[next] = String(repeating: " ", count: inner) + rest
        items.append(try block(indent: inner))
      } else {
        next += 1
        items.append(try value(rest, line: next, indent: indent))
      }
    }
    return YAMLNode(line: line, value: .list(items))
  }

  private mutating func mapping(indent: Int) throws(ToolError) -> YAMLNode {
    let begin = next + 1
    var members: [(key: String, line: Int, node: YAMLNode)] = []
    while let (found, text) = try peek(), found >= indent {
      guard found == indent else {
        throw error(
          next + 1, "\"\(text)\" is indented more than the line before allows; indent it alike")
      }
      guard let (key, rest) = try key(of: text) else {
        throw error(next + 1, "expected a name and a colon, as in `left:`, not \"\(text)\"")
      }
      next += 1
      let line = next
      let node = try value(rest, line: line, indent: indent)
      if key == "<<" {
        let merged: [YAMLNode] = if case .list(let nodes) = node.value { nodes } else { [node] }
        // What a mapping says itself comes before what is merged.
        members.insert(contentsOf: merged.reversed().flatMap(\.members), at: 0)
      } else {
        members.append((key, line, node))
      }
    }
    return YAMLNode(line: begin, value: .members(members))
  }

  /// The block under a line; empty if there is none.
  private mutating func inner(than indent: Int, line: Int) throws(ToolError) -> YAMLNode {
    guard let (found, text) = try peek(), found > indent || (found == indent && isItem(text)) else {
      return YAMLNode(line: line)
    }
    return try block(indent: found)
  }

  // MARK: Values

  /// The key that a line begins with, and what follows its colon; nil if it has none.
  private func key(of text: String) throws(ToolError) -> (key: String, rest: String)? {
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
      let rest = text[text.index(after: end)...].trimmed
      guard rest.first == ":" else { return nil }
      return (String(text[text.index(after: text.startIndex)..<end]), rest.dropFirst().trimmed)
    }
    guard let first = text.first, !"{[&*|>%@`".contains(first) else { return nil }
    if first == "?", text.dropFirst().first?.isWhitespace != false {
      throw error(next + 1, "a key after ? is not read; write `name: value`")
    }
    var place = text.startIndex
    while place < text.endIndex {
      let after = text.index(after: place)
      if text[place] == ":", after == text.endIndex || text[after].isWhitespace {
        return (text[..<place].trimmed, text[after...].trimmed)
      }
      if text[place].isWhitespace, after < text.endIndex, text[after] == "#" { return nil }
      place = after
    }
    return nil
  }

  /// The value after a key or a dash. The reader already stands at the next line.
  private mutating func value(
    _ text: String, line: Int, indent: Int
  ) throws(ToolError) -> YAMLNode {
    guard let first = text.first else { return try inner(than: indent, line: line) }
    switch first {
    case "#": return try inner(than: indent, line: line)
    case "&":
      let name = text.dropFirst().prefix { !$0.isWhitespace }
      let rest = text.dropFirst(name.count + 1).trimmed
      var node = try value(rest, line: line, indent: indent)
      anchors[String(name)] = node
      node.isAnchor = true
      return node
    case "*":
      let name = withoutComment(text).dropFirst().trimmed
      guard let node = anchors[name] else {
        throw error(line, "*\(name) names nothing before it; write the value itself")
      }
      return YAMLNode(line: line, value: node.value)
    case "!": throw error(line, "a type after ! is not read; delete it")
    case "|", ">": return try blockText(text, line: line, indent: indent)
    case "{", "[", "\"", "'":
      var flow = YAMLFlow(text)
      while true {
        do {
          return YAMLNode(line: line, value: try flow.document(line: line))
        } catch {
          guard case .incomplete = error, next < lines.count, !isMark(lines[next]) else {
            throw self.error(line, error.words)
          }
          flow = YAMLFlow(flow.text + " " + lines[next].trimmed)
          next += 1
        }
      }
    default:
      var words = withoutComment(text)
      while let (found, more) = try peek(), found > indent {
        guard try key(of: more) == nil else {
          throw error(
            next + 1, "\"\(more)\" stands under a value; indent it as the line before, or delete it"
          )
        }
        words += " " + withoutComment(more)
        next += 1
      }
      return YAMLNode(line: line, value: ["~", "null"].contains(words) ? .empty : .text(words))
    }
  }

  private func withoutComment(_ text: String) -> String {
    var place = text.startIndex
    var isAfterSpace = true
    while place < text.endIndex {
      if text[place] == "#", isAfterSpace { return text[..<place].trimmed }
      isAfterSpace = text[place].isWhitespace
      place = text.index(after: place)
    }
    return text.trimmed
  }

  private mutating func blockText(
    _ head: String, line: Int, indent: Int
  ) throws(ToolError) -> YAMLNode {
    let joint = head.first == ">" ? " " : "\n"
    var texts: [String] = []
    var width: Int?
    while next < lines.count {
      let text = lines[next]
      let found = text.prefix { $0 == " " }.count
      let isEmpty = text.trimmed.isEmpty
      guard isEmpty || found > indent else { break }
      if !isEmpty { width = width ?? found }
      texts.append(String(text.dropFirst(min(found, width ?? found))))
      next += 1
    }
    while texts.last?.trimmed.isEmpty == true { texts.removeLast() }
    return YAMLNode(line: line, value: .text(texts.joined(separator: joint)))
  }
}

/// Reads `{a: b}`, `[a, b]` and quoted texts.
private struct YAMLFlow {
  enum Failure: Error {
    case incomplete(String)
    case wrong(String)

    var words: String {
      switch self {
      case .incomplete(let words), .wrong(let words): words
      }
    }
  }

  let text: String
  private var rest: Substring
  private var depth = 0

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func document(line: Int) throws(Failure) -> YAMLNode.Value {
    rest = text[...]
    let value = try self.value(line)
    skipSpace()
    guard rest.isEmpty || rest.first == "#" else {
      throw .wrong("nothing is expected before \(rest); put quotes around the whole value")
    }
    return value
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func value(_ line: Int) throws(Failure) -> YAMLNode.Value {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { throw .wrong("more than 64 values lie in each other") }
    skipSpace()
    switch rest.first {
    case nil: throw .incomplete("a value has no end")
    case "\"", "'": return .text(try quoted())
    case "{":
      var members: [(key: String, line: Int, node: YAMLNode)] = []
      try items(to: "}") { flow throws(Failure) in
        let key = try flow.scalar()
        flow.skipSpace()
        guard flow.rest.first == ":" else { throw .wrong("expected a colon after \(key)") }
        flow.rest.removeFirst()
        members.append((key, line, YAMLNode(line: line, value: try flow.value(line))))
      }
      return .members(members)
    case "[":
      var nodes: [YAMLNode] = []
      try items(to: "]") { flow throws(Failure) in
        nodes.append(YAMLNode(line: line, value: try flow.value(line)))
      }
      return .list(nodes)
    case "*", "&", "!":
      throw .wrong("anchors and types in braces are not read; write the value itself")
    default: return .text(try scalar())
    }
  }

  private mutating func items(
    to end: Character, _ item: (inout YAMLFlow) throws(Failure) -> Void
  ) throws(Failure) {
    rest.removeFirst()
    while true {
      skipSpace()
      guard let first = rest.first else { throw .incomplete("\(end) is missing") }
      if first == end {
        rest.removeFirst()
        return
      }
      if first == "," {
        rest.removeFirst()
        continue
      }
      let before = rest.count
      try item(&self)
      guard rest.count < before else { throw .wrong("\(first) is not expected here") }
    }
  }

  private mutating func scalar() throws(Failure) -> String {
    skipSpace()
    if rest.first == "\"" || rest.first == "'" { return try quoted() }
    var word = ""
    while let letter = rest.first, !",]}".contains(letter) {
      let after = rest.dropFirst().first
      if letter == ":", after.map({ $0.isWhitespace || ",]}".contains($0) }) ?? true { break }
      word.append(letter)
      rest.removeFirst()
    }
    return word.trimmed
  }

  private mutating func quoted() throws(Failure) -> String {
    let quote = rest.removeFirst()
    var word = ""
    while let letter = rest.first {
      rest.removeFirst()
      if letter == quote {
        guard quote == "'", rest.first == "'" else { return word }
        rest.removeFirst()
        word.append("'")
      } else if letter == "\\", quote == "\"" {
        guard let escaped = rest.first else { break }
        rest.removeFirst()
        guard let plain = Self.escapes[escaped] else {
          throw .wrong("\\\(escaped) is not read; put the text in single quotes")
        }
        word.append(plain)
      } else {
        word.append(letter)
      }
    }
    throw .incomplete("a quote has no end; write \(quote) after it")
  }

  private static let escapes: [Character: Character] = [
    "\"": "\"", "\\": "\\", "/": "/", "n": "\n", "t": "\t", " ": " ", "r": "\r", "0": "\0",
  ]
}
