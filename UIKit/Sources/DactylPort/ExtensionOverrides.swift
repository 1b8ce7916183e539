/// Moves overriding and overridden members from extensions into their class; only the Objective-C
/// runtime allows them in extensions.
struct ExtensionOverrides {
  /// A member to move, and its class.
  struct Moved: Equatable {
    var type: String
    var text: String
  }

  /// Removes the members that must move from extensions of the given classes.
  ///
  /// - Parameter overridden: the methods of each class that a subclass overrides.
  static func extract(
    from source: String, classes: Set<String>, overridden: [String: Set<String>] = [:]
  ) -> (String, [Moved]) {
    let characters = Array(source)
    let tokens = SourceTokenizer.tokens(of: characters)
    var moved: [Moved] = []
    var removals: [SourceEdit] = []
    var index = 0
    while index + 1 < tokens.count {
      guard tokens[index].text == "extension", tokens[index].kind == .word,
        classes.contains(tokens[index + 1].text),
        let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
        let close = tokens.closing(open)
      else {
        index += 1
        continue
      }
      let type = tokens[index + 1].text
      var place = open + 1
      // The start of the member that contains the present token.
      var start = place
      while place < close {
        let isOverridden =
          tokens[place].text == "func" && overridden[type]?.contains(tokens[place + 1].text) == true
        if tokens[place].text == "override" || isOverridden {
          var end = place
          while end < close, tokens[end].text != "{" { end += 1 }
          guard end < close, let last = tokens.closing(end) else { break }
          let range = tokens[start].range.lowerBound..<tokens[last].range.upperBound
          moved.append(Moved(type: type, text: String(characters[range])))
          removals.append(SourceEdit(range: range, text: ""))
          place = last
          start = last + 1
        } else if tokens[place].text == "{" {
          place = tokens.closing(place) ?? close
          start = place + 1
        } else if ["func", "var", "let", "init", "class", "struct", "enum", "typealias"].contains(
          tokens[place].text), tokens[place].kind == .word
        {
          start = place
        } else if place > 0, isFirstOnLine(tokens[place], characters),
          !isModifier(tokens[place - 1])
        {
          start = place
        }
        place += 1
      }
      index = close
    }
    return (removals.applied(to: characters), moved)
  }

  /// Adds members at the end of the classes that the source declares.
  static func insert(_ moved: [Moved], into source: String) -> String {
    let characters = Array(source)
    let tokens = SourceTokenizer.tokens(of: characters)
    var edits: [SourceEdit] = []
    for (index, token) in tokens.enumerated() where token.text == "class" && token.kind == .word {
      guard index + 1 < tokens.count,
        case let own = moved.filter({ $0.type == tokens[index + 1].text }), !own.isEmpty,
        let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
        let close = tokens.closing(open)
      else { continue }
      let end = tokens[close].range.lowerBound
      edits.append(SourceEdit(range: end..<end, text: own.map { "\n  \($0.text)\n" }.joined()))
    }
    return edits.applied(to: characters)
  }

  private static func isFirstOnLine(_ token: SourceToken, _ characters: [Character]) -> Bool {
    var place = token.range.lowerBound
    while place > 0, characters[place - 1] == " " || characters[place - 1] == "\t" { place -= 1 }
    return place == 0 || characters[place - 1].isNewline
  }

  private static func isModifier(_ token: SourceToken) -> Bool {
    token.kind == .attribute
      || ["public", "open", "internal", "private", "fileprivate", "final"].contains(token.text)
  }
}
