import Dactyl

/// A value of a scene file with its place.
struct SceneNode: Sendable {
  var value: JSONValue
  var path: String
  /// The folder to which names of files are relative; nil where a scene names no files.
  var folder: String?

  func error(_ reason: String) -> SceneError { SceneError(path: path, reason: reason) }

  private func mismatch(_ wanted: String) -> SceneError {
    error("expected \(wanted), found \(value.kind)")
  }

  func bool() throws(SceneError) -> Bool {
    guard case .bool(let value) = value else { throw mismatch("true or false") }
    return value
  }

  func number() throws(SceneError) -> Double {
    guard case .number(let value) = value else { throw mismatch("a number") }
    return value
  }

  var isInfinite: Bool { if case .number(.infinity) = value { true } else { false } }

  /// The value of a setting, where null means no limit.
  var limitless: SceneNode {
    guard case .null = value else { return self }
    return SceneNode(value: .number(.infinity), path: path, folder: folder)
  }

  func integer() throws(SceneError) -> Int {
    guard case .number(let value) = value, let whole = Int(exactly: value) else {
      throw mismatch("a whole number")
    }
    return whole
  }

  func string() throws(SceneError) -> String {
    guard case .string(let value) = value else { throw mismatch("a string") }
    return value
  }

  func array() throws(SceneError) -> [SceneNode] {
    guard case .array(let values) = value else { throw mismatch("an array") }
    return values.enumerated().map { SceneNode(value: $1, path: "\(path)[\($0)]", folder: folder) }
  }

  func numbers(_ count: Int) throws(SceneError) -> [Double] {
    let nodes = try array()
    guard nodes.count == count else {
      throw error("expected \(count) numbers, found \(nodes.count)")
    }
    var numbers: [Double] = []
    for node in nodes { numbers.append(try node.number()) }
    return numbers
  }

  func strings() throws(SceneError) -> [String] {
    var strings: [String] = []
    for node in try array() { strings.append(try node.string()) }
    return strings
  }

  /// The members of an object; throws for an unknown one.
  func members(_ known: [String]) throws(SceneError) -> SceneMembers {
    guard case .object(let members) = value else { throw mismatch("an object") }
    for name in members.keys.sorted() where !known.contains(name) {
      throw SceneError(
        path: "\(path).\(name)",
        reason: "unknown name" + suggestion(for: name, among: known))
    }
    return SceneMembers(node: self, members: members)
  }

  func members() throws(SceneError) -> SceneMembers {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return SceneMembers(node: self, members: members)
  }
}

/// The members of an object in a scene file.
struct SceneMembers {
  let node: SceneNode
  let members: [String: JSONValue]

  var names: [String] { members.keys.sorted() }

  subscript(name: String) -> SceneNode? {
    members[name].map {
      SceneNode(value: $0, path: "\(node.path).\(name)", folder: node.folder)
    }
  }

  func required(_ name: String) throws(SceneError) -> SceneNode {
    guard let member = self[name] else { throw node.error("\"\(name)\" is missing") }
    return member
  }
}

/// A hint for a wrong name: the name for another tool's word, or the nearest if it is close, else all
/// names.
func suggestion(for name: String, among known: [String]) -> String {
  if let part = wordsOfOthers[name.lowercased()] {
    let meant = known.filter { $0.hasSuffix(part) || $0.hasSuffix(part + "Required") }
    if !meant.isEmpty {
      return ", did you mean \(meant.map { "\"\($0)\"" }.joined(separator: " or "))?"
    }
  }
  if let nearest = name.nearest(among: known) { return ", did you mean \"\(nearest)\"?" }
  guard !known.isEmpty else { return "" }
  return ", expected one of " + known.sorted().joined(separator: ", ")
}

/// How names end here for what other tools call so.
private let wordsOfOthers = [
  "finger": "OfTouches", "fingers": "OfTouches", "taps": "OfTaps", "time": "Duration",
  "threshold": "Distance", "hold": "longPress", "press": "longPress", "drag": "pan",
  "doubletap": "tap", "rotate": "rotation",
]
