import DactylStrokes

/// A library of demonstrations as Swift source that needs no file and no Foundation.
public enum DemonstrationLibrarySource {
  /// An enum of the given name with a constant for each class and a function that makes the
  /// library.
  ///
  /// A stretch has the numbers that it has in the file.
  ///
  /// - Precondition: The name is an identifier.
  public static func text(
    for library: DemonstrationLibrary, named name: String = "Gestures"
  ) -> String {
    let counts = (library.classes.count, library.demonstrations.count)
    return LibrarySource(
      contents: "\(counts.0) shown gestures, \(counts.1) demonstrations",
      type: "DemonstrationLibrary", classes: library.classes.map { ($0.id, $0.name) },
      statements: statements(library), function: function
    ).text(named: name)
  }

  private static func statements(_ library: DemonstrationLibrary) -> String {
    var text = "    var library = DemonstrationLibrary(\n"
    text += "      generosity: \(library.generosity))\n"
    for one in library.classes {
      text += "    library.define(\n      DemonstrationClass(\n"
      text += "        id: \(one.id), name: \(LibrarySource.literal(one.name)),\n"
      text += "        forgives: StrokeInvariance(rawValue: \(one.forgives.rawValue)),\n"
      text += "        isContinuous: \(one.isContinuous)))\n"
    }
    for one in library.demonstrations {
      let stretches = one.demonstration.stretches.map(\.numbers)
      text += "    add(\(one.classID), \(LibrarySource.literal(stretches)), "
      if let stroke = one.demonstration.stroke {
        text += "\(stroke.diagonal), \(LibrarySource.literal(stroke.strokes)), "
      }
      text += "to: &library)\n"
    }
    return text
  }

  private static let function = """
      private static func add(
        _ id: Int, _ stretches: [[Double]], _ diagonal: Double = 0, _ strokes: [[Int16]] = [],
        to library: inout DemonstrationLibrary
      ) {
        library.add(
          Demonstration(
            stretches: stretches.compactMap { DemonstrationStretch(numbers: $0) },
            stroke: try? StrokeOutline(diagonal: diagonal, strokes: strokes)), class: id)
      }

    """
}
