/// One pass over a Swift 2 source file.
struct FormerSwiftPass {
  private let characters: [Character]
  private let tokens: [SourceToken]
  private let own: Set<String>
  private var edits: [SourceEdit] = []

  init(_ source: String, _ own: Set<String>) {
    characters = Array(source)
    tokens = SourceTokenizer.tokens(of: characters)
    self.own = own
  }

  mutating func run() {
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .directive where !FormerSwiftPass.directives.contains(token.text):
        // `func show(#view: UIView)` declared a label of the same name.
        if text(index + 1) == ":" { replace(token.range, String(token.text.dropFirst())) }
      case .word where text(index - 1) == "func": declaration(at: index)
      case .word: word(at: index)
      case .mark where token.text == "+" || token.text == "-": step(at: index)
      case .attribute, .directive, .mark: break
      }
    }
  }

  func rewritten() -> String { edits.applied(to: characters) }

  private static let directives: Set<String> = [
    "#selector", "#if", "#else", "#elseif", "#endif", "#available", "#line", "#file", "#function",
    "#column", "#keyPath",
  ]

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private mutating func replace(_ range: Range<Int>, _ text: String) {
    edits.append(SourceEdit(range: range, text: text))
  }

  // MARK: Declarations

  /// Renames a method and removes its first argument's label.
  private mutating func declaration(at index: Int) {
    guard let open = opening(after: index), let parts = parts(from: open) else { return }
    let name = tokens[index].text
    if parts.items.isEmpty, FormerSwift.overridden.contains(name), text(parts.close + 1) == "-",
      text(parts.close + 2) == ">"
    {
      // `func shouldAutorotate() -> Bool` became a property.
      replace(tokens[index - 1].range, "var")
      replace(tokens[open].range.lowerBound..<tokens[parts.close + 2].range.upperBound, ":")
      return
    }
    let labels = parts.items.enumerated().map { place, item -> String in
      let hasTwo = text(item + 1) != ":"
      return place == 0 && !hasTwo ? "_" : text(item)
    }
    guard let first = parts.items.first, tokens[first].kind == .word else { return }
    let present = FormerSwiftPass.present(name, labels)
    if let present { replace(tokens[index].range, present.name) }
    for (place, item) in parts.items.enumerated() {
      let label = present?.labels[place] ?? labels[place]
      let hasTwo = text(item + 1) != ":"
      if hasTwo {
        if label != text(item) { replace(tokens[item].range, label) }
      } else if label != text(item) {
        let start = tokens[item].range.lowerBound
        replace(start..<start, "\(label) ")
      }
    }
    if name == "application", labels.last == "didFinishLaunchingWithOptions",
      let last = parts.items.last, let type = (last..<parts.close).first(where: { text($0) == "[" })
    {
      replace(
        tokens[type].range.lowerBound..<tokens[parts.close - 1].range.upperBound,
        "[UIApplication.LaunchOptionsKey: Any]?")
    }
  }

  // MARK: Uses

  private mutating func word(at index: Int) {
    let token = tokens[index]
    let follows = text(index - 1) == "."
    if let open = opening(after: index), let parts = parts(from: open) {
      if call(at: index, parts, isMember: follows) { return }
    }
    guard !own.contains(token.text) else { return }
    if let type = FormerSwift.types[token.text] { return replace(token.range, type) }
    if !follows, text(index + 1) == "=", !["let", "var"].contains(text(index - 1)),
      let flag = FormerSwift.flags[token.text]
    {
      // A property of the object itself.
      return replace(token.range, flag)
    }
    guard follows else { return }
    switch token.text {
    case "dynamicType":
      guard index > 1, tokens[index - 2].kind == .word, text(index - 3) != "." else { return }
      let value = tokens[index - 2]
      replace(value.range.lowerBound..<token.range.upperBound, "type(of: \(value.text))")
    case "characters":
      replace(tokens[index - 1].range.lowerBound..<token.range.upperBound, "")
    default:
      if let flag = FormerSwift.flags[token.text], text(index + 1) != "(" {
        replace(token.range, flag)
      } else if token.text.first?.isUppercase == true, !token.text.hasPrefix("UI"),
        !token.text.hasPrefix("NS"), text(index + 1) != "."
      {
        replace(token.range, FormerSwiftPass.small(token.text))
      }
    }
  }

  /// Renames a call and adds its labels.
  private mutating func call(at index: Int, _ parts: Parts, isMember: Bool) -> Bool {
    let name = tokens[index].text
    if isMember, parts.items.isEmpty {
      let color = name.hasSuffix("Color") ? String(name.dropLast(5)) : nil
      if let property = FormerSwift.properties[name] ?? color, !property.isEmpty {
        replace(tokens[index].range.lowerBound..<tokens[parts.close].range.upperBound, property)
        return true
      }
    }
    let labels = parts.items.map { item in
      tokens[item].kind == .word && text(item + 1) == ":" ? tokens[item].text : "_"
    }
    let hasClosure = text(parts.close + 1) == "{"
    guard
      let present = FormerSwiftPass.present(name, labels)
        ?? (hasClosure ? FormerSwiftPass.presentWithClosure(name, labels) : nil)
    else { return false }
    replace(tokens[index].range, present.name)
    for (place, item) in parts.items.enumerated() where labels[place] != present.labels[place] {
      let label = present.labels[place]
      if labels[place] != "_" {
        replace(
          tokens[item].range.lowerBound..<tokens[item + 1].range.upperBound,
          label == "_" ? "" : "\(label):")
      } else if label != "_" {
        let start = parts.starts[place]
        replace(start..<start, "\(label): ")
      }
    }
    return true
  }

  /// Replaces `x++` by `x += 1` where it is a statement.
  private mutating func step(at index: Int) {
    let token = tokens[index]
    guard text(index + 1) == token.text, index > 0,
      tokens[index + 1].range.lowerBound == token.range.upperBound,
      tokens[index - 1].range.upperBound == token.range.lowerBound,
      tokens[index - 1].kind == .word || text(index - 1) == "]"
    else { return }
    replace(token.range.lowerBound..<tokens[index + 1].range.upperBound, " \(token.text)= 1")
  }

  // MARK: Names

  /// The new name and labels of a method; nil if it kept them.
  private static func present(
    _ name: String, _ labels: [String]
  ) -> (name: String, labels: [String])? {
    let full = "\(name)(\(labels.map { $0 + ":" }.joined()))"
    if let found = FormerSwift.methods[full] { return split(found) }
    // The names of methods for rows and items no longer mention the index path.
    guard name == "tableView" || name == "collectionView" else { return nil }
    let present = labels.map { label -> String in
      if label == "commitEditingStyle" { return "commit" }
      return label.hasSuffix("AtIndexPath") ? String(label.dropLast(9)) : label
    }
    return present == labels ? nil : (name, present)
  }

  /// Likewise for a call with a trailing closure.
  private static func presentWithClosure(
    _ name: String, _ labels: [String]
  ) -> (name: String, labels: [String])? {
    let start = "\(name)(\(labels.map { $0 + ":" }.joined())"
    return FormerSwift.methods.filter {
      $0.key.hasPrefix(start) && $0.key.count { $0 == ":" } == labels.count + 1
    }.values.first.map(split)
  }

  private static func split(_ full: String) -> (name: String, labels: [String]) {
    let open = full.firstIndex(of: "(")!
    let labels = full[full.index(after: open)...].dropLast().split(separator: ":")
    return (String(full[..<open]), labels.map(String.init))
  }

  /// A name with a lowercase start: `Began` becomes `began`, `CGColor` becomes `cgColor`.
  private static func small(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let count =
      capitals.count == name.count || capitals.count == 1
      ? capitals.count : capitals.count - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  // MARK: Arguments

  /// The parts between parentheses, split at commas.
  private struct Parts {
    /// The first token of each part.
    var items: [Int]
    /// The start of each part among the characters, strings included.
    var starts: [Int]
    var close: Int
  }

  private func opening(after index: Int) -> Int? { text(index + 1) == "(" ? index + 1 : nil }

  private func parts(from open: Int) -> Parts? {
    var depth = 0
    var items: [Int] = []
    var starts: [Int] = []
    var isNew = true
    func note(_ place: Int) {
      guard isNew else { return }
      isNew = false
      items.append(place)
      starts.append(start(after: place - 1))
    }
    // A limit, because no real call is longer; it avoids rescanning nested code.
    for place in open..<min(tokens.count, open + 4000) {
      let text = tokens[place].text
      if depth == 1, text != ")", text != "," || isNew { note(place) }
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) {
        depth -= 1
        if depth == 0 {
          // A lone string is no token.
          if isNew, start(after: place - 1) < tokens[place].range.lowerBound { note(place) }
          return Parts(items: items, starts: starts, close: place)
        }
      }
      if depth == 1, text == "," { isNew = true }
    }
    return nil
  }

  /// The first non-space character after a token.
  private func start(after index: Int) -> Int {
    var place = tokens[index].range.upperBound
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    return place
  }
}
