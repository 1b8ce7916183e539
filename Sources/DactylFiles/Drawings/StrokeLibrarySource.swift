import DactylStrokes

/// A library as Swift source that needs no file, no Foundation, and compiles for Embedded Swift.
public enum StrokeLibrarySource {
  /// An enum of the given name with a constant for each class and a function that makes the
  /// library.
  ///
  /// Rejection is written as it is set; what it weighs is measured again when the library is made.
  ///
  /// - Precondition: The name is an identifier.
  public static func text(for library: StrokeLibrary, named name: String = "Gestures") -> String {
    precondition(isIdentifier(name), "the name of a type is an identifier")
    var text = "// Written by dactyl export; do not edit.\n\nimport DactylStrokes\n\n"
    text += "/// \(library.classes.count) drawn gestures, \(library.templates.count) templates.\n"
    text += "enum \(name) {\n"
    var taken: Set<String> = ["library", "add"]
    for strokeClass in library.classes {
      let constant = identifier(strokeClass, &taken)
      text += "  static let \(constant) = \(strokeClass.id)\n"
    }
    text += "\n  /// The library; make it once.\n  static func library() -> StrokeLibrary {\n"
    let rejection =
      switch library.rejection {
      case .learned(let generosity): ".learned(generosity: \(generosity))"
      case .fixed(let path, let cloud): ".fixed(path: \(path), cloud: \(cloud))"
      }
    text += "    var library = StrokeLibrary(\n"
    text += "      rejection: \(rejection))\n"
    for strokeClass in library.classes {
      text += "    library.define(\n      StrokeClass(\n"
      text += "        id: \(strokeClass.id), name: \(literal(strokeClass.name)),\n"
      text +=
        "        invariance: StrokeInvariance(rawValue: \(strokeClass.invariance.rawValue))))\n"
    }
    for template in library.templates {
      let strokes = template.outline.strokes.map { stroke in
        "[" + stroke.map(String.init).joined(separator: ",") + "]"
      }
      text += "    add(\(template.classID), \(template.outline.diagonal), "
      text += "[\(strokes.joined(separator: ", "))], to: &library)\n"
    }
    if !library.others.isEmpty {
      text += "    library.others = [\n"
      for other in library.others {
        let strokes = other.strokes.map { "[" + $0.map(String.init).joined(separator: ",") + "]" }
        text += "      (\(other.diagonal), [\(strokes.joined(separator: ", "))]),\n"
      }
      text += "    ].compactMap { try? StrokeOutline(diagonal: $0.0, strokes: $0.1) }\n"
    }
    text += "    return library\n  }\n\n"
    text += """
        private static func add(
          _ id: Int, _ diagonal: Double, _ strokes: [[Int16]], to library: inout StrokeLibrary
        ) {
          guard let outline = try? StrokeOutline(diagonal: diagonal, strokes: strokes) else { return }
          library.add(outline, class: id)
        }
      }

      """
    return text
  }

  /// The name of a class as the name of a constant, different from those before.
  private static func identifier(_ strokeClass: StrokeClass, _ taken: inout Set<String>) -> String {
    var words: [String] = []
    for word in strokeClass.name.split(whereSeparator: { !isPart($0) }) {
      words.append(
        words.isEmpty ? lowercasedFirst(word) : word.prefix(1).uppercased() + word.dropFirst())
    }
    var name = words.joined()
    if name.isEmpty || name.first?.isNumber == true { name = "class" + name }
    if name == "class" || taken.contains(name) { name += "\(strokeClass.id)" }
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
    name.first?.isNumber == false && name.allSatisfy(isPart)
  }

  /// A name as a literal that means the same whatever characters are in it.
  private static func literal(_ name: String) -> String {
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
}
