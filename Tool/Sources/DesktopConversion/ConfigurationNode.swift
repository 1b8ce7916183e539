import Platform

/// A value of a configuration in JSON or YAML, whose members keep the order of the file.
struct ConfigurationNode {
  /// A member of a mapping.
  typealias Member = (key: String, node: ConfigurationNode)

  enum Value {
    case leaf(String)
    case list([ConfigurationNode])
    case mapping([Member])
  }

  var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads JSON.
  init(json bytes: [UInt8], _ path: String) throws(ConversionError) {
    var reader = JSONReader(bytes, path: path)
    self = try reader.document()
  }

  /// Reads the documents of a YAML file.
  init(yaml text: String, _ path: String) throws(ConversionError) {
    try self.init(json: YAMLReader.json(of: text, path: path), path)
  }

  /// Its text; nil if it is a list or a mapping.
  var text: String? { if case .leaf(let text) = value { text } else { nil } }

  /// Its texts, if it is a list of them or one.
  var texts: [String] {
    switch value {
    case .leaf(let text): text.isEmpty ? [] : [text]
    case .list(let nodes): nodes.compactMap(\.text)
    case .mapping: []
    }
  }

  /// Its members; none if it is no mapping.
  var members: [Member] {
    if case .mapping(let members) = value { members } else { [] }
  }

  /// The last member of a name, which is the one that counts.
  subscript(_ key: String) -> ConfigurationNode? { members.last { $0.key == key }?.node }
}

/// Reads JSON; numbers and words become texts, null an empty one.
private struct JSONReader {
  /// Deeper values are refused: the reader calls itself for each level.
  private static let greatestDepth = 64

  private let bytes: [UInt8]
  private let path: String
  private var place = 0

  init(_ bytes: [UInt8], path: String) { (self.bytes, self.path) = (bytes, path) }

  mutating func document() throws(ConversionError) -> ConfigurationNode {
    let node = try value(depth: 0)
    guard next == nil else { throw expected("the end of the file") }
    return node
  }

  private func expected(_ what: String) -> ConversionError {
    let line = 1 + bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    return ConversionError(message: "\(path): line \(line): expected \(what)")
  }

  /// The next letter that is no white space; nil at the end.
  private var next: Character? {
    mutating get {
      while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
      return place < bytes.count ? Character(Unicode.Scalar(bytes[place])) : nil
    }
  }

  private mutating func value(depth: Int) throws(ConversionError) -> ConfigurationNode {
    guard depth < Self.greatestDepth else {
      throw expected("at most \(Self.greatestDepth) values in each other")
    }
    switch next {
    case "\"": return ConfigurationNode(.leaf(try string()))
    case "[":
      var nodes: [ConfigurationNode] = []
      while try hasMore(until: "]", isFirst: nodes.isEmpty) {
        nodes.append(try value(depth: depth + 1))
      }
      return ConfigurationNode(.list(nodes))
    case "{":
      var members: [ConfigurationNode.Member] = []
      while try hasMore(until: "}", isFirst: members.isEmpty) {
        guard next == "\"" else { throw expected("a name in quotes") }
        let key = try string()
        guard next == ":" else { throw expected("a colon") }
        place += 1
        members.append((key, try value(depth: depth + 1)))
      }
      return ConfigurationNode(.mapping(members))
    default:
      let word = bytes[place...].prefix { !",]} \t\r\n".utf8.contains($0) }
      let text = String(decoding: word, as: UTF8.self)
      guard ["true", "false", "null"].contains(text) || Double(text) != nil else {
        throw expected("a value of JSON")
      }
      place += word.count
      return ConfigurationNode(.leaf(text == "null" ? "" : text))
    }
  }

  /// Goes to the next item of a list; false if it ends.
  private mutating func hasMore(until end: Character, isFirst: Bool) throws(ConversionError) -> Bool
  {
    if isFirst { place += 1 }
    if next == end {
      place += 1
      return false
    }
    if isFirst { return true }
    guard next == "," else { throw expected("a comma or \(end)") }
    place += 1
    return true
  }

  private mutating func string() throws(ConversionError) -> String {
    let start = place
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    place += 1
    guard place <= bytes.count,
      let text = try? JSONDecoder().decode(String.self, from: Data(bytes[start..<place]))
    else { throw expected("a text in quotes") }
    return text
  }
}
