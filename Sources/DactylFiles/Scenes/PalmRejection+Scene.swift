import Dactyl

extension PalmRejection {
  private typealias Path<Value> = WritableKeyPath<PalmRejection, Value> & Sendable

  private static let numbers: [(name: String, path: Path<Double>)] = [
    ("maximumRadius", \.maximumRadius), ("edgeWidth", \.edgeWidth),
    ("edgeWidthBesidePalm", \.edgeWidthBesidePalm), ("minimumTravel", \.minimumTravel),
    ("memory", \.memory), ("landingInterval", \.landingInterval), ("palmExtent", \.palmExtent),
  ]
  private static let sets: [(name: String, path: Path<RectEdge>)] = [
    ("edges", \.edges), ("edgesBesidePalm", \.edgesBesidePalm),
  ]

  /// Reads a scene's palm rejection: true for default numbers, an object for others; nil for false.
  init?(_ node: SceneNode) throws(SceneError) {
    self.init()
    if case .bool(let isOn) = node.value {
      if !isOn { return nil }
      return
    }
    let members = try node.members(Self.numbers.map(\.name) + Self.sets.map(\.name))
    for (name, path) in Self.numbers {
      guard let member = members[name] else { continue }
      let number = try member.number()
      guard number >= 0 else { throw member.error("expected at least 0") }
      self[keyPath: path] = number
    }
    for (name, path) in Self.sets {
      guard let member = members[name] else { continue }
      self[keyPath: path] = try RectEdge(member)
    }
  }
}

extension RectEdge {
  private static let words: [(String, RectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]

  fileprivate init(_ node: SceneNode) throws(SceneError) {
    self = []
    for word in try node.array() {
      let name = try word.string()
      guard let edge = Self.words.first(where: { $0.0 == name })?.1 else {
        throw word.error(
          "no edge is called \"\(name)\"" + suggestion(for: name, among: Self.words.map(\.0)))
      }
      insert(edge)
    }
  }
}
