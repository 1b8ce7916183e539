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
    LibrarySource(
      contents: "\(library.classes.count) drawn gestures, \(library.templates.count) templates",
      type: "StrokeLibrary", classes: library.classes.map { ($0.id, $0.name) },
      statements: statements(library), function: function
    ).text(named: name)
  }

  private static func statements(_ library: StrokeLibrary) -> String {
    let rejection =
      switch library.rejection {
      case .learned(let generosity): ".learned(generosity: \(generosity))"
      case .fixed(let path, let cloud): ".fixed(path: \(path), cloud: \(cloud))"
      }
    var text = "    var library = StrokeLibrary(\n      rejection: \(rejection))\n"
    for one in library.classes {
      text += "    library.define(\n      StrokeClass(\n"
      text += "        id: \(one.id), name: \(LibrarySource.literal(one.name)),\n"
      text += "        invariance: StrokeInvariance(rawValue: \(one.invariance.rawValue))))\n"
    }
    for template in library.templates {
      let outline = template.outline
      text += "    add(\(template.classID), \(outline.diagonal), "
      text += "\(LibrarySource.literal(outline.strokes)), to: &library)\n"
    }
    if !library.others.isEmpty {
      text += "    library.others = [\n"
      for other in library.others {
        text += "      (\(other.diagonal), \(LibrarySource.literal(other.strokes))),\n"
      }
      text += "    ].compactMap { try? StrokeOutline(diagonal: $0.0, strokes: $0.1) }\n"
    }
    return text
  }

  private static let function = """
      private static func add(
        _ id: Int, _ diagonal: Double, _ strokes: [[Int16]], to library: inout StrokeLibrary
      ) {
        guard let outline = try? StrokeOutline(diagonal: diagonal, strokes: strokes) else { return }
        library.add(outline, class: id)
      }

    """
}
