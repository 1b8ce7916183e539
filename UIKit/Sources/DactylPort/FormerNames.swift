/// Names from before Swift 4.2, such as `UIEdgeInsetsMake` and `CGRectGetWidth`, which a ported
/// program declares itself.
public enum FormerNames {
  /// Declarations of the names that sources use but do not declare, one per line.
  public static func declarations(usedBy sources: [String]) -> String {
    var used: Set<String> = []
    var declared: Set<String> = []
    for source in sources {
      let tokens = SourceTokenizer.tokens(of: source)
      for (index, token) in tokens.enumerated() where token.kind == .word {
        let isDeclared = index > 0 && keywords.contains(tokens[index - 1].text)
        if isDeclared { declared.insert(token.text) } else { used.insert(token.text) }
      }
    }
    used.subtract(declared)
    let names = SourcePort.objectMembers
    let found = list.split(separator: "\n").filter {
      let name = name(of: $0)
      // The compiler finds these members only where the port has written `as Any?`.
      guard names.contains(name) || name == "objectNumber" else { return used.contains(name) }
      return sources.contains { $0.contains(SourcePort.objectCast) }
        && (used.contains(name) || name == "objectNumber")
    }
    let standIns = StandIns.list.filter { !$0.names.isDisjoint(with: used) }.map(\.declaration)
    return (found.map(String.init) + standIns).joined(separator: "\n")
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]

  /// The name that a line declares; for an initialiser its first label.
  private static func name(of line: Substring) -> String {
    let found = line.firstMatch(of: /(?:let|var|func|typealias|init\() ?(\w+)/)
    return found.map { String($0.output.1) } ?? ""
  }
}
