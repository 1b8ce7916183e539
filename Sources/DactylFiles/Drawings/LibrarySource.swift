/// What the Swift sources of drawn and of shown gestures have in common.
struct LibrarySource {
  /// How many gestures there are, and of how many samples.
  var contents: String
  /// The type of the library.
  var type: String
  /// The classes in the order of the library.
  var classes: [(id: Int, name: String)]
  /// The lines that make the library, indented.
  var statements: String
  /// The function `add`, which the statements call.
  var function: String

  /// The source: an enum of the given name.
  ///
  /// - Precondition: The name is an identifier.
  func text(named name: String) -> String {
    precondition(Self.isIdentifier(name), "the name of a type is an identifier")
    var text = "// Written by dactyl export; do not edit.\n\nimport DactylStrokes\n\n"
    text += "/// \(contents).\nenum \(name) {\n"
    var taken: Set<String> = ["library", "add"]
    for one in classes {
      text += "  static let \(Self.identifier(one, &taken)) = \(one.id)\n"
    }
    text += "\n  /// The library; make it once.\n  static func library() -> \(type) {\n"
    text += statements + "    return library\n  }\n\n" + function + "}\n"
    return text
  }

  /// Lists of numbers as a literal.
  static func literal(_ lists: [[some CustomStringConvertible]]) -> String {
    let lists = lists.map { "[" + $0.map(\.description).joined(separator: ",") + "]" }
    return "[" + lists.joined(separator: ", ") + "]"
  }

  /// A name as a literal that means the same whatever characters are in it.
  static func literal(_ name: String) -> String {
    var literal = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\" + String(scalar)
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return literal + "\""
  }

  /// The name of a class as the name of a constant, different from those before.
  private static func identifier(
    _ gesture: (id: Int, name: String), _ taken: inout Set<String>
  ) -> String {
    var words: [String] = []
    for word in gesture.name.split(whereSeparator: { !isPart($0) }) {
      words.append(
        words.isEmpty ? lowercasedFirst(word) : word.prefix(1).uppercased() + word.dropFirst())
    }
    var name = words.joined()
    if name.isEmpty || name.first?.isNumber == true { name = "class" + name }
    if name == "class" || taken.contains(name) { name += "\(gesture.id)" }
    while taken.contains(name) { name += "_" }
    taken.insert(name)
    return "`\(name)`"
  }

  private static func lowercasedFirst(_ word: Substring) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name.first?.isNumber == false && name.allSatisfy { isPart($0) || $0 == "_" }
  }
}
