import DactylStrokes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A library of demonstrations as a small, exact JSON document: the library read recognises as the
/// one written.
///
/// ```text
/// {"format":"dactyl-gestures","version":1,"generosity":1,
///  "classes":[{"id":1,"name":"three apart","forgives":[],"continuous":true}],
///  "demonstrations":[{"class":1,"stretches":[[3,0.4,…]]}]}
/// ```
///
/// A stretch is the number of fingers, the time in seconds, the centre's way in x and y, its reach,
/// its path, how far apart the fingers are at the beginning and at the end, the turn in radians, the
/// longest and the shortest of their paths, and how late the last came and how early the first left
/// in seconds; lengths are in points. What one finger drew has `"stroke"`, as a template of
/// `StrokeLibraryFile` has it.
public enum DemonstrationLibraryFile {
  /// The version of the format.
  public static let version = 1

  /// The document for a library.
  public static func encode(_ library: DemonstrationLibrary) -> Data {
    let document = Document(
      format: format, version: version, generosity: library.generosity,
      classes: library.classes.map {
        ClassEntry(
          id: $0.id, name: $0.name, forgives: StrokeLibraryFile.names(of: $0.forgives),
          continuous: $0.isContinuous)
      },
      demonstrations: library.demonstrations.map { one in
        Entry(
          classID: one.classID, stretches: one.demonstration.stretches.map(\.numbers),
          stroke: one.demonstration.stroke.map {
            Outline(diagonal: $0.diagonal, strokes: $0.strokes)
          })
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A demonstration has only finite numbers, so encoding cannot fail.
    guard let data = try? encoder.encode(document) else { preconditionFailure("not encodable") }
    return data
  }

  /// The library of a document.
  ///
  /// - Throws: `StrokeLibraryFileError` for the first mistake.
  public static func decode(_ data: Data) throws(StrokeLibraryFileError) -> DemonstrationLibrary {
    let document: Document = try StrokeLibraryFile.document(
      in: data, format: format, version: version)
    guard document.generosity > 0, document.generosity.isFinite else {
      throw .malformed(reason: "generosity must be above 0")
    }
    var library = DemonstrationLibrary(generosity: document.generosity)
    for entry in document.classes {
      guard !library.classes.contains(where: { $0.id == entry.id }) else {
        throw .duplicateClass(id: entry.id)
      }
      library.define(
        DemonstrationClass(
          id: entry.id, name: entry.name,
          forgives: try StrokeLibraryFile.options(named: entry.forgives, ofClass: entry.id),
          isContinuous: entry.continuous))
    }
    for (index, entry) in document.demonstrations.enumerated() {
      guard library.classes.contains(where: { $0.id == entry.classID }) else {
        throw .malformed(
          reason: "demonstrations.\(index) is of class \(entry.classID), which the file does not "
            + "define")
      }
      library.add(try demonstration(entry, index), class: entry.classID)
    }
    return library
  }

  static let format = "dactyl-gestures"

  private static func demonstration(
    _ entry: Entry, _ index: Int
  ) throws(StrokeLibraryFileError) -> Demonstration {
    var stretches: [DemonstrationStretch] = []
    for numbers in entry.stretches {
      guard let stretch = DemonstrationStretch(numbers: numbers) else {
        throw .malformed(
          reason: "demonstrations.\(index): a stretch has 13 finite numbers, fingers first")
      }
      stretches.append(stretch)
    }
    guard !stretches.isEmpty else {
      throw .malformed(reason: "demonstrations.\(index) has no stretches")
    }
    guard let stroke = entry.stroke else { return Demonstration(stretches: stretches) }
    do {
      return Demonstration(
        stretches: stretches,
        stroke: try StrokeOutline(diagonal: stroke.diagonal, strokes: stroke.strokes))
    } catch {
      throw .malformed(reason: "demonstrations.\(index) cannot be compared: \(error)")
    }
  }

  private struct Document: Codable {
    var format: String
    var version: Int
    var generosity: Double
    var classes: [ClassEntry]
    var demonstrations: [Entry]
  }

  private struct ClassEntry: Codable {
    var id: Int
    var name: String
    var forgives: [String]
    var continuous: Bool
  }

  private struct Entry: Codable {
    var classID: Int
    var stretches: [[Double]]
    var stroke: Outline?

    enum CodingKeys: String, CodingKey {
      case classID = "class"
      case stretches, stroke
    }
  }

  private struct Outline: Codable {
    var diagonal: Double
    var strokes: [[Int16]]
  }
}
