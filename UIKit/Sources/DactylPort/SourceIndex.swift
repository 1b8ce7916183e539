/// Members of a project's classes that storyboards connect: superclasses, outlets, actions.
struct SourceIndex {
  /// A method that a storyboard can call.
  struct Action {
    var name: String
    /// The label and type of the sender; nil for a method without parameters.
    var sender: (label: String?, type: String)?
    /// True if the method also takes the event.
    var takesEvent = false
  }

  private(set) var superclasses: [String: String] = [:]
  /// The outlets of each class by name. The value is the declared class of an optional outlet; nil for
  /// others.
  private var outlets: [String: [String: String?]] = [:]
  private var actions: [String: [String: Action]] = [:]
  /// The methods that each class overrides.
  private var overrides: [String: Set<String>] = [:]
  /// Every class in the sources.
  private(set) var classes: Set<String> = []
  /// Every type in the sources.
  private(set) var types: Set<String> = []

  /// Reads a source file in its original form.
  mutating func add(_ source: String) {
    let tokens = SourceTokenizer.tokens(of: source)
    var scopes: [String?] = []
    var announced: String?
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      switch token.text {
      case "class", "extension", "struct", "enum":
        if token.kind == .word, index + 1 < tokens.count, tokens[index + 1].kind == .word,
          !["func", "var", "let"].contains(tokens[index + 1].text)
        {
          let name = tokens[index + 1].text
          announced = name
          if token.text != "extension" { types.insert(name) }
          if token.text == "class" { classes.insert(name) }
          if token.text == "class", index + 3 < tokens.count, tokens[index + 2].text == ":" {
            superclasses[name] = tokens[index + 3].text
          }
        }
      case "{":
        scopes.append(announced)
        announced = nil
      case "}": _ = scopes.popLast()
      case "override":
        if let type = scopes.last ?? nil, let name = word(after: "func", from: index, in: tokens) {
          overrides[type, default: []].insert(name)
        }
      case "@IBOutlet":
        if let name = word(after: "var", from: index, in: tokens), let type = scopes.last ?? nil {
          outlets[type, default: [:]].updateValue(
            optionalType(of: name, from: index, in: tokens), forKey: name)
        }
      case "@IBAction", "@objc", "@IBSegueAction":
        if let type = scopes.last ?? nil, let found = action(from: index, in: tokens) {
          actions[type, default: [:]][found.0] = found.1
        }
      default: break
      }
      index += 1
    }
  }

  /// The methods of each class that a subclass overrides.
  var overridden: [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for (type, names) in overrides {
      for above in chain(of: type).dropFirst() { found[above, default: []].formUnion(names) }
    }
    return found
  }

  /// True if a class or a superclass has an outlet.
  func hasOutlet(_ name: String, in type: String) -> Bool {
    chain(of: type).contains { outlets[$0]?[name] != nil }
  }

  /// The class that is declared for an outlet that may be nil; nil if it is no plain name.
  func outletType(_ name: String, in type: String) -> String? {
    chain(of: type).lazy.compactMap { outlets[$0]?[name] }.first ?? nil
  }

  /// The name in `var name: Name!`.
  private func optionalType(
    of name: String, from index: Int, in tokens: [SourceToken]
  ) -> String? {
    let limit = min(index + 12, tokens.count - 3)
    guard index < limit, let place = (index..<limit).first(where: { tokens[$0].text == name })
    else { return nil }
    let type = tokens[place + 2]
    guard tokens[place + 1].text == ":", type.kind == .word,
      ["!", "?"].contains(tokens[place + 3].text)
    else { return nil }
    return type.text
  }

  /// The method that a selector names in a class or a superclass.
  func action(_ selector: String, in type: String) -> Action? {
    if let exact = chain(of: type).lazy.compactMap({ actions[$0]?[selector] }).first {
      return exact
    }
    // Before Swift 3, the first label was no part of the selector.
    let base = selector.prefix { $0 != ":" }
    return chain(of: type).lazy.compactMap { actions[$0]?.values.first { $0.name == base } }.first
  }

  /// The class with an unwind method.
  func unwindClass(_ selector: String) -> (String, Action)? {
    for (type, found) in actions.sorted(by: { $0.key < $1.key }) {
      if let action = found[selector] { return (type, action) }
    }
    return nil
  }

  private func chain(of type: String) -> [String] {
    var (chain, next) = ([type], superclasses[type])
    while let present = next, !chain.contains(present) {
      chain.append(present)
      next = superclasses[present]
    }
    return chain
  }

  private func word(after keyword: String, from index: Int, in tokens: [SourceToken]) -> String? {
    for place in index..<min(index + 12, tokens.count - 1) where tokens[place].text == keyword {
      return tokens[place + 1].text
    }
    return nil
  }

  /// The selector and the method after an attribute.
  private func action(from index: Int, in tokens: [SourceToken]) -> (String, Action)? {
    var place = index + 1
    // A limit that no real declaration reaches.
    let end = min(tokens.count, index + 64)
    while place < end, tokens[place].text != "func" {
      guard tokens[place].kind == .word || tokens[place].kind == .attribute else { return nil }
      if ["var", "let", "class", "init"].contains(tokens[place].text) { return nil }
      place += 1
    }
    guard place < end, place + 2 < tokens.count, tokens[place + 2].text == "(" else { return nil }
    let name = tokens[place + 1].text
    var parameters: [[SourceToken]] = [[]]
    var depth = 0
    place += 2
    while place < tokens.count {
      let text = tokens[place].text
      if "([<{".contains(text) { depth += 1 }
      if ")]>}".contains(text) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, text == "," {
        parameters.append([])
      } else if !(depth == 1 && text == "(") {
        parameters[parameters.count - 1].append(tokens[place])
      }
      place += 1
    }
    guard let first = parameters.first, !first.isEmpty else { return (name, Action(name: name)) }
    guard let colon = first.firstIndex(where: { $0.text == ":" }) else { return nil }
    let label = first[0].text
    let type = first[(colon + 1)...].prefix { $0.text != "=" }.map(\.text).joined()
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    let prefix = ["with", "for", "in", "at", "by", "to", "from", "on", "using"].contains {
      label.hasPrefix($0)
    }
    let selector =
      label == "_" ? "\(name):" : prefix ? "\(name)\(capital):" : "\(name)With\(capital):"
    var action = Action(name: name, sender: (label == "_" ? nil : label, type))
    guard parameters.count > 1 else { return (selector, action) }
    action.takesEvent = true
    return (selector + "\(parameters[1][0].text):", action)
  }
}
